import type { RoomDesign, RoomPart, RoomProduct } from "../../../contract/design/room-design.ts";
import { howCounted, unitsFor, unitsPerSqft } from "../../catalog/also-needed/amounts.ts";
import { laidTile } from "../../catalog/also-needed/laid-tile.ts";
import { fromDollars, toDollars } from "../../money/money.ts";
import { usd } from "../../money/usd.ts";
import { perUnit } from "../../orders/sales-unit.ts";
import type { ProductsBySku } from "./products-by-sku.ts";
import type { PartTakeoff, SurfaceTakeoff } from "./surface-takeoff.types.ts";

/**
 * What goes with items and surfaces, in whole units: one for each place, or by the places' net area. A place that is
 * gone or has another product by now takes nothing; a part without places is left out.
 */
export function partsTakeoff(
  design: RoomDesign,
  surfaces: readonly SurfaceTakeoff[],
  products: ProductsBySku,
): PartTakeoff[] {
  const skuAt = new Map([...design.surfaces, ...design.items].map(({ id, sku }) => [id, sku]));
  return (design.parts ?? []).flatMap((part) => {
    const places = part.for.filter(({ place, sku }) => skuAt.get(place) === sku).map(({ place }) => place);
    return places.length === 0 ? [] : [lineOf(design, part, places, surfaces, products)];
  });
}

function lineOf(
  design: RoomDesign,
  { sku, part, amount }: RoomPart,
  places: string[],
  surfaces: readonly SurfaceTakeoff[],
  products: ProductsBySku,
): PartTakeoff {
  const product = products.get(sku);
  if (!product) return { known: false, part, places, sku, because: `This showroom doesn't sell ${sku}.` };
  const { units, area_sqft, steps } =
    amount === "each"
      ? { units: places.length, area_sqft: 0, steps: [] }
      : unitsOver(design, amount, product, places, surfaces, products);
  const qty = Math.max(product.minimum_unit, unitsFor(units, 1));
  const unit_cents = fromDollars(product.price);
  return {
    known: true,
    part,
    places,
    sku,
    name: product.name,
    unit: product.unit,
    qty,
    unit_price: toDollars(unit_cents),
    line_total: toDollars(unit_cents * qty),
    line_total_cents: unit_cents * qty,
    steps: [
      ...steps,
      ...(area_sqft > 0 ? [`${area_sqft.toFixed(1)} sq ft take ${units.toFixed(2)}: ${qty} to buy`] : []),
      `${qty} × ${usd(unit_cents)} ${perUnit(product.unit)} = ${usd(unit_cents * qty)}`,
    ],
  };
}

/** Units for the area of surfaces, with what they are counted by. */
function unitsOver(
  design: RoomDesign,
  amount: Exclude<RoomPart["amount"], "each">,
  product: RoomProduct,
  places: readonly string[],
  surfaces: readonly SurfaceTakeoff[],
  products: ProductsBySku,
): { units: number; area_sqft: number; steps: string[] } {
  const wanted = new Set(places);
  const steps = new Set<string>();
  let units = 0;
  let area_sqft = 0;
  for (const line of surfaces) {
    if (!line.known || !wanted.has(line.surface)) continue;
    const tile = tileOf(design, line.surface, products.get(line.sku));
    const package_ = packageOf(product);
    units += (unitsPerSqft(amount, package_, tile) ?? 0) * line.area_sqft;
    area_sqft += line.area_sqft;
    const how = howCounted(amount, package_, tile);
    if (how) steps.add(how);
  }
  return { units, area_sqft, steps: [...steps] };
}

const packageOf = ({ attributes }: RoomProduct) => ({
  covers_sqft: numberIn(attributes.covers_sqft),
  net_weight_lb: numberIn(attributes.net_weight_lb),
});

const numberIn = (value: unknown): number => Number.parseFloat(String(value)) || 0;

/** The piece between a surface's joints, with the joint of this room. */
function tileOf(design: RoomDesign, surface: string, product: RoomProduct | undefined) {
  if (!product) return null;
  const { size, options, attributes } = product;
  const inches = (value: number): string => (value > 0 ? `${value} in.` : "");
  const item_size = {
    width_size: inches(size.width_in),
    length_size: inches(size.length_in),
    height_size: inches(size.height_in),
  };
  const tile = laidTile({ options, item_size }, String(attributes.grout_joint_in ?? ""));
  const joint_in = design.surfaces.find(({ id }) => id === surface)?.grout_width_in;
  return tile && joint_in !== undefined ? { ...tile, joint_in } : tile;
}
