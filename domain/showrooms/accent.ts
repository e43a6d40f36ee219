/**
 * A showroom's own color in the accent's place. Its lightness is changed in OKLCH, hue kept, until the page and the
 * color reach 4.5:1, so it can carry text and be text on the page alike: darker on a light page, lighter on a dark one.
 */

export interface Accent {
  /** Ground of the one next step on a page, and color of marked text. */
  accent: string;
  /** The same, pressed or under the pointer. */
  accentStrong: string;
  /** A tint of it, for selections. */
  accentTint: string;
}

interface Oklch {
  lightness: number;
  chroma: number;
  hue_rad: number;
}

/** What it stands on: a light page, or a card on a dark page, which is a little lighter than the page. */
const paper = { light: "#fbfaf7", dark: "#20221e" };
const wantedContrast = 4.5;
const lightnessStep = 0.005;

/**
 * Derives the accent colors from a theme color such as `#FFC107` or `#0af`. Answers `undefined` for anything that is no
 * hex color: the default accent then stays.
 */
export function accentFrom(
  themeColor: string | null | undefined,
  page: "light" | "dark" = "light",
): Accent | undefined {
  const rgb = parseHex(themeColor ?? "");
  if (!rgb) return undefined;
  const color = toOklch(rgb);
  const away = page === "light" ? -1 : 1;
  while (contrastRatio(toHex(color), paper[page]) < wantedContrast) color.lightness += away * lightnessStep;
  const strong = Math.min(1, Math.max(0, color.lightness + away * 0.07));
  const tint =
    page === "light"
      ? { lightness: 0.95, chroma: Math.min(color.chroma * 0.2, 0.025) }
      : { lightness: 0.27, chroma: Math.min(color.chroma * 0.3, 0.035) };
  return {
    accent: toHex(color),
    accentStrong: toHex({ ...color, lightness: strong }),
    accentTint: toHex({ ...color, ...tint }),
  };
}

/** The style properties that put a theme color in the accent's place on light pages and on dark ones. */
export function accentProperties(themeColor: string | null | undefined): Record<string, string> | undefined {
  const [light, dark] = [accentFrom(themeColor), accentFrom(themeColor, "dark")];
  if (!light || !dark) return undefined;
  return {
    "--accent": light.accent,
    "--accent-strong": light.accentStrong,
    "--accent-tint": light.accentTint,
    "--accent-dark": dark.accent,
    "--accent-strong-dark": dark.accentStrong,
    "--accent-tint-dark": dark.accentTint,
  };
}

/** The WCAG contrast ratio of two hex colors, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = (parseHex(hex) ?? [0, 0, 0]).map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Channels from 0 to 1. */
function parseHex(text: string): [number, number, number] | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
function toOklch(rgb: [number, number, number]): Oklch {
  const [r, g, b] = rgb.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue_rad: Math.atan2(bb, a) };
}

/** Lowers the chroma until the color fits into sRGB. */
function toHex({ lightness, chroma, hue_rad }: Oklch): string {
  for (let tried = chroma; ; tried = Math.max(0, tried - 0.004)) {
    const channels = toLinearRgb(lightness, tried * Math.cos(hue_rad), tried * Math.sin(hue_rad));
    if (tried > 0 && channels.some((value) => value < -0.0005 || value > 1.0005)) continue;
    return `#${channels
      .map((value) => Math.round(255 * toGamma(Math.min(1, Math.max(0, value)))))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("")}`;
  }
}

function toLinearRgb(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
