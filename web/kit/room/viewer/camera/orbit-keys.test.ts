import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { orbitByKey } from "./orbit-keys.ts";

const target = new Vector3(50, 20, 50);
const press = (code: string, held: Partial<KeyboardEvent> = {}) =>
  ({ code, ctrlKey: false, metaKey: false, altKey: false, ...held }) as KeyboardEvent;

function lensAt(x: number, y: number, z: number): PerspectiveCamera {
  const lens = new PerspectiveCamera();
  lens.position.set(x, y, z);
  return lens;
}

test("the room turns about its middle, as far away and as high as before, and back again", () => {
  const lens = lensAt(50, 120, 250);
  expect(orbitByKey(press("KeyQ"), lens, target)).toBe(true);
  expect(lens.position.x).not.toBeCloseTo(50);
  expect(lens.position.y).toBeCloseTo(120);
  expect(lens.position.distanceTo(target)).toBeCloseTo(Math.hypot(100, 200));
  orbitByKey(press("KeyE"), lens, target);
  expect(lens.position.toArray().map((value) => Math.round(value))).toEqual([50, 120, 250]);
});

test("the camera stays above the floor and below the zenith", () => {
  const lens = lensAt(50, 30, 250);
  for (let times = 0; times < 60; times += 1) orbitByKey(press("KeyS"), lens, target);
  expect(lens.position.y).toBeGreaterThan(target.y);
  for (let times = 0; times < 60; times += 1) orbitByKey(press("KeyW"), lens, target);
  expect(lens.position.z).toBeGreaterThan(target.z);
});

test("plus comes closer, minus goes away; commands and other keys are left alone", () => {
  const lens = lensAt(50, 120, 250);
  const far = lens.position.distanceTo(target);
  orbitByKey(press("Equal"), lens, target);
  expect(lens.position.distanceTo(target)).toBeLessThan(far);
  orbitByKey(press("Minus"), lens, target);
  expect(lens.position.distanceTo(target)).toBeCloseTo(far);
  expect(orbitByKey(press("KeyS", { ctrlKey: true }), lens, target)).toBe(false);
  expect(orbitByKey(press("ArrowUp"), lens, target)).toBe(false);
});
