import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { isStall, isTub } from "../geometry/item-kinds.ts";
import { kindWords, tileAround } from "../geometry/place-words.ts";
import { faceById } from "../geometry/walls.ts";
import { usualSettings } from "../takeoff/settings.ts";
import { bareRuns, counterTopOn } from "../takeoff/shapes/countertop.ts";
import { shapeOf } from "../takeoff/shapes/surface-shape.ts";

/** A surface of something in the room, chosen or not yet chosen. */
export interface Covering {
  surface: string;
  /** `Countertop` */
  words: string;
  /** Whether the design has it. */
  isThere: boolean;
}

/** Optional surfaces; floor, ceiling and walls always exist. */
export const isOptional = (surface: string): boolean =>
  surface === "base" ||
  surface === "crown" ||
  /^(wainscot|backsplash|countertop|shower|coping):/.test(surface);

/**
 * What you can add to an item or a surface: a countertop on cabinets, tile around a shower or tub, wainscot and
 * backsplash on a wall, baseboard at the floor, crown molding at the ceiling, coping at a pool. Only what is possible
 * in this room.
 */
export function coveringsOf(design: RoomDesign, about: { item: string } | { surface: string }): Covering[] {
  const found = "item" in about ? aroundItem(design, about.item) : aroundSurface(about.surface);
  return found
    .filter(([surface]) => shapeOf(design, surface, usualSettings).kind !== "none")
    .map(([surface, words]) => ({
      surface,
      words,
      isThere: design.surfaces.some(({ id }) => id === surface),
    }));
}

type Named = [surface: string, words: string];

function aroundItem(design: RoomDesign, id: string): Named[] {
  const item = design.items.find((each) => each.id === id);
  if (!item) return [];
  const found: Named[] = [];
  const counter = counterOver(design, item);
  if (counter) found.push([counter, "Countertop"]);
  if (isTub(item) || isStall(item)) found.push([`shower:${id}`, tileAround(kindWords(item.kind))]);
  if (item.kind === "pool") found.push([`coping:${id}`, "Coping"]);
  const wall = item.against;
  if (wall && faceById(design.plan, wall) && (counter || item.kind === "vanity" || item.kind === "range"))
    found.push([`backsplash:${wall}`, "Backsplash"]);
  return found;
}

/** The existing or possible counter on a cabinet. */
function counterOver(design: RoomDesign, item: RoomItem): string | null {
  const there = design.surfaces.find(
    ({ id }) =>
      id.startsWith("countertop:") &&
      counterTopOn(design, id.slice("countertop:".length), usualSettings)?.items.includes(item),
  );
  if (there) return there.id;
  const run = bareRuns(design).find((members) => members.includes(item));
  return run ? `countertop:${run[0]!.id}` : null;
}

function aroundSurface(surface: string): Named[] {
  if (surface === "floor") return [["base", "Baseboard"]];
  if (surface === "ceiling") return [["crown", "Crown molding"]];
  if (!surface.startsWith("wall:")) return [];
  const wall = surface.slice("wall:".length);
  return [
    [`wainscot:${wall}`, "Wainscot"],
    [`backsplash:${wall}`, "Backsplash"],
  ];
}
