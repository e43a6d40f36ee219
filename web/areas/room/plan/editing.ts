import type {
  RoomDesign,
  RoomPlan,
  RoomService,
  RoomStructure,
} from "../../../../contract/design/room-design.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import type { Edited } from "../../../../domain/room/edit/edited.types.ts";
import { addOpening } from "../../../../domain/room/edit/openings.edit.ts";
import { areaById, areasOf } from "../../../../domain/room/geometry/floor-areas.ts";
import { structureLabel } from "../../../../domain/room/geometry/item-label.ts";
import { areaOf } from "../../../../domain/room/geometry/polygon.ts";
import { structureById, structuresOf } from "../../../../domain/room/geometry/structures.ts";
import { faceById, facesOf, heightOver, type WallFace } from "../../../../domain/room/geometry/walls.ts";
import { areaWords } from "./area-words.ts";
import { openingWords } from "./opening-words.ts";
import { serviceWords } from "./service-words.ts";
import { structureWords } from "./structure-words.ts";

/** The dragged element. Ids of corners and services are their indexes; of a floor area's corner see `areaCornerId`. */
export interface Selected {
  kind: "wall" | "opening" | "corner" | "service" | "structure" | "area" | "area_corner";
  id: string;
}

/** `2:entry` */
export const areaCornerId = (area: string, index: number): string => `${index}:${area}`;

/** The area and number of a floor area's corner. */
export function areaCorner(id: string): { area: string; index: number } {
  const at = id.indexOf(":");
  return { area: id.slice(at + 1), index: Number(id.slice(0, at)) };
}

/** The floor area that is selected, by itself or by a corner. */
export function areaOfSelected(selected: Selected | null): string | null {
  if (selected?.kind === "area") return selected.id;
  return selected?.kind === "area_corner" ? areaCorner(selected.id).area : null;
}

export const isSame = (a: Selected | null, b: Selected | null): boolean =>
  a?.kind === b?.kind && a?.id === b?.id;

/** An unfurnished room around a plan, for the room rules. */
export const asDesign = (plan: RoomPlan, room = "room"): RoomDesign => ({
  schema: "room-design/1",
  room,
  plan,
  surfaces: [],
  items: [],
});

export type OpeningKind = "door" | "window" | "passage";

/** What the panels of walls and openings need: of a drawing, or of a furnished room. */
export interface PlanEdits {
  plan: RoomPlan;
  /** Takes a change over, or says why not. Answers the reason of a refusal. */
  commit(edited: Edited, words?: string): string | undefined;
  /** Puts an opening into the selected wall; answers the reason of a refusal if the panel has to say it. */
  place(kind: OpeningKind): string | undefined;
  /** Puts a corner into the selected wall, where corners can be drawn. */
  split?: () => void;
  /** Takes out what is selected. */
  remove(): void;
  /** What a wall is called where that is not its number. */
  wallName?: (id: string) => string;
}

const usual = {
  door: { width_in: 32, height_in: 80, swing: { into: "room", hinge: "from" } },
  window: { width_in: 36, height_in: 48, sill_in: 36 },
  passage: { width_in: 36, height_in: 80 },
} as const;

/** A door, window or passage of the usual size in the middle of the wall, or as near to it as there is room. */
export function placeOpening(plan: RoomPlan, kind: OpeningKind, wallId: string): Edited & { id?: string } {
  const face = faceById(plan, wallId);
  if (!face) return { ok: false, message: "The wall is no longer in the plan." };
  const size = usual[kind];
  const fitting = lowered(size, face);
  const offset_in = Math.max(0, (face.length_in - size.width_in) / 2);
  return addOpening(asDesign(plan), { kind, wall: wallId, offset_in, ...fitting });
}

/** Under a low or sloped ceiling or on a half wall an opening ends where the wall does. */
function lowered<Size extends { width_in: number; height_in: number; sill_in?: number }>(
  size: Size,
  face: WallFace,
): Size {
  const middle = face.length_in / 2;
  const half = Math.min(middle, size.width_in / 2);
  const most = heightOver(face, middle - half, middle + half) - (size.sill_in ?? 0);
  return most >= 12 && most < size.height_in ? { ...size, height_in: most } : size;
}

/** The wall that an opening goes into while none is chosen: the longest that stands. */
export function longestWall(plan: RoomPlan): string | undefined {
  return facesOf(plan)
    .filter(({ kind }) => kind !== "open")
    .sort((a, b) => b.length_in - a.length_in)[0]?.id;
}

export const structureKinds = Object.keys(structureWords) as RoomStructure["kind"][];

/** An id that no other window gives to something else. */
export const newStructureId = (kind: RoomStructure["kind"]): string =>
  `${kind}-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;

export const newNicheId = (): string =>
  `niche-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;

export const newAreaId = (): string => `area-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;

/** The first of the usual names that no area of the plan has. */
export function suggestedAreaName(plan: RoomPlan): string {
  const taken = new Set(areasOf(plan).map(({ name }) => name));
  return areaWords.suggested.find((name) => !taken.has(name)) ?? areaWords.other;
}

export const serviceKinds = Object.keys(serviceWords) as RoomService["kind"][];

/** The number that people know a wall by, from 1. */
export const wallNumber = (plan: RoomPlan, id: string): number =>
  plan.walls.findIndex((wall) => wall.id === id) + 1;

/** What there is, in words: `Wall 2, 8'` or `Window, 3' wide, in wall 1`. */
export function nameOf(plan: RoomPlan, selected: Selected): string {
  if (selected.kind === "corner") return `Corner ${Number(selected.id) + 1}`;
  if (selected.kind === "wall") {
    const face = faceById(plan, selected.id);
    const words = { wall: "Wall", half_wall: "Half wall", open: "Open side" }[face?.kind ?? "wall"];
    return `${words} ${wallNumber(plan, selected.id)}, ${lengthText(face?.length_in ?? 0)}`;
  }
  if (selected.kind === "service") {
    const service = plan.services[Number(selected.id)];
    return service ? serviceWords[service.kind] : "";
  }
  const area = areaById(plan, areaOfSelected(selected) ?? "");
  if (area)
    return selected.kind === "area"
      ? `${area.name}, ${areaText(areaOf(area.outline_in) / 144, 1)}`
      : `${area.name}, corner ${areaCorner(selected.id).index + 1}`;
  if (selected.kind === "structure") {
    const structure = structureById(plan, selected.id);
    if (!structure) return "";
    const words = structureLabel(structuresOf(plan), selected.id);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${lengthText(structure.length_in)}`;
  }
  const opening = plan.openings.find(({ id }) => id === selected.id);
  if (!opening) return "";
  const { name } = openingWords[opening.kind];
  const word = name.charAt(0).toUpperCase() + name.slice(1);
  return `${word}, ${lengthText(opening.width_in)} wide, in wall ${wallNumber(plan, opening.wall)}`;
}

/** Whether the selection still exists in the plan. */
export function isThere(plan: RoomPlan, { kind, id }: Selected): boolean {
  if (kind === "corner") return Number(id) < plan.vertices_in.length;
  if (kind === "service") return Number(id) < plan.services.length;
  if (kind === "area") return areaById(plan, id) !== undefined;
  if (kind === "area_corner") {
    const { area, index } = areaCorner(id);
    return areaById(plan, area)?.outline_in[index] !== undefined;
  }
  if (kind === "structure") return structureById(plan, id) !== undefined;
  const among: readonly { id: string }[] = kind === "wall" ? plan.walls : plan.openings;
  return among.some((one) => one.id === id);
}
