import type { Question } from "./facts.rules.ts";
import type { KnownOffer } from "./import.store.ts";
import type { Money } from "./money.rules.ts";
import type { ProblemKind } from "./problems.rules.ts";
import type { ImportRow, ReadRow } from "./row.rules.ts";
import { centsPerUnit, type Sale, unitOfBasis } from "./sale.rules.ts";
import { basisWords, type Unit } from "./units.rules.ts";

const mostCents = 2_000_000_000;

type Problem = { field: string; kind: ProblemKind; message: string; value?: string };

/**
 * Turns a row's prices into dollars for one selling unit; what the list does not say of the unit is taken from what
 * the shop knows already.
 * @param rates US dollars for one of each currency
 */
export function settlePrices(
  { price, list, ...read }: ReadRow,
  known: KnownOffer | undefined,
  rates: ReadonlyMap<string, number>,
): { row: ImportRow } | { problem: Problem } {
  const { sold_by: _by, piece_sqft: _sqft, piece_feet: _feet, box_feet: _boxFeet, ...row } = read;
  const sale = saleOf({ ...read, price }, known);
  const wholesale_cents = settle(price, "wholesale", sale, rates);
  if (typeof wholesale_cents !== "number") return { problem: wholesale_cents };
  const list_cents = list && settle(list, "list", sale, rates);
  if (list_cents !== undefined && typeof list_cents !== "number") return { problem: list_cents };
  const unit = row.unit ?? (known ? undefined : sale.unit);
  return { row: { ...row, unit, wholesale_cents, list_cents } };
}

/** How the product is sold, from the row, else from what is known, else from what its price is for. */
function saleOf(row: Omit<ReadRow, "list">, known: KnownOffer | undefined): Sale {
  const box_sqft = row.box_sqft ?? known?.box_sqft ?? undefined;
  return {
    unit:
      row.unit ??
      (known?.unit as Unit | undefined) ??
      unitOfBasis(row.price.basis, box_sqft !== undefined) ??
      "Piece",
    box_sqft,
    sold_by: row.sold_by,
    box_feet: row.box_feet,
    piece_feet: row.piece_feet,
    pieces_per_box: row.pieces_per_box ?? known?.pieces_per_box ?? undefined,
    piece_sqft: row.piece_sqft,
  };
}

function settle(
  { amount, currency = "USD", basis = "unit" }: Money,
  field: "wholesale" | "list",
  sale: Sale,
  rates: ReadonlyMap<string, number>,
): number | Problem {
  const rate = rates.get(currency);
  if (rate === undefined) {
    const message = `${amount} is in ${currency}. Enter an exchange rate for ${currency}, or use prices in US dollars.`;
    return { field, kind: "foreign_currency", message, value: currency };
  }
  const cents = centsPerUnit(amount, rate, basis, sale);
  if (cents === null) {
    const message = `The price is per ${basisWords.get(basis)}, but the product is sold by the ${sale.unit!.toLowerCase()}, and the list doesn't say how to convert it. Add a column for that, such as square feet per box.`;
    return { field, kind: "price_basis", message };
  }
  if (cents > 0 && cents <= mostCents) return cents;
  return { field, kind: "not_a_price", message: `${amount} converts to a price that is out of range.` };
}

/** A price per square foot below this, in dollars, is unlikely for a box. */
const leastPerSqft = 1;
/** How many boxes may be that cheap before we doubt the list. */
const mostDoubtful = 0.2;

/**
 * Asks what prices are for where nothing says it and a wrong guess would sell a box at the price of a square foot.
 * @param rows with what the shop knows of each
 */
export function askPriceBasis(
  rows: readonly { row: ReadRow; known: KnownOffer | undefined }[],
  rates: ReadonlyMap<string, number>,
): Question | undefined {
  const lines = new Set<number>();
  let doubtful = 0;
  let example: ReadRow | undefined;
  for (const { row, known } of rows) {
    const sale = saleOf(row, known);
    if (row.price.basis !== undefined || sale.unit !== "Box" || !sale.box_sqft) continue;
    lines.add(row.line);
    const dollars = row.price.amount * (rates.get(row.price.currency ?? "USD") ?? 1);
    const change = known && (dollars * 100) / known.wholesale_cents;
    const isPlausible = change
      ? change > 0.5 && change < 2
      : row.unit === "Box" && dollars / sale.box_sqft >= leastPerSqft;
    if (isPlausible) continue;
    doubtful++;
    example ??= row;
  }
  if (!example || doubtful <= mostDoubtful * lines.size) return undefined;
  const { name, price } = example;
  return {
    kind: "price_basis",
    lines,
    text: `Are prices per box, square foot or piece? The list doesn't say. For example, “${name}” costs ${price.amount} and comes in boxes.`,
  };
}
