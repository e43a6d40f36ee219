import { Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { china, clearGlass, glassEdge } from "../parts/stock-materials.ts";
import { buildTub } from "../tub/build.ts";
import { curtain } from "./curtain.ts";
import { surround } from "./surround.ts";

/** Height of an alcove tub's rim. */
const TUB = 20;

/**
 * An alcove tub with its three walls and what keeps the water in: `wall` tile, panel or none; `screen` sliding, panel,
 * rod or curtain. Stands on y = 0 with the back at -depth/2; the room is at +z. `fitting` is the metal's finish.
 */
export function buildTubShower(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const walls = text(params, "wall", "panel");
  const thick = walls === "none" ? 0 : 0.5;
  const white = china();
  const tub = buildTub(
    {
      ...params,
      form: "alcove",
      apron: text(params, "apron", "plain"),
      width_in: w - 2 * thick,
      depth_in: d - thick,
      height_in: TUB,
    },
    "white",
  );
  put(group, tub, null, { z: thick / 2 });
  if (thick)
    surround(group, white, {
      w,
      d,
      y0: TUB - 0.2,
      y1: h,
      thick,
      kind: walls,
      shelf: text(params, "niche") !== "none",
    });
  const metal = finishMaterial(finish === "white" ? "chrome" : finish);
  const screen = text(params, "screen", "rod");
  const front = d / 2 - 1.6;
  if (screen === "sliding") sliding(group, metal, w - 2 * thick, front, h);
  else if (screen === "panel") panel(group, metal, w - 2 * thick, front, h);
  else {
    put(group, rod(0.5, w - 2 * thick, 0.02, 24), metal, { x: -w / 2 + thick, y: h - 4, z: front, rz: -90 });
    for (const x of [-1, 1])
      put(group, rod(1.3, 0.5, 0.1, 28), metal, {
        x: x * (w / 2 - thick - 0.25) - 0.25,
        y: h - 4,
        z: front,
        rz: -90,
      });
    if (screen === "curtain") curtain(group, w - 2 * thick, h - 4.9, front);
  }
  return group;
}

/** Two panes on a rail, each a little over half the opening. */
function sliding(group: Group, metal: Material, w: number, z: number, h: number): void {
  const top = Math.min(h - 4, TUB + 58);
  put(group, box(w, 1.7, 1.6, 0.12, 2), metal, { y: top - 0.85, z });
  put(group, box(w, 1, 1.8, 0.08), metal, { y: TUB + 0.5, z });
  for (const side of [-1, 1])
    put(group, box(0.9, top - TUB, 1.4, 0.06), metal, { x: side * (w / 2 - 0.45), y: (top + TUB) / 2, z });
  for (const side of [-1, 1]) pane(group, side * w * 0.235, w * 0.52, TUB + 0.9, top - 1.4, z + side * 0.5);
  for (const side of [-1, 1])
    put(group, rod(0.4, 14, 0.1, 18), metal, { x: side * w * 0.44, y: TUB + 22, z: z + side * 1.7 });
}

/** One fixed pane by the shower end, open beside it. */
function panel(group: Group, metal: Material, w: number, z: number, h: number): void {
  const top = Math.min(h - 6, TUB + 56);
  pane(group, -w / 2 + w * 0.28, w * 0.55, TUB + 0.3, top, z);
  put(group, box(0.8, top - TUB, 1, 0.06), metal, { x: -w / 2 + 0.4, y: (top + TUB) / 2, z });
  put(group, box(w * 0.55, 0.5, 0.9, 0.05), metal, { x: -w / 2 + w * 0.28, y: TUB + 0.25, z });
}

function pane(group: Group, x: number, w: number, y0: number, y1: number, z: number): void {
  put(group, box(w, y1 - y0, 0.3, 0.02), clearGlass("#9fc2b4", 0.13), { x, y: (y0 + y1) / 2, z });
  const edge = glassEdge();
  for (const s of [-1, 1])
    put(group, box(0.16, y1 - y0, 0.36, 0.03), edge, { x: x + s * (w / 2 - 0.06), y: (y0 + y1) / 2, z });
  put(group, box(w, 0.14, 0.36, 0.03), edge, { x, y: y1 - 0.06, z });
}
