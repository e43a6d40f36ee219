import { Vector3 } from "three";
import { shell } from "../light/trim.ts";
import { put } from "../parts/assemble.ts";
import { type ItemParams, number } from "../parts/params.ts";
import { rod, tube } from "../parts/solids.ts";
import { clearGlass, plastic } from "../parts/stock-materials.ts";
import type { Lamp } from "./shade.ts";

/** Bulbs on a black cord that sags between hooks. */
export function stringLights({ group, bulb }: Lamp, params: ItemParams): void {
  const { width_in: w, height_in: h } = params;
  const cord = plastic("#1c1b1a", 0.7);
  const spans = number(params, "spans", 3);
  const sag = h - 5;
  const at = (x: number) => {
    const t = (((x + w / 2) / w) * spans) % 1;
    return -0.4 - sag * 4 * t * (1 - t);
  };
  const path = Array.from({ length: 61 }, (_, i) => {
    const x = (i / 60 - 0.5) * w;
    return new Vector3(x, at(Math.min(x, w / 2 - 0.01)), 0);
  });
  put(group, tube(path, 0.16, 6), cord);
  const count = number(params, "bulbs", 12);
  const amber = clearGlass("#d98e3c", 0.34);
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * w;
    const y = at(x);
    put(group, rod(0.5, 1.7, 0.08, 14), cord, { x, y: y - 1.7 });
    put(
      group,
      shell(
        [
          [0, -2.6],
          [0.6, -2.4],
          [1.05, -1.5],
          [0.9, -0.7],
          [0.45, 0],
        ],
        16,
      ),
      amber,
      { x, y: y - 1.7 },
    );
    put(group, rod(0.34, 1.5, 0.3, 10), bulb, { x, y: y - 3.6 });
  }
}
