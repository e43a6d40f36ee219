import { stemOf } from "./stem.ts";
import { type UnitHere, unitAt, unitWords } from "./units.ts";

/**
 * What stands at one place of a text. `word` is a stem; `number` is `#4`, a bare number; `measure` is `4in`;
 * `size` is `12x24`; `code` mixes letters and digits; `small` is a word that says nothing by itself; `pause` is
 * a comma, bracket or dash.
 */
export interface Term {
  kind: "word" | "number" | "measure" | "size" | "code" | "small" | "pause";
  text: string;
  /** Alternative terms: a number inside a measure is `~4`, the sides of a size, parts of a code. */
  also: readonly string[];
  /** Its position in the original text, to say which word was meant. */
  from: number;
  to: number;
  /** The sides of a size, or the one length of a number or measure. */
  sides?: readonly Length[];
}

/** A number with its unit, where it has one. */
export interface Length {
  /** The number as it is written: 8 of "8 ft". */
  written: number;
  /** The same in the normalized unit: 96. */
  value: number;
  unit: string | null;
}

const smallWords = new Set(
  "a an and are as featuring including includes plus fits at be by do for from has have how i if in into is it its me my need of on or over that the their this to under want what when where which will with without w you your inch inches".split(
    " ",
  ),
);
/** Words between a thing and what it is for or comes with, so its name ends there. */
export const endings = new Set(
  "with for in to by from fits w without of featuring including includes plus".split(" "),
);
const meaningful = new Set(["over", "under"]);

const vulgar: Readonly<Record<string, string>> = {
  "½": " 1/2",
  "¼": " 1/4",
  "¾": " 3/4",
  "⅛": " 1/8",
  "⅜": " 3/8",
  "⅝": " 5/8",
  "⅞": " 7/8",
  "⅓": " 1/3",
  "⅔": " 2/3",
};

/**
 * A text in lower case without accents, with plain quotes and crosses. It keeps its length in pieces, so positions stay
 * in order.
 */
export function plainText(text: string): string {
  let plain = text.toLowerCase();
  if (/[^ -~]/.test(plain)) {
    plain = plain
      .replaceAll(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (sign) => vulgar[sign]!)
      .normalize("NFD")
      .replaceAll(/\p{Diacritic}/gu, "")
      .replaceAll(/[“”″]/g, '"')
      .replaceAll(/[‘’′]/g, "'")
      .replaceAll("×", "x")
      .replaceAll(/[–—]/g, "-");
  }
  // "w/o" and "w/out"
  if (plain.includes("w/o")) plain = plain.replaceAll(/\bw\/o(?:ut)?\b/g, "without");
  return plain.includes("&") ? plain.replaceAll(/&(?:amp|quot|#39|nbsp);/g, " ") : plain;
}

/** Splits a text, as `plainText` returns it, into terms. */
export function readTerms(text: string): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    if (isDigit(sign) || (sign === dot && isDigit(text.charCodeAt(at + 1))))
      at = readNumbers(text, at, terms);
    else if (isLetter(sign)) at = readLetters(text, at, terms);
    else if (sign > 127 && letter.test(text[at]!)) at = readForeign(text, at, terms);
    else at = readSign(text, at, terms);
  }
  return terms;
}

const dot = 46;
const isDigit = (sign: number) => sign >= 48 && sign <= 57;
const isLetter = (sign: number) => sign >= 97 && sign <= 122;
const letter = /\p{L}/u;
const nothingElse: readonly string[] = [];

const codeAt = /[a-z]+[-./]?[a-z]*\d[a-z0-9]*(?:[-./][a-z0-9]+)*/y;
const wordAt = /[a-z]+(?:'[a-z]+)?/y;
/** All ways to say "slip resistant" are one term, not a name with "slip" in it. */
const slipBegins = new Set(["non", "anti", "slip", "nonslip", "antislip", "skid", "nonskid"]);
const slipAt =
  /(?:non|anti|no)[ -]?(?:slip|skid)(?![a-z])|(?:slip|skid)[ -](?:resistant|resistance|proof)(?![a-z])/y;
const goesOn = /[\d./-]/;
const foreignAt = /\p{L}+/uy;
const initialsAt = /[a-z](?:\.[a-z])+\.?(?![a-z])/y;

function readLetters(text: string, at: number, terms: Term[]): number {
  const word = matchAt(wordAt, text, at)!;
  const count = countAt(word, text, at);
  if (count) {
    terms.push(count);
    return count.to;
  }
  const slip = slipBegins.has(word) ? matchAt(slipAt, text, at) : null;
  if (slip) {
    terms.push({ kind: "word", text: "nonslip", also: nothingElse, from: at, to: at + slip.length });
    return at + slip.length;
  }
  const end = at + word.length;
  if (end < text.length && goesOn.test(text[end]!)) {
    const code = matchAt(codeAt, text, at);
    if (code) {
      terms.push(codeTerm(code, at));
      return at + code.length;
    }
    const initials = word.length === 1 ? matchAt(initialsAt, text, at) : null;
    if (initials) {
      terms.push(wordTerm(initials.replaceAll(".", ""), at, at + initials.length));
      return at + initials.length;
    }
  }
  terms.push(wordTerm(word, at, end));
  return end;
}

/** Number words; what they count has to follow, so that "all in one" and "three oaks" stay words. */
const numberWords = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at) => [word, at + 1]),
);
const countedAt =
  /[ -](?=(?:pieces?|lights?|handles?|holes?|heads?|bulbs?|burners?|doors?|drawers?|shel(?:f|ves)|tiers?|stages?|speeds?|panels?|lites?|gangs?|poles?|ways?|outlets?|sprays?|cycles?|rolls?|steps?|toggles?|rockers?|bowls?|basins?|packs?|inch(?:es)?|foot|feet|gallons?|quarts?|tons?|pounds?)(?![a-z]))/y;

/** "two light" is "2-light", and "one piece" "1-piece". */
function countAt(word: string, text: string, at: number): Term | null {
  const value = numberWords.get(word);
  const end = at + word.length;
  if (value === undefined || matchAt(countedAt, text, end) === null) return null;
  return oneNumber({ value, unit: unitAt(text, end), end: unitAt(text, end)?.end ?? end }, at);
}

function readForeign(text: string, at: number, terms: Term[]): number {
  const word = matchAt(foreignAt, text, at);
  if (!word) return at + 1;
  terms.push({ kind: "word", text: word, also: nothingElse, from: at, to: at + word.length });
  return at + word.length;
}

function wordTerm(word: string, from: number, to: number): Term {
  const whole = word.includes("'") ? word.replace(/'s?$|'/g, "") : word;
  if (smallWords.has(whole) && !meaningful.has(whole)) {
    return { kind: "small", text: whole, also: nothingElse, from, to };
  }
  return { kind: "word", text: unitWords.get(whole) ?? stemOf(whole), also: nothingElse, from, to };
}

function codeTerm(code: string, at: number): Term {
  const parts = code.match(/[a-z]+|\d+/g)!;
  const also = code.length > 3 ? parts.filter((part) => part.length > 1).map(partOfCode) : nothingElse;
  const text = code.replaceAll(/[-/]/g, "");
  return { kind: "code", text, also, from: at, to: at + code.length };
}

const partOfCode = (part: string) => (isDigit(part.charCodeAt(0)) ? `~${Number(part)}` : stemOf(part));

function readSign(text: string, at: number, terms: Term[]): number {
  const sign = text[at]!;
  const isPause = ",;:()[]|".includes(sign) || (sign === "-" && isDash(text, at, terms));
  if (isPause) terms.push({ kind: "pause", text: sign, also: nothingElse, from: at, to: at + 1 });
  return at + 1;
}

/** A hyphen with space on both sides, unless it stands between two numbers: 36 in. - 72 in. */
function isDash(text: string, at: number, terms: readonly Term[]): boolean {
  if (text[at - 1] !== " " || text[at + 1] !== " ") return false;
  const before = terms.at(-1)?.kind;
  return !((before === "measure" || before === "number") && isDigit(text.charCodeAt(at + 2)));
}

const mixedAt = /(\d+)(?:\s*-\s*|\s+)(\d+)\/(\d+)(?![\d/])/y;
const fractionAt = /(\d+)\/(\d+)(?![\d/])/y;
const decimalAt = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/y;
const pairAt = /(\d+)[-/](\d+)(?![\d./]|[\s-]*(?:in\b|inch|ft\b|"))/y;
const mixedCodeAt = /\d[\d.]*(?:[a-z][a-z0-9]*|[a-z]*(?:-[a-z]+\d|\d))[a-z0-9-]*/y;
const crossAt = /\s*(?:[whdl]|o\.?d\.?|i\.?d\.?)?\.?\s*(?:x|by|\*)\s*(?=[\d.])/y;
const glued = /[a-z]/;
const mostSides = 4;
const denominators = new Set([2, 3, 4, 5, 6, 8, 16, 32, 64]);

interface Side {
  value: number;
  unit: UnitHere | null;
  end: number;
}

function readNumbers(text: string, at: number, terms: Term[]): number {
  const first = sideAt(text, at);
  if (!first) return readCode(text, at, terms);
  const sides = [first];
  let end = first.end;
  while (sides.length < mostSides) {
    const cross = matchAt(crossAt, text, end);
    const next = cross ? sideAt(text, end + cross.length) : null;
    if (!next) break;
    sides.push(next);
    end = next.end;
  }
  terms.push(sides.length === 1 ? oneNumber(first, at) : sizeTerm(sides, at, end));
  if (sides.length > 1 && text[at - 1] === "#") markGauge(terms);
  return end;
}

/** A number with its unit; null if it only starts with digits, such as 5304abc or 12-2. */
function sideAt(text: string, at: number): Side | null {
  const number = numberAt(text, at);
  if (!number) return null;
  const unit = unitAt(text, number.end);
  if (unit) return { value: number.value, unit, end: unit.end };
  const behind = text[number.end] ?? "";
  if (glued.test(behind) && matchAt(crossAt, text, number.end) === null) return null;
  return { value: number.value, unit: null, end: number.end };
}

function numberAt(text: string, at: number): { value: number; end: number } | null {
  const mixed = groupsAt(mixedAt, text, at);
  if (mixed && isFraction(mixed[2]!, mixed[3]!)) {
    return { value: Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]), end: at + mixed[0].length };
  }
  const fraction = groupsAt(fractionAt, text, at);
  if (fraction && isFraction(fraction[1]!, fraction[2]!)) {
    return { value: Number(fraction[1]) / Number(fraction[2]), end: at + fraction[0].length };
  }
  if (groupsAt(pairAt, text, at)) return null;
  const decimal = matchAt(decimalAt, text, at)!;
  return { value: Number(decimal.replaceAll(",", "")), end: at + decimal.length };
}

const isFraction = (above: string, below: string) =>
  denominators.has(Number(below)) && Number(above) < Number(below) && Number(above) > 0;

/** A term that starts with a digit and is not a number: a pair such as 12-2 and 14/3, or a code such as 5304abc. */
function readCode(text: string, at: number, terms: Term[]): number {
  const pair = groupsAt(pairAt, text, at);
  if (pair) {
    const [whole, a, b] = pair;
    const also = [`~${Number(a)}`, `~${Number(b)}`];
    terms.push({ kind: "code", text: `${a}-${b}`, also, from: at, to: at + whole.length });
    return at + whole.length;
  }
  const code = matchAt(mixedCodeAt, text, at) ?? matchAt(decimalAt, text, at)!;
  terms.push(codeTerm(code, at));
  return at + code.length;
}

function oneNumber(side: Side, from: number): Term {
  const { value, unit, end } = side;
  const sides = [lengthOf(side)];
  if (!unit) return { kind: "number", text: `#${short(value)}`, also: nothingElse, from, to: end, sides };
  const also = [`~${short(value)}`];
  if (unit.unit !== "in" && unit.unit !== "mm") also.push(unit.unit);
  return { kind: "measure", text: `${short(value * unit.factor)}${unit.unit}`, also, from, to: end, sides };
}

const lengthOf = ({ value, unit }: Side): Length => ({
  written: value,
  value: value * (unit?.factor ?? 1),
  unit: unit?.unit ?? null,
});

/** Sides without a unit take their neighbor's: 12 x 24 in. */
function sizeTerm(sides: readonly Side[], from: number, to: number): Term {
  const withUnits = sides.map((side, at) => ({
    ...side,
    unit: side.unit ?? sides.slice(at).find((each) => each.unit)?.unit ?? sides[0]!.unit,
  }));
  const text = withUnits.map(({ value }) => short(value)).join("x");
  const also = new Set<string>();
  for (const { value, unit } of withUnits) {
    also.add(`~${short(value)}`);
    if (unit) also.add(`${short(value * unit.factor)}${unit.unit}`);
  }
  if (sides.length > 2) {
    for (let at = 1; at < sides.length; at++) {
      also.add(`${short(sides[at - 1]!.value)}x${short(sides[at]!.value)}`);
    }
  }
  if (withUnits.some(({ unit }) => unit && unit.factor !== 1)) {
    also.add(withUnits.map(({ value, unit }) => short(value * (unit?.factor ?? 1))).join("x"));
  }
  also.delete(text);
  return { kind: "size", text, also: [...also], from, to, sides: withUnits.map(lengthOf) };
}

/** #2 x 4 in. is a gauge 2 screw: not the first meaning of 2x4. */
function markGauge(terms: Term[]): void {
  const size = terms.pop()!;
  terms.push({ ...size, text: `#${size.text}` });
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000);

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function groupsAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
