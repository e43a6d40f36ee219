import type { SampleBasket, SampleOrder, SampleToShip } from "../../../../contract/catalog/samples.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import type { BasketRow, SampleRow, ShipmentRow } from "./samples.store.ts";

/** What the settings allow. */
export interface SampleRules {
  per_basket: number;
  per_month: number;
  ship_days: number;
}

/** Samples are available for materials that are laid, hung or painted, not for things that stand in a room. */
export const hasSamples = ({
  surface,
  has_model,
}: {
  surface: readonly string[];
  has_model: boolean;
}): boolean => surface.length > 0 && !has_model;

/** Why a sample in the basket cannot be ordered; null if it can. */
export const basketProblem = (row: BasketRow): string | null =>
  row.is_sold && hasSamples(row) ? null : "Samples are no longer available for this product. Remove it.";

/** What keeps a basket from being ordered, in words for the customer; null if nothing does. */
export function orderProblem(rows: readonly BasketRow[], ordered: number, rules: SampleRules): string | null {
  if (rows.length === 0) return "Your sample basket is empty.";
  const gone = rows.find((row) => basketProblem(row));
  if (gone) return `${gone.product_name} no longer has samples. Remove it.`;
  if (rows.length > rules.per_basket) {
    return `You can order ${rules.per_basket} samples at once. Remove ${rows.length - rules.per_basket}.`;
  }
  const left = leftOf(ordered, rules);
  if (rows.length > left) {
    return `You can order ${rules.per_month} samples in 30 days, and have ${left} left.`;
  }
  return null;
}

const leftOf = (ordered: number, { per_month }: SampleRules): number => Math.max(0, per_month - ordered);

export const basketView = (
  rows: readonly BasketRow[],
  ordered: number,
  rules: SampleRules,
): SampleBasket => ({
  items: rows.map((row) => ({ ...sampleView(row), vendor: row.vendor, problem: basketProblem(row) })),
  limits: { ...rules, left: leftOf(ordered, rules) },
});

const sampleView = (row: SampleRow) => ({
  sku: row.sku,
  product: { hash: row.product_hash, name: row.product_name, image: pictureOf(row, row.product_name) },
  options: optionWords(row.options),
});

/** "12×24 in., Matte" */
export const optionWords = (options: Readonly<Record<string, string>>): string =>
  Object.values(options).join(", ");

const shipmentView = (row: ShipmentRow, items: readonly SampleRow[]) => ({
  id: row.id,
  state: row.shipped_at ? ("shipped" as const) : ("ordered" as const),
  ship_by: row.ship_by.toISOString(),
  arrives_from: row.arrives_from.toISOString(),
  arrives_by: row.arrives_by.toISOString(),
  shipped_at: row.shipped_at?.toISOString() ?? null,
  carrier: row.carrier,
  tracking: row.tracking,
  items: items.map(sampleView),
});

/** Sample orders out of their shipments, in the order of the rows. */
export function orderViews(
  rows: readonly ShipmentRow[],
  items: ReadonlyMap<string, readonly SampleRow[]>,
): SampleOrder[] {
  return [...Map.groupBy(rows, (row) => row.sample_order_id).values()].map((theirs) => {
    const { sample_order_id: id, number, placed_at, ship_to } = theirs[0]!;
    const shipments = theirs.map((row) => ({
      ...shipmentView(row, items.get(row.id) ?? []),
      vendor: row.vendor,
    }));
    return { id, number, placed_at: placed_at.toISOString(), ship_to, shipments };
  });
}

/** The same for the vendor who ships it. */
export const toShipView = (row: ShipmentRow, items: readonly SampleRow[], now: Date): SampleToShip => ({
  ...shipmentView(row, items),
  number: row.number,
  placed_at: row.placed_at.toISOString(),
  ship_to: { ...row.ship_to, name: row.ship_to.name || row.customer_name },
  is_late: row.shipped_at === null && row.ship_by < now,
});
