import keepables from "../../content/brief/keepables.json" with { type: "json" };
import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Brief } from "./brief/brief.types.ts";
import type { RoomSketch } from "./sketch/room-sketch.ts";

const known = new Map(keepables.map((each) => [each.name, each]));

const kindsOf = (keeps: readonly string[]): Set<string> =>
  new Set(keeps.flatMap((name) => known.get(name)?.kinds ?? []));
const surfacesOf = (keeps: readonly string[]): Set<string> =>
  new Set(keeps.flatMap((name) => known.get(name)?.surfaces ?? []));

/** Whether a kind of item is there already. */
export const isKept = (keeps: readonly string[], kind: string): boolean => kindsOf(keeps).has(kind);

/** Whether the surfaces whose ids begin with a word stay as they are. */
export const isKeptSurface = (keeps: readonly string[], word: string): boolean => surfacesOf(keeps).has(word);

/** Takes no product for what stays: its place is drawn, and nothing of it is bought. */
export function leaveKept(sketch: RoomSketch, keeps: readonly string[]): void {
  if (keeps.length === 0) return;
  const kinds = kindsOf(keeps);
  const surfaces = surfacesOf(keeps);
  for (const item of sketch.items) {
    if (!kinds.has(item.kind)) continue;
    item.sku = null;
    delete item.finish;
    delete item.hardware_sku;
  }
  for (const { id } of [...sketch.surfaces])
    if (surfaces.has(id.split(":", 1)[0]!)) sketch.coverWith(id, null);
}

/** What a design says of the things that stay. */
export function keptWords({ keeps, places }: Brief, { items, surfaces }: RoomDesign): string[] {
  return keeps.map((name) => {
    const isPlaced = places.some((place) => place.name === name);
    const { kinds = [], surfaces: covered = [] } = known.get(name) ?? {};
    const isDrawn =
      items.some(({ kind }) => kinds.includes(kind)) ||
      surfaces.some(({ id }) => covered.includes(id.split(":", 1)[0]!));
    const many = isMany(name);
    const stays = many
      ? `Your ${name} stay and aren't in the price.`
      : `Your ${name} stays and isn't in the price.`;
    if (isDrawn && kinds.length > 0 && !isPlaced)
      return many
        ? `${stays} If we drew them in another place, move them in the 3D room.`
        : `${stays} If we drew it in another place, move it in the 3D room.`;
    if (!isSolid(name) || isDrawn) return stays;
    return many
      ? `${stays} We don't draw them, so leave their place free in the 3D room.`
      : `${stays} We don't draw it, so leave its place free in the 3D room.`;
  });
}

/** What takes floor. */
const isSolid = (name: string): boolean => /^(?:window seat|fireplace|dresser|piano)$/.test(name);

const isMany = (name: string): boolean => /s$/.test(name);
