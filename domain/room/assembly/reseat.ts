import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { deleteItems, itemById } from "../edit/items.edit.ts";
import { counterTopOf, elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { kindWords } from "../geometry/item-label.ts";
import { inBox, onPlan } from "../geometry/oriented-box.ts";
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
  let next = design;
  const put = (guest: RoomItem, pose: Pose | null) => {
    if (pose) next = replaced(next, seatedAs(itemById(next, before.id)!, guest, pose));
    else lost.push(guest);
  };
  for (const guest of guests.filter(({ kind }) => kind !== "faucet"))
    put(guest, seatFor(next, before, guest, products));
  const bowls = () => {
    const gone = new Set(lost.map(({ id }) => id));
    const rest = { ...next, items: next.items.filter(({ id }) => !gone.has(id)) };
    return bowlsOf(rest, products).filter(({ host }) => host.id === before.id);
  };
  const faucets = guests
    .filter(({ kind }) => kind === "faucet")
    .sort((a, b) => acrossOf(before, a) - acrossOf(before, b));
  const open = bowls();
  for (const faucet of faucets) put(faucet, takeBowl(next, faucet, open, products));
  const wanting = bowls().length - (faucets.length - lost.filter(({ kind }) => kind === "faucet").length);
  const host = itemById(next, before.id)!;
  return {
    design: deleteItems(
      next,
      lost.map(({ id }) => id),
    ),
    note: noteOf(host, lost, faucets.length > 0 ? wanting : 0, bowls().length),
  };
}

const acrossOf = (host: RoomItem, item: RoomItem): number => inBox(boxOf(host), item.at_in)[0];

const replaced = (design: RoomDesign, item: RoomItem): RoomDesign => ({
  ...design,
  items: design.items.map((each) => (each.id === item.id ? item : each)),
});

/** A guest has the wall of its host, if it had one. */
function seatedAs(host: RoomItem, guest: RoomItem, pose: Pose): RoomItem {
  const { against: _, ...free } = pose;
  return itemIn(guest, guest.against && host.against ? { ...free, against: host.against } : free);
}

/** The first bowl with the right holes that no faucet has taken. */
function takeBowl(design: RoomDesign, faucet: RoomItem, open: Bowl[], products: ProductsBySku): Pose | null {
  const at = open.findIndex((bowl) => faucetSuits(productOfItem(products, faucet), bowl));
  const [bowl] = at < 0 ? [] : open.splice(at, 1);
  return bowl ? faucetPose(design, faucet, bowl) : null;
}

/** In or on the new host: what is set into it as its mount says, what stands on it as far from its back as before. */
function seatFor(
  design: RoomDesign,
  before: RoomItem,
  guest: RoomItem,
  products: ProductsBySku,
): Pose | null {
  const host = itemById(design, before.id)!;
  const mounting = mountingOfItem(design, guest, products);
  if (!canCarry(design, guest, host, mounting, products)) return null;
  const most = Math.max(0, (host.width_in - guest.width_in) / 2);
  const [x, y] = inBox(boxOf(before), guest.at_in);
  const across = Math.min(most, Math.max(-most, x));
  if (mounting.mount === "recessed") return seatOn(design, guest, mounting, host, across);
  return onTop(design, before, host, guest, mounting, [across, y]);
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
    const words = [...new Set(lost.map(({ kind }) => `the ${kindWords(kind)}`))].join(" and ");
    const isOne = lost.length === 1;
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} came out: ${isOne ? "it doesn't" : "they don't"} fit this ${name}.`;
  }
  return wanting > 0 ? "The second bowl has no faucet yet." : "";
}
