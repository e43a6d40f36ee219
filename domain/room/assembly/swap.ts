import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { itemById } from "../edit/items.edit.ts";
import { backingById } from "../geometry/backings.ts";
import { elevationOf, mostElevation, topOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { inBox } from "../geometry/oriented-box.ts";
import { add, times } from "../geometry/point.ts";
import { alongWall, rotationAgainst, spanOn } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { canCarry } from "./fit.ts";
import { poseOn } from "./hanging.ts";
import { lifted } from "./lift.ts";
import { type Mounting, mountingOf, mountingOfItem, needsHost } from "./mountings.ts";
import { type Pose, poseOf } from "./pose.ts";
import { reseated } from "./reseat.ts";
import { atHeight } from "./rest-height.ts";
import { seatOn, seatsFor } from "./seats.ts";
import { refusedFor, type Settled, settle } from "./settle.ts";

/** How far a thing slides along its wall at most when it gets another size, inches. */
const reach_in = 36;

/**
 * Gives an item another product: its size, its mount's height and its place at the same wall or on the same host. What it
 * carried moves to the new one; what no longer fits comes out, and `note` says so.
 */
export function swapItem(
  design: RoomDesign,
  id: string,
  product: RoomProduct,
  known: ProductsBySku,
): Settled {
  const before = itemById(design, id);
  if (!before) return refusedFor("It is no longer in the room.");
  const { model } = product;
  if (!model) return refusedFor(`${product.name} can't be placed.`);
  const products = known.has(product.sku) ? known : new Map([...known, [product.sku, product] as const]);
  const old = mountingOfItem(design, before, known);
  const now = mountingOf(product);
  const elsewhere = hangsElsewhere(before, product, old, now);
  if (elsewhere) return refusedFor(elsewhere);
  const item: RoomItem = {
    ...before,
    sku: product.sku,
    kind: model.kind,
    ...model.size,
    finish: model.finish,
  };
  const pose = poseFor(design, before, item, old, now, products);
  if (!pose) return refusedFor(`${product.name} ${now.missing ?? "doesn't go here."}`, now.offer);
  const placed = inPlace(design, item, now, pose);
  const { design: seated, note } = reseated(placed, before, products);
  const raised = lifted(seated, id, topOf(design, before), products);
  const settled = settle(
    raised.design,
    id,
    poseOf(itemById(raised.design, id)!),
    products,
    reachOf(now, before),
    design,
  );
  if (settled.refusal !== null)
    return refusedFor(`${product.name} doesn't go here. ${settled.refusal}`, settled.offer);
  return { ...settled, note: [note, raised.note, settled.note].filter(Boolean).join(" ") };
}

const reachOf = ({ mount }: Mounting, { host }: RoomItem): number =>
  host && mount !== "wall" ? 6 : reach_in;

/** What hangs on a wall and what does not never replace each other where the other's place would be in the air. */
function hangsElsewhere(
  { kind }: RoomItem,
  product: RoomProduct,
  { mount: old }: Mounting,
  { mount: now }: Mounting,
): string | null {
  if (now === "fronts") return "Choose pulls and knobs on the cabinet that they are for.";
  if (!["light", "accessory", "fan", "shower"].includes(kind)) return null;
  if (now === "wall" && old !== "wall") return `${product.name} hangs on a wall. Add it as a new object.`;
  if (old === "wall" && now !== "wall")
    return `${product.name} does not hang on a wall. Add it as a new object.`;
  return old !== now && (old === "ceiling" || now === "ceiling")
    ? `${product.name} ${now === "ceiling" ? "hangs from the ceiling" : "does not hang from the ceiling"}. Add it as a new object.`
    : null;
}

/** Where the item with its new size belongs; null if nothing can carry it. */
function poseFor(
  design: RoomDesign,
  before: RoomItem,
  item: RoomItem,
  old: Mounting,
  now: Mounting,
  products: ProductsBySku,
): Pose | null {
  const host = before.host ? itemById(design, before.host) : undefined;
  if (now.mount !== "wall" && (host || needsHost(now))) {
    const carried = onHost(design, before, item, host, now, products);
    if (carried || needsHost(now)) return carried;
  }
  const { host: _, elevation_in: __, ...free } = poseOf(before);
  const kept = now.mount === "wall" && host ? { ...free, host: host.id } : free;
  const face = before.against ? backingById(design.plan, before.against) : undefined;
  if (!face || face.kind === "open") return kept;
  if (Math.abs(before.rotation_deg - rotationAgainst(face)) > 0.5) return kept;
  const { gap_in } = spanOn(face, boxOf(before));
  const at = poseOn(face, alongWall(face, before.at_in).offset_in, item);
  const gap = now.mount === old.mount && gap_in > 0.5 ? gap_in : 0;
  return { ...kept, ...at, at_in: add(at.at_in, times(face.inward, gap)) };
}

function onHost(
  design: RoomDesign,
  before: RoomItem,
  item: RoomItem,
  host: RoomItem | undefined,
  now: Mounting,
  products: ProductsBySku,
): Pose | null {
  const swapped = { ...design, items: design.items.map((each) => (each.id === item.id ? item : each)) };
  if (host && canCarry(swapped, item, host, now, products)) {
    if (now.mount === "counter" || now.mount === "floor" || now.mount === "opening") return poseOf(before);
    if (now.mount === "recessed")
      return { ...seatOn(design, item, now, host, inBox(boxOf(host), before.at_in)[0]), ...walled(before) };
  }
  const seats = seatsFor(swapped, item, now, products);
  const own = seats.find((seat) => seat.host === before.host);
  const found = own ?? (host ? undefined : seats[0]);
  return found ? { ...found, ...walled(before) } : null;
}

const walled = ({ against }: RoomItem) => (against ? { against } : {});

/** The design with the item as it is now, at the height at which it is mounted. */
function inPlace(design: RoomDesign, item: RoomItem, now: Mounting, pose: Pose): RoomDesign {
  const before = itemById(design, item.id)!;
  const { at_in, rotation_deg } = pose;
  const moved: RoomItem = { ...item, at_in, rotation_deg };
  if (item.against !== undefined || pose.against) moved.against = pose.against ?? null;
  if (item.host !== undefined || pose.host) moved.host = pose.host ?? null;
  const own = now.mount === "wall" ? keptHeight(design, before, moved, now) : pose.elevation_in;
  const high = atHeight(design, moved, now, own);
  return { ...design, items: design.items.map((each) => (each.id === item.id ? high : each)) };
}

/** On a wall before and now: the edge that its mount measures from stays at its height. */
function keptHeight(
  design: RoomDesign,
  before: RoomItem,
  item: RoomItem,
  { at }: Mounting,
): number | undefined {
  if (!before.against || before.elevation_in === undefined || before.kind !== item.kind) return undefined;
  const bottom = elevationOf(design, before);
  if (bottom < 1) return undefined;
  const most = mostElevation(design, item);
  const kept =
    at?.bottom_in === undefined
      ? at?.top_in === undefined
        ? bottom + (before.height_in - item.height_in) / 2
        : bottom + before.height_in - item.height_in
      : bottom;
  return Math.min(most, Math.max(0, kept));
}
