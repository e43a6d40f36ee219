import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { deleteItems, itemById, withGuests } from "../edit/items.edit.ts";
import { counterTopOf, elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { joined } from "../geometry/listed.ts";
import { inBox, onPlan, overlaps } from "../geometry/oriented-box.ts";
import { kindWords } from "../geometry/place-words.ts";
import { mayShare, slack_in } from "../rules/placement.ts";
import { standingOf, viewOf } from "../rules/room-view.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { type Bowl, bowlsOf } from "./bowls.ts";
import { canCarry, hangsBeside } from "./fit.ts";
import { type Mounting, mountingOfItem, productOfItem } from "./mountings.ts";
import { itemIn, type Pose } from "./pose.ts";
import { faucetPose, faucetSuits, seatOn } from "./seats.ts";

/**
 * After an item got another product, and is at its new place: what it carried moves onto the new one. What the new one
 * cannot carry comes out; `note` says so in one line.
 * @param before the item as it was
 */
export function reseated(
  design: RoomDesign,
  before: RoomItem,
  products: ProductsBySku,
): { design: RoomDesign; note: string } {
  const guests = design.items.filter(
    (each) => each.host === before.id && !hangsBeside(design, each, products),
  );
  if (guests.length === 0) return { design, note: "" };
  const lost: RoomItem[] = [];
  const put: RoomItem[] = [];
  let next: RoomDesign = { ...design, items: design.items.filter((each) => !guests.includes(each)) };
  const seat = (guest: RoomItem, poses: readonly Pose[]) => {
    const host = itemById(next, before.id)!;
    const seated = poses
      .map((pose) => seatedAs(host, guest, pose))
      .find((each) => isFreeBeside({ ...next, items: [...next.items, each] }, each, put));
    if (!seated) return lost.push(guest);
    put.push(seated);
    next = { ...next, items: [...next.items, seated] };
    return put.length;
  };
  const [set, others] = [
    guests.filter(isSet(design, products)),
    guests.filter((each) => !isSet(design, products)(each)),
  ];
  for (const guest of set) seat(guest, seatsFor(next, before, guest, products));
  const open = bowlsOf(next, products).filter(({ host }) => host.id === before.id);
  const bowls = open.length;
  const faucets = others
    .filter(({ kind }) => kind === "faucet")
    .sort((a, b) => acrossOf(before, a) - acrossOf(before, b));
  for (const faucet of faucets) seat(faucet, takeBowl(next, faucet, open, products));
  for (const guest of others.filter(({ kind }) => kind !== "faucet"))
    seat(guest, seatsFor(next, before, guest, products));
  const order = new Map(design.items.map(({ id }, at) => [id, at]));
  next = { ...next, items: next.items.toSorted((a, b) => order.get(a.id)! - order.get(b.id)!) };
  next = withoutGuestsOf(next, lost, design);
  const wanting = faucets.length > 0 ? open.length : 0;
  const host = itemById(next, before.id)!;
  return { design: next, note: noteOf(host, lost, wanting, bowls) };
}

const acrossOf = (host: RoomItem, item: RoomItem): number => inBox(boxOf(host), item.at_in)[0];

/** Set into the host, so that what stands on it comes after. */
const isSet = (design: RoomDesign, products: ProductsBySku) => (item: RoomItem) =>
  mountingOfItem(design, item, products).mount === "recessed";

/** Whether a guest overlaps none of those that are there already. */
function isFreeBeside(design: RoomDesign, guest: RoomItem, others: readonly RoomItem[]): boolean {
  const own = standingOf(design, guest);
  const view = viewOf(design);
  return others.every((each) => {
    const other = standingOf(design, each);
    return !overlaps(own.box, other.box, slack_in) || mayShare(view, own, other);
  });
}

/** What stood on something that came out comes out too. */
function withoutGuestsOf(design: RoomDesign, lost: readonly RoomItem[], before: RoomDesign): RoomDesign {
  const gone = new Set(lost.flatMap(({ id }) => withGuests(before, id).map((each) => each.id)));
  return deleteItems(design, [...gone]);
}

/** A guest has the wall of its host, if it had one. */
function seatedAs(host: RoomItem, guest: RoomItem, pose: Pose): RoomItem {
  const { against: _, ...free } = pose;
  return itemIn(guest, guest.against && host.against ? { ...free, against: host.against } : free);
}

/** The first bowl with the right holes that no faucet has taken. */
function takeBowl(design: RoomDesign, faucet: RoomItem, open: Bowl[], products: ProductsBySku): Pose[] {
  const at = open.findIndex((bowl) => faucetSuits(productOfItem(products, faucet), bowl));
  const [bowl] = at < 0 ? [] : open.splice(at, 1);
  return bowl ? [faucetPose(design, faucet, bowl)] : [];
}

/** In or on the new host: what is set into it as its mount says, what stands on it as far from its back as before. */
function seatsFor(design: RoomDesign, before: RoomItem, guest: RoomItem, products: ProductsBySku): Pose[] {
  const host = itemById(design, before.id)!;
  const mounting = mountingOfItem(design, guest, products);
  if (!canCarry(design, guest, host, mounting, products)) return [];
  const most = Math.max(0, (host.width_in - guest.width_in) / 2);
  const [x, y] = inBox(boxOf(before), guest.at_in);
  const across = Math.min(most, Math.max(-most, x));
  if (mounting.mount === "recessed")
    return [across, 0].map((at) => seatOn(design, guest, mounting, host, at));
  const places = [across, ...[-1, -0.5, 0, 0.5, 1].map((share) => share * most)];
  return places.map((at) => onTop(design, before, host, guest, mounting, [at, y]));
}

function onTop(
  design: RoomDesign,
  before: RoomItem,
  host: RoomItem,
  guest: RoomItem,
  { mount }: Mounting,
  [across, y]: readonly [number, number],
): Pose {
  const least = -host.depth_in / 2 + (mount === "opening" ? 0 : guest.depth_in / 2);
  const deep = Math.max(Math.min(0, least), y + (host.depth_in - before.depth_in) / 2);
  const raised = topIn(design, host) - topIn({ ...design, items: design.items }, before);
  const { elevation_in } = guest;
  const isOnTop =
    elevation_in !== undefined && elevation_in > elevationOf(design, before) + before.height_in / 2;
  return {
    at_in: onPlan(boxOf(host), [across, deep]),
    rotation_deg: guest.rotation_deg,
    host: host.id,
    ...(elevation_in === undefined ? {} : { elevation_in: isOnTop ? elevation_in + raised : elevation_in }),
  };
}

const topIn = (design: RoomDesign, item: RoomItem): number => elevationOf(design, item) + counterTopOf(item);

function noteOf(host: RoomItem, lost: readonly RoomItem[], wanting: number, bowls: number): string {
  const name = kindWords(host.kind);
  if (lost.length > 0 && lost.every(({ kind }) => kind === "faucet") && bowls > 0) {
    const count = lost.length === 1 ? "One faucet was" : `${lost.length} faucets were`;
    return wanting > 0
      ? `${count} taken out: this ${name} has other faucet holes.`
      : `${count} taken out: this ${name} has fewer bowls.`;
  }
  if (lost.length > 0) {
    const words = joined([...new Set(lost.map(({ kind }) => `the ${kindWords(kind)}`))]);
    const isOne = lost.length === 1;
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} came out: ${isOne ? "it doesn't" : "they don't"} fit this ${name}.`;
  }
  return wanting > 0 ? "The second bowl has no faucet yet." : "";
}
