import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { ceilingAt, isSloped } from "../../../../domain/room/geometry/ceiling.ts";
import { hangsFromCeiling, topOf } from "../../../../domain/room/geometry/elevation.ts";
import { prism } from "./part.ts";
import type { Part } from "./scene.types.ts";
import { level, lifted, rectangle } from "./vectors.ts";

/** The downrods of lights and fans that hang free of a slope, inches across. */
const rod_in = 0.6;

export function rodParts(design: RoomDesign): Part[] {
  const { plan } = design;
  if (!isSloped(plan)) return [];
  return design.items.filter(hangsFromCeiling).flatMap((item): Part[] => {
    const from = topOf(design, item);
    const long = ceilingAt(plan, item.at_in) - from;
    if (long < 0.5) return [];
    return [
      prism({
        ...{ pick: null, cover: { kind: "paint", color: "#8c8880", roughness: 0.4 } },
        ...{ origin: lifted(item.at_in, from - 0.5), u: level([1, 0]), v: level([0, 1]) },
        outline: rectangle(-rod_in / 2, -rod_in / 2, rod_in / 2, rod_in / 2),
        depth_in: long + 0.6,
        edge_in: 0.1,
      }),
    ];
  });
}
