/** The emblems of the expansions, 64 × 64: the shape, what is cut out of it, what is laid over the cut. */

type Drawn = readonly [shape: string, cut: string, over?: string];

const SHAPES = {
  life: [
    '<path d="M32 57C15 45 6 35 6 23 6 13.5 12.5 7.5 20 7.5c5.5 0 9.5 3 12 8 2.5-5 6.5-8 12-8 7.5 0 14 6 14 15.5 0 12-9 22-26 34Z"/>',
    '<path d="M13.5 24c0-5.5 3-9 7.5-9.5" fill="none" stroke-width="3.4"/>',
  ],
  wound: [
    '<path d="M15 7c7 13 8 33-2 50 14-13 16-35 2-50Z"/><path d="M33 5c7 14 8 37-3 55 15-14 17-40 3-55Z"/><path d="M51 7c6 13 7 33-2 50 12-13 14-35 2-50Z"/>',
    "",
  ],
  leviathan: [
    '<path d="M23 59C21 46 34 44 38 36c2-5-1-9-6-9l-9 4c-6 2-12 0-14-4-2-5 3-7 7-9L29 10c9-4 20 0 24 10 5 14-4 20-10 26-4 4-4 9-3 13Z"/><path d="M36 9 40 2l6 8ZM50 15l9-2-4 10ZM54 28l7 3-8 6Z"/><path d="M5 58c2-8 10-8 13-1" fill="none" stroke-width="5"/>',
    '<circle cx="30" cy="19" r="3.4" stroke="none"/><path d="M12 27.5c5-1 9-2 13-5" fill="none" stroke-width="3"/>',
  ],
  border: [
    '<path d="M6 58V16h9v7h8v-9h18v9h8v-7h9v42Z"/>',
    '<path d="M23 59V45c0-6 4-10 9-10s9 4 9 10v14Z"/><path d="M7 29.5h50" fill="none" stroke-width="3"/>',
  ],
  loot: [
    '<path d="M23 5h18v6c1 6 11 11 11 24 0 13-8 20-13 24H25c-5-4-13-11-13-24 0-13 10-18 11-24Z"/><path d="M22 13C12 12 8 18 11 26" fill="none" stroke-width="4.5"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M22 13C12 12 8 18 11 26" fill="none" stroke-width="4.5"/></g>',
    '<path d="M16 30c10 4 22 4 32 0M16 40c10 4 22 4 32 0" fill="none" stroke-width="3.2"/>',
  ],
  sentinel: [
    '<path d="M22 58l4-29h12l4 29Z"/><path d="M24 13h16v14H24Z"/><path d="M20 13 32 3l12 10Z"/><path d="M5 13l10 3M5 27l10-3" fill="none" stroke-width="4.5"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M5 13l10 3M5 27l10-3" fill="none" stroke-width="4.5"/></g>',
    '<circle cx="32" cy="20" r="4.2" stroke="none"/><path d="M26 39h12M25 49h14" fill="none" stroke-width="3"/>',
  ],
  scourge: [
    '<path d="M32 22V60" fill="none" stroke-width="6"/><path d="M32 3l10 17-10 6-10-6Z"/><path d="M7 26c5 12 15 17 25 17s20-5 25-17c3 16-6 30-25 30S4 42 7 26Z"/>',
    '<path d="M14 38l5 9 4-6ZM24 43l3 8 4-7Z"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M14 38l5 9 4-6ZM24 43l3 8 4-7Z"/></g><path d="M32 9v10" fill="none" stroke-width="3"/>',
  ],
  "lord-lost": [
    '<path d="M8 20l12 9L32 8l12 21 12-9-5 26H13Z"/><path d="M13 51h38v6H13Z"/>',
    '<path d="M35 4l-8 22 10 6-9 29" fill="none" stroke-width="4.5"/>',
  ],
  "ally-lost": [
    '<rect x="14" y="6" width="36" height="52" rx="6"/>',
    '<path d="M21 18c4 8 4 18 0 28M32 13c5 11 5 27 0 38M43 18c4 8 4 18 0 28" fill="none" stroke-width="4"/>',
  ],
  "pearl-lost": [
    '<circle cx="32" cy="32" r="26" stroke="none"/>',
    '<path d="M38 3l-9 18 9 7-10 12 7 5-6 17" fill="none" stroke-width="4.2"/>',
  ],
  "two-dice": [
    '<g transform="rotate(-10 22 26)"><rect x="5" y="10" width="30" height="30" rx="6"/></g><g transform="rotate(8 44 42)"><rect x="30" y="28" width="30" height="30" rx="6"/></g>',
    '<g transform="rotate(8 44 42)"><path d="M30 26h30" fill="none" stroke-width="5"/><path d="M28 34v-3a6 6 0 0 1 6-6h28" fill="none" stroke-width="3.5"/><circle cx="38" cy="36" r="3.2" stroke="none"/><circle cx="45" cy="43" r="3.2" stroke="none"/><circle cx="52" cy="50" r="3.2" stroke="none"/></g><circle cx="15" cy="24" r="3.2" stroke="none"/><circle cx="23" cy="20" r="0.1" stroke="none"/><circle cx="20" cy="32" r="3.2" stroke="none"/>',
  ],
  "pearl-plus": [
    '<circle cx="40" cy="38" r="20" stroke="none"/><path d="M5 18h20M15 8v20" fill="none" stroke-width="6"/>',
    '<path d="M29 35c1-5 4-8 9-9" fill="none" stroke-width="3.2"/><circle cx="15" cy="18" r="0"/>',
  ],
  nebulis: [
    '<circle cx="32" cy="32" r="25" stroke="none"/>',
    '<path d="M32.5 33.5c-1.5-3.5 2-6.5 5-4 4.5 4 .5 11.5-7 11C20.5 40 16.5 30.5 21.5 24c5.5-7 17.5-7.5 24 0 2.8 3.2 4 6.5 4 10" fill="none" stroke-width="4"/>',
  ],
  kraken: [
    '<path d="M32 4.5c11.5 0 18.5 8 18.5 17.5 0 6.5-3 10-5 15h-27c-2-5-5-8.5-5-15C13.5 12.5 20.5 4.5 32 4.5Z"/><path d="M21 35.5C15 38.5 7.5 38 6.5 31c-.6-5 4.5-7 6.5-3.5" fill="none" stroke-width="5.2"/><path d="M24.5 37C22 47 16.5 53.5 9.5 52.5c-4.7-.8-4.5-6.5-.3-7" fill="none" stroke-width="5.2"/><path d="M29.6 37.5C30 48 28 55.5 21 59.5" fill="none" stroke-width="5.2"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M21 35.5C15 38.5 7.5 38 6.5 31c-.6-5 4.5-7 6.5-3.5" fill="none" stroke-width="5.2"/><path d="M24.5 37C22 47 16.5 53.5 9.5 52.5c-4.7-.8-4.5-6.5-.3-7" fill="none" stroke-width="5.2"/><path d="M29.6 37.5C30 48 28 55.5 21 59.5" fill="none" stroke-width="5.2"/></g>',
    '<path d="M20.5 19.5 29 24.5c-.6 4.7-7.6 4.4-8.5-5Z" stroke-width="1.5"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M20.5 19.5 29 24.5c-.6 4.7-7.6 4.4-8.5-5Z" stroke-width="1.5"/></g>',
  ],
  smuggler: [
    '<path d="M32 3.5C46 8.5 53.5 22 55 38c.8 9 2.3 15.5 4.5 21.5h-55C6.7 53.5 8.2 47 9 38 10.5 22 18 8.5 32 3.5Z"/>',
    '<path d="M32 17.5c9 3 13 11.5 12 20.5-.8 7-5.5 12-12 14-6.5-2-11.2-7-12-14-1-9 3-17.5 12-20.5Z" stroke-width="1"/>',
    '<path d="M23.5 33l6.7 3.2c-1.2 3-5.7 2.3-6.7-3.2Z" stroke-width="1.8"/><g transform="matrix(-1 0 0 1 64 0)"><path d="M23.5 33l6.7 3.2c-1.2 3-5.7 2.3-6.7-3.2Z" stroke-width="1.8"/></g>',
  ],
} as const satisfies Record<string, Drawn>;

export type MoreEmblem = keyof typeof SHAPES;

function drawing(name: string, [shape, cut, over = ""]: Drawn): string {
  if (!cut) return `@${shape}`;
  const whole = '<rect width="64" height="64" fill="#fff" stroke="none"/>';
  return `@<mask id="cut-${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">${whole}<g fill="#000" stroke="#000">${cut}</g></mask><g mask="url(#cut-${name})">${shape}</g>${over}`;
}

export const MORE_EMBLEMS: Record<string, string> = Object.fromEntries(
  Object.entries(SHAPES).map(([name, shape]) => [name, drawing(name, shape)]),
);
