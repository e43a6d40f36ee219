import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { ball, rod, roundSection, sweep, tube, turned } from "../parts/solids.ts";
import { opalGlass } from "../parts/stock-materials.ts";
import { blade } from "./blades.ts";

import type { FanTrim } from "./trim.ts";

/** Canopy, rod, motor, blades and light, below y = 0. */
export function ceilingFan(group: Group, params: ItemParams, t: FanTrim): void {
  const h = params.height_in;
  const hugger = text(params, "body") === "hugger";
  const light = text(params, "light");
  const lightH: Record<string, number> = {
    none: 0,
    disc: 1.6,
    schoolhouse: 6.5,
    three: 6.5,
    bowl: 4.6,
    globe: 7,
  };
  const under = lightH[light] ?? 0;
  const motorH = hugger ? h - under - 0.5 : Math.min(6, (h - under) * 0.44);
  const motorTop = hugger ? 0 : -(h - under - motorH);
  if (!hugger) {
    put(
      group,
      turned(
        [
          [0, -2.8],
          [0.8, -2.8],
          [2.4, -2],
          [2.8, -0.6],
          [2.8, 0],
          [0, 0],
        ],
        0.2,
        40,
      ),
      t.metal,
    );
    put(group, rod(0.5, -motorTop - 1, 0.02, 20), t.metal, { y: motorTop });
    put(
      group,
      turned(
        [
          [0, -0.6],
          [1.5, -0.6],
          [1.1, 0.6],
          [0.6, 1.1],
          [0, 1.1],
        ],
        0.12,
        32,
      ),
      t.metal,
      { y: motorTop },
    );
  }
  const bladeY = motor(group, text(params, "body"), t, motorTop, motorH);
  const count = number(params, "blades", 3);
  const hub = text(params, "body") === "disc" ? 3.4 : 4.2;
  const reach = params.width_in / 2;
  const shape = text(params, "blade");
  for (let i = 0; i < count; i++) {
    const arm = new Group();
    blade(arm, shape, t, hub - 1, reach, bladeY, i, shape === "windmill" ? (Math.PI * 2) / count : 0);
    put(group, arm, null, { ry: (i * 360) / count + (count === 2 ? 8 : 48) });
  }
  if (flag(params, "hoop")) {
    const r = reach * 0.62;
    const ring = Array.from(
      { length: 72 },
      (_, i) =>
        new Vector3(Math.cos((i / 72) * Math.PI * 2) * r, bladeY - 0.5, Math.sin((i / 72) * Math.PI * 2) * r),
    );
    put(group, sweep(ring, roundSection(0.22, 8), { closed: true }), t.metal);
  }
  lightKit(group, light, t, motorTop - motorH, under);
}

/** The motor housing; returns the height at which the blades sit. */
function motor(group: Group, shape: string, t: FanTrim, top: number, h: number): number {
  const at = { y: top };
  if (shape === "disc")
    put(
      group,
      turned(
        [
          [0, -h],
          [2.6, -h],
          [3.9, -h * 0.8],
          [4.1, -h * 0.5],
          [3.6, -h * 0.28],
          [1.8, -0.2],
          [0, 0],
        ],
        0.3,
        48,
      ),
      t.body,
      at,
    );
  else if (shape === "cone")
    put(
      group,
      turned(
        [
          [0, -h],
          [1.4, -h],
          [3.6, -h * 0.82],
          [3.9, -h * 0.64],
          [3, -h * 0.34],
          [1.2, 0],
          [0, 0],
        ],
        0.4,
        48,
      ),
      t.body,
      at,
    );
  else if (shape === "drum")
    put(
      group,
      turned(
        [
          [0, -h],
          [4.4, -h],
          [4.6, -h * 0.9],
          [4.6, -h * 0.16],
          [4.2, -0.05],
          [0, 0],
        ],
        0.3,
        48,
      ),
      t.body,
      at,
    );
  else if (shape === "hugger")
    put(
      group,
      turned(
        [
          [0, -h],
          [3.8, -h],
          [5.2, -h * 0.76],
          [5.2, -h * 0.56],
          [4.4, -h * 0.42],
          [4.2, -h * 0.1],
          [4.8, 0],
          [0, 0],
        ],
        0.3,
        48,
      ),
      t.body,
      at,
    );
  else
    put(
      group,
      turned(
        [
          [0, -h],
          [2.8, -h],
          [3.2, -h * 0.86],
          [5.2, -h * 0.7],
          [5.4, -h * 0.42],
          [4.4, -h * 0.2],
          [2, 0],
          [0, 0],
        ],
        0.35,
        48,
      ),
      t.body,
      at,
    );
  put(group, rod(3.5, 0.12, 0.03, 44), t.dark, { y: top - h * 0.74 });
  return top - h * (shape === "hugger" ? 0.68 : 0.72);
}

function lightKit(group: Group, kind: string, t: FanTrim, y: number, h: number): void {
  if (kind === "disc") {
    put(
      group,
      turned(
        [
          [0, -h],
          [2.8, -h],
          [3.9, -h * 0.6],
          [4, -0.2],
          [0, -0.2],
        ],
        0.4,
        44,
      ),
      t.opal,
      { y: y + 0.1 },
    );
    put(
      group,
      turned(
        [
          [3.9, -0.5],
          [4.2, -0.5],
          [4.2, 0.1],
          [3.9, 0.1],
        ],
        0.06,
        44,
      ),
      t.metal,
      { y: y + 0.1 },
    );
  } else if (kind === "bowl") {
    put(
      group,
      turned(
        [
          [0, -h],
          [2, -h * 0.96],
          [4.4, -h * 0.66],
          [5.4, -h * 0.2],
          [5.4, 0],
          [0, 0],
        ],
        0.9,
        44,
      ),
      t.opal,
      { y },
    );
    put(group, ball(0.5, 16), t.metal, { y: y - h });
    put(
      group,
      turned(
        [
          [5.2, -0.3],
          [5.7, -0.3],
          [5.6, 0.2],
          [3, 0.4],
          [3, 0.1],
        ],
        0.06,
        44,
      ),
      t.metal,
      { y },
    );
  } else if (kind === "globe" || kind === "schoolhouse") {
    put(
      group,
      turned(
        [
          [0, -1],
          [2, -1],
          [2.2, -0.2],
          [1.6, 0.2],
          [0, 0.2],
        ],
        0.1,
        32,
      ),
      t.metal,
      { y },
    );
    const r = 3.2;
    if (kind === "globe") put(group, ball(r, 36), t.opal, { y: y - h + r });
    else
      put(
        group,
        turned(
          [
            [0, -h],
            [2, -h * 0.94],
            [3.8, -h * 0.66],
            [3.7, -h * 0.5],
            [1.9, -h * 0.2],
            [1.8, -0.8],
            [0, -0.8],
          ],
          0.8,
          40,
        ),
        t.opal,
        { y },
      );
  } else if (kind === "three") {
    put(
      group,
      turned(
        [
          [0, -2.4],
          [1, -2.2],
          [1.6, -1.2],
          [1.4, 0],
          [0, 0],
        ],
        0.2,
        32,
      ),
      t.metal,
      { y },
    );
    for (let i = 0; i < 3; i++) {
      const lamp = new Group();
      put(
        lamp,
        tube([new Vector3(0.8, -1, 0), new Vector3(2.4, -0.9, 0), new Vector3(3.4, -1.9, 0)], 0.34, 14),
        t.metal,
      );
      const bell = new Group();
      put(
        bell,
        turned(
          [
            [1.1, 0],
            [1.3, -0.8],
            [2.2, -2.4],
            [2.9, -4],
          ],
          0.3,
          32,
        ),
        opalGlass(0.45),
      );
      put(bell, rod(1.1, 1, 0.1, 24), t.metal, { y: -0.6 });
      put(lamp, bell, null, { x: 3.4, y: -1.8, rz: 26 });
      put(group, lamp, null, { y, ry: i * 120 + 40 });
    }
  }
}
