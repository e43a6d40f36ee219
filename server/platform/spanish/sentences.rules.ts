import { metricMeasure, metricTemplate } from "../../../domain/catalog/metric-measures.ts";
import type { Language } from "../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../domain/languages/units.ts";
import { perUnit, unitWord } from "../../../domain/orders/sales-unit.es.ts";

// The server writes its texts in English and stores some of them. This finds the Spanish of a text with what was filled
// in: "Order 1002 is confirmed" is "Order {number} is confirmed". What was filled in is looked up too.

interface Pattern {
  pattern: RegExp;
  names: readonly string[];
  said: string;
  /** The longest piece of words: what does not have it cannot fit. */
  piece: string;
  weight: number;
  /** Has few words, and not at both ends: what people write could look like it. */
  isWeak: boolean;
  /** What is filled in comes first: "{} table". */
  beginsOpen: boolean;
}

/** How deep texts are filled into each other. */
const most = 6;
/** A longer text is somebody's own; trying all patterns on it would take long. */
const longest = 3000;

/** `{name}`, and `{area|sq ft}` in metric: what is filled in has its unit after it. */
const marks = /\{(\w*)(?:\|([^}]+))?\}/g;

/** What the texts will be looked up for. */
interface Use {
  /** Whether no person wrote any of the texts that will be looked up, nor what is filled into them. */
  areOurs?: boolean;
  /** English texts are their own, and are looked up for their measures. */
  language?: Language;
  units?: UnitSystem;
  /** Texts that have a way of their own; undefined for all others. */
  also?: (text: string) => string | undefined;
}

/** Texts and their Spanish; `{name}` or `{}` stands for what is filled in. */
export class Sentences {
  readonly #plain = new Map<string, string>();
  readonly #patterns: Pattern[];
  readonly #areOurs: boolean;
  readonly #isSpanish: boolean;
  readonly #isMetric: boolean;
  readonly #also: (text: string) => string | undefined;

  constructor(
    texts: Iterable<readonly [english: string, spanish: string]>,
    { areOurs = false, language = "es", units = "feet", also = () => undefined }: Use = {},
  ) {
    this.#also = also;
    this.#areOurs = areOurs;
    this.#isSpanish = language === "es";
    this.#isMetric = units === "metric";
    const patterns: Pattern[] = [];
    for (const [english, own] of [...texts].flatMap(partsOf)) {
      const said = this.#isMetric ? metricTemplate(own) : own;
      if (/\{\w*\}/.test(english)) patterns.push(patternOf(english, said));
      else this.#plain.set(english, said);
    }
    // the one with the most words says the most about a text; of those with few, the one that begins it
    this.#patterns = patterns.toSorted(
      (a, b) => Number(a.isWeak && a.beginsOpen) - Number(b.isWeak && b.beginsOpen) || b.weight - a.weight,
    );
  }

  /** The Spanish of a text; undefined if nothing is known that it could be. */
  find(text: string, { isOurs = this.#areOurs, depth = 0 } = {}): string | undefined {
    return (
      this.#measured(text) ??
      this.#plain.get(text) ??
      this.#also(text) ??
      this.#lowered(text) ??
      this.#joined(text, [dots], depth) ??
      this.#amount(text) ??
      this.#putTogether(text, depth) ??
      this.#numbered(text) ??
      this.#fitting(text, (one) => !one.isWeak, depth) ??
      this.#sentences(text, depth) ??
      this.#joined(text, joints, depth) ??
      this.#sized(text, depth) ??
      this.#fitting(text, (one, filled) => one.isWeak && (isOurs || this.#isCertain(text, filled)), depth)
    );
  }

  /** The same; a text that is not known, such as a name, stays as it is. @param isOurs whether no person wrote it */
  say(text: string, isOurs = false): string {
    return this.find(text, { isOurs }) ?? text;
  }

  #measured(text: string): string | undefined {
    return this.#isMetric ? metricMeasure(text) : undefined;
  }

  #amount(text: string): string | undefined {
    return this.#isSpanish ? (amountIn(text, (word) => this.#plain.get(word)) ?? longDay(text)) : undefined;
  }

  /** An amount or one of our texts is filled in. */
  #isCertain(text: string, filled: readonly string[]): boolean {
    return /^[$\d]|\d$/.test(text) || filled.some((value) => value.includes(" ") && this.#plain.has(value));
  }

  #fitting(
    text: string,
    isMeant: (one: Pattern, filled: readonly string[]) => boolean,
    depth: number,
  ): string | undefined {
    if (depth > most || text.length > longest) return undefined;
    for (const one of this.#patterns) {
      const { pattern, names, said, piece } = one;
      const filled = text.includes(piece) ? pattern.exec(text)?.slice(1) : undefined;
      if (!filled || !isMeant(one, filled)) continue;
      const values = filled.map((value) => this.find(value, { depth: depth + 1 }) ?? value);
      let at = 0;
      const whole = said.replace(marks, (_, name: string, unit?: string) => {
        const value = values[name ? names.indexOf(name) : at++] ?? "";
        return unit ? (metricMeasure(`${value} ${unit}`) ?? `${value} ${unit}`) : value;
      });
      return /^\p{Lu}/u.test(text) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    }
    return undefined;
  }

  /** Of lists that we put together: a long text that is known as a whole, else its parts. */
  #putTogether(text: string, depth: number): string | undefined {
    if (!this.#areOurs || text.endsWith(".")) return undefined;
    return this.#fitting(text, ({ weight }) => weight >= 45, depth) ?? this.#joined(text, joints, depth);
  }

  /** "white oak" where the catalog has "White Oak". */
  #lowered(text: string): string | undefined {
    if (!this.#areOurs || /\p{Lu}/u.test(text)) return undefined;
    return this.#plain
      .get(text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()))
      ?.toLowerCase();
  }

  /** "3' 6" vanity" is "tocador de 3' 6""; a measure alone stays as it is. */
  #sized(text: string, depth: number): string | undefined {
    const [, size = "", thing = ""] = /^((?:\d[\d ./]*['"](?: × )? ?)+)(.*)$/.exec(text) ?? [];
    if (!this.#areOurs || size === "" || depth > most) return undefined;
    const own = this.#measured(size.trim()) ?? size.trim();
    if (thing === "") return own;
    const said = this.find(thing, { depth: depth + 1 });
    if (!this.#isSpanish) return `${own} ${said ?? thing}`;
    return said && `${said} de ${own}`;
  }

  /** "Return 1002-1", "Proposal P-7". */
  #numbered(text: string): string | undefined {
    const [, name = "", number] = /^(\p{L}[\p{L} ]*) ([A-Z]*-?\d[\w-]*)$/u.exec(text) ?? [];
    const said = this.#plain.get(name);
    return said && `${said} ${number}`;
  }

  /** Sentences of which each is known; some texts have two. */
  #sentences(text: string, depth: number): string | undefined {
    if (depth > most || text.length > longest) return undefined;
    for (const { index } of text.matchAll(/(?<=[.!?]) (?=\p{Lu})/gu)) {
      const [first, rest] = [text.slice(0, index), text.slice(index + 1)];
      const said = this.#plain.get(first) ?? this.#fitting(first, (one) => !one.isWeak, depth);
      const following = said && this.find(rest, { depth: depth + 1 });
      if (following) return `${said} ${following}`;
    }
    return undefined;
  }

  /** Several texts after each other: facts with dots between them, changes with commas. */
  #joined(text: string, ways: readonly Joint[], depth: number): string | undefined {
    if (depth > most) return undefined;
    for (const { split, glue, isKnown } of ways) {
      const parts = partsAt(text, split);
      if (parts.length < 2) continue;
      const said = parts.map((part) => this.find(part, { depth: depth + 1 }));
      if (isKnown(said)) return parts.map((part, at) => said[at] ?? part).join(glue);
    }
    return undefined;
  }
}

/** What stands before a colon and all that comes after it; of other marks, all parts. */
function partsAt(text: string, split: RegExp): string[] {
  const at = split === colon ? text.search(split) : -1;
  return at < 0 ? text.split(split) : [text.slice(0, at), text.slice(at + 2)];
}

const colon = /: /;

interface Joint {
  split: RegExp;
  glue: string;
  /** Whether enough of the parts are known to take them for ours. */
  isKnown: (said: readonly (string | undefined)[]) => boolean;
}

const all = (said: readonly unknown[]) => !said.includes(undefined);
const dots: Joint = { split: / · /, glue: " · ", isKnown: (said) => said.some(Boolean) };
const joints: readonly Joint[] = [
  // a name may be before the colon if amounts come after it
  { split: colon, glue: ": ", isKnown: (said) => all(said) || /\d/.test(said.at(-1) ?? "") },
  { split: /; /, glue: "; ", isKnown: all },
  { split: /, /, glue: ", ", isKnown: all },
];

/** A text, and what stands between dots in it, which is looked up by itself. */
function partsOf([english, said]: readonly [string, string]): (readonly [string, string])[] {
  const [parts, ours] = [english.split(dots.split), said.split(dots.split)];
  if (parts.length < 2 || parts.length !== ours.length) return [[english, said]];
  const pairs = parts.map((part, at) => [part, ours[at]!] as const);
  return pairs.filter(([part]) => /\p{L}{2}/u.test(part.replaceAll(marks, "")));
}

function patternOf(english: string, said: string): Pattern {
  const pieces = english.split(/\{\w*\}/);
  const escaped = pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  const letters = pieces.join("").replaceAll(/\P{L}/gu, "").length;
  const ends = [pieces[0], pieces.at(-1)].filter(Boolean).length;
  // a value before the last full stop is not another sentence
  // of the names in it, "30 in. Range" is one
  const value = pieces.at(-1) === "." ? "((?:(?!(?<! in)[.!?] \\p{Lu})[^])*?)" : "([^]*?)";
  return {
    pattern: new RegExp(`^${escaped.join(value)}$`, "u"),
    names: [...english.matchAll(marks)].map(([, name]) => name ?? ""),
    said,
    piece: pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest)),
    weight: 2 * letters + 5 * ends,
    beginsOpen: pieces[0] === "",
    isWeak: (letters < 12 && pieces[0] === "") || (letters < 8 && ends < 2),
  };
}

/** "$4.81 per sq ft", "14 boxes", "14 boxes × $57.75". */
function amountIn(text: string, known: (word: string) => string | undefined): string | undefined {
  const [, before, unit] = /^(.*\$[\d.,]+) (each|per [a-z ]+)$/.exec(text) ?? [];
  if (before !== undefined && unit !== undefined) return `${before} ${perUnit(unitNamed(unit))}`;
  const [, amount, word = "", times = ""] = /^([\d.,]+) (\p{L}.*?)( × \$[\d.,]+)?$/u.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const own = known(word) ?? units.get(word.toLowerCase());
  return own && `${amount} ${own}${times}`;
}

const names = ["Box", "Piece", "Linear foot", "Gallon", "Roll", "Pallet", "Set"];
const units = new Map([
  ...names.flatMap((name) => {
    const many = { Box: "boxes", "Linear foot": "linear ft" }[name] ?? `${name.toLowerCase()}s`;
    return [
      [name.toLowerCase(), unitWord(name, 1)],
      [many, unitWord(name, 2)],
    ] as const;
  }),
  ["sq ft", unitWord("Square foot", 2)] as const,
]);

/** "per sq ft" is the unit "Square foot". */
function unitNamed(words: string): string {
  if (words === "each") return "Piece";
  const unit = words.replace(/^per /, "");
  if (unit === "sq ft") return "Square foot";
  if (unit === "linear ft") return "Linear foot";
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}

const months = `January February March April May June July August September October November December`.split(
  " ",
);

/** "March 4" is "4 de marzo", "Mar 4, 2026" and "03.04.2026" are "4 mar 2026", as on Spanish pages. */
function longDay(text: string): string | undefined {
  const [, number, date, of] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  if (number) return longDay(`${months[Number(number) - 1]?.slice(0, 3)} ${Number(date)}, ${of}`);
  const [, name = "", day, year] = /^([A-Z][a-z]{2,8}) (\d{1,2})(?:, (\d{4}))?$/.exec(text) ?? [];
  const month = months.findIndex((one) => one === name || (name.length === 3 && one.startsWith(name)));
  if (month < 0) return undefined;
  const isLong = months[month] === name;
  const said = new Intl.DateTimeFormat("es-US", { month: isLong ? "long" : "short", timeZone: "UTC" }).format(
    new Date(`2026-${String(month + 1).padStart(2, "0")}-01T00:00:00Z`),
  );
  const parts = [day, said, ...(year ? [year] : [])];
  return parts.join(isLong ? " de " : " ");
}
