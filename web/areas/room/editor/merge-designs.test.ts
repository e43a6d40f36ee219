import { expect, test } from "vitest";
import type {
  FloorArea,
  RoomDesign,
  RoomItem,
  RoomOpening,
  RoomPlan,
} from "../../../../contract/design/room-design.ts";
import { changedAlike, mergeDesigns } from "./merge-designs.ts";

const item = (id: string, x = 0): RoomItem => ({
  id,
  sku: `sku-${id}`,
  kind: "accessory",
  at_in: [x, 0],
  rotation_deg: 0,
  width_in: 10,
  depth_in: 10,
  height_in: 10,
});

const design = (items: RoomItem[], floor = "oak"): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [60, 0],
      [60, 96],
      [0, 96],
    ],
    ceiling_height_in: 96,
    walls: [],
    openings: [],
    services: [],
  },
  surfaces: [{ id: "floor", sku: floor }],
  items,
});

test("what each changed alone is kept from both", () => {
  const base = design([item("tub"), item("sink")]);
  const mine = design([item("tub", 5), item("sink")]);
  const theirs = design([item("tub"), item("sink", 7)], "slate");
  const merged = mergeDesigns(base, mine, theirs);
  expect(merged.items).toEqual([item("tub", 5), item("sink", 7)]);
  expect(merged.surfaces[0]!.sku).toBe("slate");
});

test("if both changed one thing, this window's change wins", () => {
  const base = design([item("tub")]);
  expect(mergeDesigns(base, design([item("tub", 5)]), design([item("tub", 9)])).items).toEqual([
    item("tub", 5),
  ]);
});

test("things that either added are there; a deletion holds unless the other changed the thing", () => {
  const base = design([item("tub"), item("sink"), item("mat")]);
  const mine = design([item("tub"), item("plant")]);
  const theirs = design([item("tub"), item("sink", 3), item("mat"), item("lamp")]);
  expect(mergeDesigns(base, mine, theirs).items.map(({ id }) => id)).toEqual([
    "tub",
    "sink",
    "lamp",
    "plant",
  ]);
});

test("a guest whose host went away stands alone", () => {
  const faucet = { ...item("faucet"), host: "sink" };
  const base = design([item("sink"), faucet]);
  const merged = mergeDesigns(base, design([item("sink"), { ...faucet, at_in: [2, 0] }]), design([faucet]));
  expect(merged.items).toEqual([{ ...faucet, at_in: [2, 0], host: null }]);
});

test("undoing an addition takes it away though its host went away meanwhile", () => {
  const faucet = { ...item("faucet"), host: "sink" };
  const before = design([item("sink")]);
  const after = design([item("sink"), faucet]);
  const now = design([{ ...faucet, host: null }, item("lamp")]);
  expect(changedAlike(now, after, before).design.items.map(({ id }) => id)).toEqual(["lamp"]);
});

const door: RoomOpening = {
  id: "door-1",
  wall: "w1",
  kind: "door",
  offset_in: 4,
  width_in: 30,
  height_in: 80,
};

const planned = (change: Partial<RoomPlan> = {}): RoomDesign => {
  const empty = design([]);
  const walls = [0, 1, 2, 3].map((from) => ({
    id: `w${from + 1}`,
    from,
    to: (from + 1) % 4,
    kind: "wall" as const,
  }));
  const services = [
    { kind: "drain" as const, at_in: [10, 10] as [number, number] },
    { kind: "drain" as const, at_in: [50, 10] as [number, number] },
  ];
  return { ...empty, plan: { ...empty.plan, walls, openings: [door], services, ...change } };
};

test("a new ceiling height keeps the other window's door, wall and drain, and the other way round", () => {
  const base = planned();
  const mine = planned({ ceiling_height_in: 108 });
  const theirs = planned({
    openings: [{ ...door, offset_in: 20 }],
    walls: base.plan.walls.map((wall) => (wall.id === "w3" ? { ...wall, thickness_in: 6 } : wall)),
    services: [base.plan.services[0]!, { kind: "drain", at_in: [40, 60] }],
  });
  const both = { ...theirs.plan, ceiling_height_in: 108 };
  expect(mergeDesigns(base, mine, theirs).plan).toEqual(both);
  expect(mergeDesigns(base, theirs, mine).plan).toEqual(both);
});

test("each wall keeps its push, each connection its move, and a deletion holds", () => {
  const base = planned();
  const wider = planned({
    vertices_in: [
      [0, 0],
      [72, 0],
      [72, 96],
      [0, 96],
    ],
    services: [base.plan.services[1]!],
  });
  const longer = planned({
    vertices_in: [
      [0, 0],
      [60, 0],
      [60, 120],
      [0, 120],
    ],
    services: [base.plan.services[0]!, { kind: "drain", at_in: [40, 60] }],
  });
  const { vertices_in, services } = mergeDesigns(base, wider, longer).plan;
  expect(vertices_in).toEqual([
    [0, 0],
    [72, 0],
    [72, 120],
    [0, 120],
  ]);
  expect(services).toEqual([{ kind: "drain", at_in: [40, 60] }]);
});

test("openings that meet in one place stand side by side; one that no wall can hold keeps its old size", () => {
  const base = planned({ openings: [] });
  const mine = planned({ openings: [{ ...door, width_in: 24 }] });
  const theirs = planned({ openings: [{ ...door, width_in: 26 }] });
  const { openings } = mergeDesigns(base, mine, theirs).plan;
  expect(openings.map(({ width_in }) => width_in).sort()).toEqual([24, 26]);
  expect(new Set(openings.map(({ id }) => id)).size).toBe(2);
  const [a, b] = openings.toSorted((one, other) => one.offset_in - other.offset_in);
  expect(a!.offset_in + a!.width_in).toBeLessThanOrEqual(b!.offset_in);

  const low = planned({ ceiling_height_in: 84 });
  const tall = planned({ openings: [{ ...door, height_in: 92 }] });
  expect(mergeDesigns(planned(), low, tall).plan).toMatchObject({
    ceiling_height_in: 84,
    openings: [{ height_in: 80 }],
  });
});

test("two things added under one name are both kept, each with its guests and its surfaces", () => {
  const base = design([]);
  const mine = design([item("vanity-1", 5), { ...item("faucet-1", 6), host: "vanity-1" }]);
  mine.surfaces.push({ id: "countertop:vanity-1", sku: "marble" });
  const theirs = design([item("vanity-1", 50)]);
  const merged = mergeDesigns(base, mine, theirs);
  expect(merged.items.map(({ at_in, host }) => [at_in[0], host])).toEqual([
    [50, undefined],
    [5, undefined],
    [6, merged.items[1]!.id],
  ]);
  expect(merged.surfaces[1]!.id).toBe(`countertop:${merged.items[1]!.id}`);
});

test("what either built inside the room is there, each as it was last changed", () => {
  const built = (id: string, x: number) => ({
    id,
    kind: "half_wall" as const,
    at_in: [x, 40] as [number, number],
    rotation_deg: 0,
    length_in: 20,
    depth_in: 4.5,
  });
  const base = planned({ structures: [built("a", 10)] });
  const mine = planned({ structures: [built("a", 12), built("mine", 30)] });
  const theirs = planned({ structures: [built("a", 10), built("theirs", 50)], ceiling_height_in: 90 });
  const { plan } = mergeDesigns(base, mine, theirs);
  expect(plan.structures).toEqual([built("a", 12), built("theirs", 50), built("mine", 30)]);
  expect(plan.ceiling_height_in).toBe(90);
  expect(
    mergeDesigns(planned(), planned(), planned({ structures: [built("a", 1)] })).plan.structures,
  ).toHaveLength(1);
});

test("one window's slope and the other's door both stay; a slope above the other's ceiling gives way to mine", () => {
  const base = planned();
  const slope = { kind: "slope", wall: "w1", low_in: 88 } as const;
  const sloped = planned({ ceiling: slope });
  const high = planned({ ceiling_height_in: 108 });
  for (const [mine, theirs] of [
    [sloped, high],
    [high, sloped],
  ] as const)
    expect(mergeDesigns(base, mine, theirs).plan).toMatchObject({ ceiling: slope, ceiling_height_in: 108 });
  const low = planned({ ceiling_height_in: 86 });
  expect(mergeDesigns(base, low, sloped).plan).not.toHaveProperty("ceiling");
  expect(mergeDesigns(base, sloped, low).plan).toMatchObject({ ceiling: slope, ceiling_height_in: 96 });
  // made level by one, untouched by the other
  expect(mergeDesigns(sloped, base, { ...sloped, notes: "x" }).plan).not.toHaveProperty("ceiling");
});

test("what one window chose for an opening and where the other put it are both kept", () => {
  const base = planned({});
  const chosen = planned({ openings: [{ ...door, sku: "SLAB" }] });
  const moved = planned({ openings: [{ ...door, offset_in: door.offset_in + 4 }] });
  const both = [{ ...door, offset_in: door.offset_in + 4, sku: "SLAB" }];
  expect(mergeDesigns(base, chosen, moved).plan.openings).toEqual(both);
  expect(mergeDesigns(base, moved, chosen).plan.openings).toEqual(both);
  // undoing the choice leaves the door where the other put it
  const now = planned({ openings: both });
  expect(changedAlike(now, chosen, base).design.plan.openings).toEqual(moved.plan.openings);
});

const square = (id: string, x: number, side = 10): FloorArea => ({
  ...{ id, name: id },
  outline_in: [
    [x, 0],
    [x + side, 0],
    [x + side, side],
    [x, side],
  ],
});

test("floor areas of both windows stay; one that overlaps another gives way, and so does its covering", () => {
  const base = planned({ areas: [square("a", 0)] });
  const mine = planned({ areas: [square("a", 2), square("mine", 20)] });
  const theirs = planned({ areas: [square("a", 0), square("theirs", 40)], ceiling_height_in: 90 });
  const { plan } = mergeDesigns(base, mine, theirs);
  expect(plan.areas?.map(({ id }) => id).sort()).toEqual(["a", "mine", "theirs"]);
  expect(plan.areas?.find(({ id }) => id === "a")).toEqual(square("a", 2));
  const over = { ...mine, surfaces: [{ id: "floor:mine", sku: "tile" }] };
  const kept = mergeDesigns(base, over, planned({ areas: [square("a", 0), square("theirs", 25)] }));
  expect(kept.plan.areas).toHaveLength(2);
  expect(kept.surfaces.every(({ id }) => kept.plan.areas!.some((area) => `floor:${area.id}` === id))).toBe(
    true,
  );
});
