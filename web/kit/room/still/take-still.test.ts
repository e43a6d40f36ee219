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

function still(walls: string): Uint8Array {
  const surfaces = [
    { id: "floor", sku: "tile" },
    ...["w1", "w2", "w3", "w4"].map((wall) => ({ id: `wall:${wall}`, sku: walls })),
  ];
  const opening = {
    ...{ id: "o1", kind: "window" as const, wall: "w3", offset_in: 40, width_in: 36, height_in: 40 },
    sill_in: 40,
  };
  const design = room({ surfaces, items: [cabinet("c1", 30)] }, { openings: [opening] });
  const pixels = takeStill({ design, products, ...size, view: 0, draw: packMaps, quality: rough });
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
