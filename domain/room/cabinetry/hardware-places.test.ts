import fc from "fast-check";
import { expect, test } from "vitest";
import { type CabinetParams, cabinetFaces } from "./faces.ts";
import { hardwarePlaces } from "./hardware-places.ts";

const cabinet = (
  form: string,
  layout: string,
  width_in: number,
  height_in = 34.5,
  depth_in = 24,
): CabinetParams => ({
  form,
  layout,
  width_in,
  depth_in,
  height_in,
});
const count = (params: CabinetParams) => hardwarePlaces(params).length;

test("a narrow base takes one pull on its drawer and one on its door, a wide one two of each", () => {
  expect(count(cabinet("base", "drawer-door", 18))).toBe(2);
  expect(count(cabinet("base", "drawer-door", 24))).toBe(3);
  expect(count(cabinet("base", "drawer-door", 36))).toBe(4);
});

test("wide drawers take two pulls, false fronts and open shelves none", () => {
  expect(count(cabinet("base", "drawers-3", 24))).toBe(3);
  expect(count(cabinet("base", "drawers-3", 36))).toBe(6);
  expect(count(cabinet("base", "sink", 36))).toBe(2);
  expect(count(cabinet("base", "open", 18))).toBe(0);
});

test("a wall cabinet is opened below, a base above, a pantry at the hand", () => {
  const [wall] = hardwarePlaces(cabinet("wall", "wall-door", 15, 30, 12));
  const [base] = hardwarePlaces(cabinet("base", "door", 15));
  const lowest = hardwarePlaces(cabinet("tall", "pantry", 18, 90)).at(-1);
  expect(wall!.y).toBeLessThan(6);
  expect(base!.y).toBeGreaterThan(28);
  expect(lowest!.y).toBeGreaterThan(34);
  expect(lowest!.y).toBeLessThan(46);
});

const layouts = [
  ["base", "drawer-door"],
  ["base", "drawers-3"],
  ["base", "drawers-2"],
  ["base", "sink"],
  ["wall", "wall-door"],
  ["tall", "pantry"],
  ["tall", "oven"],
  ["island", "island"],
] as const;

test("fronts keep 3 mm from each other and stay on their cabinet, whatever its width", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.integer({ min: 3, max: 16 }).map((steps) => steps * 3),
      fc.constantFrom(30, 36, 42),
      ([form, layout], width, high) => {
        const height = form === "tall" ? 84 : form === "wall" ? high : 34.5;
        const [face] = cabinetFaces(cabinet(form, layout, width, height));
        const fronts = face!.fronts;
        for (const [at, a] of fronts.entries()) {
          expect(Math.abs(a.x) + a.width / 2).toBeLessThanOrEqual(width / 2);
          expect(a.y + a.height / 2).toBeLessThanOrEqual(height);
          for (const b of fronts.slice(at + 1)) {
            const across = Math.abs(a.x - b.x) - (a.width + b.width) / 2;
            const up = Math.abs(a.y - b.y) - (a.height + b.height) / 2;
            expect(Math.max(across, up)).toBeGreaterThan(0.124);
          }
        }
      },
    ),
  );
});

test("every place lies on a face of the cabinet", () => {
  for (const [form, layout] of layouts)
    for (const { z, turn_deg } of hardwarePlaces(cabinet(form, layout, 36, form === "tall" ? 90 : 34.5)))
      expect(turn_deg === 0 && (Math.abs(z - 12) < 1e-9 || Math.abs(z - 24) < 1e-9)).toBe(true);
});
