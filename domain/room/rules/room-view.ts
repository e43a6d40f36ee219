import type { RoomDesign, RoomItem, RoomStructure } from "../../../contract/design/room-design.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { isFlat, movableKinds } from "../geometry/item-kinds.ts";
import { type OpeningSpan, spansOf } from "../geometry/openings.ts";
import { cornersOf, type OrientedBox } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import { boxOfStructure, levelsOf, outlineOfStructure, structuresOf } from "../geometry/structures.ts";
import { facesOf, type WallFace } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";

/** An item with derived data that every rule needs. */
export interface Standing {
  item: RoomItem;
  box: OrientedBox;
  corners: Point[];
  /** Bottom and top above the floor, inches. */
  bottom: number;
  top: number;
}

/** A partition, half wall, column or soffit with its place and levels. */
export interface StandingStructure {
  structure: RoomStructure;
  box: OrientedBox;
  bottom: number;
  top: number;
  /** Its footprint. */
  outline: Point[];
}

/** A design preprocessed once for all rules. */
export interface RoomView {
  design: RoomDesign;
  faces: WallFace[];
  spans: OpeningSpan[];
  standing: Standing[];
  structures: StandingStructure[];
  /** Products in the room, and others that could replace them. */
  products: ProductsBySku;
}

export function standingOf(design: RoomDesign, item: RoomItem): Standing {
  const box = boxOf(item);
  const bottom = elevationOf(design, item);
  return { item, box, corners: cornersOf(box), bottom, top: bottom + item.height_in };
}

export const viewOf = (design: RoomDesign, products: ProductsBySku = new Map()): RoomView => ({
  design,
  products,
  faces: facesOf(design.plan),
  spans: spansOf(design.plan),
  standing: design.items.map((item) => standingOf(design, item)),
  structures: structuresOf(design.plan).map((structure) => ({
    structure,
    box: boxOfStructure(structure),
    outline: outlineOfStructure(structure),
    ...levelsOf(design.plan, structure),
  })),
});

export const ofKind = (view: RoomView, ...kinds: string[]): Standing[] =>
  view.standing.filter(({ item }) => kinds.includes(item.kind));

/** One is set into or stands on the other, directly or through a common host. */
export function belongTogether(view: RoomView, a: RoomItem, b: RoomItem): boolean {
  if (a.id === b.id || a.host === b.id || b.host === a.id) return true;
  const hostOf = (item: RoomItem) => view.design.items.find((each) => each.id === item.host);
  return hostOf(a)?.host === b.id || hostOf(b)?.host === a.id;
}

/** Fixed, and low enough to obstruct a person who stands or walks. */
export const blocksFloor = ({ item, bottom, top }: Standing): boolean =>
  bottom < 30 && top > 2 && !isFlat(item) && !movableKinds.has(item.kind);

/** Furniture that obstructs walking, including what could be pushed aside. */
export const blocksWalking = ({ item, bottom, top }: Standing): boolean =>
  bottom < 30 && top > 2 && !isFlat(item) && item.kind !== "accessory" && item.kind !== "stool";
