import type { RoomDesign, RoomGood, RoomItem } from "../../../contract/room-design.ts";
import { facesOf, placeAgainst, rotationAgainst } from "../../../domain/geometry/walls.ts";
import { placementRefusal } from "../../../domain/planning-rules/placement.ts";
import { addItem } from "../../../domain/room-edit/items.edit.ts";

/** Distance between the places that are tried. */
const step_in = 6;

/** Stand free as a matter of course; all else looks for a wall first. */
const free = new Set("island stool chair sofa low_table table rug planter lounge pool light fan".split(" "));

/**
 * Adds a good to the room at the first place where it may stand: along the walls for what belongs to walls, from the
 * middle outwards for the rest. Null when there is no room for it.
 */
export function placeNew(design: RoomDesign, good: RoomGood): { design: RoomDesign; id: string } | null {
  if (!good.model) return null;
  const { kind, size, finish } = good.model;
  const item = { sku: good.sku, kind, ...size, finish };
  for (const place of [...(free.has(kind) ? [] : alongWalls(design, size)), ...insideOut(design)]) {
    const candidate: RoomItem = { ...item, id: "new", ...place };
    if (placementRefusal(design, candidate) === null) return addItem(design, { ...item, ...place });
  }
  return null;
}

type Place = Pick<RoomItem, "at_in" | "rotation_deg"> & { against?: string };

function* alongWalls(
  design: RoomDesign,
  { width_in, depth_in }: { width_in: number; depth_in: number },
): Generator<Place> {
  const faces = facesOf(design.plan).filter(({ kind }) => kind !== "open");
  for (const face of faces.sort((a, b) => b.length_in - a.length_in)) {
    for (let at = width_in / 2; at <= face.length_in - width_in / 2; at += step_in) {
      yield {
        at_in: placeAgainst(face, at, depth_in),
        rotation_deg: rotationAgainst(face),
        against: face.id,
      };
    }
  }
}

function* insideOut({ plan }: RoomDesign): Generator<Place> {
  const xs = plan.vertices_in.map(([x]) => x);
  const ys = plan.vertices_in.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const places: [number, number][] = [];
  for (let x = left + step_in; x < right; x += step_in) {
    for (let y = bottom + step_in; y < top; y += step_in) places.push([x, y]);
  }
  const middle = [(left + right) / 2, (bottom + top) / 2] as const;
  const off = ([x, y]: [number, number]) => Math.hypot(x - middle[0], y - middle[1]);
  for (const at_in of places.sort((a, b) => off(a) - off(b))) yield { at_in, rotation_deg: 0 };
}
