import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import { drain } from "../parts/basin.ts";
import { bowlRing, loft } from "../parts/loft.ts";
import type { ItemParams } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { rod, tube, turned } from "../parts/solids.ts";
import type { Outline } from "./bowl.ts";
import type { Ware } from "./ware.ts";

/** Floor bidet: skirted shell, open basin, single-hole faucet. */
export function bidetBowl(group: Group, params: ItemParams, ware: Ware, o: Outline): void {
  const top = params.height_in - 2.6;
  const r = (s: number, y: number, b = 1, shift = 0) =>
    bowlRing(o.half * s, o.toFront * s, o.back * b, y, o.z + shift, o.power, 52);
  const outside = [
    r(0.64, 0, 0.98, -0.5),
    r(0.66, 0.15, 0.98, -0.5),
    r(0.7, top * 0.35, 0.99, -0.4),
    r(0.84, top * 0.62, 1, -0.2),
    r(0.96, top * 0.86),
    r(1, top - 0.8),
    r(1.0, top - 0.1),
    r(0.985, top, 0.99),
  ];
  const inside = [
    r(0.86, top, 0.5),
    r(0.83, top - 0.25, 0.47),
    r(0.76, top - 2.4, 0.42),
    r(0.56, top - 4, 0.3),
    r(0.1, top - 4.4, 0.06),
  ];
  put(group, loft([...outside, ...inside], { start: true, end: true }), ware.china);
  drain(group, ware.chrome, ware.dark, 1.2, { y: top - 4.2, z: o.z });
  const z = o.wall + 3;
  put(
    group,
    turned(
      [
        [0, 0],
        [0.9, 0],
        [0.9, 0.15],
        [0.7, 0.3],
        [0.7, 2],
        [0.5, 2.3],
        [0, 2.4],
      ],
      0.08,
    ),
    ware.chrome,
    { y: top, z },
  );
  put(
    group,
    tube(
      bentPath(
        [
          [0, top + 1.2, z],
          [0, top + 1.6, z + 2.6],
          [0, top + 0.9, z + 3.2],
        ],
        0.8,
        7,
      ),
      0.42,
      18,
    ),
    ware.chrome,
  );
  put(group, rod(0.14, 1.8, 0.04, 12), ware.chrome, { y: top + 2.2, z: z - 0.2, rx: -70 });
}
