import { type Group, LatheGeometry, type Material, Vector2 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isMetal, twoSided } from "../parts/finish-materials.ts";
import { facesOut, rod, turned } from "../parts/solids.ts";
import { clearGlass, glowing, opalGlass, plastic } from "../parts/stock-materials.ts";

/** What a light is made of; `inside` is the white enamel of metal shades. */
export type LightTrim = {
  finish: string;
  metal: Material;
  inside: Material;
  dark: Material;
  bulb: Material;
  opal: Material;
  glass: Material;
};

export function lightTrim(finish: string): LightTrim {
  const shade = finishMaterial(finish);
  const solid = isMetal(finish) || finish === "matte-black";
  return {
    finish,
    metal: solid
      ? shade
      : finish === "rattan" || finish === "weathered-oak"
        ? finishMaterial("matte-black")
        : shade,
    inside: twoSided(plastic("#f3efe6", 0.5)),
    dark: plastic("#1a1a1b", 0.55),
    bulb: glowing("#ffdfae", 3.4),
    opal: opalGlass(0.42),
    glass: clearGlass("#e9eeee", 0.07),
  };
}

/** A thin shell turned about the y axis, looking outwards. */
export function shell(profile: readonly (readonly [number, number])[], segments = 44): LatheGeometry {
  const points = profile.map(([r, y]) => new Vector2(r, y));
  return new LatheGeometry(facesOut(profile) ? points : points.reverse(), segments);
}

/** Smooth curve through [radius, height] points. */
export function curve(points: readonly (readonly [number, number])[], steps = 5): [number, number][] {
  const out: [number, number][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[Math.min(points.length - 1, i + 2)]!;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const spline = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([Math.max(0, spline(p0[0], p1[0], p2[0], p3[0])), spline(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push([...points[points.length - 1]!]);
  return out;
}

/** A lamp hanging from y = 0: socket and lit bulb. */
export function hangingBulb(group: Group, trim: LightTrim, y: number, size = 1): void {
  put(group, rod(0.62 * size, 1.5 * size, 0.06, 24), trim.metal, { y: y - 1.5 * size });
  put(
    group,
    shell(
      curve([
        [0.5, 0],
        [0.62, -0.6],
        [1.05, -1.6],
        [1.15, -2.3],
        [0.8, -3.1],
        [0, -3.4],
      ]),
      24,
    ).scale(size, size, size),
    trim.bulb,
    { y: y - 1.4 * size },
  );
}

/** Flame-tipped bulb on a candle sleeve, standing on y. */
export function candle(
  group: Group,
  trim: LightTrim,
  at: { x: number; y: number; z: number },
  ivory: Material,
): void {
  put(
    group,
    turned(
      [
        [0, 0],
        [0.5, 0],
        [1.2, 0.28],
        [1.24, 0.42],
        [0.5, 0.34],
        [0.46, 0.4],
        [0, 0.4],
      ],
      0.06,
      24,
    ),
    trim.metal,
    at,
  );
  put(group, rod(0.44, 3.2, 0.05, 18), ivory, { ...at, y: at.y + 0.36 });
  put(
    group,
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.5, 0.7],
        [0.44, 1.2],
        [0.16, 1.9],
        [0, 2.1],
      ],
      0.2,
      16,
    ),
    trim.bulb,
    { ...at, y: at.y + 3.54 },
  );
}
