import { roundCents } from "../../../../domain/money/money.ts";
import { factsOf, type PriceBasis, type Unit, type UnitMeaning } from "./units.rules.ts";

/** How a product is sold, as far as known. */
export interface Sale {
  unit: Unit | undefined;
  /** The vendor's own unit, such as a dozen for what the shop sells by the piece. */
  sold_by?: UnitMeaning | undefined;
  box_sqft: number | undefined;
  pieces_per_box: number | undefined;
  /** Linear feet in a box. */
  box_feet?: number | undefined;
  /** Of one piece. */
  piece_sqft: number | undefined;
  piece_feet?: number | undefined;
}

const ofUnit: ReadonlyMap<Unit, UnitMeaning> = new Map([
  ["Piece", "piece"],
  ["Box", "box"],
  ["Set", "set"],
  ["Square foot", "sqft"],
  ["Linear foot", "linear_ft"],
  ["Roll", "roll"],
  ["Pallet", "pallet"],
  ["Gallon", "gallon"],
]);

/** How many of the shop's units one of the vendor's is: 12 pieces for a dozen. */
const scaleOf = (soldBy: UnitMeaning | undefined): number => (soldBy ? factsOf(soldBy).scale : 1);

/** How many of a price's units one selling unit of the shop has; null if the list does not say. */
function measuresPerUnit(basis: PriceBasis, sale: Sale): number | null {
  if (basis === "unit") return 1 / scaleOf(sale.sold_by);
  const { of, count } = factsOf(basis);
  const content = contentOf(of, sale);
  return content === null ? null : content / count;
}

/** How many pieces, square feet, feet, boxes and so on are in one selling unit of the shop. */
function contentOf(what: UnitMeaning, sale: Sale): number | null {
  const { unit } = sale;
  const own = sale.sold_by ?? ofUnit.get(unit ?? "Piece")!;
  const facts = factsOf(own);
  if (facts.of === what && (facts.unit === unit || own === "pack")) return facts.count / facts.scale;
  if (ofUnit.get(unit ?? "Piece") === what) return 1;
  const perBox = boxContents(sale);
  // "each" of a set or a roll is the whole, unless the list says what is in it
  if (what === "piece" && (unit === "Set" || unit === "Roll")) return perBox("piece") ?? 1;
  if (unit === "Box" || unit === "Roll" || unit === "Set") return perBox(what);
  const perPiece = what === "sqft" ? sale.piece_sqft : what === "linear_ft" ? sale.piece_feet : undefined;
  if (unit === "Piece" && perPiece) return perPiece;
  const inUnit = unit === "Piece" ? "piece" : unit === "Square foot" ? "sqft" : "linear_ft";
  if (what === "box" || what === "pack" || (what === "roll" && unit !== "Piece"))
    return inverse(perBox(inUnit));
  if (what !== "piece") return null;
  return inverse((unit === "Square foot" ? sale.piece_sqft : sale.piece_feet) ?? null);
}

const inverse = (number: number | null): number | null => (number ? 1 / number : null);
const product = (a: number | undefined, b: number | undefined) => (a && b ? a * b : null);

const boxContents = (sale: Sale) => (what: UnitMeaning) => {
  const { box_sqft, box_feet, pieces_per_box, piece_sqft, piece_feet } = sale;
  if (what === "piece") return pieces_per_box ?? null;
  if (what === "sqft") return box_sqft ?? product(piece_sqft, pieces_per_box);
  return what === "linear_ft" ? (box_feet ?? product(piece_feet, pieces_per_box)) : null;
};

/** The unit in which a product is sold if its list names none, from what its price is for. */
export function unitOfBasis(basis: PriceBasis | undefined, hasBox: boolean): Unit | undefined {
  if (hasBox && basis !== "roll" && basis !== "pallet") return "Box";
  return basis === undefined || basis === "unit" ? undefined : factsOf(basis).unit;
}

/**
 * The price of one selling unit in whole cents.
 * @param rate US dollars for one of the price's currency
 * @returns null when the list does not tell how many of the price's units a selling unit holds
 */
export function centsPerUnit(amount: number, rate: number, basis: PriceBasis, sale: Sale): number | null {
  const measures = measuresPerUnit(basis, sale);
  return measures === null ? null : roundCents(amount * rate * measures * 100);
}
