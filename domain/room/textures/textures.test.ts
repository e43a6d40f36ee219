import { expect, it } from "vitest";
import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { drawMaps } from "../../materials/draw-maps.ts";
import type { MaterialDefinition } from "../../materials/material.ts";
import type { Pixels } from "../../materials/pixels.ts";
import { materialLaid, pieceOf } from "../takeoff/laying/product-piece.ts";
import { seamsOf, visibleSeam } from "./seams.ts";
import { type Texture, textureMaterial } from "./texture-material.ts";

/** A picture by its color at each pixel. */
function picture(
  width_px: number,
  height_px: number,
  at: (x: number, y: number) => readonly number[],
): Pixels {
  const data = new Uint8ClampedArray(4 * width_px * height_px);
  for (let y = 0; y < height_px; y += 1)
    for (let x = 0; x < width_px; x += 1) data.set([...at(x, y), 255], 4 * (y * width_px + x));
  return { data, width_px, height_px };
}
const texture = (changes: Partial<Texture> = {}): Texture => ({
  repeat_width_in: 24,
  repeat_height_in: 12,
  shows: "laid",
  pattern: "straight",
  grout: null,
  finish: "matte",
  is_mirrored: false,
  url: "/showroom/files/a.jpg",
  color: "#808080",
  ...changes,
});
const noSize = { width_in: 0, length_in: 0, height_in: 0 };
const tile = { width_in: 12, length_in: 24, height_in: 0.375 };
const draw = (definition: MaterialDefinition, pixels: Pixels) => {
  const maps = drawMaps(definition, { pixels_per_inch: 4, pixels });
  const red = (x_in: number, y_in: number) =>
    maps.color[4 * (Math.floor(y_in * 4) * maps.width_px + Math.floor(x_in * 4))]!;
  return { ...maps, red };
};
const halves = picture(48, 24, (x) => (x < 24 ? [200, 200, 200] : [40, 40, 40]));

it("a picture of the laid surface repeats after its own size, at true scale", () => {
  const { width_in, height_in, red } = draw(textureMaterial(texture(), tile, null), halves);
  expect([width_in, height_in]).toEqual([24, 12]);
  expect(red(6, 6)).toBeCloseTo(200, -1);
  expect(red(18, 6)).toBeCloseTo(40, -1);
});

it("mirrored, it repeats after twice its size and its edges meet", () => {
  const ramp = picture(64, 32, (x) => [x * 3, x * 3, x * 3]);
  const { width_in, height_in, red } = draw(
    textureMaterial(texture({ is_mirrored: true }), noSize, null),
    ramp,
  );
  expect([width_in, height_in]).toEqual([48, 24]);
  expect(Math.abs(red(23.9, 3) - red(24.1, 3))).toBeLessThan(8);
  expect(Math.abs(red(0.1, 3) - red(47.9, 3))).toBeLessThan(8);
  expect(red(23, 3)).toBeGreaterThan(150);
});

it("the face of a piece is laid whole on each piece, with the joint between them", () => {
  const grout = { width_in: 0.5, color: "#ffffff" };
  const definition = textureMaterial(texture({ shows: "face", grout }), tile, null);
  expect(definition.piece).toMatchObject({ width_in: 24, height_in: 12 });
  const { width_in, red } = draw(definition, halves);
  const columns = Array.from({ length: Math.floor(width_in * 4) }, (_, at) => red(at / 4 + 0.01, 6));
  const share = (from: number, to: number) =>
    columns.filter((value) => value >= from && value <= to).length / columns.length;
  expect(share(180, 220)).toBeCloseTo(0.49, 1);
  expect(share(20, 70)).toBeCloseTo(0.49, 1);
  expect(share(235, 255)).toBeGreaterThan(0.01);
});

it("a picture that lies across the plank is turned along it", () => {
  const plank = { width_in: 7, length_in: 48, height_in: 0.25 };
  const board = picture(96, 14, (x) => (x < 48 ? [200, 200, 200] : [40, 40, 40]));
  const wide = texture({ shows: "face", pattern: "random", repeat_width_in: 48, repeat_height_in: 7 });
  const definition = textureMaterial(wide, plank, null);
  expect(definition.piece).toMatchObject({ width_in: 7, height_in: 48 });
  const { red, height_in } = draw(definition, board);
  const tones = Array.from({ length: Math.floor(height_in) }, (_, at) => red(3.5, at + 0.5));
  expect(Math.min(...tones)).toBeLessThan(60);
  expect(Math.max(...tones)).toBeGreaterThan(180);
});

it("without its pixels it has the picture's average color", () => {
  const { color } = drawMaps(textureMaterial(texture(), tile, null), { pixels_per_inch: 2 });
  expect([...color.subarray(0, 3)]).toEqual([128, 128, 128]);
});

it("is counted like any material: in pieces of the SKU, in its pattern, with its joint", () => {
  const grout = { width_in: 0.125, color: "#b9b5ad" };
  const material = textureMaterial(texture({ shows: "face", pattern: "brick", grout }), tile, null);
  const product = { material, size: { ...tile, pattern: "" }, attributes: {} } as unknown as RoomProduct;
  expect(pieceOf(product, {})).toEqual({
    piece: { width_in: 24, height_in: 12 },
    pattern: "brick",
    turn_deg: 0,
    instead_of: null,
    joint_in: 0.125,
    sheet: false,
  });
  expect(materialLaid(product)?.definition).toMatchObject({
    family: "picture",
    piece: { width_in: 24, height_in: 12 },
  });
});

it("a seam is told from the picture itself", () => {
  const wave = (x: number, count: number) => 128 + 80 * Math.sin((2 * Math.PI * x) / count);
  const seamless = seamsOf(picture(64, 64, (x, y) => [wave(x, 64), wave(y, 64), 90]));
  expect(seamless.across).toBeLessThan(visibleSeam);
  expect(seamless.down).toBeLessThan(visibleSeam);
  const shaded = seamsOf(picture(64, 64, (x, y) => [60 + 2 * x, wave(y, 64), 90]));
  expect(shaded.across).toBeGreaterThan(visibleSeam);
  expect(shaded.down).toBeLessThan(visibleSeam);
});
