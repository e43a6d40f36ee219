import type {
  RoomDesign,
  RoomItem,
  RoomOpening,
  RoomPlan,
  RoomStructure,
} from "../../../contract/design/room-design.ts";
import { areaOfSurface } from "./floor-areas.ts";
import { namedKind } from "./named-kind.ts";
import {
  floorOf,
  kindWords,
  openingWords,
  structureSide,
  structureWords,
  surfaceOn,
  surfaceWords,
  tiledWallsOf,
  wallNamed,
  wallOnSide,
} from "./place-words.ts";
import { isRound, sideOf } from "./structures.ts";
import { wallPlace } from "./wall-sides.ts";

/** The item in words, numbered where the room has several of its kind: `toilet`, `base cabinet 3`. */
export function label(design: Pick<RoomDesign, "items">, item: RoomItem): string {
  const kind = namedKind(item);
  const same = design.items.filter((each) => namedKind(each) === kind);
  const name = kindWords(kind);
  return same.length > 1 ? `${name} ${same.indexOf(item) + 1}` : name;
}

/**
 * A wall in everyday words: `north wall` if its id names a side, `south wall of the alcove` if it names a part of the room
 * too, else `wall 3`.
 */
export function wallLabel(wall: string): string {
  const place = wallPlace(wall);
  return "side" in place ? wallOnSide(place.side, place.part) : wallNamed(place.name);
}

/** A partition, half wall, column or soffit, numbered where the room has several: `half wall 2`. */
export function structureLabel(structures: readonly RoomStructure[], id: string): string {
  const structure = structures.find((each) => each.id === id);
  if (!structure) return structureWords("partition");
  const same = structures.filter(({ kind }) => kind === structure.kind);
  const name = structureWords(structure.kind);
  return same.length > 1 ? `${name} ${same.indexOf(structure) + 1}` : name;
}

/** What people call the wall or partition that a thing has its back to: `north wall`, `half wall 2`. */
export function backingLabel({ walls, structures = [] }: RoomPlan, id: string): string {
  const named = walls.some((wall) => wall.id === id) ? null : sideOf(id);
  return named ? structureLabel(structures, named.structure) : wallLabel(id);
}

/** A surface in words: `floor`, `north wall`, `countertop on base cabinet 2`, `tiled walls of the shower`. */
export function surfaceLabel(
  design: Pick<RoomDesign, "items"> & Partial<Pick<RoomDesign, "plan">>,
  surface: string,
): string {
  const own = sideOf(surface);
  if (own) {
    const structures = design.plan?.structures ?? [];
    const name = structureLabel(structures, own.structure);
    return structures.some((each) => each.id === own.structure && isRound(each))
      ? name
      : structureSide(own.side, name);
  }
  const area = areaOfSurface(surface);
  if (area !== null) return floorOf(design.plan?.areas?.find(({ id }) => id === area)?.name ?? "");
  const [kind = "", target = ""] = surface.split(":", 2);
  if (target === "") return surfaceWords(kind);
  const item = design.items.find((each) => each.id === target);
  if (item) {
    const thing = label(design, item);
    return kind === "shower" ? tiledWallsOf(thing) : surfaceOn(kind, thing);
  }
  const wall = wallLabel(target);
  return kind === "wall" ? wall : surfaceOn(kind, wall);
}

/** An opening in words, numbered where the room has several of its kind: `window`, `door 2`. */
export function openingLabel({ openings }: Pick<RoomPlan, "openings">, { id, kind }: RoomOpening): string {
  const same = openings.filter((each) => each.kind === kind);
  const name = openingWords(kind);
  return same.length > 1 ? `${name} ${same.findIndex((each) => each.id === id) + 1}` : name;
}

/** A surface, an item or an opening of a design in words: `floor`, `backsplash on the north wall`, `base cabinet 3`. */
export function placeLabel(
  design: Pick<RoomDesign, "items"> & Partial<Pick<RoomDesign, "plan">>,
  place: string,
): string {
  const item = design.items.find(({ id }) => id === place);
  if (item) return label(design, item);
  const opening = design.plan?.openings.find(({ id }) => id === place);
  return design.plan && opening ? openingLabel(design.plan, opening) : surfaceLabel(design, place);
}
