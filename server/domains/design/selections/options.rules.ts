import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { SelectionOption } from "../../../../contract/design/selections.ts";
import { type Cents, fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { coveringOf } from "../../../../domain/room/edit/covered.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { type OfferRow, quantityProblem } from "../projects/index.ts";
import type { ApprovalFacts, ProductRow, RoomOfProject } from "./selections.store.ts";

/** What a selection is about: a surface of a room, or a line. Undefined parts are gone. */
export interface Subject {
  room: RoomOfProject | undefined;
  surface: string | null;
  line_id: string | null;
}

export interface AskedOption extends ProductRow {
  id: string;
  position: number;
  qty: number | null;
  note: string;
}

type Coverage = Pick<SelectionOption, "area_sqft" | "run_ft" | "waste" | "boxes">;

/** An option with its quantity and price as of now. */
export interface PricedOption extends AskedOption, Coverage {
  letter: string;
  count: number;
  good: RoomProduct | undefined;
  unit_price_cents: Cents | null;
  total_cents: Cents | null;
  /** Why it can't be approved; empty if it can. */
  problem: string;
}

export const letterOf = (position: number): string => String.fromCharCode(65 + position);

const notLaid: Coverage = { area_sqft: null, run_ft: null, waste: null, boxes: null };

/**
 * What an option comes to: on a surface as much as the room's takeoff counts, for a line the quantity that the pro
 * entered; at the showroom's price for customers.
 */
export function priceOption(
  asked: AskedOption,
  { room, surface, line_id }: Subject,
  products: ProductsBySku,
  offers: ReadonlyMap<string, OfferRow>,
): PricedOption {
  const product = products.get(asked.sku);
  const counted = { ...asked, letter: letterOf(asked.position), good: product };
  const not = (problem: string, count = 0): PricedOption => ({
    ...counted,
    ...notLaid,
    count,
    unit_price_cents: product ? fromDollars(product.price) : null,
    total_cents: null,
    problem,
  });
  if (!product) return not("This showroom no longer sells it.", asked.qty ?? 0);
  if (surface === null) {
    if (line_id === null) return not("What it was for is no longer in the project.", asked.qty ?? 0);
    return { ...counted, ...notLaid, ...priced(product, asked.qty ?? 1, offers) };
  }
  if (!room) return not("The room is no longer in the project.");
  const covering = coveringOf(room.design, surface, product, products);
  if (!covering.known) return not(covering.because);
  const { area_sqft, run_ft, waste, boxes } = covering;
  return {
    ...counted,
    area_sqft: run_ft === null ? area_sqft : null,
    run_ft,
    waste,
    boxes,
    ...priced(product, covering.qty, offers),
  };
}

function priced(product: RoomProduct, count: number, offers: ReadonlyMap<string, OfferRow>) {
  const unit_price_cents = fromDollars(product.price);
  const problem = quantityProblem(offers.get(product.sku), count)?.message ?? "";
  return { count, unit_price_cents, total_cents: unit_price_cents * count, problem };
}

/** A size as people in the trade write it: "12 in × 24 in". */
export function sizeOf({ item_size }: Pick<ProductRow, "item_size">): string {
  const { width_size, length_size, height_size } = item_size;
  return [width_size, length_size, height_size]
    .filter((each) => each !== undefined && each !== "")
    .map((each) => each!.replace(/\bin\.$/, "in"))
    .join(" × ");
}

export const productPath = (hash: string, vsd_id: string): string => `/product/${hash}/${vsd_id}`;

export function optionView(
  one: PricedOption,
  of: { vsd_id: string; allowance_cents: number | null; approved_cents: number | null },
): SelectionOption {
  const over = (than: number | null) =>
    than === null || one.total_cents === null ? null : toDollars(one.total_cents - than);
  return {
    id: one.id,
    letter: one.letter,
    sku: one.sku,
    name: one.name,
    brand: one.brand,
    path: productPath(one.hash, of.vsd_id),
    image: pictureOf(one, one.name),
    note: one.note,
    size: sizeOf(one),
    qty: one.count,
    unit: one.unit,
    area_sqft: one.area_sqft,
    run_ft: one.run_ft,
    waste: one.waste,
    boxes: one.boxes,
    unit_price: one.unit_price_cents === null ? null : toDollars(one.unit_price_cents),
    total: one.total_cents === null ? null : toDollars(one.total_cents),
    over_allowance: over(of.allowance_cents),
    difference: over(of.approved_cents),
    lead_time_days: one.lead_time_days,
    in_stock: one.good?.in_stock ?? false,
    problem: one.problem,
  };
}

/** What is kept of a signed option, whatever becomes of the product. */
export const factsOf = (one: PricedOption, reason: string): ApprovalFacts => ({
  letter: one.letter,
  sku: one.sku,
  name: one.name,
  brand: one.brand,
  unit: one.unit,
  size: sizeOf(one),
  lead_time_days: one.lead_time_days,
  area_sqft: one.area_sqft,
  run_ft: one.run_ft,
  waste: one.waste,
  boxes: one.boxes,
  reason,
});
