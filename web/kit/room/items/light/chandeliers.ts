import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, rectSection, rod, sweep, tube, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { canopy, down, type HangingMaker, ringPath } from "./hung-parts.ts";
import { shades } from "./shades.ts";
import { candle } from "./trim.ts";

/** Lights with several arms or rings. */
export const chandeliers: Record<string, HangingMaker> = {
  sputnik(group, params, trim) {
    const r = params.width_in / 2;
    const y = -params.height_in + r * 0.93;
    canopy(group, trim);
    down(group, trim, y, true);
    put(group, ball(2.2, 28), trim.metal, { y });
    const count = number(params, "arms", 12);
    for (let i = 0; i < count; i++) {
      const v = 1 - (2 * (i + 0.5)) / count;
      const a = i * Math.PI * (3 - Math.sqrt(5)) + 0.4;
      const s = Math.sqrt(1 - v * v);
      const direction = new Vector3(Math.cos(a) * s, v * 0.86, Math.sin(a) * s).normalize();
      const reach = r - 2.6 - (i % 3) * 0.9;
      const arm = new Group();
      put(arm, rod(0.2, reach, 0.02, 12), trim.metal);
      put(arm, rod(0.6, 1.7, 0.08, 20), trim.metal, { y: reach - 1.2 });
      put(arm, ball(1.25, 20), trim.opal, { y: reach + 1.25 });
      arm.position.set(0, y, 0);
      arm.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), direction);
      group.add(arm);
    }
  },
  candle(group, params, trim) {
    const r = params.width_in / 2 - 1.25;
    const h = number(params, "shade_h", 20);
    const y = -params.height_in;
    const ivory = plastic("#efe7d2", 0.6);
    canopy(group, trim);
    down(group, trim, y + h * 0.86, true);
    put(
      group,
      turned(
        [
          [0, 0],
          [0.5, 0.2],
          [0.9, 0.9],
          [0.4, 1.7],
          [1.7, 3.2],
          [2.1, 4.2],
          [1.1, 5.6],
          [0.6, 6.2],
          [0.9, 8],
          [0.5, 11],
          [1.3, 12.4],
          [0.6, 13.6],
          [0.4, h * 0.9],
          [0, h * 0.9],
        ],
        0.3,
      ),
      trim.metal,
      { y },
    );
    const count = number(params, "arms", 6);
    for (let i = 0; i < count; i++) {
      const arm = new Group();
      const path = bentPath(
        [
          [1.2, y + 4.2, 0],
          [r * 0.45, y + 0.6, 0],
          [r * 0.86, y + 2.2, 0],
          [r, y + 5.6, 0],
          [r, y + 7.2, 0],
        ],
        3.2,
        8,
      );
      put(
        arm,
        tube(path, 0.32, 14, (t) => 1.1 - 0.25 * t),
        trim.metal,
      );
      put(
        arm,
        tube(
          bentPath(
            [
              [1.2, y + 6, 0],
              [r * 0.4, y + 7.4, 0],
              [r * 0.55, y + 4.6, 0],
              [r * 0.36, y + 3.8, 0],
            ],
            1.2,
            7,
          ),
          0.18,
          10,
        ),
        trim.metal,
      );
      candle(arm, trim, { x: r, y: y + 7, z: 0 }, ivory);
      put(group, arm, null, { ry: (i * 360) / count + 12 });
    }
  },
  wheel(group, params, trim) {
    const r = params.width_in / 2 - 1.3;
    const y = -params.height_in + 1.4;
    const rimMaterial = trim.finish === "weathered-oak" ? finishMaterial("weathered-oak") : trim.metal;
    const ivory = plastic("#efe7d2", 0.6);
    canopy(group, trim);
    down(group, trim, -9, true);
    put(group, ball(0.9, 18), trim.metal, { y: -9 });
    put(
      group,
      sweep(ringPath(r, y).slice(0, -1), rectSection(0.9, 2.4, 0.12, 3), { closed: true }),
      rimMaterial,
    );
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * Math.PI * 2 + 0.5;
      put(
        group,
        tube([new Vector3(0, -9, 0), new Vector3(Math.cos(a) * r, y, Math.sin(a) * r)], 0.16, 10),
        trim.metal,
      );
    }
    const count = number(params, "arms", 8);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + 0.2;
      candle(group, trim, { x: Math.cos(a) * r, y: y + 1.1, z: Math.sin(a) * r }, ivory);
    }
  },
  ring(group, params, trim) {
    const r = params.width_in / 2;
    canopy(group, trim, 3.4);
    const rings = [
      [r - 0.5, -params.height_in + 1.2, 0],
      [r * 0.66, -params.height_in + 11, 0],
    ] as const;
    for (const [rr, y] of rings) {
      put(
        group,
        sweep(ringPath(rr, y, 80).slice(0, -1), rectSection(0.7, 2, 0.08, 3), { closed: true }),
        trim.metal,
      );
      put(
        group,
        sweep(ringPath(rr - 0.42, y, 80).slice(0, -1), rectSection(0.2, 1.6, 0.05, 3), { closed: true }),
        trim.bulb,
      );
      for (let i = 0; i < 3; i++) {
        const a = (i / 3) * Math.PI * 2 + rr;
        put(
          group,
          tube(
            [
              new Vector3(Math.cos(a) * 0.9, -1, Math.sin(a) * 0.9),
              new Vector3(Math.cos(a) * rr, y + 1, Math.sin(a) * rr),
            ],
            0.05,
            6,
          ),
          trim.dark,
        );
      }
    }
  },
  arms(group, params, trim) {
    const shadeH = 6.4;
    const shadeR = 3;
    const r = params.width_in / 2 - shadeR;
    const y = -params.height_in + shadeH;
    canopy(group, trim);
    down(group, trim, y + 4, true);
    put(
      group,
      turned(
        [
          [0, -1],
          [0.3, -0.8],
          [0.7, 0],
          [1.5, 1.2],
          [1.5, 2.4],
          [0.6, 4],
          [0, 4.2],
        ],
        0.2,
      ),
      trim.metal,
      { y: y + 0.6 },
    );
    const count = number(params, "arms", 5);
    for (let i = 0; i < count; i++) {
      const arm = new Group();
      put(
        arm,
        tube(
          bentPath(
            [
              [1, y + 2.2, 0],
              [r * 0.6, y + 5, 0],
              [r, y + 4.4, 0],
              [r, y + 0.6, 0],
            ],
            3,
            9,
          ),
          0.3,
          14,
        ),
        trim.metal,
      );
      const shade = new Group();
      shades[text(params, "shade")]!(shade, trim, shadeR, shadeH);
      put(arm, shade, null, { x: r, y });
      put(group, arm, null, { ry: (i * 360) / count + 18 });
    }
  },
};
