import { Vector3 } from "three";
import { expect, test } from "vitest";
import type { RoomDesign, RoomItem, RoomPlan, RoomSurface } from "../../../../contract/design/room-design.ts";
import { ceilingAt } from "../../../../domain/room/geometry/ceiling.ts";
import { layPieces } from "../../../../domain/room/takeoff/laying/lay-pieces.ts";
import { pieceOf } from "../../../../domain/room/takeoff/laying/product-piece.ts";
import { layingOn } from "../../../../domain/room/takeoff/measured.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import type { AreaShape, RunShape } from "../../../../domain/room/takeoff/shapes/shape.types.ts";
import { shapeOf } from "../../../../domain/room/takeoff/shapes/surface-shape.ts";
import { drawnOn, unlike, worldOf } from "../../../../tests/support/drawn-pieces.ts";
import { partGeometry } from "../viewer/geometry/part-geometry.ts";
import { matrixOf } from "../viewer/items/item-batches.ts";
import { describeRoom } from "./describe-room.ts";
import { photoViews } from "./photo-views.ts";
import { net, panels, products, room } from "./room.test-support.ts";
import type { Moulding, Panel, Vec3 } from "./scene.types.ts";
import { cross } from "./vectors.ts";

const slope = { kind: "slope", wall: "w1", low_in: 48 } as const;
const ridge = { kind: "ridge", wall: "w1", low_in: 60 } as const;
const corner: Partial<RoomPlan> = {
  vertices_in: [
    [0, 0],
    [120, 0],
    [120, 60],
    [72, 60],
    [72, 96],
    [0, 96],
  ],
  walls: [0, 1, 2, 3, 4, 5].map((i) => ({ id: `w${i + 1}`, from: i, to: (i + 1) % 6, kind: "wall" })),
};
/** The same room, turned on the plan. */
const askew: Partial<RoomPlan> = {
  vertices_in: [
    [0, 0],
    [96, 72],
    [38.4, 148.8],
    [-57.6, 76.8],
  ],
};
const rooms: [string, Partial<RoomPlan>][] = [
  ["one slope", { ceiling: slope }],
  ["two slopes", { ceiling: ridge }],
  ["one slope in an L", { ceiling: slope, ...corner }],
  ["two slopes in an L", { ceiling: ridge, ...corner }],
  ["two slopes across an L", { ceiling: { ...ridge, wall: "w2" }, ...corner }],
  ["two slopes askew", { ceiling: ridge, ...askew }],
];
const surfacesOf = (plan: RoomPlan) => ["ceiling", ...plan.walls.map(({ id }) => `wall:${id}`)];

const cornersOf = ({ origin, u, v, outline }: Panel): Vec3[] =>
  outline.map(([x, y]) => [0, 1, 2].map((k) => origin[k]! + u[k]! * x + v[k]! * y) as unknown as Vec3);

test.each(rooms)("%s: walls and ceiling show as much as is counted", (_, plan) => {
  const design = room({}, plan);
  for (const id of surfacesOf(design.plan)) {
    const shown = panels(design, id).reduce((sum, part) => sum + net(part), 0) / 144;
    expect(shown, id).toBeCloseTo((shapeOf(design, id, usualSettings) as AreaShape).area_sqft, 3);
  }
});

test.each(rooms)("%s: the ceiling lies on the walls' upper edges and faces the room", (_, plan) => {
  const design = room({}, plan);
  const at = ([x, , z]: Vec3) => ceilingAt(design.plan, [x, -z]);
  for (const { id } of design.plan.walls)
    for (const part of panels(design, `wall:${id}`)) {
      const heights = cornersOf(part);
      expect(heights.filter((each) => each[1] < 0.01)).toHaveLength(2);
      for (const each of heights.filter(([, y]) => y > 0.01)) expect(each[1]).toBeCloseTo(at(each), 4);
    }
  for (const part of panels(design, "ceiling")) {
    for (const each of cornersOf(part)) expect(each[1]).toBeCloseTo(at(each), 3);
    expect(cross(part.u, part.v)[1]).toBeLessThan(0);
  }
});

test.each(rooms)(
  "%s: tile on every wall and on the slopes is drawn in the pieces that are counted",
  (_, plan) => {
    const bare = room({}, plan);
    const surfaces: RoomSurface[] = surfacesOf(bare.plan).map((id) => ({ id, sku: "tile" }));
    const design: RoomDesign = { ...bare, surfaces };
    let compared = 0;
    for (const surface of surfaces) {
      const piece = pieceOf(products.get("tile")!, surface)!;
      const drawn = panels(design, surface.id);
      const { panels: counted } = shapeOf(design, surface.id, usualSettings) as AreaShape;
      for (const each of counted) {
        const world = worldOf(design, each);
        const pieces = layPieces(layingOn(design, each, surface, piece))!;
        const some = pieces.filter((_, at) => at % Math.ceil(pieces.length / 60) === 0);
        // an L has the same slope in two parts
        const part = drawn.find(({ origin, u, v }) => {
          const [from, to] = [new Vector3(...origin), new Vector3(...world([0, 0]))];
          return Math.abs(to.sub(from).dot(new Vector3(...cross(u, v)))) < 0.01;
        })!;
        expect(unlike(some, piece.joint_in, drawnOn(part), world), surface.id).toBeNull();
        compared += some.length;
      }
    }
    expect(compared).toBeGreaterThan(40);
  },
);

test("crown is drawn as far as it is counted, along the slopes and up to the ceiling", () => {
  for (const [, plan] of rooms) {
    const design = room({ surfaces: [{ id: "crown", sku: "blue" }] }, plan);
    const counted = shapeOf(design, "crown", usualSettings) as RunShape;
    const runs = describeRoom(design, products).parts.filter(
      (part): part is Moulding => part.form === "moulding" && part.pick === "crown",
    );
    const shown = runs.reduce(
      (sum, { from, to, rise_in }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1], rise_in),
      0,
    );
    expect(shown).toBeCloseTo(counted.run_in, 1);
    for (const { from, to, elevation_in, rise_in } of runs) {
      expect(elevation_in).toBeCloseTo(ceilingAt(design.plan, [...from]), 3);
      expect(elevation_in + rise_in).toBeCloseTo(ceilingAt(design.plan, [...to]), 3);
    }
  }
});

test("a molding on a slope keeps its faces square to its way", () => {
  const design = room({ surfaces: [{ id: "crown", sku: "blue" }] }, { ceiling: slope });
  const raked = describeRoom(design, products).parts.find(
    (part): part is Moulding => part.form === "moulding" && part.pick === "crown" && part.rise_in !== 0,
  )!;
  const normals = partGeometry(raked).getAttribute("normal");
  const way = new Vector3(
    raked.to[0] - raked.from[0],
    raked.rise_in,
    -(raked.to[1] - raked.from[1]),
  ).normalize();
  const dots = Array.from({ length: normals.count - 2 * (raked.profile.length + 1) }, (_, at) =>
    Math.abs(way.dot(new Vector3(normals.getX(at), normals.getY(at), normals.getZ(at)))),
  );
  expect(Math.max(...dots)).toBeLessThan(1e-4);
});

test("a flush light lies against the slope; a pendant hangs plumb, on a rod where it needs one", () => {
  const light = (id: string, width_in: number, height_in: number): RoomItem => ({
    ...{ id, kind: "light", sku: null, at_in: [60, 30], rotation_deg: 0 },
    ...{ width_in, depth_in: width_in, height_in },
  });
  const design = room({ items: [light("flush", 12, 3), light("wide", 40, 12)] }, { ceiling: slope });
  const scene = describeRoom(design, products);
  const [flush, wide] = scene.placements;
  // 48 in. up in 96: both edges of its top are on the ceiling
  const matrix = matrixOf(flush!);
  for (const z of [-6, 6]) {
    const edge = new Vector3(0, 3, z).applyMatrix4(matrix);
    expect(edge.y).toBeCloseTo(ceilingAt(design.plan, [edge.x, -edge.z]), 3);
  }
  expect(wide!.tilt).toBeNull();
  const rods = scene.parts.filter((part) => part.form === "prism" && part.pick === null);
  expect(rods).toHaveLength(1);
});

test("from above the walls are shown cut along the slope", () => {
  const design = room({}, { ceiling: ridge });
  const caps = describeRoom(design, products).parts.filter(
    (part): part is Panel =>
      part.form === "panel" && part.shown === "outside" && !part.foot && part.pick === "wall:w2",
  );
  // two halves of the gable, and the corner
  expect(caps.length).toBe(3);
});

test("photographs are taken below the slope", () => {
  const design = room({}, { ceiling: { ...slope, low_in: 36 } });
  const scene = describeRoom(design, products);
  for (const { at } of photoViews(scene, 20)) {
    const [x, y] = [Math.min(120, Math.max(0, at[0])), Math.min(96, Math.max(0, -at[2]))];
    expect(at[1]).toBeLessThan(ceilingAt(design.plan, [x, y]));
  }
});
