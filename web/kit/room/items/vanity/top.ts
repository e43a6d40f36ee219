import type { Group, Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { bowlSkin, drain } from "../parts/basin.ts";
import { finishMaterial, twoSided } from "../parts/finish-materials.ts";
import { ellipseRing, loft, rectRing } from "../parts/loft.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { plate, rectSection, rod, type Section } from "../parts/solids.ts";
import { china, rubber, type TopStone, topStone } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";

/** Height of a vessel above the counter. */
export const VESSEL = 4.6;

const oval = (w: number, d: number, x: number, z: number): Section =>
  ellipseRing(w / 2, d / 2, 0, 2.15, 48, x, z).map((p) => [p.x, -p.z] as const);
const rect = (w: number, d: number, r: number, x: number, z: number): Section =>
  rectSection(w, d, r, 6).map(([px, py]) => [px + x, py - z] as const);

/** Counter with its upper face at `y`, bowls, drains and faucet holes; the back edge at -depth/2. */
export function vanityTop(group: Group, params: ItemParams, y: number, thick: number): void {
  const kind = text(params, "top");
  const sink = text(params, "sink");
  const width = params.width_in;
  const depth = params.depth_in;
  const stone: Material =
    kind === "integrated"
      ? china("#f3f2ee")
      : kind === "wood"
        ? finishMaterial("walnut")
        : topStone(kind as TopStone);
  const bowls = number(params, "bowls", 1);
  const centres = bowls === 2 ? [-width * 0.25, width * 0.25] : [0];
  const room = bowls === 2 ? width / 2 : width;
  const z = sink === "integrated" ? 0.9 : 0.6;
  const vessel = sink.startsWith("vessel");
  const bowlW =
    sink === "trough"
      ? width * 0.66
      : Math.min(sink.includes("rect") || sink === "integrated" ? 19 : 17.5, room - 6);
  const bowlD = Math.min(sink === "undermount-oval" ? 13.5 : 12.5, depth - 7);
  const shape = sink === "undermount-oval" ? "oval" : "rect";
  const corner = sink === "trough" ? 0.8 : sink === "integrated" ? 2 : 1.3;
  const holes = vessel
    ? []
    : centres.map((x) => (shape === "oval" ? oval(bowlW, bowlD, x, z) : rect(bowlW, bowlD, corner, x, z)));
  const outline = rectSection(width, depth, params.rounded === true ? Math.min(7, depth * 0.35) : 0.12, 6);
  const slab = plate(outline, thick, 0.08, holes);
  slab.rotateX(-Math.PI / 2);
  slab.translate(0, y - thick / 2, 0);
  put(
    group,
    kind === "wood"
      ? grain(slab, "x", 3)
      : projectUv(slab, "x", kind === "marble" ? [60, 60] : [8, 8], width * 0.01),
    stone,
  );
  const metal = finishMaterial("chrome");
  const dark = rubber("#1a1a1a");
  const white = twoSided(kind === "integrated" ? stone : china());
  for (const x of centres) {
    if (vessel) vesselBowl(group, sink, white, metal, dark, x, y, depth);
    else {
      const rim = kind === "integrated" ? 0 : thick - 0.05;
      const deep = kind === "integrated" ? 4.6 : 5;
      const grow = kind === "integrated" ? 0 : 0.3;
      put(
        group,
        bowlSkin({ shape, width: bowlW + grow, depth: bowlD + grow, deep, corner, slope: 0.82 }),
        white,
        { x, y: y - rim, z },
      );
      drain(group, metal, dark, 1.05, { x, y: y - rim - deep - 0.2, z });
      put(group, rod(0.42, 0.05, 0.01, 20), dark, { x, y: y - rim - 1.7, z: z + bowlD / 2 - 0.42, rx: -80 });
    }
    put(group, rod(0.66, 0.03, 0.005, 24), dark, { x, y: y - 0.008, z: -depth / 2 + 2.4 });
  }
}

function vesselBowl(
  group: Group,
  sink: string,
  white: Material,
  metal: Material,
  dark: Material,
  x: number,
  y: number,
  depth: number,
): void {
  const round = sink === "vessel-round";
  const w = round ? 15.5 : 19;
  const d = Math.min(round ? 15.5 : 13.5, depth - 4);
  const ring = (scale: number, at: number): Vector3[] =>
    round
      ? ellipseRing((w / 2) * scale, (d / 2) * scale, at, 2, 48)
      : rectRing(w * scale, d * scale, 2.4 * scale, at, 8);
  const outside = [
    ring(0.62, 0),
    ring(0.7, 0.05),
    ring(0.84, VESSEL * 0.3),
    ring(0.95, VESSEL * 0.7),
    ring(1, VESSEL - 0.12),
    ring(0.995, VESSEL),
    ring(0.965, VESSEL),
    ring(0.955, VESSEL - 0.12),
  ];
  const inside = [
    ring(0.9, VESSEL * 0.66),
    ring(0.78, VESSEL * 0.34),
    ring(0.56, VESSEL * 0.17),
    ring(0.1, VESSEL * 0.13),
  ];
  put(group, loft([...outside, ...inside], { start: true, end: true }), white, { x, y, z: 0.8 });
  drain(group, metal, dark, 1.05, { x, y: y + VESSEL * 0.15, z: 0.8 });
}
