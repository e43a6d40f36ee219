import { expect, test } from "vitest";
import { inFrame, type PhotoView, widestBareStrip } from "./photo-frame.ts";
import { photoViews } from "./photo-views.ts";
import type { Placement, RoomScene } from "./scene.types.ts";

const item = (id: string, kind: string, x: number, y: number, size = [36, 24, 35]): Placement => ({
  key: id,
  id,
  kind,
  model: null,
  size: { width_in: size[0]!, depth_in: size[1]!, height_in: size[2]! },
  at: [x, 0, -y],
  turn_deg: 0,
  tilt: null,
  wall: null,
  flat: false,
});

const scene = (placements: Placement[]): RoomScene => ({
  parts: [],
  walls: new Map(),
  placements,
  lamps: [],
  portals: [],
  open_air: false,
  box: { min: [0, 0, -120], max: [160, 96, 0] },
  outline: [
    [0, 0],
    [160, 0],
    [160, 120],
    [0, 120],
  ],
  ceiling: [{ at_in: 96, rise: [0, 0] }],
  ceiling_in: 96,
  north_deg: 90,
});

test("a photographer finds several views, each level and from another side", () => {
  const views = photoViews(scene([item("v", "vanity", 80, 108)]));
  expect(views.length).toBeGreaterThanOrEqual(3);
  for (const { toward } of views) expect(Math.hypot(...toward)).toBeCloseTo(1);
});

test("the best view looks toward what the room is about", () => {
  const [best] = photoViews(scene([item("v", "vanity", 80, 108)]));
  expect(best!.toward[1]).toBeGreaterThan(0.3);
});

test("nobody stands in a cabinet or photographs one cut open", () => {
  const wall = [0, 1, 2, 3].map((i) => item(`t${i}`, "tall_cabinet", 20 + i * 40, 12, [38, 24, 90]));
  for (const { at, toward } of photoViews(scene([...wall, item("v", "vanity", 80, 108)]))) {
    const inCabinets = at[2] > -26 && toward[1] > 0.3;
    expect(inCabinets).toBe(false);
  }
});

test("a galley with cabinets into every corner is seen from its aisle", () => {
  const side = (x: number, turn_deg: number) =>
    [0, 1, 2, 3, 4].map((i) => ({
      ...item(`${x}-${i}`, "base_cabinet", x, 12 + i * 24, [24, 24, 36]),
      turn_deg,
    }));
  const room = scene([...side(12, 90), ...side(88, -90)]);
  const galley: RoomScene = {
    ...room,
    box: { min: [0, 0, -120], max: [100, 96, 0] },
    outline: room.outline.map(([x, y]) => [Math.min(x, 100), y]),
  };
  const [best] = photoViews(galley);
  expect(best!.at[0]).toBeGreaterThan(24);
  expect(best!.at[0]).toBeLessThan(76);
  expect(Math.abs(best!.toward[1])).toBeGreaterThan(0.9);
});

test("no toilet or vanity of a hall bath is cut by the picture's edge or shown alone before a bare wall", () => {
  const hall: RoomScene = {
    ...scene([
      item("tub", "tub_shower", 30, 80, [60, 32, 80]),
      item("toilet", "toilet", 14, 42, [18, 28, 30]),
      item("vanity", "vanity", 12, 14, [24, 21, 35]),
    ]),
    box: { min: [0, 0, -96], max: [60, 96, 0] },
    outline: [
      [0, 0],
      [60, 0],
      [60, 96],
      [0, 96],
    ],
  };
  const [best] = photoViews(hall);
  const toilet = hall.placements.find(({ id }) => id === "toilet")!;
  expect(inFrame(toilet, best!).share).toBeGreaterThan(0.8);
  expect(widestBareStrip(hall, best!)).toBeLessThan(0.35);
});

test("what reaches past the picture's edge counts by the part that is left", () => {
  const view = { at: [80, 35, 0] as const, toward: [0, 1] as const, focal_mm: 18, shift: 0, near_in: 3 };
  const from = (x: number) => inFrame(item("v", "vanity", x, 100, [36, 0, 35]), view as unknown as PhotoView);
  expect(from(80)).toMatchObject({ share: 1 });
  expect(from(180).share).toBeCloseTo(2 / 3);
  expect(from(300)).toEqual({ share: 0, width: 0 });
});

test("a bedroom's picture shows its bed, not only what stands about", () => {
  const bed = item("b", "bed", 42, 44, [65, 86, 48]);
  const dresser = item("d", "media", 150, 60, [60, 20, 34]);
  const chair = item("c", "chair", 120, 105, [30, 30, 34]);
  const [best] = photoViews(scene([bed, dresser, chair]));
  expect(inFrame(bed, best!).share).toBeGreaterThan(0.35);
});
