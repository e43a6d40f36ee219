import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { lightFromAbove } from "../../domain/materials/light.ts";
import type { MakeOptions } from "../../domain/materials/look.ts";
import { looks } from "../../domain/materials/looks.ts";
import { drawSurface } from "../../domain/materials/surface.ts";

/*
 * Makes the still picture of the landing page: samples of our own materials on a marble slab, at true scale
 * under one light. Run it again when a material has changed: `node web/home/hero-still.build.ts`
 */

const scale_px_per_in = 48;
const board = { width_in: 50, height_in: 31.25 };
const widths_px = [480, 800, 1200, 1600];
const quality = { avif: 52, webp: 74 };

interface Sample {
  look: string;
  make: MakeOptions;
  /** Upper left corner on the board. */
  at_in: [x: number, y: number];
  size_in: [width: number, height: number];
  /** Where in the laid material the sample is cut. */
  from_in: [x: number, y: number];
  thick_in: number;
  /** How far the light changes over it: more for glazes and metal. */
  spread: number;
}

const slab: Sample = {
  look: "calacatta-viola",
  make: { seed: 21, group: "countertop" },
  at_in: [0, 0],
  size_in: [board.width_in, board.height_in],
  from_in: [20, 6],
  thick_in: 0,
  spread: 0.12,
};

const samples: readonly Sample[] = [
  {
    look: "walnut-american",
    make: { seed: 5, group: "hardwood" },
    at_in: [29.5, -1],
    size_in: [22, 17.2],
    from_in: [3, 7],
    thick_in: 0.75,
    spread: 0.12,
  },
  {
    look: "travertine-navona",
    make: { seed: 6 },
    at_in: [-2, 22.4],
    size_in: [22, 11.9],
    from_in: [2, 2],
    thick_in: 0.5,
    spread: 0.12,
  },
  {
    look: "zellige-emerald",
    make: { seed: 9, group: "backsplash" },
    at_in: [20.4, 5.2],
    size_in: [16.4, 16.4],
    from_in: [0, 0],
    thick_in: 0.45,
    spread: 0.3,
  },
  {
    look: "terracotta-saltillo",
    make: { seed: 12, layout: { grout: null } },
    at_in: [13.6, 18.2],
    size_in: [8, 8],
    from_in: [0.15, 0.15],
    thick_in: 0.5,
    spread: 0.2,
  },
  {
    look: "metal-brass",
    make: { seed: 3 },
    at_in: [40.2, 9.6],
    size_in: [5.9, 11.8],
    from_in: [0, 0],
    thick_in: 0.25,
    spread: 0.3,
  },
  {
    look: "fluted-white",
    make: { seed: 3 },
    at_in: [31.5, 23.5],
    size_in: [12, 6],
    from_in: [0, 0],
    thick_in: 0.35,
    spread: 0.2,
  },
];

const px = (length_in: number) => Math.round(length_in * scale_px_per_in);
const canvas = { width: px(board.width_in), height: px(board.height_in) };

interface Layer {
  image: Buffer;
  left: number;
  top: number;
}

const layers = (await Promise.all(samples.map(layersOf))).flat();
const placed = (await Promise.all(layers.map(cropToCanvas))).filter((layer) => layer !== undefined);
const still = await sharp(await draw(slab))
  .composite([...placed, { input: roomLight() }])
  .png()
  .toBuffer();
await Promise.all(widths_px.flatMap((width) => [write(width, "avif"), write(width, "webp")]));

async function write(width: number, format: "avif" | "webp"): Promise<void> {
  const file = path.join(import.meta.dirname, "hero-still", `${width}.${format}`);
  const resized = sharp(still).resize({ width });
  await (format === "avif"
    ? resized.avif({ quality: quality.avif })
    : resized.webp({ quality: quality.webp })
  ).toFile(file);
}

function draw({ look, make, size_in, from_in, spread }: Sample): Promise<Buffer> {
  const found = looks.find(({ id }) => id === look);
  if (!found) throw new Error(`There is no look "${look}".`);
  const [width, height] = [px(size_in[0]), px(size_in[1])];
  const surface = drawSurface(found.make(make), {
    left_in: from_in[0],
    top_in: from_in[1],
    step_x_in: 1 / scale_px_per_in,
    step_y_in: 1 / scale_px_per_in,
    width_px: width,
    height_px: height,
    turn_deg: 0,
    seamless: false,
  });
  const rgb = lightFromAbove(surface, { spread, vignette: 0, slope: 1 });
  return sharp(rgb, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Its shadows (contact, body, room) and the sample itself, from the bottom up. */
async function layersOf(sample: Sample): Promise<Layer[]> {
  const thick = sample.thick_in;
  const shadows = await Promise.all([
    shadowOf(sample, { blur_in: thick * 0.22, right_in: thick * 0.2, down_in: thick * 0.24, alpha: 0.62 }),
    shadowOf(sample, {
      blur_in: thick * 0.8 + 0.12,
      right_in: thick * 0.9,
      down_in: thick * 1.05,
      alpha: 0.5,
    }),
    shadowOf(sample, { blur_in: 1.6, right_in: 1.1, down_in: 1.4, alpha: 0.22 }),
  ]);
  const face = await sharp(await draw(sample))
    .composite([{ input: edgesOf(sample) }])
    .png()
    .toBuffer();
  return [...shadows, { image: face, left: px(sample.at_in[0]), top: px(sample.at_in[1]) }];
}

async function shadowOf(
  { at_in, size_in }: Sample,
  {
    blur_in,
    right_in,
    down_in,
    alpha,
  }: { blur_in: number; right_in: number; down_in: number; alpha: number },
): Promise<Layer> {
  const margin = px(blur_in * 4) + 8;
  const dark = { r: 20, g: 14, b: 10 };
  const [width, height] = [px(size_in[0]), px(size_in[1])];
  const hard = await sharp({
    create: {
      width: width + 2 * margin,
      height: height + 2 * margin,
      channels: 4,
      background: { ...dark, alpha: 0 },
    },
  })
    .composite([{ input: { create: { width, height, channels: 4, background: { ...dark, alpha } } } }])
    .png()
    .toBuffer();
  const image = await sharp(hard)
    .blur(Math.max(0.5, px(blur_in)))
    .png()
    .toBuffer();
  return { image, left: px(at_in[0] + right_in) - margin, top: px(at_in[1] + down_in) - margin };
}

/** The arris: lit at the upper left, dark at the lower right. */
function edgesOf({ size_in }: Sample): Buffer {
  const [width, height] = [px(size_in[0]), px(size_in[1])];
  const stroke = px(0.05) * 2;
  return Buffer.from(
    `<svg width="${width}" height="${height}" fill="none" stroke-width="${stroke}"><path d="M0 ${height}V0H${width}" stroke="#fff" stroke-opacity=".45"/><path d="M0 ${height}H${width}V0" stroke="#000" stroke-opacity=".4"/></svg>`,
  );
}

/** A window at the upper left; the far corner falls off. */
function roomLight(): Buffer {
  const { width, height } = canvas;
  return Buffer.from(
    `<svg width="${width}" height="${height}"><defs><radialGradient id="g" cx=".22" cy=".1" r="1.15"><stop offset="0" stop-color="#fff8ec" stop-opacity=".16"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a130c" stop-opacity=".34"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

async function cropToCanvas({ image, left, top }: Layer): Promise<OverlayOptions | undefined> {
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  const right = Math.min(canvas.width, left + width);
  const bottom = Math.min(canvas.height, top + height);
  if (right <= x || bottom <= y) return undefined;
  const input = await sharp(image)
    .extract({ left: x - left, top: y - top, width: right - x, height: bottom - y })
    .png()
    .toBuffer();
  return { input, left: x, top: y };
}
