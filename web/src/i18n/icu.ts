/**
 * Sentences with holes, in the subset of ICU MessageFormat that the catalogues use: `{x}`, `{n, plural,
 * one {…} other {…}}`, `{who, select, yes {…} other {…}}` and `#`. It behaves as the server's own
 * renderer does: a value that is itself a key of the catalogue is replaced by its name, and
 * `{card_acc}` asks for the name's form `card:eye_1_acc`.
 */

export type Value = string | number;
export type Args = Readonly<Record<string, Value>>;
export type Catalogue = Readonly<Record<string, string>>;

/** What a plain hole becomes: the value as it was given, and its name in words. */
export type Mark = (value: string, name: string) => string;

const plain: Mark = (_value, name) => name;

const rules = new Map<string, Intl.PluralRules>();

export function pluralCategory(language: string, n: number): string {
  let found = rules.get(language);
  if (found === undefined) {
    found = new Intl.PluralRules(language);
    rules.set(language, found);
  }
  return found.select(n);
}

/** Fill the holes of one template. */
export function render(
  template: string,
  args: Args,
  catalogue: Catalogue = {},
  language = "en",
  mark: Mark = plain,
): string {
  let out = "";
  let i = 0;
  while (i < template.length) {
    const char = template[i];
    if (char === "{") {
      const end = closing(template, i);
      out += hole(template.slice(i + 1, end), args, catalogue, language, mark);
      i = end;
    } else if (char === "}") {
      throw new SyntaxError(`stray } in "${template}"`);
    } else {
      out += char;
    }
    i += 1;
  }
  return out;
}

/** Where the brace that opens at `start` closes. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === "{") depth += 1;
    else if (text[i] === "}") {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  throw new SyntaxError(`unclosed { in "${text}"`);
}

function hole(
  body: string,
  args: Args,
  catalogue: Catalogue,
  language: string,
  mark: Mark,
): string {
  const first = body.indexOf(",");
  if (first < 0) return name(body.trim(), args, catalogue, mark);
  const second = body.indexOf(",", first + 1);
  const of = body.slice(0, first).trim();
  const form = body.slice(first + 1, second < 0 ? undefined : second).trim();
  const branches = branchesOf(second < 0 ? "" : body.slice(second + 1));
  const value = needed(args, of);
  if (form === "plural") {
    const number = Number(value);
    const branch =
      branches.get(`=${number}`) ??
      branches.get(pluralCategory(language, number)) ??
      other(branches, body);
    return render(branch.replaceAll("#", String(number)), args, catalogue, language, mark);
  }
  if (form === "select") {
    // Of a ref the bare id counts: branches are written with those.
    const id = String(value).replace(/^[^:]*:/, "");
    const branch = branches.get(String(value)) ?? branches.get(id) ?? other(branches, body);
    return render(branch, args, catalogue, language, mark);
  }
  throw new SyntaxError(`unknown form "${form}"`);
}

function other(branches: Map<string, string>, body: string): string {
  const found = branches.get("other");
  if (found === undefined) throw new SyntaxError(`no branch "other" in "${body}"`);
  return found;
}

/** A plain hole: the value, or the name of the component it refers to, in the form asked for. */
function name(of: string, args: Args, catalogue: Catalogue, mark: Mark): string {
  const given = own(args, of);
  if (given !== undefined) {
    const value = String(given);
    return mark(value, own(catalogue, value) ?? value);
  }
  const cut = of.lastIndexOf("_");
  const value = String(needed(args, of.slice(0, Math.max(cut, 0))));
  const form = of.slice(cut + 1);
  return mark(value, own(catalogue, `${value}_${form}`) ?? own(catalogue, value) ?? value);
}

/** `one {# card} other {# cards}` as a map. */
function branchesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let i = 0;
  for (;;) {
    const start = text.indexOf("{", i);
    if (start < 0) return found;
    const end = closing(text, start);
    found.set(text.slice(i, start).trim(), text.slice(start + 1, end));
    i = end + 1;
  }
}

function needed(args: Args, of: string): Value {
  const value = own(args, of);
  if (value === undefined) throw new RangeError(`no argument "${of}"`);
  return value;
}

/** A value by its own key; a name such as "constructor" finds nothing. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
