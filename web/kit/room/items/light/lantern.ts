import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { bar, box, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { candle, type LightTrim } from "./trim.ts";

/** Four glass panes in a frame that widens a little to the top, with a pyramid hood. */
export function lanternBody(group: Group, trim: LightTrim, w: number, h: number, y: number): void {
  const body = h * 0.66;
  const lower = w * 0.36;
  const upper = w * 0.46;
  for (const [sx, sz] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    put(
      group,
      bar(
        [new Vector3(sx * lower, y, sz * lower), new Vector3(sx * upper, y + body, sz * upper)],
        0.5,
        0.5,
        0.06,
      ),
      trim.metal,
    );
  }
  put(group, box(lower * 2 + 0.9, 0.5, lower * 2 + 0.9, 0.08), trim.metal, { y });
  put(group, box(upper * 2 + 0.9, 0.45, upper * 2 + 0.9, 0.08), trim.metal, { y: y + body });
  const hood = turned(
    [
      [0, 0],
      [w * 0.7, 0],
      [w * 0.66, 0.25],
      [w * 0.34, h * 0.16],
      [w * 0.12, h * 0.24],
      [w * 0.12, h * 0.3],
      [0, h * 0.34],
    ],
    0.06,
    4,
  );
  put(group, hood, trim.metal, { y: y + body + 0.2, ry: 45 });
  const lean = (Math.atan2(upper - lower, body) * 180) / Math.PI;
  for (const turn of [0, 90, 180, 270]) {
    const pane = new Group();
    put(pane, box((lower + upper) * 0.98, body - 0.4, 0.08, 0.01), trim.glass, {
      y: y + body / 2,
      z: (lower + upper) / 2,
      rx: lean,
    });
    put(group, pane, null, { ry: turn });
  }
  const ivory = plastic("#efe7d2", 0.6);
  const spots =
    w > 9
      ? [
          [-1.5, -0.9],
          [1.5, -0.9],
          [0, 1.7],
        ]
      : [[0, 0]];
  for (const [x = 0, z = 0] of spots) candle(group, trim, { x, y: y + 0.3, z }, ivory);
}
