import { type Group, type Material, Vector3 } from "three";
import { shell } from "../light/trim.ts";
import { put } from "../parts/assemble.ts";
import { rod, roundSection, sweep, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";

/** What a lamp is made of and the group that it is built into. */
export type Lamp = { metal: Material; shade: Material; bulb: Material; group: Group };

/** A shade of linen on a wire, open above and below, y its lower rim. */
export function drumShade(
  { group, shade, bulb, metal }: Lamp,
  bottom: number,
  top: number,
  h: number,
  at: { x?: number; y: number; z?: number },
): void {
  const skin = shell(
    [
      [bottom, 0],
      [top, h],
    ],
    40,
  );
  const uv = skin.getAttribute("uv");
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, (uv.getX(i) * Math.PI * 2 * bottom) / 2, (uv.getY(i) * h) / 2);
  put(group, skin, shade, at);
  for (const [r, y] of [
    [bottom, 0.06],
    [top, h - 0.06],
  ] as const) {
    const hoop = Array.from(
      { length: 37 },
      (_, i) => new Vector3(Math.cos((i / 36) * Math.PI * 2) * r, y, Math.sin((i / 36) * Math.PI * 2) * r),
    );
    put(group, sweep(hoop, roundSection(0.1, 5)), plastic("#e9e2d4", 0.8), at);
  }
  put(
    group,
    turned(
      [
        [0, 0],
        [0.5, 0],
        [1.1, 1.4],
        [0.9, 2.4],
        [0, 2.9],
      ],
      0.3,
      18,
    ),
    bulb,
    { ...at, y: at.y + h * 0.34 },
  );
  put(group, rod(0.1, h * 0.3, 0.02, 8), metal, { ...at, y: at.y + h * 0.7 });
}
