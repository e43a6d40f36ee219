import { expect, it } from "vitest";
import { cabinet, products, room } from "../scene/room.test-support.ts";
import { packMaps } from "../viewer/surfaces/pack-maps.ts";
import { type StillQuality, takeStill } from "./take-still.ts";

const rough: StillQuality = {
  bake: { portal: 1, lamp: 1, rough: 1, fine: 2, probe: 6 },
  maps: { large: 4000, small: 2000 },
  texels: 1200,
};
const size = { width: 48, height: 36 };

function still(walls: string, view: 0 | "around" = 0): Uint8Array {
  const surfaces = [
    { id: "floor", sku: "tile" },
    ...["w1", "w2", "w3", "w4"].map((wall) => ({ id: `wall:${wall}`, sku: walls })),
  ];
  const opening = {
    ...{ id: "o1", kind: "window" as const, wall: "w3", offset_in: 40, width_in: 36, height_in: 40 },
    sill_in: 40,
  };
  const design = room({ surfaces, items: [cabinet("c1", 30)] }, { openings: [opening] });
  const pixels = takeStill({ design, products, ...size, view, draw: packMaps, quality: rough });
  return pixels ?? new Uint8Array();
}

const mean = (pixels: Uint8Array, channel: number): number => {
  const values = pixels.filter((_, at) => at % 3 === channel);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

it("takes a lit picture of a room without a renderer, the same bytes each time", () => {
  const pixels = still("blue");
  expect(pixels.length).toBe(size.width * size.height * 3);
  expect(mean(pixels, 1)).toBeGreaterThan(40);
  expect(still("blue")).toEqual(pixels);
});

it("shows the walls in their material", () => {
  const [blue, white] = [still("blue"), still("tile")];
  const tint = (pixels: Uint8Array) => mean(pixels, 2) - mean(pixels, 0);
  expect(tint(blue)).toBeGreaterThan(tint(white) + 20);
});

it("takes a 360° picture: floor below, and the right edge goes on at the left one", () => {
  const pixels = still("blue", "around");
  expect(pixels.length).toBe(size.width * size.height * 3);
  const at = (x: number, y: number) =>
    pixels.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
  const middle = Math.floor(size.height / 2);
  const bluer = (x: number) => at(x, middle)[2]! - at(x, middle)[0]!;
  // walls on all sides, the floor's tile straight down
  for (const x of [0, 12, 36, size.width - 1]) expect(bluer(x)).toBeGreaterThan(15);
  expect(Math.abs(at(24, size.height - 1)[2]! - at(24, size.height - 1)[0]!)).toBeLessThan(bluer(0));
  for (let k = 0; k < 3; k += 1)
    expect(Math.abs(at(0, middle)[k]! - at(size.width - 1, middle)[k]!)).toBeLessThan(24);
});

it("shows a room without window or lamp by a work light, not black", () => {
  const design = room({ surfaces: [{ id: "floor", sku: "tile" }] });
  const pixels = takeStill({ design, products, ...size, view: 0, draw: packMaps, quality: rough });
  expect(mean(pixels!, 1)).toBeGreaterThan(40);
});
