import type { RoomDesign, RoomItem } from "../../contract/room-design.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { isFlat, movableKinds } from "../geometry/item-kinds.ts";
import { type OpeningSpan, spansOf } from "../geometry/openings.ts";
import { cornersOf, type OrientedBox } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import { facesOf, type WallFace } from "../geometry/walls.ts";
import type { GoodsBySku } from "../takeoff/goods-by-sku.ts";

/** An item with what every rule asks of it. */
export interface Standing {
  item: RoomItem;
  box: OrientedBox;
  corners: Point[];
  /** Under and upper side above the floor, inches. */
  bottom: number;
  top: number;
}

/** A design worked out once for all rules. */
export interface RoomView {
  design: RoomDesign;
  faces: WallFace[];
  spans: OpeningSpan[];
  standing: Standing[];
  /** What is known of the goods in the room, and of others that may take their place. */
  goods: GoodsBySku;
}

export function standingOf(design: RoomDesign, item: RoomItem): Standing {
  const box = boxOf(item);
  const bottom = elevationOf(design, item);
  return { item, box, corners: cornersOf(box), bottom, top: bottom + item.height_in };
}

export const viewOf = (design: RoomDesign, goods: GoodsBySku = new Map()): RoomView => ({
  design,
  goods,
  faces: facesOf(design.plan),
  spans: spansOf(design.plan),
  standing: design.items.map((item) => standingOf(design, item)),
});

export const ofKind = (view: RoomView, ...kinds: string[]): Standing[] =>
  view.standing.filter(({ item }) => kinds.includes(item.kind));

/** One is set into or stands on the other, directly or by a common host. */
export function belongTogether(view: RoomView, a: RoomItem, b: RoomItem): boolean {
  if (a.id === b.id || a.host === b.id || b.host === a.id) return true;
  const hostOf = (item: RoomItem) => view.design.items.find((each) => each.id === item.host);
  return hostOf(a)?.host === b.id || hostOf(b)?.host === a.id;
}

/** Fixed and low enough to be in the way of somebody who stands or walks. */
export const blocksFloor = ({ item, bottom, top }: Standing): boolean =>
  bottom < 30 && top > 2 && !isFlat(item) && !movableKinds.has(item.kind);

/** Furniture in the way of somebody who walks, also what could be pushed aside. */
export const blocksWalking = ({ item, bottom, top }: Standing): boolean =>
  bottom < 30 && top > 2 && !isFlat(item) && item.kind !== "accessory" && item.kind !== "stool";
