import { Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { box, plate, rectSection, rod, tube, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import type { PullMaker } from "./pieces.ts";

/** A post on its rose, reaching from the wall to z; square or turned. */
function post(metal: Material, square: boolean, reach: number): Group {
  const group = new Group();
  if (square) {
    put(group, box(2, 2, 0.36, 0.08, 2), metal, { z: 0.18 });
    put(group, box(0.75, 0.75, reach, 0.06, 2), metal, { z: reach / 2 });
    return group;
  }
  put(
    group,
    turned(
      [
        [0, 0],
        [1.1, 0],
        [1.06, 0.2],
        [0.8, 0.34],
        [0.42, 0.5],
        [0.4, reach - 0.3],
        [0.56, reach],
        [0, reach + 0.08],
      ],
      0.08,
      36,
    ),
    metal,
    { rx: 90 },
  );
  return group;
}

const isSquare = (params: ItemParams) => text(params, "shape") === "square";

/** Towel bars, rings, hooks and paper holders on the wall z = 0; their height is centered on y = 0. */
export const bathFittings: Record<string, PullMaker> = {
  "towel-bar"(group, params, { metal }) {
    const { width_in: w, depth_in: d, height_in: h } = params;
    const square = isSquare(params);
    const rose = square ? 1 : 1.1;
    const rails = text(params, "rails") === "two" ? [d - 0.4, d * 0.5] : [d - 0.4];
    for (const side of [-1, 1])
      put(group, post(metal, square, d - 0.5), null, { x: side * (w / 2 - rose), y: h / 2 - rose });
    for (const z of rails)
      put(
        group,
        square ? box(w - 2 * rose, 0.6, 0.6, 0.06, 2) : rod(0.36, w - 2 * rose, 0.02, 24),
        metal,
        square ? { y: h / 2 - rose, z } : { x: -w / 2 + rose, y: h / 2 - rose, z, rz: -90 },
      );
  },
  "towel-ring"(group, params, { metal }) {
    const { width_in: w, depth_in: d, height_in: h } = params;
    const square = isSquare(params);
    const y = h / 2 - 1.05;
    put(group, post(metal, square, d - 0.4), null, { y });
    const r = w / 2 - 0.2;
    const z = d - 0.7;
    const drop = y + 0.2;
    const low = -h / 2 + 0.2;
    const corners = square
      ? ([
          [0, drop, z],
          [r, drop, z],
          [r, low, z],
          [-r, low, z],
          [-r, drop, z],
          [0, drop, z],
        ] as const)
      : Array.from({ length: 33 }, (_, i) => {
          const angle = Math.PI / 2 + (i / 32) * Math.PI * 2;
          const ry = (drop - low) / 2;
          return [Math.cos(angle) * r, (drop + low) / 2 + Math.sin(angle) * ry, z] as const;
        });
    put(group, tube(bentPath(corners, square ? 0.5 : 0.2, square ? 6 : 1), 0.2, 16), metal);
  },
  "robe-hook"(group, params, { metal }) {
    const { width_in: w, depth_in: d, height_in: h } = params;
    if (isSquare(params)) {
      put(group, box(w, h * 0.7, 0.36, 0.08, 2), metal, { y: h * 0.15, z: 0.18 });
      put(group, box(w * 0.45, 0.5, d - 0.3, 0.06, 2), metal, { y: -h / 2 + 0.5, z: d / 2 });
      put(group, box(w * 0.45, 1.2, 0.4, 0.06, 2), metal, { y: -h / 2 + 0.6, z: d - 0.2 });
      put(group, box(w * 0.45, h * 0.4, 0.4, 0.06, 2), metal, { y: -h * 0.28, z: 0.3 });
      return;
    }
    put(
      group,
      turned(
        [
          [0, 0],
          [w / 2, 0],
          [w / 2 - 0.06, 0.18],
          [w * 0.3, 0.36],
          [0, 0.42],
        ],
        0.06,
        36,
      ),
      metal,
      { y: h / 2 - w / 2, rx: 90 },
    );
    const top = h / 2 - w / 2;
    for (const side of text(params, "prongs") === "two" ? [-1, 1] : [0])
      put(
        group,
        tube(
          bentPath(
            [
              [0, top, 0.3],
              [side * w * 0.2, top - 0.6, d * 0.5],
              [side * w * 0.38, -h / 2 + 0.4, d * 0.62],
              [side * w * 0.42, -h / 2 + 0.5, d - 0.4],
              [side * w * 0.42, -h / 2 + 1.3, d - 0.28],
            ],
            0.5,
            6,
          ),
          0.26,
          16,
        ),
        metal,
      );
  },
  "paper-holder"(group, params, { metal }) {
    const { width_in: w, depth_in: d, height_in: h } = params;
    const square = isSquare(params);
    const paper = plastic("#f4f2ed", 0.95);
    const y = h / 2 - 1.05;
    const z = d - 0.5;
    if (text(params, "arm") === "single") {
      put(group, post(metal, square, d - 0.4), null, { x: -w / 2 + 1.05, y });
      put(group, rod(0.3, w - 1.4, 0.05, 20), metal, { x: -w / 2 + 0.9, y, z, rz: -90 });
      put(group, box(0.4, 0.9, 0.5, 0.1, 2), metal, { x: w / 2 - 0.4, y: y + 0.2, z });
    } else {
      for (const side of [-1, 1])
        put(group, post(metal, square, d - 0.3), null, { x: side * (w / 2 - 1.05), y });
      put(group, rod(0.42, w - 2, 0.05, 20), metal, { x: -w / 2 + 1, y, z, rz: -90 });
    }
    const r = h - 1.6 > 4 ? 2.1 : (h - 1.1) / 2;
    put(
      group,
      turned(
        [
          [0.8, 0],
          [r, 0],
          [r, 4],
          [0.8, 4],
        ],
        0.08,
        40,
      ),
      paper,
      { x: -2 + (text(params, "arm") === "single" ? 0.3 : 0), y: y - r + 0.8, z, rz: -90 },
    );
    put(group, plate(rectSection(4, r * 0.9, 0.02), 0.03, 0.005), paper, {
      x: text(params, "arm") === "single" ? 0.3 : 0,
      y: -h / 2 + r * 0.45,
      z: z + r - 0.03,
    });
  },
  "grab-bar"(group, params, { metal }) {
    const { width_in: w, depth_in: d } = params;
    const r = 0.625;
    const half = w / 2 - 1.5;
    put(
      group,
      tube(
        bentPath(
          [
            [-half, 0, 0.05],
            [-half, 0, d - r],
            [half, 0, d - r],
            [half, 0, 0.05],
          ],
          1.8,
          8,
        ),
        r,
        24,
      ),
      metal,
    );
    for (const side of [-1, 1])
      put(
        group,
        turned(
          [
            [0, 0],
            [1.5, 0],
            [1.46, 0.26],
            [0.7, 0.34],
          ],
          0.05,
          36,
        ),
        metal,
        { x: side * half, rx: 90 },
      );
  },
};
