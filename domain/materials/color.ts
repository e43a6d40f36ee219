import type { Hex } from "./material.ts";

/** Red, green and blue in linear light, 0..1 for a surface that reflects. */
export type Linear = readonly [number, number, number];

/** sRGB channel 0..1 to linear light. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0..1 to an sRGB channel 0..1. */
export function toDisplay(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` to linear light. */
export function linearOf(hex: Hex): Linear {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

/** Linear light to `#rrggbb`; light outside 0..1 is clipped. */
export function hexOf(color: Linear): Hex {
  const bytes = color.map((light) => Math.round(255 * toDisplay(Math.min(1, Math.max(0, light)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Weighted mean of colors, in linear light. */
export function blendOf(parts: readonly { color: Hex; share: number }[]): Linear {
  let total = 0;
  let [red, green, blue] = [0, 0, 0];
  for (const part of parts) {
    const [r, g, b] = linearOf(part.color);
    red += r * part.share;
    green += g * part.share;
    blue += b * part.share;
    total += part.share;
  }
  return [red / total, green / total, blue / total];
}

/** Oklab (Björn Ottosson, 2020): lightness and two opponent axes, perceptually uniform. */
export function oklabOf([r, g, b]: Linear): Linear {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The inverse of `oklabOf`; may leave 0..1 for colors no screen can show. */
export function linearOfOklab([L, a, b]: Linear): Linear {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
