import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { ceilingAlong, ceilingPlanes, highestOf } from "../../../../domain/room/geometry/ceiling.ts";
import { claddingParts } from "./cladding.ts";
import { counterParts } from "./counters.ts";
import { coverOf, type Products, surfaceOf } from "./cover-of.ts";
import { eaveParts } from "./eave.ts";
import { type Beyond, hallLamp, hallParts } from "./hall.ts";
import { lampsOf } from "./lamps.ts";
import { openingParts, portalOf } from "./openings.ts";
import { panel, prism } from "./part.ts";
import { placementsOf } from "./placements.ts";
import { rodParts } from "./rods.ts";
import type { Part, RoomScene, Vec2 } from "./scene.types.ts";
import { structureParts } from "./structures.ts";
import { trimParts } from "./trim.ts";
import { level, lifted, rectangle, turned } from "./vectors.ts";
import { builtLines, openingRectangle, openSides, type WallLine, wallLines } from "./wall-line.ts";
import { levelParts, wallParts } from "./walls.ts";
import { workLight } from "./work-light.ts";

/** Rooms under the sky. */
const openAirRooms = new Set(["outdoor", "patio", "pool", "pool_deck", "outdoor_kitchen"]);

/**
 * Everything that a room shows, and its lights, derived from its design and products: no renderer, no state. Unknown
 * products show as placeholders (items) or bare (surfaces).
 */
export function describeRoom(design: RoomDesign, products: Products): RoomScene {
  const open_air = openAirRooms.has(design.room);
  const lines = wallLines(design);
  const built = builtLines(design);
  const floor = coverOf(design, products, "floor");
  const parts: Part[] = [...levelParts(design, products, lines, open_air)];
  const lamps = lampsOf(design, products);
  const portals = [];
  const leadOn = (line: WallLine, beyond: Beyond) => {
    // as high as the room is there, so that no light comes in over a slope's low side
    const high = highestOf(ceilingAlong(design.plan, line.a, line.b));
    parts.push(...hallParts(line, beyond, floor, high));
    lamps.push(hallLamp(line, beyond, high));
  };
  for (const line of lines) {
    parts.push(...wallParts(design, products, line), ...claddingParts(design, products, line));
    if (open_air && line.wall.kind === "wall") parts.push(...eaveParts(line));
    for (const opening of line.openings) {
      parts.push(...openingParts(line, opening, products));
      if (opening.kind === "window" && !open_air) portals.push(portalOf(line, opening));
      if (opening.kind !== "passage" || open_air) continue;
      leadOn(line, { id: opening.id, ...openingRectangle(line, opening), deep_in: 64, lumens: 900 });
    }
  }
  if (!open_air)
    for (const line of openSides(design))
      leadOn(line, { id: line.wall.id, left: 0, right: line.length_in, deep_in: 150, lumens: 6000 });
  parts.push(
    ...built.flatMap((line) => claddingParts(design, products, line)),
    ...trimParts(design, products, [...lines, ...built], open_air),
    ...counterParts(design, products),
    ...copingParts(design, products),
    ...structureParts(design, products),
    ...rodParts(design),
  );
  const xs = design.plan.vertices_in.map(([x]) => x);
  const ys = design.plan.vertices_in.map(([, y]) => y);
  const scene: RoomScene = {
    parts,
    walls: new Map(lines.map((line) => [line.wall.id, { at: line.corner, facing: line.facing }])),
    placements: placementsOf(design, products),
    lamps,
    portals,
    open_air,
    box: {
      min: [Math.min(...xs), 0, -Math.max(...ys)],
      max: [Math.max(...xs), design.plan.ceiling_height_in, -Math.min(...ys)],
    },
    outline: design.plan.vertices_in.map(([x, y]): Vec2 => [x, y]),
    ceiling_in: design.plan.ceiling_height_in,
    ceiling: ceilingPlanes(design.plan),
    north_deg: design.plan.north_deg ?? 90,
  };
  if (!open_air && portals.length === 0 && lamps.length === 0) lamps.push(workLight(scene));
  return scene;
}

const coping_in = 12;

/** The stone edge around a pool. */
function copingParts(design: RoomDesign, products: Products): Part[] {
  return design.items.flatMap((item) => {
    const id = `coping:${item.id}`;
    if (item.kind !== "pool" || !surfaceOf(design, id)?.sku) return [];
    const cover = coverOf(design, products, id);
    const frame = {
      pick: id,
      cover,
      u: level(turned([1, 0], item.rotation_deg)),
      v: level(turned([0, 1], item.rotation_deg)),
    };
    const [w, d] = [item.width_in / 2, item.depth_in / 2];
    const ring = {
      outline: rectangle(-w - coping_in, -d - coping_in, w + coping_in, d + coping_in),
      holes: [rectangle(-w + 1, -d + 1, w - 1, d - 1).reverse()],
    };
    return [
      prism({ ...frame, ...ring, origin: lifted(item.at_in, 0), depth_in: 0.8, edge_in: 0.3 }),
      panel({
        ...frame,
        origin: lifted(item.at_in, 0.81),
        outline: rectangle(
          -w - coping_in + 0.3,
          -d - coping_in + 0.3,
          w + coping_in - 0.3,
          d + coping_in - 0.3,
        ),
        holes: [rectangle(-w + 0.7, -d + 0.7, w - 0.7, d - 0.7).reverse()],
      }),
    ];
  });
}
