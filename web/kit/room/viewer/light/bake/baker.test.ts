import { expect, test } from "vitest";
import type { BakedLight, BakePanel, BakeScene } from "./bake.types.ts";
import { Baker } from "./baker.ts";

const quality = { portal: 16, lamp: 4, rough: 16, fine: 128, probe: 96 };
const dark = {
  sun: [0, 1, 0],
  sunlight: [0, 0, 0],
  zenith: [0, 0, 0],
  horizon: [0, 0, 0],
  ground: [0, 0, 0],
  day: 0,
} as const;

/** A floor of 60 by 60 inches at y = 0 as a lit panel. */
const floor: BakePanel = {
  origin: [0, 0, 0],
  u: [1, 0, 0],
  v: [0, 0, -1],
  normal: [0, 1, 0],
  albedo: [0.5, 0.5, 0.5],
  outline: [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ],
  holes: [],
  place: {
    x: 1.5,
    y: 1.5,
    width: 31,
    height: 31,
    left_in: 0,
    bottom_in: 0,
    step_x_in: 2,
    step_y_in: 2,
    atlas_w: 36,
    atlas_h: 36,
  },
};

type Quad = { corners: readonly (readonly [number, number, number])[]; panel?: number };

const floorQuad: Quad = {
  corners: [
    [0, 0, 0],
    [60, 0, 0],
    [60, 0, -60],
    [0, 0, -60],
  ],
  panel: 0,
};

function scene(quads: Quad[], rest: Partial<BakeScene>, albedo = 0.5): BakeScene {
  const positions = quads.flatMap(({ corners: [a, b, c, d] }) => [a!, b!, c!, a!, c!, d!].flat());
  const count = quads.length * 2;
  return {
    positions: new Float32Array(positions),
    owner: new Uint16Array(count),
    material: new Uint16Array(count),
    albedo: new Float32Array([albedo, albedo, albedo]),
    panel: new Int16Array(quads.flatMap(({ panel = -1 }) => [panel, panel])),
    panels: [floor],
    lamps: [],
    portals: [],
    daylight: { ...dark },
    open_air: false,
    volume: { min: [10, 10, -50], step: [20, 20, 20], count: [3, 2, 3] },
    outline: [
      [0, 0],
      [60, 0],
      [60, 60],
      [0, 60],
    ],
    atlas: { width: 36, height: 36 },
    ...rest,
  };
}

function baked(of: BakeScene, rays = quality): { light: BakedLight; at: (x: number, y: number) => number } {
  const baker = new Baker(of, rays);
  const all = [...baker.steps()];
  const { planes } = baker.field;
  return {
    light: all.at(-1)!,
    at: (x, y) => planes[((1 + Math.round(y / 2)) * 36 + 1 + Math.round(x / 2)) * 3 + 1]!,
  };
}

test("an even sky lights an open floor with pi times its brightness", () => {
  const even = { ...dark, zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] } as const;
  const { light, at } = baked(scene([floorQuad], { open_air: true, daylight: { ...even } }));
  expect(light.done).toBe(true);
  expect(at(30, 30)).toBeCloseTo(Math.PI, 1);
});

test("below a board the floor is darker than beside it", () => {
  const even = { ...dark, zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] } as const;
  const board: Quad = {
    corners: [
      [0, 8, 0],
      [0, 8, -60],
      [28, 8, -60],
      [28, 8, 0],
    ],
  };
  const { at } = baked(scene([floorQuad, board], { open_air: true, daylight: { ...even } }));
  expect(at(10, 30)).toBeLessThan(at(54, 30) * 0.55);
  expect(at(26, 30)).toBeGreaterThan(at(10, 30));
});

test("a lamp's light falls with the square of the distance", () => {
  const lamp = {
    at: [30, 78.7402, -30] as const,
    radius_in: 0.5,
    lumens: 4000 * Math.PI,
    kelvin: 6600,
    throws: "all" as const,
    owner: -1,
    color: [1, 1, 1] as const,
  };
  const { at } = baked(scene([floorQuad], { lamps: [lamp] }, 0));
  // One thousand candela two meters away: 250 lux.
  expect(at(30, 30)).toBeGreaterThan(0.24);
  expect(at(30, 30)).toBeLessThan(0.26);
});

test("a window lights what is near it most, and light comes back from white walls", () => {
  const sky = { ...dark, zenith: [1, 1, 1], horizon: [1, 1, 1] } as const;
  const portals = [
    {
      id: "w",
      centre: [-1, 40, -30] as const,
      half_u: [0, 0, 15] as const,
      half_v: [0, 15, 0] as const,
      inward: [1, 0, 0] as const,
    },
  ];
  const wall: Quad = {
    corners: [
      [60, 0, 0],
      [60, 90, 0],
      [60, 90, -60],
      [60, 0, -60],
    ],
  };
  const alone = baked(scene([floorQuad], { portals, daylight: { ...sky } }, 0.9));
  expect(alone.at(14, 30)).toBeGreaterThan(alone.at(56, 30) * 1.3);
  const walled = baked(scene([floorQuad, wall], { portals, daylight: { ...sky } }, 0.9));
  expect(walled.at(52, 30)).toBeGreaterThan(alone.at(52, 30) * 1.05);
});

test("few rays leave no blotches in the shade of a wicker lamp", () => {
  const lamp = {
    at: [30, 70, -30] as const,
    radius_in: 2,
    lumens: 4000 * Math.PI,
    kelvin: 2700,
    throws: "all" as const,
    owner: -1,
    color: [1, 1, 1] as const,
  };
  const wicker = Array.from({ length: 12 }, (_, n): Quad => {
    const x = 12 + n * 3;
    return {
      corners: [
        [x, 50, -10],
        [x + 1, 50, -10],
        [x + 1, 50, -50],
        [x, 50, -50],
      ],
    };
  });
  const plain = { portal: 6, lamp: 2, rough: 4, fine: 24, probe: 16 };
  const many = { portal: 64, lamp: 200, rough: 16, fine: 128, probe: 16 };
  const [few, truth] = [plain, many].map((rays) =>
    baked(scene([floorQuad, ...wicker], { lamps: [lamp] }), rays),
  );
  for (let x = 4; x <= 56; x += 2)
    for (let y = 4; y <= 56; y += 2)
      expect(Math.abs(few!.at(x, y) / truth!.at(x, y) - 1), `at ${x}, ${y}`).toBeLessThan(0.2);
});

/** A box without a floor, five sides; with `isInside` they face inward. */
function boxOf(
  [x0, x1]: [number, number],
  [z0, z1]: [number, number],
  top: number,
  isInside: boolean,
): Quad[] {
  const sides: [number, number, number][][] = [
    [
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, top, z0],
      [x0, top, z0],
    ],
    [
      [x1, 0, z1],
      [x0, 0, z1],
      [x0, top, z1],
      [x1, top, z1],
    ],
    [
      [x0, 0, z1],
      [x0, 0, z0],
      [x0, top, z0],
      [x0, top, z1],
    ],
    [
      [x1, 0, z0],
      [x1, 0, z1],
      [x1, top, z1],
      [x1, top, z0],
    ],
    [
      [x0, top, z0],
      [x1, top, z0],
      [x1, top, z1],
      [x0, top, z1],
    ],
  ];
  return sides.map((corners) => ({ corners: isInside ? corners.reverse() : corners }));
}

test("the dark inside of a box does not stain the floor beside it", () => {
  const even = { ...dark, zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] } as const;
  const box = [...boxOf([20, 40], [-20, -40], 20, false), ...boxOf([21, 39], [-21, -39], 19, true)];
  const of = scene([floorQuad, ...box], { open_air: true, daylight: { ...even } });
  of.owner.fill(1, 2);
  const { at } = baked(of);
  expect(at(4, 4)).toBeGreaterThan(2);
  expect(at(30, 30)).toBeGreaterThan(at(30, 16) * 0.8);
});
