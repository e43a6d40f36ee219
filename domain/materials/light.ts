import { blurred } from "./blur.ts";
import { toDisplay } from "./color.ts";
import type { Surface } from "./region.ts";

/** Unit vector to the key light: upper left, rather high. x to the right, y down, z to the viewer. */
export const key = normalized(-0.52, -0.6, 0.95);

function normalized(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const displaySteps = 4096;
const display = new Uint8ClampedArray(displaySteps * 2 + 1);
for (let step = 0; step <= displaySteps * 2; step += 1) {
  display[step] = Math.round(255 * toDisplay(shoulder((step / displaySteps) * 1)));
}

/** Tone mapping: bright light is compressed instead of clipped, as on film. */
function shoulder(light: number): number {
  if (light <= 0.72) return light;
  const over = light - 0.72;
  return 0.72 + 0.28 * (1 - Math.exp(-over / 0.3));
}

/** sRGB byte of linear light; `grain` -0.5..0.5 of a step is dithering against banding. */
export function displayByte(light: number): number {
  const step = light * displaySteps;
  return display[step <= 0 ? 0 : step >= displaySteps * 2 ? displaySteps * 2 : step | 0]!;
}

function soft(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * What a mirror lying flat would show in direction (x, y), slopes from straight up: a large soft box at the upper
 * left, a strip to the right, a dim room. `blur` widens everything, as a rougher face does.
 */
export function studioLight(x: number, y: number, blur: number): number {
  const b = 0.12 + blur * 0.8;
  const toward = -(x + y) * Math.SQRT1_2;
  const aside = (x - y) * Math.SQRT1_2;
  const window =
    (soft(0.33 - b, 0.33 + b, toward) - soft(1.5 - b, 1.5 + b, toward)) *
    (1 - soft(0.75 - b, 0.75 + b, Math.abs(aside)));
  const strip = soft(0.5 - b, 0.5 + b, -toward) - soft(0.7, 0.7 + 2 * b, -toward);
  return 0.62 + 0.5 * toward + 5 * window + 0.9 * strip;
}

export interface LightSetting {
  /** How far the slopes of the relief turn the face: less than 1 for a pile of fibers. */
  slope: number;
  /** How much of the picture the camera's perspective opens: the slope from its axis to the picture's edge. */
  spread: number;
  /** 0..1: darkening toward the corners. */
  vignette: number;
}

/** How far the height varies, in inches: decides whether computing shadows pays off. */
function reliefOf(height: Float32Array): number {
  let low = 1e9;
  let high = -1e9;
  for (let at = 0; at < height.length; at += 7) {
    if (height[at]! < low) low = height[at]!;
    if (height[at]! > high) high = height[at]!;
  }
  return high - low;
}

/** 0..1 of the key light that reaches each point past what stands between: short marches over the height field. */
function shadowsOf(surface: Surface, relief: number): Float32Array {
  const { width_px: width, height_px: rows, height, pixel_in } = surface;
  const lit = new Float32Array(height.length);
  const flat = Math.hypot(key[0], key[1]);
  const steep = key[2] / flat;
  const reach = Math.min(60, relief / steep / pixel_in);
  const steps = Math.max(2, Math.min(10, Math.ceil(reach)));
  const offsets = new Int32Array(steps);
  const rowsUp = new Int32Array(steps);
  const columnsLeft = new Int32Array(steps);
  const rises = new Float64Array(steps);
  for (let step = 0; step < steps; step += 1) {
    const distance = Math.max(1, reach * ((step + 1) / steps) ** 1.4);
    columnsLeft[step] = Math.round((-key[0] / flat) * distance);
    rowsUp[step] = Math.round((-key[1] / flat) * distance);
    offsets[step] = rowsUp[step]! * width + columnsLeft[step]!;
    rises[step] = Math.hypot(rowsUp[step]!, columnsLeft[step]!) * pixel_in;
  }
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let dark = 0;
      const own = height[at]!;
      for (let step = 0; step < steps; step += 1) {
        if (row < rowsUp[step]! || column < columnsLeft[step]!) break;
        const over = height[at - offsets[step]!]! - own - rises[step]! * steep;
        // The light is a wide box, so an edge shades gradually.
        const cover = over / (rises[step]! * 0.55 + 0.012) + 0.35;
        if (cover > dark) dark = cover;
      }
      lit[at] = 1 - Math.min(1, dark) * 0.76;
      at += 1;
    }
  }
  return lit;
}

/** Lights a flat surface under the studio light and camera; returns RGBA bytes. */
export function lightFromAbove(surface: Surface, setting: LightSetting): Uint8ClampedArray {
  const { width_px: width, height_px: rows, pixel_in, color, height, rough, metal } = surface;
  const relief = reliefOf(height);
  const lit = relief > 0.004 ? shadowsOf(surface, relief) : null;
  const openRadius = Math.max(1, Math.min(40, Math.round(Math.max(0.12, relief * 0.5) / pixel_in)));
  const around = relief > 0.004 ? blurred(height, width, rows, openRadius) : null;
  const openScale = 0.55 / (openRadius * pixel_in + 0.02);
  const out = new Uint8ClampedArray(4 * width * rows);
  const perSlope = (0.5 * setting.slope) / pixel_in;
  let noise = 0x2545f491;
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    const up = row === 0 ? 0 : -width;
    const down = row === rows - 1 ? 0 : width;
    const viewY = ((row + 0.5) / rows - 0.5) * 2 * setting.spread;
    for (let column = 0; column < width; column += 1) {
      const left = column === 0 ? 0 : -1;
      const right = column === width - 1 ? 0 : 1;
      const slopeX = Math.max(-1.6, Math.min(1.6, (height[at + right]! - height[at + left]!) * perSlope));
      const slopeY = Math.max(-1.6, Math.min(1.6, (height[at + down]! - height[at + up]!) * perSlope));
      const viewX = ((column + 0.5) / width - 0.5) * 2 * setting.spread;
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const facing = (key[2] - slopeX * key[0] - slopeY * key[1]) / (length * key[2]);
      const open =
        around === null ? 1 : Math.max(0.42, Math.min(1.06, 1 - (around[at]! - height[at]!) * openScale));
      const shade =
        0.34 * open * (0.5 + 0.5 / length) + 0.66 * Math.max(0, facing) * (lit === null ? 1 : lit[at]!);
      const blur = rough[at]!;
      const shine = studioLight(viewX - 2 * slopeX, viewY - 2 * slopeY, blur);
      const gloss = (1 - blur) * (1 - blur);
      const mirror = metal[at]!;
      const sheen = 0.045 * (0.15 + 0.85 * gloss) * open * (shine - 0.62);
      const body = shade * (1 - mirror) + mirror * (0.25 + 0.62 * shine) * (0.35 + 0.65 * open);
      const falloff = 1 - 0.11 * (viewX + viewY);
      const corner =
        falloff -
        (setting.vignette * (viewX * viewX + viewY * viewY)) / (2 * setting.spread * setting.spread + 1e-9);
      noise = Math.imul(noise ^ (noise >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      const grain = 1 + (((noise >>> 8) & 1023) / 1023 - 0.5) * 0.012;
      const scale = corner * grain;
      out[4 * at] = displayByte((color[3 * at]! * body + sheen) * scale);
      out[4 * at + 1] = displayByte((color[3 * at + 1]! * body + sheen) * scale);
      out[4 * at + 2] = displayByte((color[3 * at + 2]! * body + sheen) * scale);
      out[4 * at + 3] = 255;
      at += 1;
    }
  }
  return out;
}
