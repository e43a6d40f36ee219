import { expect, test } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { structureParts } from "./structures.ts";
import { along, cross } from "./vectors.ts";

const half = { length_in: 48, depth_in: 4, rotation_deg: 30 };
const design: RoomDesign = {
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [144, 0],
      [144, 120],
      [0, 120],
    ],
    ceiling_height_in: 96,
    walls: [],
    openings: [],
    services: [],
    structures: [
      { id: "h", kind: "half_wall", at_in: [60, 60], height_in: 42, ...half },
      { id: "s", kind: "soffit", at_in: [60, 60], height_in: 12, ...half },
    ],
  },
  surfaces: [],
  items: [],
};

test("each face of what is built inside looks outward, at its own height", () => {
  for (const [id, middle_in] of [
    ["h", 21],
    ["s", 90],
  ] as const) {
    const parts = structureParts(design, new Map()).flatMap((part) =>
      part.form === "panel" && part.pick?.startsWith(`side:${id}.`) && part.lit ? [part] : [],
    );
    expect(parts.length).toBe(5);
    for (const { origin, u, v, outline } of parts) {
      const [wide, high] = outline[2]!;
      const center = along(along(origin, u, wide / 2), v, high / 2);
      const normal = cross(u, v);
      const out = [center[0] - 60, center[1] - middle_in, center[2] + 60];
      const facing = normal[0] * out[0]! + normal[1] * out[1]! + normal[2] * out[2]!;
      expect(facing).toBeGreaterThan(1.9);
    }
  }
});
