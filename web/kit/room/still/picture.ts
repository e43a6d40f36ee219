import type { Texture } from "three";

/** Linear light of each byte of a screen's color. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const plain = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

type Level = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** Bytes of a picture that repeats, with its smaller versions, as a graphics card has them. */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly #levels: Level[];
  readonly #value: Float32Array;

  /** RGBA, row by row; `isColor`: the colors are a screen's, and come out as linear light. */
  constructor(data: Uint8Array | Uint8ClampedArray, width: number, height: number, isColor: boolean) {
    this.width = width;
    this.height = height;
    this.#value = isColor ? linear : plain;
    this.#levels = [{ data, width, height }];
    for (let last = this.#levels[0]!; last.width > 1 || last.height > 1; last = this.#levels.at(-1)!)
      this.#levels.push(halved(last, this.#value));
  }

  /** The value at a place in repeats, of texels `level` times halved; written to out[0..3]. */
  sample(u: number, v: number, level: number, out: Float64Array): void {
    const last = this.#levels.length - 1;
    const at = Math.max(0, Math.min(last, level));
    const fine = Math.floor(at);
    const share = at - fine;
    out.fill(0, 0, 4);
    this.#add(this.#levels[fine]!, u, v, 1 - share, out);
    if (share > 0.01) this.#add(this.#levels[fine + 1]!, u, v, share, out);
  }

  #add({ data, width, height }: Level, u: number, v: number, weight: number, out: Float64Array): void {
    const x = (u - Math.floor(u)) * width - 0.5;
    const y = (v - Math.floor(v)) * height - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const x0 = left < 0 ? width - 1 : left;
    const x1 = left + 1 >= width ? 0 : left + 1;
    const r0 = (top < 0 ? height - 1 : top) * width;
    const r1 = (top + 1 >= height ? 0 : top + 1) * width;
    const a = (r0 + x0) * 4;
    const b = (r0 + x1) * 4;
    const c = (r1 + x0) * 4;
    const d = (r1 + x1) * 4;
    const wa = (1 - fx) * (1 - fy) * weight;
    const wb = fx * (1 - fy) * weight;
    const wc = (1 - fx) * fy * weight;
    const wd = fx * fy * weight;
    const value = this.#value;
    for (let k = 0; k < 3; k += 1)
      out[k]! +=
        value[data[a + k]!]! * wa +
        value[data[b + k]!]! * wb +
        value[data[c + k]!]! * wc +
        value[data[d + k]!]! * wd;
    out[3]! += (data[a + 3]! * wa + data[b + 3]! * wb + data[c + 3]! * wc + data[d + 3]! * wd) / 255;
  }
}

function halved({ data, width, height }: Level, value: Float32Array): Level {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Uint8Array(w * h * 4);
  const isColor = value === linear;
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const a = (Math.min(2 * y, height - 1) * width + Math.min(2 * x, width - 1)) * 4;
      const b = (Math.min(2 * y, height - 1) * width + Math.min(2 * x + 1, width - 1)) * 4;
      const c = (Math.min(2 * y + 1, height - 1) * width + Math.min(2 * x, width - 1)) * 4;
      const d = (Math.min(2 * y + 1, height - 1) * width + Math.min(2 * x + 1, width - 1)) * 4;
      for (let k = 0; k < 4; k += 1) {
        const at = (y * w + x) * 4 + k;
        if (isColor && k < 3)
          out[at] = byteOf(
            (value[data[a + k]!]! + value[data[b + k]!]! + value[data[c + k]!]! + value[data[d + k]!]!) / 4,
          );
        else out[at] = (data[a + k]! + data[b + k]! + data[c + k]! + data[d + k]! + 2) >> 2;
      }
    }
  return { data: out, width: w, height: h };
}

const steps = 4096;
const bytes = Uint8Array.from({ length: steps + 1 }, (_, at) => Math.round(255 * toScreen(at / steps)));
const byteOf = (value: number): number => bytes[Math.round(Math.min(1, value) * steps)]!;

/** Linear light, 0 to 1, as a screen's color. */
export function toScreen(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

const known = new WeakMap<Texture, Picture | null>();

/** The picture of a texture made of bytes; null for others. */
export function pictureOf(texture: Texture | null, isColor: boolean): Picture | null {
  if (!texture) return null;
  const made = known.get(texture);
  if (made !== undefined) return made;
  const { data, width, height } = texture.image as {
    data?: Uint8Array | Uint8ClampedArray;
    width: number;
    height: number;
  };
  const picture = data ? new Picture(data, width, height, isColor) : null;
  known.set(texture, picture);
  return picture;
}
