import type { RoomDesign, RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { itemById, withGuests } from "../edit/items.edit.ts";
import { itemsFollow } from "../edit/plan.edit.ts";
import { withoutLostSides } from "../edit/structures.edit.ts";
import { backingById } from "../geometry/backings.ts";
import { isSloped, lowestCeiling } from "../geometry/ceiling.ts";
import { aboveCeiling, elevationOf } from "../geometry/elevation.ts";
import { footprintOf } from "../geometry/footprint.ts";
import { listed } from "../geometry/listed.ts";
import { distance } from "../geometry/point.ts";
import { sideOf } from "../geometry/structures.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { calledAs } from "./called-as.ts";
import { whyNot } from "./fit.ts";
import { mountingOfItem } from "./mountings.ts";
import { type Pose, poseOf } from "./pose.ts";
import { removeItems } from "./remove.ts";
import { settle } from "./settle.ts";

/** How far a thing moves at most when the room around it changes, inches. */
const reach_in = 48;

export interface Replanned {
  design: RoomDesign;
  /** What moved or came out besides, in one line; empty if nothing did. */
  note: string;
}

/**
 * A furnished room with another floor plan: what stands at a moved wall goes along, what is in the way then moves to the
 * nearest free place, and what fits nowhere is taken out. What was wrong before may stay so.
 */
export function replanned(before: RoomDesign, plan: RoomPlan, products: ProductsBySku): Replanned {
  const tall = new Set(before.items.filter((item) => isTooHigh(before, item)).map(({ id }) => id));
  const isRight = (design: RoomDesign, item: RoomItem) =>
    (tall.has(item.id) || !isTooHigh(design, item)) && whyNot(design, item.id, products) === null;
  const followed = awayFromLost(withoutLostSides(itemsFollow(before, plan)), products);
  const right = before.items.filter((item) => whyNot(before, item.id, products) === null);
  let next = followed;
  const moved: string[] = [];
  const lost: string[] = [];
  // what is in the way before what came with its wall; what is carried after what carries it
  const rank = ({ id, host, at_in }: RoomItem) =>
    host ? 2 : distance(itemById(followed, id)?.at_in ?? at_in, at_in) > 0.001 ? 1 : 0;
  const all = right.toSorted((a, b) => rank(a) - rank(b));
  // twice, because what moved can be in the way of what was free
  for (const { id } of [...all, ...all]) {
    const item = itemById(next, id);
    if (!item || isRight(next, item)) continue;
    const settled = elsewhere(next, item, products, isRight);
    if (settled) {
      next = settled;
      moved.push(id);
      continue;
    }
    const left = removeItems(next, [id], products);
    for (const each of next.items) if (!itemById(left.design, each.id)) lost.push(each.id);
    next = left.design;
  }
  return { design: next, note: noteOf(before, followed, next, moved, lost) };
}

/** What stood at a partition or half wall that is gone stands free. */
function awayFromLost(design: RoomDesign, products: ProductsBySku): RoomDesign {
  const isFree = (item: RoomItem) =>
    sideOf(item.against ?? "") !== null &&
    !backingById(design.plan, item.against ?? "") &&
    mountingOfItem(design, item, products).mount !== "wall";
  if (!design.items.some(isFree)) return design;
  return { ...design, items: design.items.map((item) => (isFree(item) ? { ...item, against: null } : item)) };
}

const isTooHigh = (design: RoomDesign, item: RoomItem): boolean => aboveCeiling(design, item) > 0.1;

/** The room with a thing where it is right; null if there is no such place. */
function elsewhere(
  design: RoomDesign,
  item: RoomItem,
  products: ProductsBySku,
  isRight: (design: RoomDesign, item: RoomItem) => boolean,
): RoomDesign | null {
  for (const pose of posesOf(design, item, products)) {
    const { design: settled } = settle(design, item.id, pose, products, item.host ? 12 : reach_in);
    const there = settled && itemById(settled, item.id);
    if (settled && there && isRight(settled, there)) return settled;
  }
  return null;
}

/** Where it is, under the ceiling; what stands at a wall also away from it. */
function posesOf(design: RoomDesign, item: RoomItem, products: ProductsBySku): Pose[] {
  const own = poseOf(item);
  const { mount } = mountingOfItem(design, item, products);
  const most = lowestCeiling(design.plan, footprintOf(item)) - item.height_in;
  if (elevationOf(design, item) > most && !isSloped(design.plan))
    return mount === "wall" && most > 0 ? [{ ...own, elevation_in: most }] : [];
  if (mount === "wall" && isSloped(design.plan) && elevationOf(design, item) > most && most > 0)
    return [own, { ...own, elevation_in: most }];
  if (mount !== "floor" || !item.against) return [own];
  const { against: _, ...free } = own;
  return [own, free];
}

function noteOf(
  before: RoomDesign,
  followed: RoomDesign,
  now: RoomDesign,
  moved: readonly string[],
  lost: readonly string[],
): string {
  const carried = new Set(
    [...moved, ...lost].flatMap((id) =>
      withGuests(before, id)
        .slice(1)
        .map((guest) => guest.id),
    ),
  );
  const hasMoved = (id: string) => {
    const [was, is] = [itemById(followed, id), itemById(now, id)];
    return was && is && (distance(was.at_in, is.at_in) > 0.5 || was.elevation_in !== is.elevation_in);
  };
  const named = (ids: readonly string[]) =>
    [...new Set(ids.filter((id) => !carried.has(id)))].map((id) => calledAs(before, itemById(before, id)!));
  const [went, out] = [named(moved.filter(hasMoved)), named(lost)];
  return [
    went.length > 0 ? `${upToThree(went)} moved to where there is room.` : "",
    out.length > 0
      ? `${upToThree(out)} came out: there is no room for ${out.length > 1 ? "them" : "it"}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** `The toilet, the tub and 3 more` */
function upToThree(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  const words = listed(shown);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
