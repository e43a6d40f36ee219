import type { CellReader } from "./cell-reader.rules.ts";
import { type Columns, isSoldBy } from "./columns.rules.ts";
import { factsOf, type Measure, sellingUnitNamed, type Unit, type UnitMeaning } from "./units.rules.ts";

/** How the list says that a product is sold. */
export interface SoldAs {
  unit: Unit | undefined;
  /** The vendor's own unit. */
  sold_by: UnitMeaning | undefined;
  /** How many of the shop's units one of the vendor's is: 12 for a dozen. */
  scale: number;
  /** What the price is for where its unit says it and is not the selling unit. */
  priced_by: Measure | undefined;
  box_sqft: number | undefined;
  box_feet: number | undefined;
  pieces_per_box: number | undefined;
}

const areas: ReadonlySet<UnitMeaning> = new Set(["sqft", "sqyd", "sqm"]);

/** The two visible sides of a piece. */
type Face = { width_in: number; length_in: number };

/** Reads the selling unit with what a box holds. */
export function soldAs(reader: CellReader, columns: Columns, face: Face | undefined): SoldAs {
  const text = reader.text("unit", 60);
  const measure = text ? reader.unit("unit", text, sellingUnitNamed) : undefined;
  const pieces_per_box = reader.content("pieces_per_box") ?? measure?.pieces;
  const box_feet = reader.content("box_feet");
  const said_sqft = reader.content("box_sqft");
  const boxed_sqft = said_sqft ?? boxOf(face, pieces_per_box);
  const content = { pieces_per_box, box_feet, box_sqft: said_sqft };
  const none = { unit: undefined, sold_by: undefined, scale: 1, priced_by: undefined, ...content };
  if (!measure || measure.basis === "unit") return none;
  const { basis, per } = measure;
  const isOutright = isSoldBy(columns.fields.get("unit")!);
  // "UOM SF" beside "SF/CTN" is about the price: tile is sold by the carton
  if (!isOutright && areas.has(basis) && boxed_sqft)
    return { ...none, unit: "Box", sold_by: "box", priced_by: measure, box_sqft: boxed_sqft };
  if (!isOutright && basis.startsWith("linear") && box_feet)
    return { ...none, unit: "Box", sold_by: "box", priced_by: measure };
  const facts = factsOf(basis);
  // a pack of flooring covers an area as a box does
  const unit = basis === "pack" && boxed_sqft ? "Box" : facts.unit;
  const box_sqft = said_sqft ?? (unit === "Box" ? boxed_sqft : undefined);
  const scale = facts.scale * per;
  if (scale !== 1) noteSplit(reader, text, unit, scale);
  const priced_by = per === 1 ? undefined : measure;
  return { ...content, unit, sold_by: basis, scale, priced_by, box_sqft };
}

function noteSplit(reader: CellReader, text: string, unit: Unit, scale: number): void {
  const parts = `${Math.round(scale * 100) / 100}`;
  const message = `The shop sells this by the ${unit.toLowerCase()}. We converted one "${text}" to ${parts} and divided the price.`;
  reader.warn("unit", "split_unit", message);
}

/** Square feet per box, from its pieces; undefined if the size is unknown. */
function boxOf(face: Face | undefined, pieces: number | undefined): number | undefined {
  if (!face || !pieces) return undefined;
  return Math.round(((face.width_in * face.length_in * pieces) / 144) * 100) / 100 || undefined;
}

/** A number of the vendor's units in the shop's. */
export const scaled = <Result>(
  number: number | undefined,
  scale: number,
  round: (number: number) => Result,
): Result | number | undefined => (number === undefined || scale === 1 ? number : round(number * scale));
