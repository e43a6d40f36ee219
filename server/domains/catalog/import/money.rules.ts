import { roundCents } from "../../../../domain/money.ts";
import { type Decimal, readNumber } from "./numbers.rules.ts";
import { basisWithin, type PriceBasis, sqftPerSqm, type Unit } from "./units.rules.ts";

/** A price in a cell; undefined parts are not in the cell. */
export interface Money {
  amount: number;
  /** Its ISO code, or a bare `$`, which may be any country's dollar. */
  currency: string | undefined;
  basis: PriceBasis | undefined;
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

/** Parses `$4.98/sf`, `4,50 €`, `CA$12 per box`, `1,250.00`. Null if it is not a single price. */
export function readMoney(text: string, usual: Decimal): Money | null {
  const named = currencyWithin(text);
  const bare = named?.rest ?? text;
  const whole = readNumber(bare, usual);
  if (whole !== null) return { amount: whole, currency: named?.currency, basis: undefined };
  const measured = basisWithin(bare);
  const amount = measured ? readNumber(measured.rest, usual) : null;
  return amount === null ? null : { amount, currency: named?.currency, basis: measured!.basis };
}

/** How a product is sold, as far as known. */
export interface Sale {
  unit: Unit | undefined;
  box_sqft: number | undefined;
  pieces_per_box: number | undefined;
  /** Of one piece. */
  piece_sqft: number | undefined;
}

/** How many of a price's measures one selling unit has; null if the list does not say. */
function measuresPerUnit(basis: PriceBasis, sale: Sale): number | null {
  const { unit, pieces_per_box, piece_sqft } = sale;
  const box_sqft = sale.box_sqft ?? product(piece_sqft, pieces_per_box);
  if (basis === "unit" || basis === unitBasis(unit)) return 1;
  if (basis === "sqm") {
    const sqft = measuresPerUnit("sqft", sale);
    return sqft === null ? null : sqft / sqftPerSqm;
  }
  if (basis === "sqft") return (unit === "Box" ? box_sqft : unit === "Piece" ? piece_sqft : null) ?? null;
  if (basis === "piece") {
    if (unit === "Box") return pieces_per_box ?? null;
    return unit === "Square foot" && piece_sqft ? 1 / piece_sqft : null;
  }
  if (basis === "box") {
    if (unit === "Piece") return pieces_per_box ? 1 / pieces_per_box : null;
    return unit === "Square foot" && box_sqft ? 1 / box_sqft : null;
  }
  return null;
}

const product = (a: number | undefined, b: number | undefined) => (a && b ? a * b : undefined);

const unitBasis = (unit: Unit | undefined): PriceBasis | undefined =>
  new Map<Unit | undefined, PriceBasis>([
    ["Box", "box"],
    ["Piece", "piece"],
    ["Set", "piece"],
    ["Square foot", "sqft"],
    ["Linear foot", "linear_ft"],
  ]).get(unit);

/** The unit in which a product is sold if its list names none, from what its price is for. */
export function unitOfBasis(basis: PriceBasis | undefined, hasBox: boolean): Unit | undefined {
  if (hasBox) return "Box";
  if (basis === "sqft" || basis === "sqm") return "Square foot";
  if (basis === "linear_ft") return "Linear foot";
  return basis === "box" ? "Box" : undefined;
}

/**
 * The price of one selling unit in whole cents.
 * @param rate US dollars for one of the price's currency
 * @returns null when the list does not tell how many of the price's measures a unit holds
 */
export function centsPerUnit(amount: number, rate: number, basis: PriceBasis, sale: Sale): number | null {
  const measures = measuresPerUnit(basis, sale);
  return measures === null ? null : roundCents(amount * rate * measures * 100);
}
