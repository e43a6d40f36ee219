import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { handle } from "../parts/handles.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, bar, box, rod, tube, turned } from "../parts/solids.ts";
import { display } from "../parts/stock-materials.ts";
import { type Fittings, handSpray, hose, sprayFace, valveTrim, wallRose } from "./heads.ts";

/** Hand showers, slide bars, exposed systems, panels and trim, hung on the plane z = 0. */
export function wallShower(group: Group, params: ItemParams, f: Fittings): void {
  const form = text(params, "form");
  (forms[form] ?? forms.trim!)(group, params, f);
}

const forms: Record<string, (group: Group, params: ItemParams, f: Fittings) => void> = {
  hand(group, params, f) {
    const shape = text(params, "head");
    wallRose(group, f, 0, 0, 1.1, false);
    put(group, rod(0.5, 2, 0.06, 20), f.metal, { rx: 90 });
    put(
      group,
      turned(
        [
          [0.5, -0.6],
          [0.8, -0.6],
          [0.86, 0.6],
          [0.56, 0.6],
        ],
        0.06,
        24,
      ),
      f.metal,
      { z: 2.2 },
    );
    put(group, handSpray(f, shape), null, { z: 2.2, y: 1.6, rx: 8 });
    wallRose(group, f, 1.6, -5.4, 1.05);
    put(group, rod(0.4, 1.2, 0.04, 18), f.metal, { x: 1.6, y: -5.4, rx: 90 });
    hose(group, f, new Vector3(0, -3.6, 2), new Vector3(1.6, -6, 1.4), -params.height_in * 0.72);
  },
  slide(group, params, f) {
    const square = text(params, "head") === "square";
    const h = params.height_in - 2;
    const z = 2.3;
    if (square) put(group, box(0.8, h, 0.5, 0.1, 2), f.metal, { y: h / 2, z });
    else put(group, rod(0.42, h, 0.08, 20), f.metal, { z });
    for (const y of [1.2, h - 1.2]) {
      wallRose(group, f, 0, y, 0.95, square);
      put(
        group,
        square ? box(0.8, 0.9, z, 0.08) : rod(0.45, z, 0.04, 18),
        f.metal,
        square ? { y, z: z / 2 } : { y, rx: 90 },
      );
    }
    const y = h * 0.74;
    put(group, square ? box(1.4, 2, 1.2, 0.14, 2) : rod(0.8, 1.8, 0.12, 24), f.metal, {
      y: square ? y : y - 0.9,
      z,
    });
    put(group, rod(0.5, 1.2, 0.08, 20), f.metal, { x: 0.3, y, z, rz: -90 });
    put(group, rod(0.6, 1.4, 0.1, 20), f.metal, { y, z: z + 0.6, rx: 90 });
    put(group, handSpray(f, square ? "square" : "round"), null, { y: y + 1.6, z: z + 1.9, rx: 14 });
    wallRose(group, f, 2.2, 1, 1);
    put(group, rod(0.4, 1.2, 0.04, 18), f.metal, { x: 2.2, y: 1, rx: 90 });
    hose(group, f, new Vector3(0, y - 3.8, z + 1), new Vector3(2.2, 0.6, 1.6), -1.6);
  },
  system(group, params, f) {
    const shape = text(params, "head");
    const valve = text(params, "valve");
    const square = shape === "square";
    const h = params.height_in;
    const r = shape === "rose" ? 4.2 : params.width_in / 2 - (square ? 1 : 0.6);
    const out = params.depth_in - r;
    const z = 2.6;
    const body = 7;
    const riser = bentPath(
      [
        [0, body, z],
        [0, h - 0.6, z],
        [0, h - 0.6, out],
        [0, h - 3.6, out],
      ],
      square ? 0.9 : 2.6,
      10,
    );
    put(group, square ? bar(riser, 0.8, 0.8, 0.1) : tube(riser, 0.44, 20), f.metal);
    put(group, sprayFace(f, shape, r), null, { y: h - 5.2, z: out });
    put(group, rod(0.42, z, 0.04, 18), f.metal, { y: h - 8, rx: 90 });
    wallRose(group, f, 0, h - 8, 0.9, square);
    if (valve === "shelf") put(group, box(params.width_in, 1.1, 4.4, 0.12, 2), f.metal, { y: body, z: 2.6 });
    else
      put(group, rod(0.85, params.width_in * 0.86, 0.1, 28), f.metal, {
        x: -params.width_in * 0.43,
        y: body,
        z,
        rz: -90,
      });
    for (const s of [-1, 1]) {
      const x = s * params.width_in * 0.34;
      wallRose(group, f, x, body, 1.15, square);
      put(group, rod(0.5, z, 0.02, 18), f.metal, { x, y: body, rx: 90 });
      if (valve === "cross")
        put(group, handle("cross", f.metal, 0.95), null, {
          x: s * params.width_in * 0.42,
          y: body,
          z,
          rz: -90 * s,
        });
      else if (valve === "shelf") put(group, rod(1, 1.1, 0.1, 28), f.metal, { x, y: body, z: 4.7, rx: 90 });
      else
        put(group, rod(1.02, 1.9, 0.14, 28), f.metal, {
          x: s * params.width_in * 0.41 - (s > 0 ? 0 : 1.9),
          y: body,
          z,
          rz: -90,
        });
    }
    const hy = h * 0.52;
    put(group, rod(0.66, 1.6, 0.1, 20), f.metal, { y: hy - 0.8, z });
    put(group, handSpray(f, shape === "rose" ? "round" : shape), null, {
      x: 0.2,
      y: hy + 1.4,
      z: z + 1.4,
      rx: 12,
    });
    put(
      group,
      turned(
        [
          [0, 0],
          [0.5, 0],
          [0.5, 0.9],
          [0, 0.9],
        ],
        0.06,
        20,
      ),
      f.metal,
      { y: body - 1.5, z },
    );
    hose(group, f, new Vector3(0.2, hy - 4, z + 1), new Vector3(0, body - 1.5, z), 1.2);
  },
  panel(group, params, f) {
    const { width_in: w, height_in: h, depth_in: d } = params;
    put(group, box(w, h, 1.6, 0.3, 3), f.metal, { y: h / 2, z: 2 });
    put(group, box(w * 0.7, h * 0.9, 1.2, 0.1), f.dark, { y: h / 2, z: 0.7 });
    put(group, box(w, 0.9, d - 2, 0.14, 2), f.metal, { y: h - 0.6, z: d / 2 });
    put(group, box(w * 0.86, 0.06, d * 0.5, 0.02), f.rubber, { y: h - 1.08, z: d * 0.66 });
    for (let i = 0; i < 4; i++) {
      const y = h * (0.42 + i * 0.11);
      for (const x of [-1, 1]) {
        put(group, box(2.3, 2.3, 0.3, 0.08, 2), f.metal, { x: x * 2.1, y, z: 2.9 });
        put(group, box(1.7, 1.7, 0.1, 0.02), f.rubber, { x: x * 2.1, y, z: 3.04 });
      }
    }
    for (let i = 0; i < 3; i++)
      put(group, rod(1, 1.6, 0.12, 32), f.metal, { y: h * (0.16 + i * 0.075), z: 2.7, rx: 90 });
    put(group, box(3, 1.1, 0.1, 0.03), display("#9fd0ff", 0.9), { y: h * 0.36, z: 2.82 });
    put(group, rod(0.5, 1, 0.05, 18), f.metal, { x: w * 0.5, y: h * 0.33, z: 2, rz: -90 });
    put(group, handSpray(f, "stick"), null, { x: w * 0.5 + 1.2, y: h * 0.33 + 2, z: 2.4 });
    put(
      group,
      tube(
        bentPath(
          [
            [w * 0.5 + 1.2, h * 0.33 - 2, 2.4],
            [w * 0.5 + 1.4, 2, 2.2],
            [w * 0.2, -1, 2],
            [w * 0.2, 2, 2],
          ],
          2,
          10,
        ),
        0.27,
        10,
      ),
      f.metal,
    );
  },
  trim(group, params, f) {
    const r = params.width_in / 2;
    if (text(params, "handle") !== "knobs") {
      valveTrim(group, f, text(params, "plate"), text(params, "handle"), 0, 0, r);
      return;
    }
    put(group, box(params.width_in, params.height_in, 0.36, 0.08, 2), f.metal, { z: 0.18 });
    for (const y of [-1, 1]) {
      put(group, rod(1.15, 2.4, 0.1, 40), f.metal, { y: y * params.height_in * 0.22, z: 0.3, rx: 90 });
      put(group, rod(1.18, 0.08, 0.01, 40), f.dark, { y: y * params.height_in * 0.22, z: 1.5, rx: 90 });
      put(group, box(0.3, 1.4, 0.4, 0.08), f.metal, { y: y * params.height_in * 0.22 + 1.4, z: 2.2 });
    }
  },
  set(group, params, f) {
    const h = params.height_in;
    const top = h - 2;
    wallRose(group, f, 0, top, 1.2);
    put(
      group,
      tube(
        bentPath(
          [
            [0, top, 0.2],
            [0, top, 2.6],
            [0, top - 2.2, 5.2],
          ],
          1.6,
          8,
        ),
        0.42,
        20,
      ),
      f.metal,
    );
    put(group, ball(0.62, 20), f.metal, { y: top - 2.3, z: 5.3 });
    put(group, sprayFace(f, "bell", 1.9), null, { y: top - 4.6, z: 6.9, rx: -38 });
    valveTrim(group, f, "round", "lever", 0, h * 0.42, params.width_in / 2);
    wallRose(group, f, 0, 1.6, 1.3);
    put(
      group,
      tube(
        [new Vector3(0, 1.6, 0.3), new Vector3(0, 1.5, 3), new Vector3(0, 1.2, 5.6)],
        0.95,
        28,
        (t) => 0.9 + 0.2 * t,
      ),
      f.metal,
    );
    put(group, rod(0.28, 1.1, 0.06, 16), f.metal, { y: 2, z: 4.4 });
    put(group, ball(0.36, 16), f.metal, { y: 3.1, z: 4.4 });
  },
};
