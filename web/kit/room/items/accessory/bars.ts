import { Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { knurled } from "../parts/handles.ts";
import { type ItemParams, number } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { bar, box, plate, rectSection, rod, sweep, tube, turned } from "../parts/solids.ts";
import { leather } from "../parts/stock-materials.ts";
import { type PullMaker, screws, strap } from "./pieces.ts";

/** A rod that is bent back to the front at both ends, rounded by `bend_in`. */
function bail({ width_in, height_in, depth_in }: ItemParams, bend_in: number, sides: number) {
  const r = height_in / 2;
  const half = width_in / 2 - r;
  const path = strap(
    [
      [-half, 0],
      [-half, depth_in - r],
      [half, depth_in - r],
      [half, 0],
    ],
    bend_in,
  );
  return tube(path, r, sides);
}

/** Pulls of bar, strap and sheet. */
export const barPulls: Record<string, PullMaker> = {
  "t-bar"(group, params, { metal }) {
    const r = params.height_in / 2;
    const z = params.depth_in - r;
    put(
      group,
      tube([new Vector3(-params.width_in / 2, 0, z), new Vector3(params.width_in / 2, 0, z)], r, 32),
      metal,
    );
    for (const x of screws(params)) put(group, rod(r * 0.78, z, 0.02, 24), metal, { x, rx: 90 });
  },
  "square-bar"(group, params, { metal }) {
    const t = params.height_in;
    const z = params.depth_in - t / 2;
    put(group, box(params.width_in, t, t, 0.035, 2), metal, { z });
    for (const x of screws(params)) put(group, box(t, t, z, 0.03, 2), metal, { x, z: z / 2 });
  },
  "d-bar"(group, params, { metal }) {
    put(group, bail(params, 0.5, 28), metal);
  },
  knurled(group, params, { metal }) {
    const r = params.height_in / 2;
    const z = params.depth_in - r;
    const half = params.width_in / 2;
    put(group, rod(r, params.width_in, 0.03, 36), metal, { x: -half, z, rz: -90 });
    const inner = number(params, "cc", 6) - r * 3.4;
    put(group, rod(r * 1.03, inner, 0.02, 48), knurled(metal, 30, Math.round(inner * 9)), {
      x: -inner / 2,
      z,
      rz: -90,
    });
    for (const x of screws(params)) {
      put(group, rod(r * 0.8, z, 0.02, 24), metal, { x, rx: 90 });
      for (const s of [-1, 1])
        put(group, rod(r * 1.12, 0.09, 0.02, 32), metal, { x: x + s * r * 1.2, z, rz: -90 });
    }
  },
  arch(group, params, { metal }) {
    const half = number(params, "cc", 3.78) / 2;
    const d = params.depth_in - 0.12;
    put(
      group,
      sweep(
        strap(
          [
            [-half - 0.24, 0.02],
            [-half * 0.7, d * 0.92],
            [0, d],
            [half * 0.7, d * 0.92],
            [half + 0.24, 0.02],
          ],
          2.4,
        ),
        rectSection(0.26, 0.5, 0.12, 5),
        { side: new Vector3(0, 0, 1), scale: (t) => 0.86 + 0.28 * Math.abs(2 * t - 1) ** 2 },
      ),
      metal,
    );
    for (const x of [-half - 0.2, half + 0.2])
      put(
        group,
        turned(
          [
            [0, 0],
            [0.3, 0],
            [0.28, 0.1],
            [0.16, 0.2],
            [0, 0.2],
          ],
          0.04,
          24,
        ),
        metal,
        { x, rx: 90 },
      );
  },
  "arch-flat"(group, params, { metal }) {
    const half = params.width_in / 2;
    const d = params.depth_in;
    put(
      group,
      bar(
        strap(
          [
            [-half, 0.09],
            [-half + 0.75, 0.09],
            [-half + 1.35, d - 0.09],
            [half - 1.35, d - 0.09],
            [half - 0.75, 0.09],
            [half, 0.09],
          ],
          0.9,
        ),
        0.17,
        params.height_in,
        0.05,
        new Vector3(0, 0, 1),
      ),
      metal,
    );
  },
  edge(group, params, { metal }) {
    const w = params.width_in;
    const profile = bentPath(
      [
        [0, -0.3, 0],
        [0, -0.3, 0.8],
        [0, -0.3, params.depth_in - 0.08],
        [0, 0.4, params.depth_in - 0.08],
      ],
      0.16,
      5,
    );
    put(group, sweep(profile, rectSection(w, 0.13, 0.03, 3), { bevel: 0.03 }), metal);
    put(group, box(w, 0.08, 1.1, 0.03), metal, { y: -0.33, z: 0.55 });
  },
  tab(group, params, { metal }) {
    const w = params.width_in;
    const profile = bentPath(
      [
        [0, 0.4, 0.05],
        [0, -0.1, 0.05],
        [0, -0.3, params.depth_in - 0.1],
        [0, -0.46, params.depth_in - 0.08],
      ],
      0.5,
      7,
    );
    put(group, sweep(profile, rectSection(w, 0.12, 0.05, 4), { bevel: 0.04 }), metal);
    for (const x of screws(params)) put(group, rod(0.16, 0.12, 0.03, 18), metal, { x, y: 0.2, rx: 90 });
  },
  recessed(group, params, { metal }) {
    const { width_in: w, height_in: h, depth_in: d } = params;
    put(group, plate(rectSection(w, h, 0.16, 5), d, 0.05, [rectSection(w - 0.5, h - 0.5, 0.3, 5)]), metal, {
      z: d / 2,
    });
    put(group, box(w - 0.4, h - 0.4, 0.1, 0.02), metal, { z: 0.08 });
    put(group, box(w - 0.5, h * 0.3, 0.14, 0.05), metal, { y: h * 0.2, z: d - 0.1 });
  },
  leather(group, params, { metal }) {
    const half = number(params, "cc", 5) / 2;
    const strapPath = strap(
      [
        [-params.width_in / 2, 0.12],
        [-half, 0.12],
        [-half * 0.5, params.depth_in * 0.8],
        [0, params.depth_in - 0.1],
        [half * 0.5, params.depth_in * 0.8],
        [half, 0.12],
        [params.width_in / 2, 0.12],
      ],
      2.2,
    );
    put(group, bar(strapPath, 0.16, params.height_in, 0.06, new Vector3(0, 0, 1)), leather("#8d6140"));
    for (const x of [-half, half])
      put(
        group,
        turned(
          [
            [0, 0],
            [0.3, 0],
            [0.3, 0.1],
            [0.2, 0.18],
            [0, 0.19],
          ],
          0.04,
          28,
        ),
        metal,
        { x, z: 0.2, rx: 90 },
      );
  },
  footed(group, params, { metal }) {
    const half = number(params, "cc", 5) / 2;
    const t = params.height_in;
    const z = params.depth_in - t * 0.36;
    put(
      group,
      sweep(
        [
          new Vector3(-params.width_in / 2, 0, z),
          new Vector3(0, 0, z),
          new Vector3(params.width_in / 2, 0, z),
        ],
        rectSection(t * 0.7, t * 0.7, t * 0.26, 6),
        {},
      ),
      metal,
    );
    for (const x of [-half, half]) {
      put(
        group,
        turned(
          [
            [0, 0],
            [t * 0.5, 0],
            [t * 0.5, 0.1],
            [t * 0.4, 0.16],
            [t * 0.4, 0.26],
            [t * 0.28, 0.34],
            [t * 0.28, z],
            [0, z],
          ],
          0.03,
          28,
        ),
        metal,
        { x, rx: 90 },
      );
      for (const s of [-1, 1])
        put(group, box(0.08, t * 0.82, t * 0.82, 0.03), metal, { x: x + s * t * 0.5, z });
    }
  },
  wire(group, params, { metal }) {
    put(group, bail(params, 0.34, 24), metal);
  },
};
