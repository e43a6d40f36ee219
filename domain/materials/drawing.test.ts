import { expect, test } from "vitest";
import { averageColor } from "./average-color.ts";
import { bondOf } from "./bonds/bond-of.ts";
import { inRepeatAxes } from "./bonds/laid.bond.ts";
import { linearOf, toLinear } from "./color.ts";
import { drawMaps } from "./draw-maps.ts";
import { drawMaterial } from "./draw-material.ts";
import type { Drawing } from "./drawing.ts";
import { looks, makeMaterial } from "./looks.ts";
import { type MaterialDefinition, views } from "./material.ts";
import { drawSurface } from "./surface.ts";

const small = { width_px: 56, height_px: 56 };

function spreadOf({ rgb }: Drawing): number {
  let sum = 0;
  let squares = 0;
  const count = rgb.length / 4;
  for (let at = 0; at < rgb.length; at += 4) {
    const value = rgb[at]! + rgb[at + 1]! + rgb[at + 2]!;
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

function meanOf({ rgb }: Drawing): number[] {
  const total = [0, 0, 0];
  for (let at = 0; at < rgb.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) total[channel]! += toLinear(rgb[at + channel]! / 255);
  }
  return total.map((sum) => (sum * 4) / rgb.length);
}

test.each(looks.map((look) => [look.id, look] as const))(
  "%s is drawn in every view and is not blank",
  (_, look) => {
    const definition = look.make({ seed: 3 });
    for (const view of views) {
      const drawing = drawMaterial(definition, { view, ...small });
      expect(drawing.rgb.length).toBe(4 * 56 * 56);
      expect(spreadOf(drawing), view).toBeGreaterThan(2);
    }
  },
);

test("every format can be laid and photographed", () => {
  const tried = new Set<string>();
  for (const look of looks) {
    for (const group of look.group) {
      for (const { id } of look.formats(group)) {
        if (tried.has(id)) continue;
        tried.add(id);
        const definition = look.make({ seed: 8, group, format: id });
        for (const view of views) {
          const drawing = drawMaterial(definition, { view, width_px: 40, height_px: 40 });
          expect(spreadOf(drawing), `${look.id} ${id} ${view}`).toBeGreaterThan(2);
        }
      }
    }
  }
  expect(tried.size).toBeGreaterThan(60);
});

test("the same definition gives the same bytes, another seed others", () => {
  for (const id of ["calacatta-gold", "hickory-natural", "turf-fescue", "ledger-sedona", "zellige-aqua"]) {
    for (const view of views) {
      const draw = (seed: number) => drawMaterial(makeMaterial(id, { seed }), { view, ...small }).rgb;
      expect(draw(11)).toEqual(draw(11));
      expect(draw(11)).not.toEqual(draw(12));
    }
  }
});

test("the placeholder color is close to the picture's own", () => {
  for (const look of looks.filter(({ family }) => family !== "turf" && family !== "metal")) {
    const definition = look.make({ seed: 5 });
    const mean = meanOf(drawMaterial(definition, { view: "laid", ...small }));
    const expected = linearOf(averageColor(definition));
    for (let channel = 0; channel < 3; channel += 1) {
      expect(Math.abs(mean[channel]! - expected[channel]!), look.id).toBeLessThan(0.14);
    }
  }
});

/** A black tile with white joints, so that joints can be found again in the picture. */
function blackOnWhite(
  id: Parameters<typeof makeMaterial>[1]["format"],
  joint_in: number,
): MaterialDefinition {
  const made = makeMaterial("subway-black", {
    seed: 1,
    layout: { grout: { width_in: joint_in, color: "#ffffff" } },
    ...(id ? { format: id } : {}),
  });
  return { ...made, variation: { tint: 0, tilt_deg: 0, gloss: 0 } };
}

/** Middles of the bright runs along a row of the map, in inches. */
function jointsAlong(row: Float32Array, step_in: number): number[] {
  const middles: number[] = [];
  let start = -1;
  for (let at = 0; at < row.length; at += 1) {
    const bright = row[at]! > 0.4;
    if (bright && start < 0) start = at;
    if (!bright && start >= 0) {
      middles.push(((start + at) / 2) * step_in);
      start = -1;
    }
  }
  return middles;
}

test("joints lie where the sizes of tile and joint say", () => {
  const definition = blackOnWhite("6x6", 0.25);
  const step_in = 1 / 40;
  const surface = drawSurface(definition, {
    left_in: 1,
    top_in: 3,
    step_x_in: step_in,
    step_y_in: step_in,
    width_px: 1200,
    height_px: 1,
    turn_deg: 0,
    seamless: false,
  });
  const row = surface.color.filter((_, index) => index % 3 === 0);
  const joints = jointsAlong(row, step_in);
  expect(joints.length).toBe(4);
  for (const [index, joint] of joints.entries()) expect(joint).toBeCloseTo((index + 1) * 6.25 - 0.125 - 1, 1);
});

test("a joint thinner than a picture element still takes its share of light", () => {
  const definition = blackOnWhite("12x12", 0.125);
  const { color, width_px, height_px } = drawSurface(definition, {
    left_in: 0.4,
    top_in: 6,
    step_x_in: 0.3,
    step_y_in: 0.3,
    width_px: 404,
    height_px: 1,
    turn_deg: 0,
    seamless: false,
  });
  const mean = color.reduce((sum, value) => sum + value, 0) / (3 * width_px * height_px);
  expect(mean).toBeGreaterThan(0.75 * (0.125 / 12.125));
  expect(mean).toBeLessThan(0.03);
});

const bondsTried: [look: string, options: Parameters<typeof makeMaterial>[1]][] = [
  ["calacatta-viola", { seed: 4, group: "countertop" }],
  ["travertine-navona", { seed: 4, format: "slab-3cm", layout: { pattern: "slab" } }],
  ["granite-viscount-white", { seed: 4 }],
  ["quartz-starlight-white", { seed: 4 }],
  ["terrazzo-bianco", { seed: 4, group: "countertop" }],
  ["quartz-concrete", { seed: 4 }],
  ["granite-steel-gray", { seed: 4, finish: "leathered" }],
  ["butcher-block-walnut", { seed: 4 }],
  ["hickory-natural", { seed: 4 }],
  ["white-oak-natural", { seed: 4, format: "wood-herringbone" }],
  ["white-oak-natural", { seed: 4, format: "wood-chevron" }],
  ["carrara-white", { seed: 4, format: "basketweave-mosaic" }],
  ["carrara-white", { seed: 4, format: "arabesque" }],
  ["carrara-white", { seed: 4, format: "picket" }],
  ["carrara-white", { seed: 4, format: "rhombus" }],
  ["handmade-fern", { seed: 4, format: "scallop" }],
  ["unglazed-white", { seed: 4, format: "penny" }],
  ["gloss-white-mosaic", { seed: 4, format: "hex-1" }],
  ["terracotta-saltillo", { seed: 4, format: "12x12-diagonal" }],
  ["travertine-ivory", { seed: 4, format: "versailles" }],
  ["paver-riverstone", { seed: 4, format: "paver-random" }],
  ["bluestone-full-color", { seed: 4, format: "flagstone" }],
  ["pebble-river-gray", { seed: 4 }],
  ["ledger-alaska-gray", { seed: 4 }],
  ["veneer-castle-brown", { seed: 4 }],
  ["subway-teal", { seed: 4, format: "4x16" }],
  ["brick-red", { seed: 4 }],
];

test.each(bondsTried)("%s %o goes on after its repeat exactly as it began", (look, options) => {
  const definition = makeMaterial(look, options);
  const bond = inRepeatAxes(bondOf(definition));
  const { width_in, height_in } = bond;
  const drawAt = (left_in: number, top_in: number) => {
    const part = { left_in, top_in, step_x_in: 0.21, step_y_in: 0.21, width_px: 48, height_px: 48 };
    return drawSurface(definition, { ...part, turn_deg: 0, seamless: true }, bond);
  };
  // Across the corner of the repeat, where all four borders meet.
  const here = drawAt(-4.9, -5.1);
  const there = drawAt(width_in - 4.9, 2 * height_in - 5.1);
  let apart = 0;
  for (let at = 0; at < here.color.length; at += 1) {
    if (Math.abs(here.color[at]! - there.color[at]!) > 0.02) apart += 1;
  }
  // A point that falls on an outline may round to the other side.
  expect(apart / here.color.length).toBeLessThan(0.005);
});

test("turf repeats as well", () => {
  const definition = makeMaterial("turf-fescue", { seed: 2 });
  const { color, width_px, height_px } = drawMaps(definition, { pixels_per_inch: 8 });
  const differenceBetween = (a: number, b: number) => {
    let sum = 0;
    for (let row = 0; row < height_px; row += 1) {
      sum += Math.abs(color[4 * (row * width_px + a)]! - color[4 * (row * width_px + b)]!);
    }
    return sum / height_px;
  };
  const across = differenceBetween(width_px - 1, 0);
  const within = differenceBetween(100, 101);
  expect(across).toBeLessThan(within * 1.4);
});

test("maps have the size of one repeat and unit normals", () => {
  const maps = drawMaps(makeMaterial("zellige-aqua", { seed: 1 }), { pixels_per_inch: 12 });
  expect(maps.width_px / maps.width_in).toBeCloseTo(12, 0);
  expect(maps.height_px / maps.height_in).toBeCloseTo(12, 0);
  for (let at = 0; at < maps.normal.length; at += 4 * 97) {
    const [x, y, z] = [0, 1, 2].map((channel) => maps.normal[at + channel]! / 127.5 - 1) as [
      number,
      number,
      number,
    ];
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 1);
    expect(z).toBeGreaterThan(0);
  }
});
