import { expect, test } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { areaOf } from "../../../../domain/room/geometry/polygon.ts";
import { describeRoom } from "./describe-room.ts";

const room = (areas: NonNullable<RoomDesign["plan"]["areas"]>): RoomDesign => ({
  schema: "room-design/1",
  room: "living_room",
  plan: {
    vertices_in: [
      [0, 0],
      [144, 0],
      [144, 120],
      [0, 120],
    ],
    ceiling_height_in: 96,
    walls: [0, 1, 2, 3].map((at) => ({ id: `w${at}`, from: at, to: (at + 1) % 4, kind: "wall" as const })),
    openings: [{ id: "d", wall: "w0", kind: "door", offset_in: 8, width_in: 32, height_in: 80 }],
    services: [],
    areas,
  },
  surfaces: [],
  items: [],
});

const hearth: [number, number][] = [
  [0, 0],
  [48, 0],
  [48, 60],
  [0, 60],
];

/** What is seen of a surface on the floor, square inches. */
const seen = (design: RoomDesign, surface: string): number =>
  describeRoom(design, new Map()).parts.reduce((sum, part) => {
    if (part.form !== "panel" || part.pick !== surface) return sum;
    return sum + areaOf(part.outline) - (part.holes ?? []).reduce((all, hole) => all + areaOf(hole), 0);
  }, 0);

test("an area of the floor shows its own covering and can be picked, also through its door", () => {
  const design = room([{ id: "a", name: "Hearth", outline_in: hearth }]);
  expect(seen(design, "floor:a")).toBeCloseTo(48 * 60 + 32 * 4.5, 3);
  expect(seen(design, "floor")).toBeCloseTo(144 * 120 - 48 * 60, 3);
});

test("an area in the middle of the floor is cut out of it", () => {
  const middle = hearth.map(([x, y]): [number, number] => [x + 40, y + 30]);
  const design = room([{ id: "a", name: "Hearth", outline_in: middle }]);
  expect(seen(design, "floor:a")).toBeCloseTo(48 * 60, 3);
  expect(seen(design, "floor")).toBeCloseTo(144 * 120 - 48 * 60 + 32 * 4.5, 3);
});
