import { readTerms } from "./terms.ts";
import { unitAt } from "./units.ts";

/** Dollars, from and to. */
export interface PriceLimits {
  price_min?: number;
  price_max?: number;
  /** Per square foot. */
  sqft_min?: number;
  sqft_max?: number;
}

/** A search in which prices were named. */
export interface PricedWords {
  /** The rest of the query. */
  words: string;
  /** The text that named the prices, as typed. */
  said: string;
  limits: PriceLimits;
}

const below =
  "under|below|less than|lower than|cheaper than|no more than|not more than|up to|at most|max(?:imum)?(?: of)?|<=?";
const above = "over|above|more than|higher than|at least|starting (?:at|from)|min(?:imum)?(?: of)?|from|>=?";
const lead = "(?:(?:that |which )?(?:costs?|costing|priced|prices?)(?: at| is)? |for |budget(?: of)? )?";
const limitAt = new RegExp(`(?<![\\w-])${lead}(?:(${below})|(${above})|(between))\\s*(?=[$\\d])`, "gi");
const amountAt = /(\$\s*)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:(k)\b)?(\s*(?:dollars?|bucks|usd)\b)?/iy;
const toAt = /\s*(?:-|–|to|and)\s*/iy;
const perSqftAt =
  /\s*(?:(\/|per|an?|each)\s*)?(?:square|sq)?\.?\s*(?:ft2?|foot|feet)\b\.?|\s*(\/|per|a)?\s*(?:sqft|sf)\b/iy;
const orLessAt =
  /\s*(?:(or (?:less|under|below|cheaper)|and (?:under|below)|max(?:imum)?\b)|(or (?:more|over|above)|and (?:up|over|above)|\+))/iy;
const dollarAt = /\$\s*\d|\d\s*(?:dollars?|bucks|usd)\b/i;
/** Characters after a number that belong to it: 36x24, 1/2, 5%, 30w. */
const goesOnAt = /[\w/%.]*\w|%|["']/y;
/** A bare number below this counts things, unless nothing follows it. */
const leastBare = 20;

interface Amount {
  value: number;
  isMoney: boolean;
  end: number;
}

/**
 * Prices in the words of a search: "under $200", "between 100 and 200", "up to $5 per sq ft". Without a dollar sign or
 * word, a number is a price only after a word such as under, and only without a unit: "under 36 in" is a length. Null
 * if no price is named.
 */
export function readPriceWords(text: string): PricedWords | null {
  if (!/\d/.test(text)) return null;
  const limits: PriceLimits = {};
  const said: string[] = [];
  let words = text;
  for (let found = namedIn(words); found && said.length < 2; found = namedIn(words)) {
    Object.assign(limits, found.limits);
    said.push(words.slice(found.from, found.to).trim());
    words = `${words.slice(0, found.from)} ${words.slice(found.to)}`.replaceAll(/\s+/g, " ").trim();
  }
  if (said.length === 0) return null;
  const isEmpty = readTerms(words.toLowerCase()).every(({ kind }) => kind === "small" || kind === "pause");
  return { words: isEmpty ? "" : words, said: said.join(" "), limits };
}

interface NamedLimit {
  limits: PriceLimits;
  from: number;
  to: number;
}

function namedIn(text: string): NamedLimit | null {
  for (const match of text.matchAll(limitAt)) {
    const found = limitFrom(text, match);
    if (found) return found;
  }
  return dollarAt.test(text) ? rangeOfDollars(text) : null;
}

/** "under 200", "over $500", "between 100 and 200", "from $100 to $200". */
function limitFrom(text: string, match: RegExpMatchArray): NamedLimit | null {
  const from = match.index!;
  const [whole, least, most, between] = [match[0], match[2], match[1], match[3]];
  const first = amountIn(text, from + whole.length);
  if (!first) return null;
  const second = between || /from\s*$/i.test(whole) ? secondIn(text, first.end) : null;
  if (between && !second) return null;
  const last = second ?? first;
  const isMoney = first.isMoney || last.isMoney;
  if (/from\s*$/i.test(least ?? "") && !isMoney) return null;
  const sqft = perSqft(text, last.end, isMoney);
  if (!isMoney && sqft === null && !isBarePrice(text, last)) return null;
  const range = second
    ? { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) }
    : most
      ? { max: first.value }
      : { min: first.value };
  return { limits: limitsOf(range, sqft !== null), from, to: sqft ?? last.end };
}

/** "$100-$200", "$100 to 200", "200 dollars or less". */
function rangeOfDollars(text: string): NamedLimit | null {
  for (const { index: from } of text.matchAll(/(?<![\w.,$/-])(?:\$\s*)?\d/g)) {
    const first = amountIn(text, from);
    if (!first) continue;
    const second = secondIn(text, first.end);
    if (second && (first.isMoney || second.isMoney)) {
      const range = { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
      const sqft = perSqft(text, second.end, true);
      return { limits: limitsOf(range, sqft !== null), from, to: sqft ?? second.end };
    }
    if (!first.isMoney) continue;
    const sqft = perSqft(text, first.end, true);
    orLessAt.lastIndex = sqft ?? first.end;
    const side = orLessAt.exec(text);
    if (side) {
      const range = side[1] ? { max: first.value } : { min: first.value };
      return { limits: limitsOf(range, sqft !== null), from, to: orLessAt.lastIndex };
    }
  }
  return null;
}

function amountIn(text: string, at: number): Amount | null {
  amountAt.lastIndex = at;
  const found = amountAt.exec(text);
  if (!found) return null;
  const [, dollar, whole, part = "", thousand, word] = found;
  const isMoney = dollar !== undefined || word !== undefined;
  if (thousand && !isMoney) return null;
  const value = Number(whole!.replaceAll(",", "") + part) * (thousand ? 1000 : 1);
  return { value, isMoney, end: amountAt.lastIndex };
}

function secondIn(text: string, at: number): Amount | null {
  toAt.lastIndex = at;
  return toAt.test(text) ? amountIn(text, toAt.lastIndex) : null;
}

/** Where a price per square foot ends; null if it is for the whole. Without dollars, "200 sq ft" is an area. */
function perSqft(text: string, at: number, isMoney: boolean): number | null {
  perSqftAt.lastIndex = at;
  const found = perSqftAt.exec(text);
  return found && (isMoney || found[1] || found[2]) ? perSqftAt.lastIndex : null;
}

function isBarePrice(text: string, { value, end }: Amount): boolean {
  goesOnAt.lastIndex = end;
  if (goesOnAt.test(text) || unitAt(text.toLowerCase(), end) !== null) return false;
  return value >= leastBare || /^\W*$/.test(text.slice(end));
}

function limitsOf({ min, max }: { min?: number; max?: number }, isPerSqft: boolean): PriceLimits {
  const name = isPerSqft ? "sqft" : "price";
  return {
    ...(min !== undefined && { [`${name}_min`]: min }),
    ...(max !== undefined && { [`${name}_max`]: max }),
  };
}
