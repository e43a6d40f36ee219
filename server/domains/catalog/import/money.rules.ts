import { type Decimal, readNumber } from "./numbers.rules.ts";
import { basisWithin, measureNamed, type PriceBasis } from "./units.rules.ts";

/** A price in a cell; undefined parts are not in the cell. */
export interface Money {
  amount: number;
  /** Its ISO code, or a bare `$`, which may be any country's dollar. */
  currency: string | undefined;
  basis: PriceBasis | undefined;
  /** The unit that the price is for, if we don't know it. */
  unknownUnit?: string;
}

const currencies: readonly (readonly [string, RegExp])[] = [
  ["CAD", /\bC(?:A|AN|DN)?\s?\$|\bCAD\b/i],
  ["AUD", /\bAU?\s?\$|\bAUD\b/i],
  ["NZD", /\bNZ\s?\$|\bNZD\b/i],
  ["MXN", /\bMX\s?\$|\bMXN\b/i],
  ["HKD", /\bHK\s?\$|\bHKD\b/i],
  ["USD", /\bU\.?S\.?\s?\$|\bUSD\b|\bUS\s+dollars?\b/i],
  ["EUR", /€|\bEUR\b|\beuros?\b/i],
  ["GBP", /£|\bGBP\b/i],
  ["CNY", /\bCNY\b|\bRMB\b|\bCN¥/i],
  ["JPY", /¥|\bJPY\b/i],
  ["INR", /₹|\bINR\b/i],
  ["TRY", /₺|\bTRY\b/i],
  ["CHF", /\bCHF\b/i],
  ["BRL", /\bR\$|\bBRL\b/i],
  ["SEK", /\bSEK\b/i],
  ["NOK", /\bNOK\b/i],
  ["DKK", /\bDKK\b/i],
  ["PLN", /\bPLN\b|zł/i],
  ["CZK", /\bCZK\b|Kč/i],
  ["ZAR", /\bZAR\b/i],
  ["KRW", /₩|\bKRW\b/i],
  ["$", /\$/],
];

const dollars = new Set(["USD", "CAD", "AUD", "NZD", "HKD", "MXN"]);

/** The effective currency: a bare `$` is the list's dollar, and the US dollar if the list has none. */
export function currencyOf(named: string | undefined, ofList: string | undefined): string {
  if (named !== undefined && named !== "$") return named;
  if (ofList === undefined || ofList === "$") return "USD";
  return named === "$" && !dollars.has(ofList) ? "USD" : ofList;
}

/** The currency that a text names, and the text without it. */
export function currencyWithin(text: string): { currency: string; rest: string } | undefined {
  // letters may touch digits, as in "EUR4.50", where there is no word boundary
  const spaced = text.replaceAll(/(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g, " ");
  for (const [currency, sign] of currencies) {
    if (sign.test(spaced)) return { currency, rest: spaced.replace(sign, " ") };
  }
  return undefined;
}

/**
 * Parses `$4.98/sf`, `4,50 €`, `CA$12 per box`, `60.00 / DZ`, `1,250.00`. A price for several units, such as `$24 per
 * 100`, becomes that of one. Null if it is not a single price.
 */
export function readMoney(text: string, usual: Decimal): Money | null {
  const named = currencyWithin(text);
  const bare = named?.rest ?? text;
  const currency = named?.currency;
  const whole = readNumber(bare, usual);
  if (whole !== null) return { amount: whole, currency, basis: undefined };
  const [, number = "", lead = "", word = ""] =
    /^\s*([+-]?[\d.,\s'’]*\d)\s*(\/|per\b|an?\b|\()?\s*(.*?)\)?\s*$/i.exec(bare) ?? [];
  const amount = number === "" ? null : readNumber(number, usual);
  const measure = amount === null ? undefined : measureNamed(lead ? `per ${word}` : word);
  if (amount !== null && measure) return { amount: amount / measure.per, currency, basis: measure.basis };
  if (amount !== null && /^[a-z][a-z0-9 .²]{0,19}$/i.test(word))
    return { amount, currency, basis: undefined, unknownUnit: word };
  const measured = basisWithin(bare);
  const other = measured ? readNumber(measured.rest, usual) : null;
  return other === null ? null : { amount: other, currency, basis: measured!.basis };
}
