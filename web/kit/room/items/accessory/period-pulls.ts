import { Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cupShell } from "../parts/cup.ts";
import { twoSided } from "../parts/finish-materials.ts";
import { number } from "../parts/params.ts";
import { bentPath, coilAlong } from "../parts/path.ts";
import {
  bar,
  box,
  plate,
  rectSection,
  rod,
  roundSection,
  sweep,
  taper,
  tube,
  turned,
} from "../parts/solids.ts";

import { type PullMaker, screws, strap } from "./pieces.ts";

/** Turned, cast and wrought pulls, rings and latches. */
export const periodPulls: Record<string, PullMaker> = {
  bow(group, params, { metal }) {
    const half = number(params, "cc", 5) / 2;
    const d = params.depth_in - 0.2;
    put(
      group,
      sweep(
        strap(
          [
            [-half, 0.1],
            [-half, d * 0.62],
            [0, d],
            [half, d * 0.62],
            [half, 0.1],
          ],
          2.6,
        ),
        roundSection(0.22, 20),
        { scale: (t) => 1.25 - 0.6 * Math.abs(2 * t - 1) ** 0.8 + (Math.abs(2 * t - 1) > 0.85 ? 0.25 : 0) },
      ),
      metal,
    );
    for (const x of [-half, half]) {
      put(
        group,
        turned(
          [
            [0, 0],
            [0.36, 0],
            [0.34, 0.08],
            [0.22, 0.18],
            [0.2, 0.26],
            [0, 0.26],
          ],
          0.04,
          28,
        ),
        metal,
        { x, rx: 90 },
      );
      put(group, taper(0.26, 0.06, 0.72, 0.05, 18), metal, {
        x: x + Math.sign(x) * 0.05,
        z: 0.12,
        rz: -90 * Math.sign(x),
      });
    }
  },
  baluster(group, params, { metal }) {
    const half = number(params, "cc", 3.78) / 2;
    const z = params.depth_in - 0.31;
    const l = half + 0.62;
    const side = [
      [0, -l],
      [0.18, -l],
      [0.26, -l + 0.14],
      [0.14, -l + 0.3],
      [0.24, -half - 0.2],
      [0.28, -half],
      [0.24, -half + 0.2],
      [0.12, -half + 0.34],
      [0.2, -half + 0.5],
      [0.14, -half * 0.5],
      [0.26, -0.24],
      [0.31, 0],
    ] as const;
    const full = [
      ...side,
      ...[...side]
        .reverse()
        .slice(1)
        .map(([r, y]) => [r, -y] as const),
    ];
    put(group, turned(full, 0.06, 28), metal, { z, rz: -90 });
    for (const x of [-half, half])
      put(
        group,
        turned(
          [
            [0, 0],
            [0.36, 0],
            [0.32, 0.12],
            [0.18, 0.3],
            [0.17, z],
            [0, z],
          ],
          0.05,
          24,
        ),
        metal,
        { x, rx: 90 },
      );
  },
  twist(group, params, { metal }) {
    const half = number(params, "cc", 3.78) / 2;
    const z = params.depth_in - 0.36;
    const many = Array.from(
      { length: 30 },
      (_, i) => new Vector3(-half + 0.3 + ((half * 2 - 0.6) * i) / 29, 0, z),
    );
    for (let k = 0; k < 4; k++) {
      const wire = coilAlong(many, 0.24, 2.5, 20).map((p, i, all) => {
        const t = i / (all.length - 1);
        const swell = 0.5 + 0.5 * Math.sin(Math.PI * t);
        const v = new Vector3(p.x, p.y * swell, z + (p.z - z) * swell);
        const angle = (k * Math.PI) / 2;
        const y = v.y * Math.cos(angle) - (v.z - z) * Math.sin(angle);
        const zz = v.y * Math.sin(angle) + (v.z - z) * Math.cos(angle);
        return new Vector3(v.x, y, z + zz);
      });
      put(group, tube(wire, 0.1, 8), metal);
    }
    for (const s of [-1, 1]) {
      put(
        group,
        turned(
          [
            [0, 0],
            [0.2, 0.02],
            [0.34, 0.16],
            [0.34, 0.36],
            [0.2, 0.56],
            [0, 0.7],
          ],
          0.06,
          24,
        ),
        metal,
        { x: s * (half - 0.42), z, rz: -90 * s },
      );
      put(
        group,
        turned(
          [
            [0, 0],
            [0.36, 0],
            [0.34, 0.1],
            [0.2, 0.24],
            [0.19, z],
            [0, z],
          ],
          0.04,
          24,
        ),
        metal,
        { x: s * half, rx: 90 },
      );
    }
  },
  cup(group, params, { metal }) {
    const w = params.width_in;
    put(group, cupShell(w * 0.86, params.depth_in, params.height_in), twoSided(metal));
    put(
      group,
      sweep(
        Array.from({ length: 33 }, (_, i) => {
          const a = (Math.PI * i) / 32;
          return new Vector3(
            -Math.cos(a) * w * 0.43,
            params.height_in * 0.5 * Math.sin(a) ** 0.8 - 0.28 * (1 - Math.sin(a)),
            0.03,
          );
        }),
        rectSection(0.24, 0.07, 0.03, 3),
        { side: new Vector3(0, 1, 0) },
      ),
      metal,
    );
    for (const x of screws(params))
      put(group, plate(rectSection(0.8, 0.62, 0.28, 6), 0.08, 0.03), metal, {
        x: x * 1.05,
        y: -0.1,
        z: 0.04,
      });
  },
  "cup-square"(group, params, { metal }) {
    put(group, cupShell(params.width_in, params.depth_in, params.height_in, 7), twoSided(metal));
  },
  bail(group, params, { metal }) {
    const half = number(params, "cc", 3) / 2;
    for (const x of [-half, half]) {
      const petals = Array.from({ length: 64 }, (_, i) => {
        const a = (i / 64) * Math.PI * 2;
        const r = 0.52 + 0.07 * Math.cos(a * 8);
        return [Math.cos(a) * r, Math.sin(a) * r] as const;
      });
      put(group, plate(petals, 0.1, 0.04), metal, { x, y: 0.5, z: 0.05 });
      put(
        group,
        turned(
          [
            [0, 0],
            [0.28, 0.05],
            [0.22, 0.3],
            [0.26, 0.6],
            [0.18, 0.74],
            [0, 0.78],
          ],
          0.05,
          24,
        ),
        metal,
        { x, y: 0.5, rx: 90 },
      );
    }
    put(
      group,
      sweep(
        bentPath(
          [
            [-half, 0.5, 0.56],
            [-half - 0.2, -0.5, 0.66],
            [-half * 0.6, -1.05, 0.8],
            [half * 0.6, -1.05, 0.8],
            [half + 0.2, -0.5, 0.66],
            [half, 0.5, 0.56],
          ],
          0.7,
          9,
        ),
        roundSection(0.14, 14),
        { scale: (t) => 0.75 + 0.55 * Math.sin(Math.PI * t) },
      ),
      metal,
    );
  },
  ring(group, params, { metal }) {
    const h = params.height_in;
    put(group, plate(rectSection(1.3, 1.5, 0.64, 10), 0.12, 0.05), metal, { y: h * 0.26, z: 0.06 });
    put(
      group,
      turned(
        [
          [0, 0],
          [0.3, 0.06],
          [0.24, 0.36],
          [0.3, 0.6],
          [0, 0.7],
        ],
        0.06,
        24,
      ),
      metal,
      { y: h * 0.26, rx: 90 },
    );
    const circle = Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * Math.PI * 2;
      return new Vector3(Math.cos(a) * 0.78, h * 0.26 - 0.76 + Math.sin(a) * 0.78, 0.42 + Math.sin(a) * 0.12);
    });
    put(group, sweep(circle, roundSection(0.14, 12), { closed: true }), metal);
  },
  latch(group, params, { metal }) {
    const w = params.width_in;
    const h = params.height_in;
    put(group, plate(rectSection(w * 0.62, h * 0.8, 0.12, 5), 0.16, 0.05), metal, { x: -w * 0.17, z: 0.08 });
    put(group, plate(rectSection(w * 0.28, h, 0.12, 5), 0.16, 0.05), metal, { x: w * 0.35, z: 0.08 });
    put(group, box(w * 0.3, h * 0.34, 0.4, 0.1, 2), metal, { x: w * 0.33, z: 0.34 });
    put(group, rod(0.3, 0.55, 0.05, 28), metal, { x: -w * 0.14, z: 0.1, rx: 90 });
    put(
      group,
      bar(
        bentPath(
          [
            [-w * 0.14, 0, 0.6],
            [w * 0.06, -0.05, 0.66],
            [w * 0.3, -0.02, 0.6],
          ],
          0.4,
          5,
        ),
        0.2,
        0.3,
        0.08,
        new Vector3(0, 0, 1),
      ),
      metal,
    );
    put(
      group,
      turned(
        [
          [0, 0],
          [0.12, 0],
          [0.14, 0.3],
          [0.28, 0.44],
          [0.3, 0.6],
          [0, 0.68],
        ],
        0.06,
        24,
      ),
      metal,
      { x: -w * 0.14, z: params.depth_in - 0.7, rx: 90 },
    );
    for (const [x, y] of [
      [-0.4, 0.3],
      [-0.4, -0.3],
      [0.05, 0.3],
      [0.05, -0.3],
      [0.35, 0.38],
      [0.35, -0.38],
    ] as const)
      put(
        group,
        turned(
          [
            [0, 0],
            [0.11, 0],
            [0.09, 0.04],
            [0, 0.06],
          ],
          0.02,
          16,
        ),
        metal,
        { x: x * w, y: y * h, z: 0.15, rx: 90 },
      );
  },
};
