import { expect, test } from "vitest";
import {
  type RoomDesign,
  type RoomStructure,
  roomDesign,
  roomPlan,
} from "../../../contract/design/room-design.ts";
import {
  addStructure,
  changeStructure,
  deleteStructure,
  moveStructure,
  setStructureLength,
  withoutLostSides,
} from "../edit/structures.edit.ts";
import { mirrorPlan, turnPlan } from "../edit/turn-plan.ts";
import { surfaceLabel } from "../geometry/item-label.ts";
import { sideId, structureById, structureSides } from "../geometry/structures.ts";
import { placementRefusal } from "../rules/placement.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";

const corners: [number, number][] = [
  [0, 0],
  [144, 0],
  [144, 60],
  [84, 60],
  [84, 120],
  [0, 120],
];

const room = (structures?: RoomStructure[]): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: corners,
    ceiling_height_in: 96,
    walls: corners.map((_, at) => ({ id: `w${at + 1}`, from: at, to: (at + 1) % 6, kind: "wall" })),
    openings: [],
    services: [],
    ...(structures && { structures }),
  },
  surfaces: [],
  items: [],
});

const built = (
  id: string,
  kind: RoomStructure["kind"],
  at: [number, number],
  more: Partial<RoomStructure>,
) => ({
  id,
  kind,
  at_in: at,
  rotation_deg: 0,
  length_in: 48,
  depth_in: 4,
  ...more,
});

/** A half wall out of the west wall, a partition at its end, a column in the open and a soffit over a corner. */
const all = [
  built("h", "half_wall", [24, 70], {}),
  built("p", "partition", [50, 76], { rotation_deg: 90, length_in: 32 }),
  built("c", "column", [110, 30], { length_in: 12, depth_in: 10, rotation_deg: 180 }),
  built("s", "soffit", [72, 7], { length_in: 144, depth_in: 14, height_in: 12, rotation_deg: 180 }),
];

// The same counted another way: from small squares on each box's faces, each looked at from just outside of it.

interface Block {
  id: string;
  from: [number, number, number];
  to: [number, number, number];
}

function blockOf({
  id,
  kind,
  at_in,
  rotation_deg,
  length_in,
  depth_in,
  height_in = 42,
}: RoomStructure): Block {
  const [wide, deep] = rotation_deg % 180 === 0 ? [length_in, depth_in] : [depth_in, length_in];
  const [low, high] = kind === "soffit" ? [96 - height_in, 96] : [0, kind === "half_wall" ? height_in : 96];
  return {
    id,
    from: [at_in[0] - wide / 2, at_in[1] - deep / 2, low],
    to: [at_in[0] + wide / 2, at_in[1] + deep / 2, high],
  };
}

const isWithin = ([x, y, z]: number[], { from, to }: Block) =>
  x! > from[0] && x! < to[0] && y! > from[1] && y! < to[1] && z! > from[2] && z! < to[2];

/** The L of the room, written as its two rectangles. */
const isInRoom = ([x, y, z]: number[]) =>
  z! > 0 && z! < 96 && x! > 0 && y! > 0 && ((x! < 144 && y! < 60) || (x! < 84 && y! < 120));

/** Free square feet of a block's face across `axis`, on its low or high side. */
function freeSqft(block: Block, axis: 0 | 1 | 2, isHigh: boolean, blocks: readonly Block[]): number {
  const step = 0.5;
  const [across, up] = ([0, 1, 2] as const).filter((each) => each !== axis);
  let squares = 0;
  for (let a = block.from[across!] + step / 2; a < block.to[across!]; a += step)
    for (let b = block.from[up!] + step / 2; b < block.to[up!]; b += step) {
      const point = [0, 0, 0];
      point[axis] = isHigh ? block.to[axis] + 0.1 : block.from[axis] - 0.1;
      point[across!] = a;
      point[up!] = b;
      if (isInRoom(point) && !blocks.some((other) => isWithin(point, other))) squares += 1;
    }
  return (squares * step * step) / 144;
}

const areaOf = (design: RoomDesign, surface: string): number => {
  const shape = shapeOf(design, surface, usualSettings);
  return shape.kind === "area" ? shape.area_sqft : 0;
};

test("each side of everything built inside is as large as small squares on it say", () => {
  const design = room(all);
  const blocks = all.map(blockOf);
  for (const structure of all) {
    const block = blocks.find(({ id }) => id === structure.id)!;
    const turn = structure.rotation_deg / 90;
    // at rotation 0 the front is the low y, the right end the high x; each quarter turns them on
    const ways = [
      ["front", "right", "back", "left"],
      [
        [1, false],
        [0, true],
        [1, true],
        [0, false],
      ],
    ] as const;
    ways[0].forEach((side, at) => {
      const [axis, isHigh] = ways[1][(at + turn) % 4]!;
      expect
        .soft(areaOf(design, sideId(structure.id, side)), `${side} of ${structure.id}`)
        .toBeCloseTo(freeSqft(block, axis, isHigh, blocks), 5);
    });
  }
  expect(areaOf(design, sideId("h", "top"))).toBeCloseTo(freeSqft(blocks[0]!, 2, true, blocks), 5);
  expect(areaOf(design, sideId("s", "under"))).toBeCloseTo(freeSqft(blocks[3]!, 2, false, blocks), 5);
});

test("both faces and the cap of a half wall are surfaces; floor and wall lose what it covers", () => {
  const before = room();
  const design = room([all[0]!]);
  expect(areaOf(design, "side:h.front")).toBeCloseTo((48 * 42) / 144);
  expect(areaOf(design, "side:h.back")).toBeCloseTo((48 * 42) / 144);
  expect(areaOf(design, "side:h.top")).toBeCloseTo((48 * 4) / 144);
  expect(areaOf(design, "side:h.right")).toBeCloseTo((4 * 42) / 144);
  expect(shapeOf(design, "side:h.left", usualSettings)).toMatchObject({
    because: "It stands against the wall.",
  });
  expect(areaOf(before, "floor") - areaOf(design, "floor")).toBeCloseTo((48 * 4) / 144);
  expect(areaOf(before, "wall:w6") - areaOf(design, "wall:w6")).toBeCloseTo((4 * 42) / 144);
  expect(areaOf(design, "ceiling")).toBeCloseTo(areaOf(before, "ceiling"));
  const under = room([all[3]!]);
  expect(areaOf(before, "ceiling") - areaOf(under, "ceiling")).toBeCloseTo((144 * 14) / 144);
  expect(areaOf(before, "wall:w1") - areaOf(under, "wall:w1")).toBeCloseTo((144 * 12) / 144);
  expect(areaOf(under, "floor")).toBeCloseTo(areaOf(before, "floor"));
});

/** How much floor edge a baseboard can follow, in inches, measured in small steps along the walls and around structures on the floor. */
function freeEdges(blocks: readonly Block[]): number {
  const step = 0.25;
  const isFree = (point: number[]) => isInRoom(point) && !blocks.some((block) => isWithin(point, block));
  const along = (from: readonly number[], to: readonly number[], out: readonly number[]) => {
    const length = Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!);
    let free = 0;
    for (let at = step / 2; at < length; at += step) {
      const point = [0, 1].map(
        (axis) => from[axis]! + ((to[axis]! - from[axis]!) * at) / length + out[axis]!,
      );
      if (isFree([...point, 1])) free += step;
    }
    return free;
  };
  const walls = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return along(from, to, [(-0.1 * (to[1] - from[1])) / length, (0.1 * (to[0] - from[0])) / length]);
  });
  const sides = blocks
    .filter(({ from }) => from[2] === 0)
    .flatMap(({ from: [x0, y0], to: [x1, y1] }) => [
      along([x0, y0], [x1, y0], [0, -0.1]),
      along([x1, y0], [x1, y1], [0.1, 0]),
      along([x0, y1], [x1, y1], [0, 0.1]),
      along([x0, y0], [x0, y1], [-0.1, 0]),
    ]);
  return [...walls, ...sides].reduce((sum, each) => sum + each, 0);
}

const runOf = (design: RoomDesign, surface = "base"): number => {
  const shape = shapeOf(design, surface, usualSettings);
  return shape.kind === "run" ? shape.run_in : 0;
};

test("baseboard goes along both faces and the free end of a partition, and around a column", () => {
  const alone = room([built("p", "partition", [60, 50], { length_in: 40 })]);
  expect(runOf(alone) - runOf(room())).toBeCloseTo(2 * (40 + 4));
  const atWall = room([built("p", "partition", [24, 50], {})]);
  // both faces and one end, less what its other end covers of the wall's own
  expect(runOf(atWall) - runOf(room())).toBeCloseTo(48 + 48 + 4 - 4);
  expect(runOf(room(all))).toBeCloseTo(freeEdges(all.map(blockOf)), 0);
  expect(runOf(room(all), "crown")).toBeLessThan(runOf(room(), "crown"));
});

test("a toilet leaves the baseboard of a partition behind it, a cabinet does not", () => {
  const partition = built("p", "partition", [60, 50], { length_in: 40 });
  const cabinet = {
    ...{ id: "c", sku: null, kind: "base_cabinet", at_in: [60, 36] as [number, number], rotation_deg: 0 },
    ...{ width_in: 30, depth_in: 24, height_in: 34.5, against: "side:p.front" },
  };
  const bare = room([partition]);
  expect(runOf(bare) - runOf({ ...bare, items: [cabinet] })).toBeCloseTo(30);
  const toilet = { ...cabinet, kind: "toilet", depth_in: 28, at_in: [60, 34] as [number, number] };
  expect(runOf({ ...bare, items: [toilet] })).toBeCloseTo(runOf(bare));
});

test("a shower's tile on a partition is counted there, and the partition's own cover is less by it", () => {
  const partition = built("p", "partition", [36, 70], { length_in: 72 });
  const shower = {
    ...{ id: "sh", sku: null, kind: "shower", at_in: [18, 90] as [number, number], rotation_deg: 0 },
    ...{ width_in: 36, depth_in: 36, height_in: 4 },
  };
  const bare = room([partition]);
  const tiled = { ...bare, items: [shower], surfaces: [{ id: "shower:sh", sku: "A", height_in: 72 }] };
  const other = { ...room(), items: [shower], surfaces: [{ id: "shower:sh", sku: "A", height_in: 72 }] };
  const panel_sqft = (36 * (72 - 4)) / 144;
  expect(areaOf(tiled, "shower:sh") - areaOf(other, "shower:sh")).toBeCloseTo(panel_sqft);
  expect(areaOf(bare, "side:p.back") - areaOf(tiled, "side:p.back")).toBeCloseTo(panel_sqft);
  expect(areaOf(tiled, "side:p.front")).toBeCloseTo(areaOf(bare, "side:p.front"));
});

test("a round column is painted, trimmed and subtracted as a circle of its diameter", () => {
  const square = room([built("c", "column", [50, 30], { length_in: 12, depth_in: 12 })]);
  const turned = changeStructure(square, "c", { shape: "round" });
  if (!turned.ok) throw new Error(turned.message);
  const wider = setStructureLength(turned.design, "c", 16);
  if (!wider.ok) throw new Error(wider.message);
  const round = wider.design;
  expect(structureById(round.plan, "c")).toMatchObject({ shape: "round", length_in: 16, depth_in: 16 });
  expect(roomDesign.safeParse(round).success).toBe(true);
  expect(areaOf(round, "side:c.front")).toBeCloseTo((Math.PI * 16 * 96) / 144);
  expect(shapeOf(round, "side:c.back", usualSettings).kind).toBe("none");
  expect(runOf(round) - runOf(room())).toBeCloseTo(Math.PI * 16);
  const circle_sqft = (Math.PI * 8 ** 2) / 144;
  expect(areaOf(room(), "floor") - areaOf(round, "floor")).toBeCloseTo(circle_sqft, 4);
  expect(areaOf(room(), "ceiling") - areaOf(round, "ceiling")).toBeCloseTo(circle_sqft, 4);
  expect(surfaceLabel(round, "side:c.front")).toBe("column");
});

test("a thing may stand in the corner that a round column leaves free", () => {
  const at = (shape?: "round") =>
    room([built("c", "column", [50, 30], { length_in: 20, depth_in: 20, ...(shape && { shape }) })]);
  const stool = {
    ...{ id: "s", sku: null, kind: "toilet", at_in: [62, 42] as [number, number], rotation_deg: 0 },
    ...{ width_in: 8, depth_in: 8, height_in: 30 },
  };
  expect(placementRefusal(at(), stool)).toBe("The toilet overlaps the column.");
  expect(placementRefusal(at("round"), stool)).toBeNull();
  expect(placementRefusal(at("round"), { ...stool, at_in: [58, 36] })).toBe(
    "The toilet overlaps the column.",
  );
});

test("a square column's covered sides go when it becomes round", () => {
  const design = room([built("c", "column", [50, 30], { length_in: 12, depth_in: 12, shape: "round" })]);
  const covered = {
    ...design,
    surfaces: [
      { id: "side:c.front", sku: "A" },
      { id: "side:c.back", sku: "A" },
    ],
  };
  expect(withoutLostSides(covered).surfaces.map(({ id }) => id)).toEqual(["side:c.front"]);
});

test("turning and mirroring the plan take along what is built in it", () => {
  const design = room(all);
  for (const plan of [turnPlan(design.plan, 1), mirrorPlan(design.plan)]) {
    const turned = { ...design, plan };
    for (const { id } of all) {
      const total = (each: RoomDesign) =>
        structureSides.reduce((sum, side) => sum + areaOf(each, sideId(id, side)), 0);
      expect(total(turned)).toBeCloseTo(total(design), 5);
    }
    expect(areaOf(turned, "floor")).toBeCloseTo(areaOf(design, "floor"), 5);
  }
});

test("it is added, lengthened, moved against a wall and removed with what covers it", () => {
  const added = addStructure(room(), "half_wall", "half_wall-1");
  if (!added.ok) throw new Error(added.message);
  expect(roomDesign.safeParse(added.design).success).toBe(true);
  const moved = moveStructure(added.design, "half_wall-1", [26, 50], 4);
  if (!moved.ok) throw new Error(moved.message);
  expect(structureById(moved.design.plan, "half_wall-1")).toMatchObject({ at_in: [24, 50] });
  const longer = setStructureLength(moved.design, "half_wall-1", 60);
  if (!longer.ok) throw new Error(longer.message);
  // its end stays at the wall
  expect(structureById(longer.design.plan, "half_wall-1")).toMatchObject({ at_in: [30, 50], length_in: 60 });
  expect(changeStructure(longer.design, "half_wall-1", { length_in: 400 })).toMatchObject({
    message: "It reaches past the wall.",
  });
  const covered = { ...longer.design, surfaces: [{ id: "side:half_wall-1.front", sku: "A" }] };
  expect(surfaceLabel(covered, "side:half_wall-1.front")).toBe("front of the half wall");
  expect(deleteStructure(covered, "half_wall-1")).toMatchObject({ surfaces: [], plan: { structures: [] } });
});

test("nothing can stand in a half wall, but a mirror may hang over it", () => {
  const vanity = {
    id: "v",
    sku: null,
    kind: "vanity",
    at_in: [30, 76] as [number, number],
    rotation_deg: 0,
    width_in: 30,
    depth_in: 20,
    height_in: 34,
  };
  expect(placementRefusal(room([all[0]!]), vanity)).toBe("The vanity overlaps the half wall.");
  expect(placementRefusal(room(), vanity)).toBeNull();
  const high = { ...vanity, kind: "light", height_in: 10, elevation_in: 80 };
  expect(placementRefusal(room([all[0]!]), high)).toBeNull();
});

test("plans without anything built inside parse as before", () => {
  const { plan } = room();
  expect(roomPlan.parse(plan)).toEqual(plan);
});
