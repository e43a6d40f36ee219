import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import { wovenMaterial } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box } from "../parts/solids.ts";
import { grain, projectUv } from "../parts/uv.ts";
import { type SofaKit, seats } from "./sofa-kit.ts";

/** Garden sofa: a frame of teak, powder-coated bars or wicker with loose canvas cushions. */
export function outdoorSofa(group: Group, params: ItemParams, kit: SofaKit, _finish: string): void {
  const w = params.width_in;
  const d = params.depth_in;
  const h = params.height_in;
  const frame = text(params, "frame", "teak");
  const wicker = frame === "wicker";
  const wood = wicker ? wovenMaterial("wicker", "#8d7458") : finishMaterial(frame);
  const solid = (bw: number, bh: number, bd: number, axis: "x" | "y" | "z", shift = 0) =>
    wicker ? projectUv(box(bw, bh, bd, 0.7), axis, [5, 5], shift) : grain(box(bw, bh, bd, 0.18), axis, shift);
  const arm = 23;
  const t = wicker ? 3.4 : 2.2;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      put(group, solid(t, arm, t, "y", sx + sz), wood, {
        x: sx * (w / 2 - t / 2),
        y: arm / 2,
        z: sz * (d / 2 - t / 2),
      });
    put(group, solid(t + 1, 1.3, d, "z", sx), wood, { x: sx * (w / 2 - (t + 1) / 2), y: arm + 0.5 });
    put(group, solid(t * 0.7, 2.4, d - t, "z", sx), wood, { x: sx * (w / 2 - t / 2), y: 9.5 });
    if (wicker)
      put(group, solid(t * 0.8, arm - 8, d - t, "y", sx), wood, {
        x: sx * (w / 2 - t / 2),
        y: 8 + (arm - 8) / 2,
      });
    else
      for (let i = 0; i < 5; i++)
        put(group, solid(0.8, arm - 10, 1.5, "y", i), wood, {
          x: sx * (w / 2 - t / 2),
          y: 10 + (arm - 10) / 2,
          z: (i - 2) * (d / 6),
        });
  }
  for (const [y, z] of [
    [9.5, d / 2 - t / 2],
    [9.5, -d / 2 + t / 2],
  ] as const)
    put(group, solid(w - t, 2.6, t * 0.8, "x", z), wood, { y, z });
  for (let i = 0; i < 7; i++)
    put(group, solid(w - t, 0.8, 2.6, "x", i), wood, { y: 10.2, z: (i - 3) * (d / 8) });
  const back = h - 4;
  put(group, solid(w - t, 2.4, 1.4, "x", 3), wood, { y: back, z: -d / 2 + 1 });
  if (wicker)
    put(group, solid(w - t, back - 10, 1.8, "y", 2), wood, { y: 10 + (back - 10) / 2, z: -d / 2 + 1 });
  else
    for (let i = 0; i < Math.round(w / 6); i++)
      put(group, solid(1.6, back - 10, 0.8, "y", i), wood, {
        x: ((i + 0.5) / Math.round(w / 6) - 0.5) * (w - t * 2),
        y: 10 + (back - 10) / 2,
        z: -d / 2 + 1,
      });
  seats(group, { ...kit, piped: true }, params, w - (t + 1) * 2, {
    deck: 10.7,
    seatTop: 16.5,
    front: d / 2 - 0.2,
    back: -d / 2 + 2.2,
    top: h,
  });
}
