import { Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isMetal, isWood } from "../parts/finish-materials.ts";
import { front, pull } from "../parts/fronts.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, box, plate, rectSection, rod, tube } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";
import { baseHeight, metalFrame, postLegs, vanityBase } from "./base.ts";
import { frontsFor } from "./layout.ts";
import { VESSEL, vanityTop } from "./top.ts";

const warmPulls = new Set(["navy", "sage", "forest-green", "walnut", "clay-pink", "espresso", "charcoal"]);

/** Hardware that suits the finish, as a maker would supply it. */
function pullFinish(finish: string): string {
  if (isMetal(finish)) return finish;
  if (warmPulls.has(finish)) return "brushed-gold";
  return isWood(finish) || finish === "matte-white" ? "matte-black" : "brushed-nickel";
}

/** Vanity with top and bowls. Stands on y = 0, or hangs with its back on the plane z = -depth/2. */
export function buildVanity(params: ItemParams, finish: string): Group {
  const group = new Group();
  const base = text(params, "base");
  const layout = text(params, "layout");
  const metalFramed = isMetal(finish) || base === "frame" || base === "rail";
  const wood = metalFramed ? finishMaterial("walnut") : finishMaterial(finish);
  const metal = finishMaterial(metalFramed ? finish : pullFinish(finish));
  const dark = plastic("#17140f", 0.8);
  const thick = text(params, "top") === "integrated" ? 0.9 : text(params, "top") === "wood" ? 1.6 : 1.2;
  const topY = params.height_in - (text(params, "sink").startsWith("vessel") ? VESSEL : 0);
  const w = params.width_in - 1;
  const d = params.depth_in - 1;
  const under = topY - thick;
  const y0 = baseHeight[base] ?? 0;
  vanityTop(group, params, topY, thick);
  if (layout === "console" || layout === "console-drawer") {
    metalFrame(group, metal, w, d, under, base === "rail", base === "rail" ? null : wood);
    if (layout === "console-drawer")
      cabinet(group, params, wood, metal, dark, { w: w - 2.4, d: d - 1.4, y0: under - 7, y1: under - 0.1 });
    else trap(group, metal, under, base === "rail");
    return group;
  }
  if (layout === "open-shelf") {
    postLegs(group, wood, w, d, under, base === "turned");
    cabinet(group, params, wood, metal, dark, { w: w - 0.4, d: d - 0.8, y0: under - 8.5, y1: under });
    return group;
  }
  if (base === "wall-shelf") {
    put(group, grain(box(w, 1.4, d, 0.06), "x", 5), wood, { y: 0.7 });
    for (const side of [-1, 1])
      put(group, grain(box(1.4, under - 1.4, d, 0.06), "y", side), wood, {
        x: side * (w / 2 - 0.7),
        y: under / 2 + 0.7,
      });
    cabinet(group, params, wood, metal, dark, { w: w - 2.9, d: d - 0.4, y0: under - 6.6, y1: under - 0.05 });
    return group;
  }
  vanityBase(group, base, wood, dark, metal, w, d, y0);
  cabinet(group, params, wood, metal, dark, { w, d, y0, y1: under });
  return group;
}

type Carcass = { w: number; d: number; y0: number; y1: number };

function cabinet(
  group: Group,
  params: ItemParams,
  wood: Material,
  metal: Material,
  dark: Material,
  at: Carcass,
): void {
  const { w, d, y0, y1 } = at;
  const style = text(params, "front");
  const faceZ = d / 2 - 0.75;
  const channel = text(params, "pull") === "channel" || text(params, "pull") === "edge" ? 0.5 : 0.06;
  if (params.rounded === true) {
    roundedBody(group, wood, metal, dark, at);
    return;
  }
  put(group, box(w - 1.3, y1 - y0 - 0.2, 0.1, 0.02), dark, { y: (y0 + y1) / 2, z: faceZ - 0.08 });
  put(group, box(w - 1.3, y1 - y0 - 0.2, 0.1, 0.02), dark, { y: (y0 + y1) / 2, z: -d / 2 + 0.3 });
  for (const side of [-1, 1])
    put(group, grain(box(0.75, y1 - y0, d - 0.8, 0.04), "y", side * 2.3), wood, {
      x: side * (w / 2 - 0.375),
      y: (y0 + y1) / 2,
      z: -0.4,
    });
  put(group, grain(box(w - 1.5, 0.75, d - 0.9, 0.03), "x", 7), wood, { y: y0 + 0.375, z: -0.4 });
  const fullOverlay = ["slab", "fluted", "slat"].includes(style);
  const border = fullOverlay ? 0.02 : 1.1;
  if (!fullOverlay) {
    for (const side of [-1, 1])
      put(group, grain(box(border, y1 - y0, 0.75, 0.04), "y", side), wood, {
        x: side * (w / 2 - border / 2),
        y: (y0 + y1) / 2,
        z: faceZ + 0.3,
      });
    for (const y of [y0 + border / 2, y1 - border / 2])
      put(group, grain(box(w - 2 * border, border, 0.75, 0.04), "x", y), wood, { y, z: faceZ + 0.3 });
  }
  const faces = frontsFor(text(params, "layout"), {
    x0: -w / 2 + border,
    x1: w / 2 - border,
    y0: y0 + border,
    y1: y1 - Math.max(border, channel),
  });
  for (const face of faces) {
    const fitted =
      text(params, "pull") === "channel" && face.drawer ? { ...face, height: face.height - 0.55 } : face;
    front(group, wood, dark, fitted, style, faceZ);
    pull(group, metal, dark, fitted, text(params, "pull"), faceZ + (style === "fluted" ? 0.85 : 0.75));
  }
}

/** A reeded body with rounded front corners and two doors. */
function roundedBody(
  group: Group,
  wood: Material,
  metal: Material,
  dark: Material,
  { w, d, y0, y1 }: Carcass,
): void {
  const h = y1 - y0;
  const outline = rectSection(w - 0.7, d - 0.7, 6.6, 14);
  const body = plate(outline, h - 7, 0.03);
  body.rotateX(-Math.PI / 2);
  put(group, grain(body, "y", 4), wood, { y: (y0 + y1) / 2 - 3.5 });
  const length = outline.reduce(
    (sum, [x, z], i) => sum + Math.hypot(x - outline.at(i - 1)![0], z - outline.at(i - 1)![1]),
    0,
  );
  const count = Math.round(length / 0.8);
  let leg = 0;
  let walked = 0;
  for (let i = 0; i < count; i++) {
    const want = (length * i) / count;
    let [a, b] = [outline[leg]!, outline[(leg + 1) % outline.length]!];
    while (walked + Math.hypot(b[0] - a[0], b[1] - a[1]) < want) {
      walked += Math.hypot(b[0] - a[0], b[1] - a[1]);
      leg += 1;
      [a, b] = [outline[leg % outline.length]!, outline[(leg + 1) % outline.length]!];
    }
    const t = (want - walked) / Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1]));
    put(group, grain(rod(0.38, h - 0.3, 0.1, 10), "y", i * 0.3), wood, {
      x: a[0] + (b[0] - a[0]) * t,
      y: y0 + 0.1,
      z: -(a[1] + (b[1] - a[1]) * t),
    });
  }
  put(group, box(0.14, h - 0.6, 0.3, 0.02), dark, { y: (y0 + y1) / 2, z: d / 2 - 0.02 });
  for (const side of [-1, 1]) put(group, ball(0.6, 20), metal, { x: side * 1.5, y: y1 - 6, z: d / 2 + 0.6 });
}

/** The polished trap that a console shows. */
function trap(group: Group, metal: Material, under: number, _bright: boolean): void {
  const y = under - 4.4;
  put(
    group,
    tube(
      bentPath(
        [
          [0, y, 0.6],
          [0, y - 5, 0.6],
          [0, y - 5, -2.4],
          [0, y - 1.4, -2.4],
          [0, y - 1.4, -8],
        ],
        1.4,
        7,
      ),
      0.66,
      16,
    ),
    metal,
  );
  for (const dy of [0, -3.2])
    put(
      group,
      tube(
        bentPath(
          [
            [0, y + dy, 0.6],
            [0, y + dy - 0.8, 0.6],
          ],
          0.1,
        ),
        0.86,
        16,
      ),
      metal,
    );
}
