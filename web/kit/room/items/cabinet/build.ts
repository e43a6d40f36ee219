import { Group } from "three";
import {
  boxDepth,
  cabinetFaces,
  endsOf,
  formOf,
  hasBackPanels,
  toeOf,
} from "../../../../../domain/room/cabinetry/faces.ts";
import type { Front } from "../../../../../domain/room/cabinetry/fronts.ts";
import { BOARD, GAP } from "../../../../../domain/room/cabinetry/measures.ts";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box } from "../parts/solids.ts";
import { clearGlass, plastic } from "../parts/stock-materials.ts";
import { type Box, backdrop, carcass, type Stock, shelves } from "./carcass.ts";
import { cornerCarcass } from "./corner.ts";
import { buildFront, type DoorStyle, type FrontStock } from "./doors.ts";
import { overhangSupports } from "./island.ts";

/**
 * Base, wall and tall cabinets, islands and peninsulas without their countertop. Params: `form`, `layout`, `door`,
 * `mullions` of glass doors, `ends` that wear panels (left, right, both), `overhang_in` for stools. They stand on
 * y = 0; a wall cabinet has its back on z = 0 and its lower edge on y = 0.
 */
export function buildCabinet(params: ItemParams, finish: string): Group {
  const group = new Group();
  const stock: Stock & FrontStock = {
    ...materials(finish),
    inside: calm(finishMaterial(showsInside(params) ? finish : "maple")),
  };
  if (text(params, "layout") === "corner") cornerCarcass(group, stock, params);
  else straight(group, stock, params);
  const style = text(params, "door", "shaker") as DoorStyle;
  for (const face of cabinetFaces(params)) {
    const side = new Group();
    for (const front of face.fronts) {
      if (front.kind === "open") continue;
      const plain = front.kind === "panel" && (style === "glass" || style === "reeded");
      put(side, buildFront(front, plain ? "slab" : style, stock, text(params, "mullions")), null, {
        x: front.x,
        y: front.y,
      });
    }
    put(group, side, null, { x: face.x, z: face.z, ry: face.turn_deg });
  }
  overhangSupports(group, stock, params);
  return group;
}

const showsInside = (params: ItemParams): boolean =>
  text(params, "door") === "glass" || ["open", "corner-open"].includes(text(params, "layout"));

function materials(finish: string): FrontStock & { outside: FrontStock["material"] } {
  const material = calm(finishMaterial(finish));
  return {
    material,
    outside: material,
    dark: plastic("#14120f", 0.9),
    glass: clearGlass("#dfeae6", 0.12),
    grained: isWood(finish),
  };
}

/** Cabinet paint and lacquer are satin, whatever the same color is on china. */
function calm<T extends ReturnType<typeof finishMaterial>>(material: T): T {
  if (material.metalness > 0.5 || material.map) return material;
  material.roughness = 0.42;
  material.clearcoat = 0.18;
  material.clearcoatRoughness = 0.3;
  return material;
}

function straight(group: Group, stock: Stock & FrontStock, params: ItemParams): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const ends = endsOf(params);
  const wall = formOf(params) === "wall" ? d / 2 : 0;
  const front = d / 2 - BOARD + wall;
  const at: Box = {
    x0: -w / 2 + (ends.left ? BOARD : 0),
    x1: w / 2 - (ends.right ? BOARD : 0),
    z0: d / 2 - boxDepth(params) + wall,
    z1: front,
    y0: 0,
    y1: h,
  };
  const toe = toeOf(params);
  const see = showsInside(params);
  // a counter covers the others
  const lid = hasBackPanels(params) ? stock.inside : formOf(params) === "tall" ? stock.outside : undefined;
  carcass(group, stock, at, toe, see, lid);
  const fronts = cabinetFaces(params)[0]!.fronts;
  for (const one of fronts) {
    const area = areaOf(one, at);
    if (one.kind === "open") opening(group, stock, params, area);
    else if (!(see && one.kind === "door")) backdrop(group, stock.dark, area, at, front);
  }
  if (see && text(params, "layout") !== "open")
    shelves(group, stock, { ...at, y0: toe }, Math.round((h - toe) / 13) - 1);
  if (hasBackPanels(params))
    put(group, box(w - 0.2, h - 0.2, 0.1, 0.02), stock.dark, { y: h / 2, z: at.z0 + 0.02 });
}

const areaOf = (front: Front, at: Box): Box => ({
  ...at,
  x0: (at.x0 + at.x1) / 2 + front.x - front.width / 2 - GAP / 2,
  x1: (at.x0 + at.x1) / 2 + front.x + front.width / 2 + GAP / 2,
  y0: front.y - front.height / 2 - GAP / 2,
  y1: front.y + front.height / 2 + GAP / 2,
});

/** Open parts: shelves, an oven's opening, the space of an apron sink. */
function opening(group: Group, stock: Stock & FrontStock, params: ItemParams, area: Box): void {
  const layout = text(params, "layout");
  if (layout === "open") {
    shelves(group, stock, area, Math.max(1, Math.round((area.y1 - area.y0) / 12) - 1));
    faceEdges(group, stock, area);
    return;
  }
  for (const y of [area.y0 + BOARD / 2, area.y1 - BOARD / 2])
    put(group, box(area.x1 - area.x0 - 0.1, BOARD, area.z1 - area.z0 - 0.4, 0.03), stock.inside, {
      x: (area.x0 + area.x1) / 2,
      y,
      z: (area.z0 + area.z1) / 2,
    });
  faceEdges(group, stock, area);
}

/** An open part's edges come forward to where the doors of its neighbors are. */
function faceEdges(group: Group, stock: FrontStock, { x0, x1, y0, y1, z1 }: Box): void {
  const w = x1 - x0;
  for (const side of [-1, 1])
    put(group, box(BOARD, y1 - y0, BOARD, 0.04), stock.material, {
      x: (x0 + x1) / 2 + side * (w / 2 - BOARD / 2),
      y: (y0 + y1) / 2,
      z: z1 + BOARD / 2,
    });
  for (const y of [y0 + BOARD / 2, y1 - BOARD / 2])
    put(group, box(w - 2 * BOARD, BOARD, BOARD, 0.04), stock.material, {
      x: (x0 + x1) / 2,
      y,
      z: z1 + BOARD / 2,
    });
}
