import type { RoomDesign, RoomItem, RoomOpening, RoomProduct } from "../../../contract/design/room-design.ts";
import { fromDollars, toDollars } from "../../money/money.ts";
import { usd } from "../../money/usd.ts";
import { perUnit } from "../../orders/sales-unit.ts";
import { openingProblem } from "../edit/opening-fit.ts";
import { label } from "../geometry/item-label.ts";
import { leafCount } from "../geometry/openings.ts";
import { frontsOf, hasOwnHandles } from "./fronts.ts";
import type { ProductsBySku } from "./products-by-sku.ts";
import type { ItemTakeoff, KnownItem, UnknownItem } from "./surface-takeoff.types.ts";

/**
 * Every item one by one, with the hardware on its fronts as a line of its own; then the windows and doors that were
 * chosen for openings.
 */
export function itemsTakeoff(design: RoomDesign, products: ProductsBySku): ItemTakeoff[] {
  const lines = design.items.flatMap((item): ItemTakeoff[] => {
    const own = itemLine(design, item, products);
    const cabinet = item.sku === null ? undefined : products.get(item.sku);
    if (!item.hardware_sku || (cabinet && hasOwnHandles(cabinet))) return [own];
    return [own, hardwareLine(item, item.hardware_sku, cabinet, products)];
  });
  const filled = design.plan.openings.flatMap((opening) => openingLine(opening, products) ?? []);
  return atLeastMinimum([...lines, ...filled], products);
}

/** What goes into an opening, a double door as two; null where nothing was chosen for it. */
function openingLine(opening: RoomOpening, products: ProductsBySku): ItemTakeoff | null {
  const { id, kind, sku } = opening;
  if (sku === undefined) return null;
  const product = products.get(sku);
  const because = product ? openingProblem(opening, product) : `This showroom doesn't sell ${sku}.`;
  if (!product || because !== null)
    return { known: false, item: id, kind, part: "item", sku, because: because ?? "" };
  return priced({ id, kind }, "item", product, leavesIn(opening), []);
}

/** How many products fill an opening: a wide doorway takes two slabs. */
export const leavesIn = (opening: RoomOpening): number => (opening.kind === "door" ? leafCount(opening) : 1);

function itemLine(design: RoomDesign, item: RoomItem, products: ProductsBySku): ItemTakeoff {
  const unknown = (because: string): UnknownItem => ({
    known: false,
    item: item.id,
    kind: item.kind,
    part: "item",
    sku: item.sku,
    because,
  });
  if (item.sku === null) return unknown(`No product chosen yet for the ${label(design, item)}.`);
  const product = products.get(item.sku);
  if (!product) return unknown(`This showroom doesn't sell ${item.sku}.`);
  return priced(item, "item", product, 1, []);
}

function hardwareLine(
  item: RoomItem,
  sku: string,
  cabinet: RoomProduct | undefined,
  products: ProductsBySku,
): ItemTakeoff {
  const base = { item: item.id, kind: item.kind, part: "hardware" as const, sku };
  const product = products.get(sku);
  if (!product) return { ...base, known: false, because: `This showroom doesn't sell ${sku}.` };
  const fronts = cabinet && frontsOf(cabinet);
  if (!fronts) return { ...base, known: false, because: "We don't know how many doors and drawers it has." };
  const count = fronts.doors + fronts.drawers;
  if (count === 0) return { ...base, known: false, because: "It has neither doors nor drawers." };
  const said = `${fronts.doors} on doors + ${fronts.drawers} on drawers = ${count}`;
  return priced(item, "hardware", product, count, [said]);
}

function priced(
  item: Pick<RoomItem, "id" | "kind">,
  part: KnownItem["part"],
  product: RoomProduct,
  qty: number,
  steps: string[],
): KnownItem {
  const unit_cents = fromDollars(product.price);
  return {
    known: true,
    item: item.id,
    kind: item.kind,
    part,
    sku: product.sku,
    name: product.name,
    unit: product.unit,
    qty,
    unit_price: toDollars(unit_cents),
    line_total: toDollars(unit_cents * qty),
    line_total_cents: unit_cents * qty,
    steps: [...steps, `${qty} × ${usd(unit_cents)} ${perUnit(product.unit)} = ${usd(unit_cents * qty)}`],
  };
}

/** A product with a minimum quantity is bought at that quantity; the first line carries the rest. */
function atLeastMinimum(lines: ItemTakeoff[], products: ProductsBySku): ItemTakeoff[] {
  const total = new Map<string, number>();
  for (const line of lines) if (line.known) total.set(line.sku, (total.get(line.sku) ?? 0) + line.qty);
  const raised = new Set<string>();
  return lines.map((line) => {
    if (!line.known || raised.has(line.sku)) return line;
    raised.add(line.sku);
    const least = products.get(line.sku)?.minimum_unit ?? 1;
    const short = least - total.get(line.sku)!;
    if (!(short > 0)) return line;
    const unit_cents = fromDollars(line.unit_price);
    const qty = line.qty + short;
    return {
      ...line,
      qty,
      line_total: toDollars(unit_cents * qty),
      line_total_cents: unit_cents * qty,
      steps: [
        ...line.steps,
        `Minimum order ${least}: ${qty} × ${usd(unit_cents)} ${perUnit(line.unit)} = ${usd(unit_cents * qty)}`,
      ],
    };
  });
}
