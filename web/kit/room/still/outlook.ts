import type { RoomScene } from "../scene/scene.types.ts";
import type { Daylight } from "../viewer/light/daylight.ts";

type Rgb = readonly [number, number, number];

const fract = (x: number) => x - Math.floor(x);
const hash = (x: number, y: number) => fract(Math.sin(x * 127.1 + y * 311.7) * 43758.5453);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
const times = (a: Rgb, by: number): Rgb => [a[0] * by, a[1] * by, a[2] * by];
function smoothstep(low: number, high: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = fract(x) * fract(x) * (3 - 2 * fract(x));
  const fy = fract(y) * fract(y) * (3 - 2 * fract(y));
  return mix(mix(hash(ix, iy), hash(ix + 1, iy), fx), mix(hash(ix, iy + 1), hash(ix + 1, iy + 1), fx), fy);
}
const cloud = (x: number, y: number) =>
  noise(x, y) * 0.5 +
  noise(x * 2.1 + 3.7, y * 2.1 + 3.7) * 0.27 +
  noise(x * 4.3 + 9.1, y * 4.3 + 9.1) * 0.15 +
  noise(x * 8.9, y * 8.9) * 0.08;

/** What lies outside of the windows: the viewer's `Backdrop`, ray by ray. */
export class Outlook {
  /** How bright it is: what the exposure shows as white. */
  level = 1;
  readonly #zenith: Rgb;
  readonly #horizon: Rgb;
  readonly #sun: Rgb;
  readonly #day: number;
  readonly #blur: number;
  readonly #near: number;
  readonly #yard: boolean;
  readonly #middle: readonly [number, number];
  readonly #half: readonly [number, number];
  readonly #open: boolean;

  constructor(light: Daylight, { open_air, box }: Pick<RoomScene, "open_air" | "box">) {
    const top = 1 / Math.max(...light.horizon, 1e-4);
    this.#zenith = times(light.zenith, top);
    this.#horizon = times(light.horizon, top);
    this.#sun = light.sun;
    this.#day = light.day;
    this.#open = open_air;
    this.#blur = open_air ? 0.25 : 0.8;
    const half = [(box.max[0] - box.min[0]) / 2, (box.max[2] - box.min[2]) / 2] as const;
    this.#near = Math.hypot(...half) + 260;
    this.#yard = open_air;
    this.#middle = [(box.max[0] + box.min[0]) / 2, (box.max[2] + box.min[2]) / 2];
    this.#half = [half[0] + 150, half[1] + 150];
  }

  /** `white`: the light that the exposure shows as white. */
  expose(white: number): void {
    this.level = white * (this.#day > 0 ? (this.#open ? 1.3 : 3.2) : 0.2);
  }

  /** Light along a ray, added `weight` times to out[0..2]; `pale`: the share of its color that is taken away. */
  see(
    from: Rgb,
    way: Rgb,
    { brighter, pale }: { brighter: number; pale: number },
    weight: number,
    out: Float64Array,
  ): void {
    const color = this.#color(from, way);
    const grey = color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722;
    for (let k = 0; k < 3; k += 1) out[k]! += mix(color[k]!, grey, pale) * this.level * brighter * weight;
  }

  #color(from: Rgb, way: Rgb): Rgb {
    const sky = this.#sky(way);
    const run = Math.max(Math.hypot(way[0], way[2]), 1e-3);
    const angle = Math.atan2(way[2], way[0]);
    const shade = mix(0.05, 1, this.#day);
    const tall = Math.hypot(way[0], 0.35, way[2]);
    const toSun = (way[0] * -this.#sun[0] + 0.35 * -this.#sun[1] + way[2] * -this.#sun[2]) / tall;
    const light = 0.55 + 0.45 * Math.max(0, toSun * -0.5 + 0.5);
    const behind = this.#trees(from[1] + (way[1] / run) * 950, angle, sky, light * shade * 1.3);
    return this.#yard
      ? this.#fenced(from, way, behind, shade)
      : this.#garden(from, way, behind, { run, angle, light, shade });
  }

  #sky(way: Rgb): Rgb {
    const sky = mixed(this.#horizon, this.#zenith, Math.sqrt(Math.max(way[1], 0)));
    const glow = Math.max(way[0] * this.#sun[0] + way[1] * this.#sun[1] + way[2] * this.#sun[2], 0);
    const bright = (glow ** 12 * 0.35 + glow ** 90 * 0.8) * this.#day;
    const flat = Math.abs(way[1]) + 0.25;
    const veil = smoothstep(0.4, 0.8, cloud((way[0] / flat) * 0.9 + 4, (way[2] / flat) * 0.9 + 4));
    const lit: Rgb = [0, 1, 2].map((k) => sky[k]! + this.#horizon[k]! * bright) as unknown as Rgb;
    return mixed(lit, times(this.#horizon, 1.12), veil * 0.55 * this.#day);
  }

  /** Two rows of trees before the sky, the farther paler. */
  #trees(y: number, angle: number, sky: Rgb, light: number): Rgb {
    const soft = mix(5, 30, this.#blur);
    let color = sky;
    for (const far of [1, 0]) {
      const seed = 7 * far;
      const crown =
        mix(150, 205, far) +
        mix(170, 190, far) * cloud(angle * (3.1 + far * 2) + seed, 2 + seed) +
        34 * noise(angle * 21 + seed, 3) +
        16 * (1 - this.#blur) * noise(angle * 74, y * 0.03);
      const [u, v] = [angle * 9 + seed, y * 0.011];
      const clump =
        cloud(u * 1.6, v * 1.6) * 0.6 +
        noise(u * 6, v * 6) * 0.25 +
        noise(u * 19, v * 19) * 0.2 * (1 - this.#blur);
      const top = smoothstep(-70, 10, y - crown);
      const leaves = mixed(
        [0.045, 0.085, 0.03],
        [0.3, 0.37, 0.13],
        smoothstep(0.3, 0.85, clump + top * 0.18),
      );
      const tree = mixed(times(leaves, light), sky, 0.1 + 0.16 * far);
      color = mixed(tree, color, smoothstep(crown - soft, crown + soft, y));
    }
    return color;
  }

  #grass(x: number, y: number, away: number): Rgb {
    const fine = 1 - smoothstep(120, 700, away);
    const n =
      cloud(x * 0.011, y * 0.011) * 0.55 +
      cloud(x * 0.12, y * 0.12) * 0.25 +
      mix(0.1, noise(x * 1.9, y * 2.3) * 0.3, fine * (1 - this.#blur));
    return mixed([0.15, 0.235, 0.065], [0.36, 0.45, 0.16], n);
  }

  #garden(
    from: Rgb,
    way: Rgb,
    behind: Rgb,
    { run, angle, light, shade }: { run: number; angle: number; light: number; shade: number },
  ): Rgb {
    const soft = mix(5, 30, this.#blur);
    const y = from[1] + (way[1] / run) * this.#near;
    const top = 64 + 7 * noise(angle * 40, 1);
    const [u, v] = [angle * 15, y * 0.035];
    const leaf = cloud(u * 1.3, v * 1.3) * 0.75 + noise(u * 9, v * 9) * 0.25 * (1 - this.#blur);
    const hedge = times(
      mixed([0.06, 0.11, 0.045], [0.26, 0.36, 0.13], smoothstep(0.25, 0.8, leaf)),
      light * mix(0.55, 1.1, smoothstep(0, 60, y)) * shade * 1.15,
    );
    const color = mixed(hedge, behind, smoothstep(top - soft, top + soft, y));
    if (way[1] >= -1e-4) return color;
    const down = (from[1] + 6) / -way[1];
    const away = down * run;
    const cover = mix(0.62, 1, smoothstep(this.#near * 0.72, this.#near * 0.9, this.#near * 1.9 - away));
    const lawn = this.#grass(from[0] + way[0] * down, from[2] + way[2] * down, away);
    const share = 1 - smoothstep(this.#near - soft, this.#near + soft, away);
    return mixed(color, times(lawn, shade * 1.35 * cover), share);
  }

  /** A yard with a fence of level cedar boards about it, a lawn before it. */
  #fenced(from: Rgb, way: Rgb, beyond: Rgb, shade: number): Rgb {
    const [sx, sz] = [way[0] || 1e-5, way[2] || 1e-5];
    const hitX = (Math.sign(sx) * this.#half[0] + this.#middle[0] - from[0]) / sx;
    const hitZ = (Math.sign(sz) * this.#half[1] + this.#middle[1] - from[2]) / sz;
    const t = Math.min(hitX, hitZ);
    const y = from[1] + way[1] * t;
    const fence =
      y < 74 && y > 0
        ? this.#boards(hitX < hitZ ? from[2] + way[2] * t : from[0] + way[0] * t, y, {
            sunny:
              Math.max(hitX < hitZ ? -Math.sign(sx) * this.#sun[0] : -Math.sign(sz) * this.#sun[2], 0) *
              this.#day,
            shade,
          })
        : beyond;
    const s = way[1] < -1e-4 ? (from[1] + 2) / -way[1] : Number.POSITIVE_INFINITY;
    if (s >= t) return fence;
    const gx = from[0] + way[0] * s;
    const gz = from[2] + way[2] * s;
    const [ox, oz] = [
      this.#half[0] - Math.abs(gx - this.#middle[0]),
      this.#half[1] - Math.abs(gz - this.#middle[1]),
    ];
    const beside = mix(0.55, 1, smoothstep(0, 26, Math.min(ox, oz)));
    // the fence throws its shadow onto the lawn on the side of the sun
    const throws = Math.abs(this.#sun[1]) > 0.05 ? 74 / this.#sun[1] : 0;
    const bx = Math.abs(this.#sun[0] * throws + gx - this.#middle[0]) - this.#half[0];
    const bz = Math.abs(this.#sun[2] * throws + gz - this.#middle[1]) - this.#half[1];
    const shadow = Math.max(smoothstep(-2, 2, bx), smoothstep(-2, 2, bz)) * this.#day;
    const lawn = this.#grass(gx, gz, s * Math.hypot(way[0], way[2]));
    return times(lawn, shade * beside * mix(1.55, 0.6, shadow));
  }

  #boards(u: number, y: number, { sunny, shade }: { sunny: number; shade: number }): Rgb {
    const board = Math.floor(y / 5.9);
    const inBoard = fract(y / 5.9);
    const joint = Math.abs(fract(u / 70) - 0.5) * 70;
    const tone = hash(board, Math.floor(u / 70)) * 0.34 + 0.83;
    const grain = noise(u * 0.05 + board * 17, y * 1.6) * 0.2 + noise(u * 0.4, y * 5 + board) * 0.1;
    const gap = smoothstep(0, 0.035, inBoard) * (1 - smoothstep(0.93, 1, inBoard));
    const edge = smoothstep(34.2, 34.9, joint);
    return times(
      mixed([0.36, 0.2, 0.11], [0.56, 0.36, 0.21], 0.35 + grain),
      tone *
        mix(0.12, 1, gap) *
        mix(1, 0.45, edge) *
        (0.5 + 0.62 * sunny) *
        mix(0.62, 1, smoothstep(0, 16, y)) *
        shade *
        1.25,
    );
  }
}
