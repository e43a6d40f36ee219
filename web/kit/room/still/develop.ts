import type { Vector3 } from "three";
import { toScreen } from "./picture.ts";

/** Light of a picture: three numbers for each pixel, row by row from the top. */
export type Light = { pixels: Float32Array; width: number; height: number };

/**
 * From light to the colors of a screen, as the viewer's `developFragment`, without grain: RGB bytes. A 360° picture
 * has no darker corners.
 */
export function develop(
  light: Light,
  exposure: number,
  balance: Vector3,
  lens: "level" | "around" = "level",
): Uint8Array {
  const { pixels, width, height } = light;
  const out = new Uint8Array(width * height * 3);
  const factors = [exposure * balance.x, exposure * balance.y, exposure * balance.z];
  const color = new Float64Array(3);
  const glare = glareOf(light, exposure);
  const columns = Math.ceil(width / coarse);
  const darker = lens === "around" ? 0 : 0.34;
  for (let y = 0, n = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, n += 3) {
      const from = (Math.floor(y / coarse) * columns + Math.floor(x / coarse)) * 3;
      const ox = (x + 0.5) / width - 0.5;
      const oy = (((y + 0.5) / height - 0.5) * height) / width;
      const falloff = 1 - darker * (ox * ox + oy * oy);
      for (let k = 0; k < 3; k += 1) {
        const own = pixels[n + k]! * factors[k]!;
        color[k] = (own + Math.max(0, glare[from + k]! - own) * 0.035) * falloff;
      }
      film(color);
      for (let k = 0; k < 3; k += 1) out[n + k] = screenOf(color[k]!);
    }
  return out;
}

const screen = Uint8Array.from({ length: 8193 }, (_, at) => Math.round(255 * toScreen(at / 8192)));
const screenOf = (value: number): number => screen[Math.round(value * 8192)]!;

/** Glare changes so slowly that one place in so many pixels will do. */
const coarse = 4;

/** The mean light about each place, of which a little spreads over it. */
function glareOf({ pixels, width, height }: Light, exposure: number): Float32Array {
  const columns = Math.ceil(width / coarse);
  const rows = Math.ceil(height / coarse);
  const out = new Float32Array(columns * rows * 3);
  for (let i = 0; i < 9; i += 1) {
    const far = Math.sqrt((i + 0.5) / 9) * 0.03 * height;
    const dx = Math.cos(i * 2.39996) * far;
    const dy = Math.sin(i * 2.39996) * far;
    for (let n = 0; n < columns * rows; n += 1) {
      const x = Math.round(((n % columns) + 0.5) * coarse + dx);
      const y = Math.round((Math.floor(n / columns) + 0.5) * coarse + dy);
      const from = (Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))) * 3;
      for (let k = 0; k < 3; k += 1) out[n * 3 + k]! += Math.min(pixels[from + k]! * exposure, 6) / 9;
    }
  }
  return out;
}

/** Columns, as in the shader. */
const into = [
  0.856627153315983, 0.137318972929847, 0.11189821299995, 0.0951212405381588, 0.761241990602591,
  0.0767994186031903, 0.0482516061458583, 0.101439036467562, 0.811302368396859,
];
const back = [
  1.1271005818144368, -0.1413297634984383, -0.14132976349843826, -0.11060664309660323, 1.157823702216272,
  -0.11060664309660294, -0.016493938717834573, -0.016493938717834257, 1.2519364065950405,
];
const wide = [0.6274, 0.0691, 0.0164, 0.3293, 0.9195, 0.088, 0.0433, 0.0113, 0.8956];
const narrow = [1.6605, -0.1246, -0.0182, -0.5876, 1.1329, -0.1006, -0.0728, -0.0083, 1.1187];

function turn(matrix: readonly number[], color: Float64Array): void {
  const [r, g, b] = color as unknown as [number, number, number];
  for (let k = 0; k < 3; k += 1) color[k] = matrix[k]! * r + matrix[k + 3]! * g + matrix[k + 6]! * b;
}

/** The contrast and color of a print, in place: linear light in, linear color from 0 to 1 out. */
function film(color: Float64Array): void {
  turn(wide, color);
  turn(into, color);
  for (let k = 0; k < 3; k += 1) {
    const x = Math.max(0, Math.min(1, (Math.log2(Math.max(color[k]!, 1e-10)) + 12.47393) / 16.5));
    const x2 = x * x;
    const x4 = x2 * x2;
    color[k] =
      15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
  }
  const grey = color[0]! * 0.2126 + color[1]! * 0.7152 + color[2]! * 0.0722;
  for (let k = 0; k < 3; k += 1) color[k] = Math.max(0, grey + (color[k]! - grey) * 1.5) ** 1.6 * 1.07;
  turn(back, color);
  for (let k = 0; k < 3; k += 1) color[k] = Math.max(0, color[k]!) ** 2.2;
  turn(narrow, color);
  for (let k = 0; k < 3; k += 1) color[k] = Math.max(0, Math.min(1, color[k]!));
}
