import type { Panel } from "../../scene/scene.types.ts";

/** A panel's rectangle in the light map, in texels, and what a texel is on the panel. */
export type AtlasPlace = {
  x: number;
  y: number;
  width: number;
  height: number;
  left_in: number;
  bottom_in: number;
  step_x_in: number;
  step_y_in: number;
  atlas_w: number;
  atlas_h: number;
};

const finest_in = 1.6;
const usual_texels = 60_000;
const gap = 2;

/** Packs the panels' light into one picture, shelf by shelf; coarser when the room is large. */
export function layOut(
  panels: readonly Panel[],
  most_texels: number = usual_texels,
): Map<string, AtlasPlace> {
  const boxes = panels.map((panel) => {
    const xs = panel.outline.map(([x]) => x);
    const ys = panel.outline.map(([, y]) => y);
    const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
    return { panel, left, bottom, w: Math.max(...xs) - left, h: Math.max(...ys) - bottom };
  });
  const area = boxes.reduce((sum, { w, h }) => sum + w * h, 0);
  const step = Math.max(finest_in, Math.sqrt(area / most_texels));
  const sized = boxes
    .map((box) => ({
      ...box,
      width: Math.max(2, Math.round(box.w / step) + 1),
      height: Math.max(2, Math.round(box.h / step) + 1),
    }))
    .sort((a, b) => b.height - a.height || (a.panel.key < b.panel.key ? -1 : 1));
  const total = sized.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widest = Math.max(8, ...sized.map(({ width }) => width + gap));
  const atlas_w = Math.max(widest, Math.ceil(Math.sqrt(total * 1.15) / 16) * 16);
  const places = new Map<string, AtlasPlace>();
  let [x, y, shelf] = [0, 0, 0];
  for (const { panel, left, bottom, w, h, width, height } of sized) {
    if (x + width + gap > atlas_w) [x, y, shelf] = [0, y + shelf, 0];
    places.set(panel.key, {
      x: x + gap / 2 + 0.5,
      y: y + gap / 2 + 0.5,
      width,
      height,
      left_in: left,
      bottom_in: bottom,
      step_x_in: w / (width - 1),
      step_y_in: h / (height - 1),
      atlas_w,
      atlas_h: 0,
    });
    x += width + gap;
    shelf = Math.max(shelf, height + gap);
  }
  const atlas_h = Math.max(8, y + shelf);
  for (const place of places.values()) place.atlas_h = atlas_h;
  return places;
}
