import { shell } from "../light/trim.ts";
import { put } from "../parts/assemble.ts";
import { dressed } from "../parts/dressed.ts";
import { finishMaterial, isMetal } from "../parts/finish-materials.ts";
import { smoothTurned } from "../parts/lathe.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, rod, turned } from "../parts/solids.ts";
import { opalGlass } from "../parts/stock-materials.ts";
import { drumShade, type Lamp } from "./shade.ts";

/** Outlines of table lamps' bodies, `foot` high. */
function lampBodies(r: number, foot: number): Record<string, [number, number][]> {
  return {
    urn: [
      [0, 0],
      [r * 0.58, 0],
      [r * 0.62, foot * 0.05],
      [r * 0.86, foot * 0.24],
      [r, foot * 0.46],
      [r * 0.9, foot * 0.66],
      [r * 0.52, foot * 0.83],
      [r * 0.24, foot * 0.91],
      [r * 0.2, foot * 0.94],
      [0, foot * 0.94],
    ],
    column: [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.62, foot * 0.92],
      [0, foot * 0.92],
    ],
    gourd: [
      [0, 0],
      [r * 0.6, 0],
      [r, foot * 0.26],
      [r * 0.92, foot * 0.42],
      [r * 0.5, foot * 0.56],
      [r * 0.56, foot * 0.68],
      [r * 0.5, foot * 0.8],
      [r * 0.2, foot * 0.94],
      [0, foot * 0.94],
    ],
    stick: [
      [0, 0],
      [r * 0.9, 0],
      [r * 0.9, 0.6],
      [r * 0.2, 1.2],
      [0.4, 2],
      [0.36, foot],
      [0, foot],
    ],
  };
}

/** Urns, gourds, columns, sticks under a linen shade, and the glass mushroom. */
export function tableLamp(lamp: Lamp, params: ItemParams, finish: string): void {
  const { group, metal } = lamp;
  const { width_in: w, height_in: h } = params;
  const style = text(params, "style", "urn");
  const shadeH = h * 0.4;
  const foot = h - shadeH;
  const trim = isMetal(finish) ? metal : finishMaterial("aged-brass");
  if (style === "mushroom") {
    put(
      group,
      turned(
        [
          [0, 0],
          [w * 0.3, 0],
          [w * 0.27, 0.6],
          [w * 0.13, h * 0.3],
          [w * 0.12, h * 0.55],
          [0, h * 0.55],
        ],
        0.5,
        40,
      ),
      metal,
    );
    put(
      group,
      shell(
        [
          [w / 2, h * 0.5],
          [w * 0.5, h * 0.58],
          [w * 0.42, h * 0.82],
          [w * 0.22, h * 0.97],
          [0, h],
        ],
        44,
      ),
      opalGlass(0.55),
    );
    return;
  }
  const r = w * 0.3;
  const profiles = lampBodies(r, foot);
  const profile = profiles[style] ?? profiles.urn!;
  const thrown = style === "urn" || style === "gourd";
  const body = thrown ? smoothTurned(profile, profile.length - 2) : turned(profile, 0.3, 44);
  put(group, dressed(body, metal, "y"), metal);
  put(group, rod(0.5, foot * 0.16, 0.08, 20), trim, { y: foot * 0.92 });
  put(group, box(0.1, 0.1, 0.1), trim, { y: foot });
  drumShade({ ...lamp, metal: trim }, w / 2, w / 2 - w * 0.09, shadeH, { y: foot });
}
