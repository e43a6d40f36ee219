import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { addItem } from "../edit/items.edit.ts";
import type { Point } from "../geometry/point.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { assemblyOf, whyNotAt } from "./fit.ts";
import { alongWalls, middleOfWalls } from "./hanging.ts";
import { type Mounting, mountingOf, needsHost } from "./mountings.ts";
import { placesOver } from "./over.ts";
import { itemIn, type Pose } from "./pose.ts";
import { atHeight } from "./rest-height.ts";
import { seatsFor } from "./seats.ts";
import { refusedFor, type Settled } from "./settle.ts";

/** Distance between the places in the middle of a room that are tried. */
const step_in = 6;

/**
 * Adds a product to a room at the first place that is right for it: in or on what carries it, over what it belongs
 * over, along the walls, or from the middle outward. Says what is missing if there is no such place.
 */
export function place(design: RoomDesign, product: RoomProduct, products: ProductsBySku): Settled {
  const { model } = product;
  if (!model) return refusedFor("This can't be placed.");
  const mounting = mountingOf(product);
  if (mounting.mount === "fronts") return refusedFor(mounting.missing ?? "");
  const { kind, size, finish } = model;
  const { width_in, depth_in, height_in } = size;
  const item = {
    sku: product.sku,
    kind,
    at_in: [0, 0] as Point,
    rotation_deg: 0,
    width_in,
    depth_in,
    height_in,
    finish,
  };
  const known = products.has(product.sku)
    ? products
    : new Map([...products, [product.sku, product] as const]);
  const { design: with_it, id } = addItem(design, item);
  const placed = firstFree(with_it, with_it.items.at(-1)!, mounting, known);
  if (placed) return { refusal: null, design: placed, id, note: "" };
  const isCarried = needsHost(mounting) && mounting.missing;
  const words = isCarried
    ? `${product.name} ${mounting.missing}`
    : `There's no free spot for ${product.name} in this room.`;
  return refusedFor(words, mounting.offer);
}

/** The design with an item at the first of its usual places that is free; null if none is. */
function firstFree(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  products: ProductsBySku,
): RoomDesign | null {
  const assembly = assemblyOf(design, item.id, products);
  for (const pose of placesFor(design, item, mounting, products)) {
    const there = itemIn(item, pose);
    const candidate = cleaned(atHeight(design, there, mounting, pose.elevation_in));
    if (whyNotAt(assembly, [candidate]) !== null) continue;
    return { ...design, items: design.items.map((each) => (each.id === item.id ? candidate : each)) };
  }
  return null;
}

/** Without fields that say nothing. */
function cleaned(item: RoomItem): RoomItem {
  const { against, host, ...rest } = item;
  return { ...rest, ...(against ? { against } : {}), ...(host ? { host } : {}) };
}

function* placesFor(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  products: ProductsBySku,
): Generator<Pose> {
  const seats = () => seatsFor(design, item, mounting, products);
  if (mounting.mount === "wall") {
    yield* placesOver(design, item, mounting, products);
    yield* middleOfWalls(design, item, item.height_in);
    return;
  }
  if (mounting.mount !== "floor" && mounting.mount !== "ceiling") yield* seats();
  if (needsHost(mounting)) return;
  if (mounting.mount === "ceiling" && mounting.over) yield* overOnCeiling(design, mounting);
  if (mounting.back) yield* alongWalls(design, item);
  yield* insideOut(design);
  if (mounting.mount === "floor") yield* seats();
}

const overOnCeiling = (design: RoomDesign, { over = [] }: Mounting): Pose[] =>
  design.items
    .filter(({ kind }) => over.includes(kind) || (kind === "shower" && over.includes("shower_base")))
    .map(({ at_in, rotation_deg }) => ({ at_in, rotation_deg }));

/** A grid over the room, from its middle outward. */
function* insideOut({ plan }: RoomDesign): Generator<Pose> {
  const xs = plan.vertices_in.map(([x]) => x);
  const ys = plan.vertices_in.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const places: Point[] = [];
  for (let x = left + step_in; x < right; x += step_in)
    for (let y = bottom + step_in; y < top; y += step_in) places.push([x, y]);
  const middle = [(left + right) / 2, (bottom + top) / 2] as const;
  const off = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  for (const at_in of places.sort((a, b) => off(a) - off(b))) yield { at_in, rotation_deg: 0 };
}
