import { Group, type Material, type MeshPhysicalMaterial, Vector2, Vector3 } from "three";
import { put } from "./assemble.ts";
import { ball, bar, box, rod, taper, tube, turned } from "./solids.ts";
import { china } from "./stock-materials.ts";
import { knurlNormals } from "./textures.ts";

/** Handles stand on y = 0 with their stem along +y; a lever points to +x. Sizes in inches for `scale` 1. */
export type HandleShape =
  | "lever"
  | "blade"
  | "stick"
  | "cross"
  | "knob"
  | "wheel"
  | "porcelain"
  | "knurl"
  | "fluted"
  | "pin";

/** A copy of a metal with diamond knurling; `around` and `along` are the counts of diamonds. */
export function knurled(metal: Material, around: number, along: number): MeshPhysicalMaterial {
  const material = (metal as MeshPhysicalMaterial).clone();
  material.normalMap = knurlNormals().clone();
  material.normalMap.repeat.set(around, along);
  material.normalMap.needsUpdate = true;
  material.normalScale = new Vector2(0.8, 0.8);
  return material;
}

export function handle(shape: HandleShape, metal: Material, scale = 1): Group {
  const group = new Group();
  makers[shape](group, metal);
  group.scale.setScalar(scale);
  return group;
}

const makers: Record<HandleShape, (group: Group, metal: Material) => void> = {
  lever(group, metal) {
    put(
      group,
      turned(
        [
          [0, 0],
          [0.52, 0],
          [0.46, 0.5],
          [0.5, 0.78],
          [0.44, 1.02],
          [0.2, 1.14],
          [0, 1.16],
        ],
        0.12,
      ),
      metal,
    );
    const path = [
      new Vector3(0.1, 0.82, 0),
      new Vector3(0.8, 0.92, 0),
      new Vector3(1.7, 1.02, 0),
      new Vector3(2.6, 1.06, 0),
    ];
    put(group, bar(path, 0.36, 0.2, 0.09, new Vector3(0, 0, 1)), metal);
    put(group, ball(0.19, 16), metal, { x: 2.55, y: 1.06 });
  },
  blade(group, metal) {
    put(group, box(0.86, 0.8, 0.86, 0.05, 2), metal, { y: 0.4 });
    put(group, box(2.5, 0.2, 0.7, 0.05, 2), metal, { x: 0.86, y: 0.92 });
  },
  stick(group, metal) {
    put(group, rod(0.42, 1.2, 0.05), metal);
    put(group, rod(0.13, 2.1, 0.04, 16), metal, { x: 0.3, y: 0.88, rz: -90 });
  },
  cross(group, metal) {
    put(
      group,
      turned(
        [
          [0, 0],
          [0.46, 0],
          [0.38, 0.42],
          [0.3, 0.62],
          [0.44, 0.78],
          [0.44, 1.1],
          [0.2, 1.24],
          [0, 1.26],
        ],
        0.09,
      ),
      metal,
    );
    for (const turn of [0, 90, 180, 270]) {
      const arm = new Group();
      put(
        arm,
        turned(
          [
            [0, 0],
            [0.15, 0],
            [0.12, 0.5],
            [0.2, 0.86],
            [0.21, 1.02],
            [0.12, 1.16],
            [0, 1.18],
          ],
          0.08,
          16,
        ),
        metal,
        {
          rz: -90,
          x: 0.25,
          y: 0.94,
        },
      );
      put(group, arm, null, { ry: turn + 45 });
    }
    put(
      group,
      turned(
        [
          [0, 0],
          [0.27, 0],
          [0.27, 0.05],
          [0, 0.1],
        ],
        0.03,
        20,
      ),
      china(),
      { y: 1.25 },
    );
  },
  knob(group, metal) {
    put(
      group,
      turned(
        [
          [0, 0],
          [0.42, 0],
          [0.3, 0.3],
          [0.34, 0.5],
          [0.78, 0.72],
          [0.86, 1.1],
          [0.66, 1.42],
          [0, 1.5],
        ],
        0.14,
      ),
      metal,
    );
  },
  wheel(group, metal) {
    put(
      group,
      turned(
        [
          [0, 0],
          [0.4, 0],
          [0.32, 0.6],
          [0.36, 0.9],
          [0.3, 1.06],
          [0, 1.12],
        ],
        0.06,
      ),
      metal,
    );
    const rim = Array.from({ length: 41 }, (_, i) => {
      const angle = (i / 40) * Math.PI * 2;
      const r = 1.02 + 0.05 * Math.cos(angle * 8);
      return new Vector3(Math.cos(angle) * r, 0.92, Math.sin(angle) * r);
    });
    put(group, tube(rim, 0.15, 12), metal);
    for (const turn of [0, 45, 90, 135]) put(group, box(2.0, 0.12, 0.16, 0.04), metal, { y: 0.92, ry: turn });
  },
  porcelain(group, metal) {
    put(
      group,
      turned(
        [
          [0, 0],
          [0.5, 0],
          [0.44, 0.46],
          [0.36, 0.7],
          [0.42, 0.98],
          [0.2, 1.14],
          [0, 1.16],
        ],
        0.1,
      ),
      metal,
    );
    put(group, taper(0.18, 0.2, 0.5, 0.03, 16), metal, { x: 0.25, y: 0.84, rz: -80 });
    put(
      group,
      turned(
        [
          [0, 0],
          [0.2, 0],
          [0.27, 0.7],
          [0.3, 1.4],
          [0.2, 1.8],
          [0, 1.86],
        ],
        0.12,
        20,
      ),
      china(),
      { x: 0.74, y: 0.92, rz: -80 },
    );
  },
  knurl(group, metal) {
    put(group, rod(0.36, 0.3, 0.03), metal);
    put(group, rod(0.62, 0.12, 0.03), metal, { y: 0.28 });
    put(group, rod(0.6, 0.92, 0.05, 48), knurled(metal, 44, 10), { y: 0.4 });
    put(group, rod(0.62, 0.12, 0.04), metal, { y: 1.32 });
  },
  fluted(group, metal) {
    put(group, rod(0.36, 0.3, 0.03), metal);
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * Math.PI * 2;
      put(group, rod(0.13, 1.0, 0.05, 10), metal, {
        x: Math.cos(angle) * 0.5,
        z: Math.sin(angle) * 0.5,
        y: 0.34,
      });
    }
    put(group, rod(0.52, 1.0, 0.05), metal, { y: 0.34 });
    put(
      group,
      turned(
        [
          [0, 0],
          [0.66, 0],
          [0.66, 0.12],
          [0.4, 0.22],
          [0, 0.24],
        ],
        0.04,
      ),
      metal,
      { y: 1.32 },
    );
  },
  pin(group, metal) {
    put(group, rod(0.34, 0.9, 0.05), metal);
    put(group, rod(0.1, 1.7, 0.04, 14), metal, { y: 0.6, rz: -18 });
  },
};
