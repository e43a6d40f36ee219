import type { CellReader } from "./cell-reader.rules.ts";
import { type SoldAs, scaled } from "./sold-as.rules.ts";
import { factsOf, type Measure, type UnitMeaning } from "./units.rules.ts";

/**
 * What is in stock, in the shop's units. Tile is counted by the square foot and sold by the box: where the cell, the
 * header or the unit that the price is for names an area, a length or pieces, only full boxes count.
 */
export function stockOf(reader: CellReader, sold: SoldAs): number | undefined {
  const said = reader.stock();
  if (!said) return undefined;
  const { amount } = said;
  const measure = said.measure ?? (sold.unit === "Box" ? sold.priced_by : undefined);
  const inBox = measure && contentOf(sold, measure);
  if (measure && inBox) {
    const boxes = Math.floor((amount * measure.per * factsOf(measure.basis as UnitMeaning).count) / inBox);
    if (amount > 0) noteConverted(reader, measure, amount, boxes);
    return boxes;
  }
  if (Number.isInteger(amount)) return scaled(amount, sold.scale, Math.floor);
  reader.complain("stock", "not_a_number", `"${reader.text("stock", 60)}" isn't a whole number.`);
  return undefined;
}

/** How much of what is measured a box holds; undefined where that is not known, and of what is not sold by the box. */
function contentOf({ unit, box_sqft, box_feet, pieces_per_box }: SoldAs, { basis }: Measure) {
  if (unit !== "Box" || basis === "unit") return undefined;
  const contents = new Map([
    ["sqft", box_sqft],
    ["linear_ft", box_feet],
    ["piece", pieces_per_box],
  ]);
  return contents.get(factsOf(basis).of);
}

function noteConverted(reader: CellReader, { basis, per }: Measure, amount: number, boxes: number): void {
  const { words } = factsOf(basis as UnitMeaning);
  const number = (amount * per).toLocaleString("en-US");
  const count = boxes.toLocaleString("en-US");
  const message = `We counted the stock of ${number} by the ${words}, which makes ${count} full boxes. If the list counts boxes, name the column "Stock (boxes)".`;
  reader.warn("stock", "converted_stock", message);
}
