import { expect, test } from "vitest";
import type { Point } from "../../../../../../domain/room/geometry/point.ts";
import { areaOf } from "../../../../../../domain/room/geometry/polygon.ts";
import { darkOf, lineNear } from "./dark-lines.ts";
import { checkedLengths, confirmed, unconfirmed } from "./measured.ts";
import { nextCorner, planAround } from "./outline.ts";
import { laidUnder, scaledBy, toPicture, toPlan } from "./underlay.ts";

const picture = { name: "plan.png", width_px: 800, height_px: 600 };
const lone = { reach_in: 4, step_in: 1, isSquare: true };

test("a pixel is found again wherever the picture lies, however it is turned", () => {
  const underlay = { ...laidUnder(picture, [30, -12]), turn_deg: 37 };
  const there = toPicture(underlay, toPlan(underlay, [123, 456]));
  expect(there[0]).toBeCloseTo(123);
  expect(there[1]).toBeCloseTo(456);
});

test("a known length sets the scale about its first mark", () => {
  const underlay = laidUnder(picture, [0, 0]);
  const marks: [Point, Point] = [toPlan(underlay, [100, 100]), toPlan(underlay, [500, 100])];
  const scaled = scaledBy(underlay, marks, 144);
  const [from, to] = [toPlan(scaled, [100, 100]), toPlan(scaled, [500, 100])];
  expect(to[0] - from[0]).toBeCloseTo(144);
  expect(from[0]).toBeCloseTo(marks[0][0]);
  expect(from[1]).toBeCloseTo(marks[0][1]);
});

test("corners keep square, stand level with earlier ones and close at the first", () => {
  const corners: Point[] = [
    [0, 0],
    [120, 0],
    [120, 96],
  ];
  expect(nextCorner([118, 3], corners.slice(0, 1), lone).point).toEqual([118, 0]);
  expect(nextCorner([2.4, 93], corners, lone)).toMatchObject({ point: [0, 96], closes: false });
  expect(nextCorner([2, 2], corners, lone)).toMatchObject({ point: [0, 0], closes: true });
  expect(nextCorner([60.2, 40.3], corners, { ...lone, isSquare: false }).point).toEqual([60, 40]);
});

test("a room drawn either way round is one with counter-clockwise walls, without corners on a straight wall", () => {
  const corners: Point[] = [
    [0, 0],
    [0, 96],
    [60, 96],
    [120, 96],
    [120, 0],
  ];
  for (const drawn of [corners, corners.toReversed()]) {
    const made = planAround(drawn, 96);
    if (!made.ok) throw new Error(made.message);
    expect(made.plan.walls).toHaveLength(4);
    expect(areaOf(made.plan.vertices_in)).toBe(120 * 96);
  }
  expect(planAround([corners[0]!, corners[1]!, corners[2]!, [40, 20], [70, -20]], 96).ok).toBe(true);
  expect(planAround(corners.slice(0, 2), 96).ok).toBe(false);
});

/** White with a black upright line `wide` pixels wide about x = 200, and a level one about y = 100. */
function page(wide: number): ImageData {
  const [width, height] = [400, 300];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (Math.abs(x - 200) <= wide / 2 || Math.abs(y - 100) <= wide / 2)
        data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { width, height, data, colorSpace: "srgb" } as ImageData;
}

test("a corner snaps to the picture's lines: the middle of a thin one, the nearer face of a wall", () => {
  const underlay = { ...laidUnder({ ...picture, width_px: 400, height_px: 300 }, [200, 150]), scale: 1 };
  const thin = darkOf(page(1), underlay);
  // the picture's y goes down: its line at 100 lies at 200 on the plan
  expect(lineNear(thin, [203, 120], 0, 5)).toBeCloseTo(200.5, 0);
  expect(lineNear(thin, [150, 197], 1, 5)).toBeCloseTo(199.5, 0);
  expect(lineNear(thin, [150, 120], 0, 5)).toBeUndefined();
  const wall = darkOf(page(6), underlay);
  expect(lineNear(wall, [206, 120], 0, 5)).toBeCloseTo(204, 0);
  expect(lineNear(wall, [195, 120], 0, 5)).toBeCloseTo(197, 0);
});

test("a length counts as confirmed until its wall changes", () => {
  const made = planAround(
    [
      [0, 0],
      [120, 0],
      [120, 96],
      [0, 96],
    ],
    96,
  );
  if (!made.ok) throw new Error(made.message);
  const measured = confirmed(confirmed([], "w1", 120), "w2", 96);
  expect(unconfirmed(made.plan, undefined)).toBe(0);
  expect(unconfirmed(made.plan, measured)).toBe(2);
  const longer = {
    ...made.plan,
    vertices_in: made.plan.vertices_in.map(([x, y]): Point => [x > 0 ? 130 : x, y]),
  };
  expect(checkedLengths(longer, measured).map(({ isConfirmed }) => isConfirmed)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
