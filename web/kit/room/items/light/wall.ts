import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, box, rod, tube, turned } from "../parts/solids.ts";
import { lanternBody } from "./lantern.ts";
import { shades } from "./shades.ts";
import type { LightTrim } from "./trim.ts";

/** Lights on the wall (the plane z = 0). */
export function wallLight(params: ItemParams, trim: LightTrim): Group {
  const group = new Group();
  (forms[text(params, "form")] ?? forms.sconce!)(group, params, trim);
  return group;
}

type Maker = (group: Group, params: ItemParams, trim: LightTrim) => void;

const rose = (group: Group, trim: LightTrim, r: number, y = 0) =>
  put(
    group,
    turned(
      [
        [0, 0],
        [r, 0],
        [r, 0.3],
        [r * 0.8, 0.62],
        [r * 0.3, 0.86],
        [0, 0.86],
      ],
      0.1,
    ),
    trim.metal,
    { y, rx: 90 },
  );

const forms: Record<string, Maker> = {
  sconce(group, params, trim) {
    const linen = text(params, "shade") === "cone-linen";
    const shadeR = params.width_in / 2;
    const shadeH = linen ? params.height_in * 0.5 : shadeR * 2;
    const z = params.depth_in - shadeR;
    rose(group, trim, 2.3);
    if (linen) {
      put(
        group,
        tube(
          bentPath(
            [
              [0, 0, 0.4],
              [0, -1.6, z * 0.5],
              [0, -1.6, z],
              [0, 2.2, z],
            ],
            1.6,
            9,
          ),
          0.26,
          14,
        ),
        trim.metal,
      );
      put(
        group,
        turned(
          [
            [0, 0],
            [0.9, 0.1],
            [1, 0.4],
            [0.45, 0.6],
            [0.4, 3.4],
            [0, 3.4],
          ],
          0.08,
          24,
        ),
        trim.metal,
        { y: 1.6, z },
      );
      const shade = new Group();
      shades["cone-linen"]!(shade, trim, shadeR, shadeH);
      put(group, shade, null, { y: params.height_in - 3.2, z });
      return;
    }
    put(group, rod(0.34, z, 0.05, 18), trim.metal, { rx: 90 });
    put(
      group,
      turned(
        [
          [0, -1],
          [0.5, -1],
          [0.9, -0.3],
          [1.5, 0.5],
          [1.5, 0.9],
          [0, 0.9],
        ],
        0.1,
      ),
      trim.metal,
      { z },
    );
    const globe = new Group();
    shades["globe-opal"]!(globe, trim, shadeR, shadeH);
    put(group, globe, null, { y: 0.7, z, rx: 180 });
  },
  updown(group, params, trim) {
    const r = params.width_in / 2;
    const h = params.height_in;
    const z = params.depth_in - r;
    put(group, box(3.4, 6, 0.6, 0.1, 2), trim.metal, { z: 0.3 });
    put(group, box(1.6, 2.4, z, 0.08), trim.metal, { z: z / 2 });
    put(
      group,
      turned(
        [
          [r - 0.3, -h / 2 + 0.4],
          [r - 0.1, -h / 2],
          [r, -h / 2 + 0.1],
          [r, h / 2 - 0.1],
          [r - 0.1, h / 2],
          [r - 0.3, h / 2 - 0.4],
        ],
        0.03,
        48,
      ),
      trim.metal,
      { z },
    );
    for (const s of [-1, 1])
      put(group, rod(r - 0.25, 0.2, 0.03, 40), trim.bulb, { y: s * (h / 2 - 0.4) - 0.1, z });
    put(
      group,
      turned(
        [
          [0, -0.08],
          [r + 0.02, -0.08],
          [r + 0.02, 0.08],
          [0, 0.08],
        ],
        0.02,
        48,
      ),
      trim.dark,
      { z },
    );
  },
  "gooseneck-barn"(group, params, trim) {
    const r = params.width_in / 2;
    const z = params.depth_in - r;
    const shadeH = 6.6;
    rose(group, trim, 2.6);
    const top = params.height_in - shadeH;
    put(
      group,
      tube(
        bentPath(
          [
            [0, 0, 0.4],
            [0, 0, 1.6],
            [0, top * 0.92, z * 0.4],
            [0, top * 0.9, z],
            [0, 0.6, z],
          ],
          3.2,
          11,
        ),
        0.36,
        16,
      ),
      trim.metal,
    );
    const shade = new Group();
    shades.barn!(shade, trim, r, shadeH);
    put(group, shade, null, { y: 0.6, z });
  },
  "wall-lantern"(group, params, trim) {
    const w = params.width_in;
    const z = params.depth_in - w / 2;
    put(group, box(4.4, 9, 0.7, 0.14, 2), trim.metal, { z: 0.35, y: 1 });
    put(
      group,
      tube(
        bentPath(
          [
            [0, 3.4, 0.6],
            [0, 3.4, z * 0.5],
            [0, 6.6, z * 0.5],
            [0, 6.6, z],
          ],
          1.4,
          8,
        ),
        0.34,
        14,
      ),
      trim.metal,
    );
    const body = new Group();
    lanternBody(body, trim, w, params.height_in * 0.86, 0);
    put(group, body, null, { y: 6.4 - params.height_in * 0.86 * 0.98, z });
    put(group, ball(0.5, 16), trim.metal, { y: 7, z });
  },
  "bath-bar"(group, params, trim) {
    const w = params.width_in;
    const z = params.depth_in - 1.3;
    put(group, box(8, params.height_in, 0.9, 0.12, 2), trim.metal, { z: 0.45 });
    put(group, box(2.6, 1.4, z, 0.1), trim.metal, { z: z / 2 });
    put(group, rod(1.12, w - 1.6, 0.1, 32), trim.opal, { x: -w / 2 + 0.8, z, rz: -90 });
    for (const s of [-1, 1])
      put(group, rod(1.28, 1.3, 0.08, 32), trim.metal, { x: s > 0 ? w / 2 - 1.3 : -w / 2, z, rz: -90 });
    put(
      group,
      turned(
        [
          [0, -1.5],
          [1.28, -1.5],
          [1.28, 1.5],
          [0, 1.5],
        ],
        0.06,
        32,
      ),
      trim.metal,
      { z, rz: 90 },
    );
  },
  "vanity-row"(group, params, trim) {
    const count = number(params, "arms", 3);
    const w = params.width_in;
    const shade = text(params, "shade");
    const bell = shade === "bell-clear";
    const r = shade === "globe-opal" ? params.height_in * 0.44 : Math.min(2.9, w / count / 2 - 0.5);
    const z = params.depth_in - r;
    const h = shade === "globe-opal" ? r * 2 : params.height_in - (bell ? 2.6 : 2.4);
    put(group, box(w * 0.58, 4.2, 0.8, 0.3, 3), trim.metal, { z: 0.4 });
    put(group, rod(0.4, w - 2 * r + 0.8, 0.1, 18), trim.metal, {
      x: -(w / 2 - r + 0.4),
      z: 1.8,
      y: 0,
      rz: -90,
    });
    put(group, rod(0.4, 1.8, 0.02, 16), trim.metal, { rx: 90, x: -2 });
    put(group, rod(0.4, 1.8, 0.02, 16), trim.metal, { rx: 90, x: 2 });
    for (let i = 0; i < count; i++) {
      const x = -(w / 2 - r) + (i * (w - 2 * r)) / (count - 1);
      put(group, tube([new Vector3(x, 0, 1.8), new Vector3(x, 0, z)], 0.34, 14), trim.metal);
      put(group, rod(0.5, 1, 0.08, 18), trim.metal, { x, z, y: bell ? -0.9 : -0.4 });
      const lamp = new Group();
      shades[shade]!(lamp, trim, r, h);
      put(group, lamp, null, bell ? { x, z, y: -1 } : { x, z, y: 0.6, rx: 180 });
    }
  },
};
