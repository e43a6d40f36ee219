import { expect, test } from "vitest";
import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { describeRoom } from "./describe-room.ts";
import { area, cabinet, net, panels, product, products, room } from "./room.test-support.ts";
import type { Moulding, Panel, Prism } from "./scene.types.ts";

test("a wall's face is its length by the ceiling's height, less its openings", () => {
  const design = room(
    {},
    {
      openings: [
        { id: "d", wall: "w1", kind: "door", offset_in: 10, width_in: 30, height_in: 80 },
        { id: "n", wall: "w1", kind: "window", offset_in: 60, width_in: 36, height_in: 40, sill_in: 40 },
      ],
    },
  );
  expect(net(panels(design, "wall:w1")[0]!)).toBeCloseTo(120 * 96 - 30 * 80 - 36 * 40);
  expect(net(panels(design, "wall:w2")[0]!)).toBeCloseTo(96 * 96);
});

test("an opening is where its offset says, seen from inside", () => {
  const design = room(
    {},
    {
      openings: [
        { id: "n", wall: "w1", kind: "window", offset_in: 10, width_in: 30, height_in: 30, sill_in: 40 },
      ],
    },
  );
  const [wall] = panels(design, "wall:w1");
  const xs = wall!.holes[0]!.map(([x]) => wall!.origin[0] + wall!.u[0] * x);
  expect(Math.min(...xs)).toBeCloseTo(10);
  expect(Math.max(...xs)).toBeCloseTo(40);
  const { portals } = describeRoom(design, products);
  expect(portals[0]!.centre[0]).toBeCloseTo(25);
  // The south wall's light comes in to the north.
  expect(portals[0]!.inward[2]).toBeCloseTo(-1);
});

test("every face of floor, walls and ceiling looks into the room", () => {
  const middle = [60, 48, -48] as const;
  for (const part of describeRoom(room(), products).parts) {
    if (part.form !== "panel" || part.unseen || part.shown !== "always") continue;
    const [u, v, o] = [part.u, part.v, part.origin];
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const toward = n.reduce((sum, value, k) => sum + value * (middle[k]! - o[k]!), 0);
    expect(toward, `${part.pick}`).toBeGreaterThan(0);
  }
});

test("surfaces show their products: laid material with the chosen pattern and grout, or paint", () => {
  const design = room({
    surfaces: [
      {
        id: "floor",
        sku: "tile",
        pattern: "herringbone",
        grout_color: "#101010",
        grout_width_in: 0.25,
        rotation_deg: 30,
      },
      { id: "wall:w1", sku: "blue" },
      { id: "wall:w2", sku: "gone" },
    ],
  });
  const [floor] = panels(design, "floor");
  expect(floor!.cover).toMatchObject({
    kind: "material",
    // a picture of herringbone repeats along axes that lie at 45 degrees to it
    turn_deg: 30 + 45,
    definition: { layout: { pattern: "herringbone", grout: { color: "#101010", width_in: 0.25 } } },
  });
  expect(panels(design, "wall:w1")[0]!.cover).toMatchObject({ kind: "paint", color: "#336699" });
  expect(panels(design, "wall:w2")[0]!.cover.kind).toBe("paint");
});

test("cabinets side by side carry one top, cut out for the sink set into them", () => {
  const sink: RoomItem = {
    id: "s",
    sku: null,
    kind: "sink",
    at_in: [66, 83],
    rotation_deg: 0,
    width_in: 30,
    depth_in: 18,
    height_in: 9,
    host: "b",
  };
  const design = room({
    items: [cabinet("a", 30), cabinet("b", 66), sink],
    surfaces: [{ id: "countertop:a", sku: "tile" }],
  });
  const parts = describeRoom(design, products).parts.filter((part) => part.pick === "countertop:a");
  const slab = parts.find((part): part is Prism => part.form === "prism")!;
  const xs = slab.outline.map(([x]) => x);
  // Both cabinets, half an inch over at either end.
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(73);
  expect(slab.holes).toHaveLength(1);
  expect(slab.origin[1] + slab.depth_in).toBeCloseTo(36);
  const face = parts.find((part): part is Panel => part.form === "panel")!;
  expect(net(face)).toBeLessThan(area(face.outline) - 25 * 13);
});

test("base trim stops at doors and at cabinets and is mitred in the corners", () => {
  const base = (design: RoomDesign) =>
    describeRoom(design, products).parts.filter(
      (part): part is Moulding => part.form === "moulding" && part.pick === "base",
    );
  const whole = base(room());
  expect(whole).toHaveLength(4);
  for (const { before, after } of whole) expect([before, after]).not.toContain(null);
  const cut = base(
    room(
      { items: [cabinet("a", 60)] },
      { openings: [{ id: "d", wall: "w1", kind: "door", offset_in: 40, width_in: 32, height_in: 80 }] },
    ),
  );
  expect(cut).toHaveLength(6);
  expect(cut.filter(({ before }) => !before)).toHaveLength(2);
  expect(cut.filter(({ after }) => !after)).toHaveLength(2);
  for (const { from, to } of cut) {
    for (const [x, y] of [from, to]) {
      expect(y < 1 && x > 37 && x < 75).toBe(false);
      expect(y > 95 && x > 43 && x < 77).toBe(false);
    }
  }
});

test("items stand on the plan at their elevation, turned as the plan says", () => {
  const design = room({
    items: [
      {
        id: "w",
        sku: null,
        kind: "wall_cabinet",
        at_in: [30, 90],
        rotation_deg: 90,
        width_in: 30,
        depth_in: 12,
        height_in: 30,
        against: "w3",
      },
    ],
  });
  const [placed] = describeRoom(design, products).placements;
  expect(placed!.at).toEqual([30, 54, -90]);
  expect(placed!.turn_deg).toBe(90);
  expect(placed!.model).toBeNull();
});

test("lamps have the lumens and the color of their products", () => {
  const lamp = product("lamp", {
    attributes: { lumens: 1200, color_temperature: "3500 K" },
    model: {
      kind: "light",
      design: "x",
      params: { form: "pendant", shade: "dome" },
      size: { width_in: 16, depth_in: 16, height_in: 28 },
      finish: "white",
    },
  });
  const design = room({
    items: [
      {
        id: "l",
        sku: "lamp",
        kind: "light",
        at_in: [60, 48],
        rotation_deg: 0,
        width_in: 16,
        depth_in: 16,
        height_in: 28,
      },
    ],
  });
  const { lamps } = describeRoom(design, new Map([["lamp", lamp]]));
  expect(lamps).toMatchObject([{ id: "l", lumens: 1200, kelvin: 3500, throws: "down" }]);
  expect(lamps[0]!.at[1]).toBeGreaterThan(96 - 28);
  expect(lamps[0]!.at[1]).toBeLessThan(96 - 28 + 8);
});

test("a part keeps its key while nothing about it changes", () => {
  const keys = (design: RoomDesign) => new Set(describeRoom(design, products).parts.map(({ key }) => key));
  const before = keys(room());
  const after = keys(room({ surfaces: [{ id: "floor", sku: "tile" }] }));
  const fresh = [...after].filter((key) => !before.has(key));
  expect(fresh).toHaveLength(1);
});

test("outdoors the sky is the ceiling, and no trim runs", () => {
  const scene = describeRoom(room({ room: "outdoor" }), products);
  expect(scene.open_air).toBe(true);
  expect(scene.parts.some((part) => part.pick === "ceiling" || part.pick === "base")).toBe(false);
});

test("the room beyond a passage or an open side looks at this one: floor up, ceiling down, walls inwards", () => {
  const passage = {
    id: "p",
    wall: "w1",
    kind: "passage" as const,
    offset_in: 20,
    width_in: 40,
    height_in: 80,
  };
  const beyond = describeRoom(room({}, { openings: [passage] }), products).parts.filter(
    (part): part is Panel => part.form === "panel" && part.shown === "inside" && !part.unseen,
  );
  const facing = beyond.map(({ u, v }) => [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ]);
  const level = (at: Panel) => at.u[1] === 0 && at.v[1] === 0;
  const up = beyond
    .filter(level)
    .map((part) => [part.origin[1] < 1, facing[beyond.indexOf(part)]![1]! > 0.99]);
  expect(up.sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("a mirror or shower head goes with the wall that it hangs on, a faucet stays on its cabinet", () => {
  const mirror = { ...cabinet("m", 60), kind: "mirror", elevation_in: 40, against: "w1", host: null };
  const faucet = { ...cabinet("f", 60), kind: "faucet", elevation_in: 36, against: "w1", host: "a" };
  const head = {
    ...cabinet("h", 60),
    kind: "shower",
    depth_in: 8,
    elevation_in: 78,
    against: "w1",
    host: "a",
  };
  const { placements } = describeRoom(room({ items: [cabinet("a", 60), mirror, faucet, head] }), products);
  expect(placements.map(({ id, wall }) => [id, wall])).toEqual([
    ["a", null],
    ["m", "w1"],
    ["f", null],
    ["h", "w1"],
  ]);
});

test("the cut through a corner is seen while both its walls stand, its foot while both are left out", () => {
  const cuts = describeRoom(room(), products).parts.filter(
    (part): part is Panel => part.form === "panel" && part.shown === "outside",
  );
  const corners = cuts.filter(({ walls }) => walls.length === 2);
  expect(
    corners
      .filter(({ foot }) => !foot)
      .map(({ walls }) => walls.join())
      .sort(),
  ).toEqual(["w1,w2", "w2,w3", "w3,w4", "w4,w1"]);
  expect(corners.filter(({ foot }) => foot)).toHaveLength(4);
  // what belongs to one wall ends with that wall
  for (const { outline, walls } of cuts.filter((cut) => cut.walls.length === 1)) {
    const long = walls[0] === "w1" || walls[0] === "w3" ? 120 : 96;
    expect(Math.min(...outline.map(([x]) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...outline.map(([x]) => x))).toBeLessThanOrEqual(long);
  }
});
