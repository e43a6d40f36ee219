import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { counterTopOf, elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { inBox, onPlan } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { type Bowl, bowlsOf, faucetBack_in, faucetOf, holesOf } from "./bowls.ts";
import { factOf, isOneOf, type Mounting, productOfItem } from "./mountings.ts";
import type { Pose } from "./pose.ts";

/** A counter is this much deeper than its cabinet. */
const overhang_in = 1.25;
/** Kitchen islands are deeper: what is set into them is near their front. */
const deep_in = 30;
/** A basin on a top stands this high above the counter that its faucet is on. */
const vessel_in = 4.6;

/** Places in or on what can carry a thing and has room for it, the best first. */
export function seatsFor(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  products: ProductsBySku,
): Pose[] {
  if (mounting.mount === "bowl") return bowlSeats(design, item, mounting, products);
  return (mounting.hosts ?? []).flatMap((group) =>
    design.items
      .filter((host) => host.id !== item.id && isOneOf(group, host, productOfItem(products, host)))
      .flatMap((host) => seatsOn(design, item, mounting, host, products)),
  );
}

/** Whether a host has a hole or top of the size that a thing takes. */
export function isBigEnough(
  item: RoomItem,
  mounting: Mounting,
  host: RoomItem,
  product: RoomProduct | undefined,
): boolean {
  const { mount, margin_in = 0 } = mounting;
  const least = Number(factOf(product, "min_cabinet_in")) || item.width_in + margin_in;
  if (mount === "recessed")
    return host.width_in >= least - 0.5 && item.depth_in <= host.depth_in + 2 && isTallEnough(item, host);
  if (mount === "opening") return item.width_in <= Math.max(host.width_in, host.depth_in) + 1;
  return item.width_in <= host.width_in + 1 && item.depth_in <= host.depth_in + overhang_in + 1;
}

const isTallEnough = (item: RoomItem, host: RoomItem): boolean =>
  item.kind !== "wall_oven" || item.height_in + 28 <= host.height_in;

function seatsOn(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  host: RoomItem,
  products: ProductsBySku,
): Pose[] {
  if (!isBigEnough(item, mounting, host, productOfItem(products, item))) return [];
  return acrossOf(item, mounting, host).map((across) => seatOn(design, item, mounting, host, across));
}

/** A thing in or on a host, `across_in` from the host's middle. */
export function seatOn(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  host: RoomItem,
  across_in: number,
): Pose {
  const elevation_in = seatHeight(design, item, mounting, host);
  return {
    at_in: onPlan(boxOf(host), [across_in, deepIn(item, mounting, host)]),
    rotation_deg: host.rotation_deg,
    host: host.id,
    ...(elevation_in === undefined ? {} : { elevation_in }),
  };
}

/** The middle first; on a long top also beside it. */
function acrossOf(item: RoomItem, { mount, margin_in = 0 }: Mounting, host: RoomItem): number[] {
  if (mount === "opening") return [0];
  const most = Math.max(0, (host.width_in - item.width_in - (mount === "recessed" ? margin_in : 0)) / 2);
  const step = Math.max(3, most / 4);
  const places = [0];
  for (let at = step; at <= most + 0.01; at += step) places.push(at, -at);
  return places;
}

/** Where the middle of a thing is between its host's front and back, from the host's middle. */
function deepIn(item: RoomItem, { mount, back_in }: Mounting, host: RoomItem): number {
  const most = (host.depth_in - item.depth_in) / 2;
  if (mount === "opening") return item.depth_in > 20 ? 0 : -most;
  if (mount !== "recessed") return host.depth_in > 20 && !isSoft(host) ? Math.max(0, most - 2) : 0;
  if (host.depth_in > deep_in && back_in !== "front") return 3 - most;
  const front = host.depth_in + overhang_in;
  if (back_in === "front") return host.depth_in / 2 - (front + 0.4 - item.depth_in) - item.depth_in / 2;
  if (back_in === "flush")
    return host.depth_in / 2 - Math.max(0, host.depth_in + 1 - item.depth_in) - item.depth_in / 2;
  return (
    host.depth_in / 2 - Math.min(back_in ?? 0, Math.max(0, front - 2 - item.depth_in)) - item.depth_in / 2
  );
}

const isSoft = ({ kind }: RoomItem): boolean => ["sofa", "bed", "chair", "lounge"].includes(kind);

/** Its height on a host if that does not follow from its kind. */
export function seatHeight(
  design: RoomDesign,
  item: RoomItem,
  { mount, at }: Mounting,
  host: RoomItem,
): number | undefined {
  const under = elevationOf(design, host);
  if (mount === "opening") return under + host.height_in;
  if (mount === "recessed" && at?.bottom_in !== undefined) return under + at.bottom_in;
  if (item.kind === "grill" || item.kind === "media" || item.kind === "microwave")
    return mount === "recessed" || mount === "counter" ? under + counterTopOf(host) : undefined;
  return undefined;
}

/** Behind each bowl that has no faucet yet and the right holes. */
function bowlSeats(design: RoomDesign, item: RoomItem, mounting: Mounting, products: ProductsBySku): Pose[] {
  const product = productOfItem(products, item);
  const uses = new Set((mounting.hosts ?? []).map((group) => group.replace(/_bowl$/, "")));
  const others = { ...design, items: design.items.filter(({ id }) => id !== item.id) };
  const open = bowlsOf(others, products).filter(
    (bowl) => uses.has(bowl.use) && faucetSuits(product, bowl) && !faucetOf(others, bowl, products),
  );
  const isTall = factOf(product, "mount") === "vessel";
  return open
    .sort((a, b) => Number(b.is_vessel === isTall) - Number(a.is_vessel === isTall))
    .map((bowl) => faucetPose(design, item, bowl));
}

/** Whether a bowl has the holes that a faucet takes. */
export function faucetSuits(faucet: RoomProduct | undefined, bowl: Bowl): boolean {
  const wanted = holesOf(faucet);
  return wanted === null || bowl.holes === null || bowl.use === "kitchen" || wanted <= bowl.holes;
}

/** A faucet behind its bowl. */
export function faucetPose(
  design: RoomDesign,
  item: RoomItem,
  { host, of, across_in, is_vessel }: Bowl,
): Pose {
  const isIsland = of !== host && host.depth_in > deep_in;
  const bowl_in = inBox(boxOf(host), of.at_in)[1];
  const deep = isIsland ? bowl_in + of.depth_in / 2 + 2.6 : host.depth_in / 2 - faucetBack_in(item.depth_in);
  const top = elevationOf(design, host) + counterTopOf(host);
  return {
    at_in: onPlan(boxOf(host), [across_in, deep] satisfies Point),
    rotation_deg: host.rotation_deg,
    host: host.id,
    ...(is_vessel ? { elevation_in: top - vessel_in } : {}),
  };
}
