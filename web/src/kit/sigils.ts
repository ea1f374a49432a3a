/** The sigils of the seats, in the order of the table, each with its own colour. */

import { GLYPHS } from "../art/glyphs";

export const SIGILS = ["s_ray", "s_crab", "s_ship", "s_urchin", "s_fluke", "s_jelly"] as const;

/** Two more silhouettes in the glyphs' hand, for tables of five and six. */
export const MORE_GLYPHS: Readonly<Record<string, string>> = {
  s_fluke:
    '<path d="M12 22.500c-1.300-3.700-1.600-6.700-1.300-9.500C5.500 12.600 2 9.300.8 3.300C4.800 3 9.300 4.600 12 8.200C14.700 4.600 19.200 3 23.200 3.300C22 9.300 18.500 12.600 13.300 13c.3 2.800 0 5.800-1.300 9.500Z"/>',
  s_jelly:
    '<path d="M12 1.500c5.300 0 9 3.700 9 8.600c0 1.600-.8 2.600-2 2.600s-1.700-.9-2.300-.9s-1.100.9-2.300.9s-1.600-.9-2.400-.9s-1.200.9-2.400.9s-1.700-.9-2.300-.9s-1.100.9-2.300.9s-2-1-2-2.600c0-4.900 3.700-8.600 9-8.600Z"/><path d="M6.300 14.200c1.200 2-1.200 3.700.2 6.500l-1.700.8c-2-3.600.4-4.900-.3-6.900Zm4.500-.2c1 2.900-1 5 0 8.500l-1.900.3c-1.200-4 .8-5.700 0-8.300Zm4.400 0l1.900.5c-.8 2.600 1.200 4.300 0 8.300l-1.900-.3c1-3.500-1-5.600 0-8.500Zm2.500.2l1.800.4c-.7 2 1.700 3.300-.3 6.900l-1.700-.8c1.400-2.800-1-4.500.2-6.500Z"/>',
  share:
    '<path d="M18 1.800a3.700 3.700 0 1 1-2.700 6.200l-6.400 3.300a3.800 3.800 0 0 1 0 1.500l6.400 3.300a3.700 3.700 0 1 1-.9 1.900L8 14.700a3.700 3.700 0 1 1 0-5.300l6.400-3.300A3.700 3.700 0 0 1 18 1.800Z"/>',
  review:
    '<path d="M2 2.500h2.400v17.100H22V22H2Z"/><path d="M6.300 16.600l4.400-6.900l4 3.100l5.200-8.500l2.100 1.300l-6.600 10.700l-4-3.100l-3 4.700Z"/>',
  download:
    '<path d="M10.600 2h2.800v9.400h4L12 17.300L6.600 11.400h4ZM2.500 15.500h2.600v3.900h13.800v-3.900h2.600V22h-19Z"/>',
  expand:
    '<path d="M2.500 2.500h7.300v2.700H6.900l4 4l-1.800 1.800l-4-4v2.900H2.500Zm19 19h-7.300v-2.700h2.900l-4-4l1.800-1.800l4 4v-2.900h2.600Z"/>',
  leave:
    '<path d="M3 2h11v6h-2.400V4.400H5.400v15.200h6.200V16H14v6H3Zm13.500 5.300L22.500 12l-6 4.700v-3.300H8.800v-2.800h7.700Z"/>',
  copy: '<path d="M8.500 1.500h12.300v15.800h-3V15h.6V3.900h-7.500v.7H8.500ZM3.200 6.700h12.300v15.800H3.200Zm2.400 2.400v11h7.500v-11Z" fill-rule="evenodd"/>',
  search:
    '<path d="M10 1.800a8.200 8.200 0 0 1 6.500 13.200l5.700 5.500l-1.900 1.900l-5.600-5.600A8.200 8.200 0 1 1 10 1.800Zm0 2.600a5.600 5.600 0 1 0 0 11.200a5.600 5.600 0 0 0 0-11.200Z" fill-rule="evenodd"/>',
};

/** The drawing of a glyph or a sigil in its 24×24 box; nothing for an unknown name. */
export function drawing(name: string): string {
  return MORE_GLYPHS[name] ?? (GLYPHS as Readonly<Record<string, string>>)[name] ?? "";
}

export function sigilOf(seat: number): string {
  return SIGILS[seat % SIGILS.length] ?? SIGILS[0];
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SIGILS.length})`;
}
