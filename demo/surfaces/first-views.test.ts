import sharp from "sharp";
import { expect, it } from "vitest";
import { drawMaterial } from "../../domain/materials/draw-material.ts";
import { firstViews } from "./first-views.ts";
import { firstPictures } from "./take-pictures.ts";

const redo = "Run node demo/surfaces/take-pictures.ts.";
const most_bytes = 60_000_000;
const wanted = firstPictures();
const views = new Map(firstViews.categories().map((category) => [category, firstViews.read(category)]));

it(`has the first picture of every surface, and no others. ${redo}`, () => {
  const keysOf = (all: ReadonlyMap<string, ReadonlyMap<string, unknown>>) =>
    [...all].flatMap(([category, each]) => [...each.keys()].map((key) => `${category}/${key}`)).toSorted();
  expect(keysOf(views)).toEqual(keysOf(wanted));
  const bytes = [...views.values()].flatMap((each) =>
    [...each.values()].map(({ picture }) => picture.length),
  );
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(most_bytes);
});

// small drawings differ by up to 15 of 256 from large ones of the same surface
it(`shows surfaces as they are drawn today. ${redo}`, async () => {
  const sources = [...wanted].flatMap(([category, each]) =>
    [...each].map(([key, source]) => ({ source, view: views.get(category)!.get(key)! })),
  );
  for (const { source, view } of sources.filter((_, at) => at % 90 === 0)) {
    const { rgb } = drawMaterial(source.definition, { view: source.view, width_px: 64, height_px: 64 });
    const now = await sharp(rgb, { raw: { width: 64, height: 64, channels: 4 } }).stats();
    const kept = await sharp(view.picture).stats();
    for (const channel of [0, 1, 2])
      expect(Math.abs(now.channels[channel]!.mean - kept.channels[channel]!.mean)).toBeLessThan(24);
  }
});
