import type { RoomDesign, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { fromDollars, toDollars } from "../../money/money.ts";
import { usd } from "../../money/usd.ts";
import { perUnit } from "../../orders/sales-unit.ts";
import { isIn } from "../edit/product-category.ts";
import { surfaceLabel } from "../geometry/item-label.ts";
import { withThe } from "../geometry/place-words.ts";
import type { Demand } from "./demand.types.ts";
import { amountText } from "./figures.ts";
import { itemsTakeoff } from "./item-takeoff.ts";
import type { ProductsBySku } from "./products-by-sku.ts";
import { areaDemand, runDemand } from "./quantity.ts";
import { type TakeoffSettings, usualSettings } from "./settings.ts";
import { shapeSteps } from "./shape-steps.ts";
import { nicheEdgeWords } from "./shape-words.ts";
import type { AreaShape, RunShape } from "./shapes/shape.types.ts";
import { shapeOf } from "./shapes/surface-shape.ts";
import { type SharedUnits, sharedUnits } from "./shared-units.ts";
import { becauseOf, boardsWords, perUnitWords, unitsWords } from "./step-words.ts";
import { suppliesTakeoff } from "./supplies.ts";
import type {
  ItemTakeoff,
  KnownSupply,
  KnownSurface,
  ProductTakeoff,
  SupplyTakeoff,
  SurfaceTakeoff,
  Takeoff,
  UnknownSurface,
} from "./surface-takeoff.types.ts";

interface Measured {
  surface: RoomSurface;
  product: RoomProduct;
  shape: AreaShape | RunShape;
  demand: Demand;
}

/**
 * Everything to buy for a room, from its geometry and the showroom's products: surfaces by net area or run, laid out
 * piece by piece, with waste, whole boxes, leftover, price and every step in words; items by count; supplies by what they are for. What cannot
 * be computed says why and costs nothing. Nothing is stored; browser and server get the same result.
 */
export function takeoffOf(
  design: RoomDesign,
  products: ProductsBySku,
  settings: TakeoffSettings = usualSettings,
): Takeoff {
  const measured = design.surfaces.flatMap((surface) => measure(design, surface, products, settings) ?? []);
  const bySku = Map.groupBy(
    measured.filter((each): each is Measured => "demand" in each),
    (each) => (settings.shares_boxes ? each.product.sku : each.surface.id),
  );
  const known = new Map<RoomSurface, KnownSurface>();
  for (const group of bySku.values()) {
    const units = sharedUnits(
      group.map(({ demand }) => demand),
      group[0]!.product.minimum_unit,
    );
    group.forEach((each, at) => {
      known.set(each.surface, surfaceLine(design, each, at, group, units));
    });
  }
  const surfaces = measured.map(
    (each): SurfaceTakeoff => ("demand" in each ? known.get(each.surface)! : each),
  );
  const items = itemsTakeoff(design, products);
  const supplies = suppliesTakeoff(design, { surfaces, items }, products);
  const lines = [...surfaces, ...items, ...supplies];
  const total_cents = lines.reduce((sum, line) => sum + (line.known ? line.line_total_cents : 0), 0);
  return {
    surfaces,
    items,
    supplies,
    goods: shoppingList(design, surfaces, items, supplies),
    total: toDollars(total_cents),
    total_cents,
    unknown: lines.filter((line) => !line.known).length,
  };
}

/** Null where nothing is left to cover, as of a baseboard where all walls are tiled: nothing is open then. */
function measure(
  design: RoomDesign,
  surface: RoomSurface,
  products: ProductsBySku,
  settings: TakeoffSettings,
): Measured | UnknownSurface | null {
  const shape = shapeOf(design, surface.id, settings, products);
  const unknown = (because: string): UnknownSurface => ({
    known: false,
    surface: surface.id,
    sku: surface.sku,
    because,
    area_sqft: shape.kind === "area" ? shape.area_sqft : null,
    run_ft: shape.kind === "run" ? shape.run_in / 12 : null,
    steps: shape.kind === "none" ? [] : shapeSteps(shape),
  });
  if (shape.kind === "none") return unknown(shape.because);
  const size = shape.kind === "area" ? shape.area_sqft : shape.run_in;
  if (!(size > 0.005)) return null;
  if (surface.sku === null) return unknown("No product chosen yet.");
  const product = products.get(surface.sku);
  if (!product) return unknown(`This showroom doesn't sell ${surface.sku}.`);
  const demand =
    shape.kind === "area"
      ? areaDemand(design, shape, surface, product, settings)
      : runDemand(shape, product, settings);
  return "because" in demand ? unknown(demand.because) : { surface, product, shape, demand };
}

function surfaceLine(
  design: RoomDesign,
  { surface, product, shape, demand }: Measured,
  at: number,
  group: readonly Measured[],
  units: SharedUnits,
): KnownSurface {
  const qty = units.each[at]!;
  const unit_cents = fromDollars(product.price);
  const leftover = at === 0 ? units.total * demand.per_unit - units.needed : 0;
  const others = group.filter((each) => each.surface !== surface).map((each) => each.surface.id);
  const area_sqft = shape.kind === "area" ? shape.area_sqft : 0;
  return {
    known: true,
    surface: surface.id,
    sku: product.sku,
    name: product.name,
    area_sqft,
    gross_sqft: shape.kind === "area" ? shape.gross.reduce((sum, part) => sum + part.area_sqft, 0) : 0,
    run_ft: shape.kind === "run" ? shape.run_in / 12 : null,
    pattern: demand.pattern,
    waste: demand.waste,
    needed: demand.needed,
    pieces: demand.pieces,
    box_sqft: product.box_sqft,
    boxes: product.unit === "Box" ? qty : null,
    unit: product.unit,
    qty,
    leftover,
    shared_with: others,
    unit_price: toDollars(unit_cents),
    line_total: toDollars(unit_cents * qty),
    line_total_cents: unit_cents * qty,
    steps: [
      ...shapeSteps(shape),
      ...demand.steps,
      ...(shape.kind === "area" && shape.edge_in && demand.pattern
        ? [nicheEdgeWords(lengthText(shape.edge_in))]
        : []),
      ...unitSteps(design, group, at, units),
      ...(qty > 0 && isIn(product, "decking") ? [boardsWords(qty, product.size.length_in)] : []),
      ...(qty > 0 ? [`${qty} × ${usd(unit_cents)} ${perUnit(product.unit)} = ${usd(unit_cents * qty)}`] : []),
      ...(at === 0 && leftover > 0.005
        ? [`Left over after waste: ${amountText(leftover, demand.measure)}`]
        : []),
    ],
  };
}

function unitSteps(design: RoomDesign, group: readonly Measured[], at: number, units: SharedUnits): string[] {
  const { product, demand } = group[at]!;
  const words = ({ surface }: Measured) => surfaceLabel(design, surface.id);
  const qty = units.each[at]!;
  const booked = group[units.each.findIndex((each) => each > 0)];
  if (qty === 0)
    return [`Done from what is booked on ${booked ? withThe(words(booked)) : "another surface"}`];
  const others = group.filter((_, other) => other !== at).map(words);
  const together = others.length > 0 ? `Together with ${others.join(", ")}: ` : "";
  const per =
    demand.per_unit === 1
      ? ""
      : perUnitWords(
          amountText(demand.per_unit, demand.measure),
          product.unit,
          (units.needed / demand.per_unit).toFixed(2),
        );
  const needed = `${together}${amountText(units.needed, demand.measure)}${per}`;
  const why = becauseOf(needed, product.minimum_unit)[units.because ?? "none"];
  const buys = `${why} → ${unitsWords(units.total, product.unit)}`;
  return qty === units.total ? [buys] : [buys, `${qty} of them booked here`];
}

function shoppingList(
  { items: things, plan }: RoomDesign,
  surfaces: readonly SurfaceTakeoff[],
  items: readonly ItemTakeoff[],
  supplies: readonly SupplyTakeoff[],
): ProductTakeoff[] {
  const list = new Map<string, ProductTakeoff>();
  const isItem = new Set([...things, ...plan.openings].map(({ id }) => id));
  const add = (
    line: KnownSurface | Extract<ItemTakeoff, { known: true }> | KnownSupply,
    places: readonly string[],
  ) => {
    const product = list.get(line.sku) ?? {
      sku: line.sku,
      name: line.name,
      unit: line.unit,
      qty: 0,
      unit_price: line.unit_price,
      line_total: 0,
      line_total_cents: 0,
      surfaces: [],
      items: [],
    };
    product.qty += line.qty;
    product.line_total_cents += line.line_total_cents;
    product.line_total = toDollars(product.line_total_cents);
    for (const place of places) (isItem.has(place) ? product.items : product.surfaces).push(place);
    list.set(line.sku, product);
  };
  for (const line of surfaces) if (line.known) add(line, [line.surface]);
  for (const line of items) if (line.known) add(line, [line.item]);
  for (const line of supplies) if (line.known) add(line, line.places);
  return [...list.values()];
}
