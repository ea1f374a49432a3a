/**
 * As much Markdown as the rules pages use: paragraphs, lists, tables, emphasis, code and links' texts.
 * It becomes a tree, and the tree becomes elements: no text is ever read as HTML.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; inside: Inline[] }
  | { kind: "em"; inside: Inline[] };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "heading"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; right: boolean[] };

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;
const ORDERED = /^\s*\d+[.)]\s+/;
const RULE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const HEADING = /^#{1,6}\s+/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.replaceAll("\r", "").split("\n");
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? "";
    const next = lines[i + 1] ?? "";
    if (line.trim() === "") i += 1;
    else if (HEADING.test(line)) {
      found.push({ kind: "heading", inside: inline(line.replace(HEADING, "")) });
      i += 1;
    } else if (line.includes("|") && RULE.test(next)) i = table(lines, i, found);
    else if (ITEM.test(line)) i = list(lines, i, found);
    else i = paragraph(lines, i, found);
  }
  return found;
}

function paragraph(lines: string[], start: number, found: Block[]): number {
  let i = start;
  const taken: string[] = [];
  while (i < lines.length && (lines[i] ?? "").trim() !== "") {
    if (i > start && ITEM.test(lines[i] ?? "")) break;
    taken.push((lines[i] ?? "").trim());
    i += 1;
  }
  found.push({ kind: "paragraph", inside: inline(taken.join(" ")) });
  return i;
}

function list(lines: string[], start: number, found: Block[]): number {
  let i = start;
  const items: string[] = [];
  while (i < lines.length && (lines[i] ?? "").trim() !== "") {
    const line = lines[i] ?? "";
    if (ITEM.test(line)) items.push(line.replace(ITEM, "").trim());
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    i += 1;
  }
  const ordered = ORDERED.test(lines[start] ?? "");
  found.push({ kind: "list", ordered, items: items.map((item) => inline(item)) });
  return i;
}

function table(lines: string[], start: number, found: Block[]): number {
  const head = cells(lines[start] ?? "");
  const right = cells(lines[start + 1] ?? "").map((cell) => /-:$/.test(cell));
  let i = start + 2;
  const rows: string[][] = [];
  while (i < lines.length && (lines[i] ?? "").includes("|")) {
    rows.push(cells(lines[i] ?? ""));
    i += 1;
  }
  found.push({
    kind: "table",
    head: head.map((cell) => inline(cell)),
    rows: rows.map((row) => row.map((cell) => inline(cell))),
    right,
  });
  return i;
}

function cells(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

const MARKS: readonly [RegExp, "code" | "strong" | "em" | "link"][] = [
  [/`([^`]+)`/, "code"],
  [/\*\*([^*]+(?:\*[^*]+\*[^*]*)*)\*\*/, "strong"],
  [/\*([^*\s](?:[^*]*[^*\s])?)\*/, "em"],
  [/(?<![\w])_([^_\s](?:[^_]*[^_\s])?)_(?![\w])/, "em"],
  [/\[([^\]]+)\]\([^)]*\)/, "link"],
];

export function inline(text: string): Inline[] {
  let first: { at: number; match: RegExpExecArray; kind: "code" | "strong" | "em" | "link" } | null =
    null;
  for (const [pattern, kind] of MARKS) {
    const match = pattern.exec(text);
    if (match !== null && (first === null || match.index < first.at)) {
      first = { at: match.index, match, kind };
    }
  }
  if (first === null) return text === "" ? [] : [{ kind: "text", text }];
  const inside = first.match[1] ?? "";
  const rest = inline(text.slice(first.at + first.match[0].length));
  const before = inline(text.slice(0, first.at));
  if (first.kind === "code") return [...before, { kind: "code", text: inside }, ...rest];
  if (first.kind === "link") return [...before, ...inline(inside), ...rest];
  return [...before, { kind: first.kind, inside: inline(inside) }, ...rest];
}
