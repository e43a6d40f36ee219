import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial, twoSided } from "../parts/finish-materials.ts";
import { ball, rod, tube, turned } from "../parts/solids.ts";
import { linenShade, plastic } from "../parts/stock-materials.ts";
import { projectUv } from "../parts/uv.ts";

import { curve, hangingBulb, type LightTrim, shell } from "./trim.ts";

type ShadeMaker = (group: Group, trim: LightTrim, r: number, h: number) => void;

/** Painted or metal shade with a white inside, hanging below y = 0. */
function metalShade(profileOf: (r: number, h: number) => readonly (readonly [number, number])[]): ShadeMaker {
  return (group, trim, r, h) => {
    const profile = profileOf(r, h);
    put(group, shell(profile), twoSided(finishMaterial(trim.finish)));
    put(
      group,
      shell(profile.slice(1).map(([pr, py]) => [Math.max(0, pr - 0.1), py - 0.03] as const)),
      trim.inside,
    );
    const rim = profile[profile.length - 1]!;
    put(
      group,
      turned(
        [
          [rim[0] - 0.11, rim[1]],
          [rim[0] - 0.06, rim[1] - 0.06],
          [rim[0] + 0.03, rim[1] - 0.03],
          [rim[0] + 0.03, rim[1] + 0.08],
        ],
        0.02,
        56,
      ),
      finishMaterial(trim.finish),
    );
    hangingBulb(group, trim, -h * 0.25, Math.min(1.2, r / 6));
  };
}

const glassGlobe =
  (opal: boolean): ShadeMaker =>
  (group, trim, r, h) => {
    const neck = Math.min(1.6, r * 0.36);
    const start = Math.asin(neck / r);
    const profile = Array.from({ length: 25 }, (_, i) => {
      const a = start + ((Math.PI - start) * i) / 24;
      return [Math.max(0, Math.sin(a) * r), (Math.cos(a) - 1) * (h / 2)] as const;
    });
    put(group, shell(profile), opal ? trim.opal : trim.glass);
    put(
      group,
      turned(
        [
          [0, -0.5],
          [neck * 1.16, -0.5],
          [neck * 1.16, 0.35],
          [neck * 0.5, 0.7],
          [0, 0.7],
        ],
        0.08,
      ),
      trim.metal,
      { y: 0.05 },
    );
    if (!opal) hangingBulb(group, trim, -0.3, Math.min(1, r / 5));
  };

export const shades: Record<string, ShadeMaker> = {
  dome: metalShade((r, h) =>
    curve([
      [0.9, 0],
      [r * 0.5, -h * 0.12],
      [r * 0.86, -h * 0.46],
      [r, -h],
    ]),
  ),
  cone: metalShade((r, h) => [
    [0.9, 0],
    [1.1, -h * 0.1],
    [r, -h],
  ]),
  barn: metalShade((r, h) => [
    ...curve([
      [0.9, 0],
      [1.7, -h * 0.16],
      [1.9, -h * 0.42],
    ]),
    ...curve([
      [2.2, -h * 0.44],
      [r * 0.72, -h * 0.68],
      [r * 0.96, -h * 0.92],
      [r, -h],
    ]),
  ]),
  cylinder: metalShade((r, h) => [
    [0.6, 0],
    [r * 0.96, 0],
    [r, -0.1],
    [r, -h],
  ]),
  "globe-clear": glassGlobe(false),
  "globe-opal": glassGlobe(true),
  schoolhouse(group, trim, r, h) {
    put(
      group,
      shell(
        curve([
          [2, 0],
          [2, -h * 0.1],
          [r * 0.55, -h * 0.2],
          [r * 0.97, -h * 0.46],
          [r * 0.95, -h * 0.66],
          [r * 0.6, -h * 0.88],
          [0, -h],
        ]),
      ),
      trim.opal,
    );
    put(
      group,
      turned(
        [
          [0, -0.7],
          [2.2, -0.7],
          [2.2, -0.2],
          [1.2, 0.4],
          [0.6, 0.8],
          [0, 0.8],
        ],
        0.1,
      ),
      trim.metal,
    );
  },
  "bell-clear"(group, trim, r, h) {
    put(
      group,
      shell(
        curve([
          [1.1, 0],
          [1.3, -h * 0.1],
          [r * 0.62, -h * 0.24],
          [r * 0.78, -h * 0.6],
          [r * 0.86, -h * 0.85],
          [r, -h],
        ]),
      ),
      trim.glass,
    );
    put(
      group,
      turned(
        [
          [r * 0.985, -h],
          [r, -h - 0.06],
          [r * 1.015, -h],
        ],
        0.01,
        56,
      ),
      trim.glass,
    );
    put(
      group,
      turned(
        [
          [0, -0.6],
          [1.3, -0.6],
          [1.3, 0.2],
          [0.6, 0.7],
          [0, 0.7],
        ],
        0.1,
      ),
      trim.metal,
    );
    hangingBulb(group, trim, -0.4, Math.min(1, r / 4.5));
  },
  "cylinder-opal"(group, trim, r, h) {
    put(
      group,
      turned(
        [
          [0, -h],
          [r, -h],
          [r, -0.1],
          [1.2, 0],
        ],
        0.4,
      ),
      trim.opal,
    );
    put(
      group,
      turned(
        [
          [0, -0.4],
          [r * 1.04, -0.4],
          [r * 1.04, 0.2],
          [0, 0.3],
        ],
        0.08,
      ),
      trim.metal,
    );
  },
  "drum-linen"(group, trim, r, h) {
    put(
      group,
      projectUv(
        shell([
          [r * 0.94, 0],
          [r, -h],
        ]),
        "y",
        [2, 2],
      ),
      linenShade(),
    );
    for (const y of [0, -h])
      put(
        group,
        turned(
          [
            [r * (y ? 1 : 0.94) - 0.06, y - 0.12],
            [r * (y ? 1 : 0.94) + 0.05, y - 0.12],
            [r * (y ? 1 : 0.94) + 0.05, y + 0.12],
            [r * (y ? 1 : 0.94) - 0.06, y + 0.12],
          ],
          0.02,
          56,
        ),
        plastic("#ece4d6", 0.9),
      );
    for (const a of [0, 60, 120])
      put(group, rod(0.08, r * 1.86, 0.01, 8), trim.metal, {
        y: -0.8,
        x: -Math.cos((a * Math.PI) / 180) * r * 0.93,
        z: Math.sin((a * Math.PI) / 180) * r * 0.93,
        rz: -90,
        ry: a,
      });
    hangingBulb(group, trim, -1.2);
    put(group, rod(r * 0.95, 0.06, 0.02, 48), trim.opal, { y: -h + 0.5 });
  },
  "cone-linen"(group, trim, r, h) {
    put(
      group,
      projectUv(
        shell([
          [r * 0.58, 0],
          [r, -h],
        ]),
        "y",
        [2, 2],
      ),
      linenShade(0.5),
    );
    hangingBulb(group, trim, -h * 0.3, 0.7);
  },
  rattan(group, trim, r, h) {
    const weave = finishMaterial(trim.finish === "rattan" ? "rattan" : "matte-black");
    const at = (t: number) =>
      [r * (0.18 + 0.82 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.56)), -h * t] as const;
    for (let i = 0; i < 40; i++) {
      const spoke = Array.from({ length: 9 }, (_, s) => {
        const [pr, py] = at(s / 8);
        const a = (i / 40) * Math.PI * 2 + s * 0.05 * (i % 2 ? 1 : -1);
        return new Vector3(Math.cos(a) * pr, py, Math.sin(a) * pr);
      });
      put(group, tube(spoke, 0.14, 5), weave);
    }
    for (let j = 0; j <= 16; j++) {
      const [pr, py] = at(j / 16);
      const ring = Array.from(
        { length: 33 },
        (_, s) =>
          new Vector3(Math.cos((s / 32) * Math.PI * 2) * pr, py, Math.sin((s / 32) * Math.PI * 2) * pr),
      );
      put(group, tube(ring, j % 16 === 0 ? 0.3 : 0.12, 5), weave);
    }
    hangingBulb(group, trim, -h * 0.2, 1.3);
  },
  mushroom(group, trim, r, h) {
    put(
      group,
      shell(
        curve([
          [r * 0.5, 0],
          [r * 0.94, -h * 0.2],
          [r, -h * 0.42],
          [r * 0.8, -h * 0.76],
          [r * 0.36, -h * 0.95],
          [0, -h],
        ]),
      ),
      trim.opal,
    );
    put(group, ball(0.3, 14), trim.metal, { y: -h - 0.1 });
    put(
      group,
      turned(
        [
          [0, -0.4],
          [r * 0.62, -0.4],
          [r * 0.6, 0.2],
          [r * 0.4, 0.6],
          [0, 0.6],
        ],
        0.14,
      ),
      trim.metal,
    );
  },
  "drum-opal"(group, trim, r, h) {
    put(
      group,
      turned(
        [
          [0, -h],
          [r * 0.96, -h],
          [r * 0.96, -0.4],
          [0, -0.4],
        ],
        0.5,
        56,
      ),
      trim.opal,
    );
    for (const y of [-0.6, -h + 0.4])
      put(
        group,
        turned(
          [
            [r * 0.94, y - 0.3],
            [r, y - 0.3],
            [r, y + 0.3],
            [r * 0.94, y + 0.3],
          ],
          0.05,
          56,
        ),
        trim.metal,
      );
  },
};
