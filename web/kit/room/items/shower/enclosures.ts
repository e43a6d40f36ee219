import { Group, type Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { drain } from "../parts/basin.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { loft, rectRing } from "../parts/loft.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { bar, box, plate, rod, type Section, tube } from "../parts/solids.ts";
import { clearGlass, glassEdge } from "../parts/stock-materials.ts";
import type { Fittings } from "./heads.ts";

type Glazing = Fittings & { glass: Material; edge: Material };

/** Glass doors, panels and corner enclosures standing on y = 0. */
export function enclosure(group: Group, params: ItemParams, f: Fittings): void {
  const glazing: Glazing = { ...f, glass: clearGlass("#9fc2b4", 0.13), edge: glassEdge() };
  (forms[text(params, "form")] ?? forms["door-panel"]!)(group, params, glazing);
}

/** A pane of 3/8 in. with its green edges, centered at x, from y up, on the plane z. */
function pane(group: Group, g: Glazing, x: number, y: number, w: number, h: number, z: number): void {
  put(group, box(w, h, 0.3, 0.02), g.glass, { x, y: y + h / 2, z });
  for (const s of [-1, 1])
    put(group, box(0.16, h, 0.38, 0.03), g.edge, { x: x + s * (w / 2 - 0.06), y: y + h / 2, z });
  put(group, box(w, 0.14, 0.38, 0.03), g.edge, { x, y: y + h - 0.06, z });
}

function ladderPull(group: Group, g: Glazing, x: number, y: number, z: number, long = 8): void {
  for (const s of [-1, 1])
    put(
      group,
      tube(
        bentPath(
          [
            [x, y - long / 2, z],
            [x, y - long / 2, z + s * 1.8],
            [x, y + long / 2, z + s * 1.8],
            [x, y + long / 2, z],
          ],
          0.4,
          5,
        ),
        0.36,
        14,
      ),
      g.metal,
    );
}

function hinge(group: Group, g: Glazing, x: number, y: number, z: number): void {
  put(group, box(3.4, 3.4, 0.9, 0.12, 2), g.metal, { x, y, z });
  put(group, rod(0.3, 3.5, 0.06, 16), g.metal, { x: x - 1.2, y: y - 1.75, z });
}

const forms: Record<string, (group: Group, params: ItemParams, g: Glazing) => void> = {
  "door-sliding"(group, params, g) {
    const { width_in: w, height_in: h } = params;
    put(group, box(w, 1.6, 0.6, 0.12, 2), g.metal, { y: h - 3.4, z: 0 });
    pane(group, g, -w * 0.24, 0.8, w * 0.52, h - 3, -0.6);
    pane(group, g, w * 0.22, 1, w * 0.54, h - 1.2, 0.8);
    for (const x of [w * 0.04, w * 0.4]) {
      put(group, rod(1.5, 0.6, 0.1, 36), g.metal, { x, y: h - 2, z: 0.9, rx: 90 });
      put(group, rod(0.6, 0.8, 0.06, 24), g.dark, { x, y: h - 2, z: 0.9, rx: 90 });
    }
    for (const x of [-w * 0.44, -w * 0.06])
      put(group, rod(0.8, 1.2, 0.08, 24), g.metal, { x, y: h - 3.4, z: -0.8, rx: 90 });
    put(group, box(w, 0.7, 1.6, 0.08), g.metal, { y: 0.35 });
    put(group, rod(0.7, 1.6, 0.1, 20), g.metal, { x: w * 0.45, y: h * 0.5, z: 0.8, rx: 90 });
    ladderPull(group, g, w * 0.02, h * 0.5, 0.8, 10);
    for (const s of [-1, 1])
      put(group, box(0.6, h - 4, 0.9, 0.06), g.metal, { x: s * (w / 2 - 0.3), y: (h - 4) / 2 });
  },
  "door-framed"(group, params, g) {
    const { width_in: w, height_in: h } = params;
    for (const s of [-1, 1])
      put(group, box(1.3, h, 2.6, 0.12, 2), g.metal, { x: s * (w / 2 - 0.65), y: h / 2 });
    put(group, box(w, 2, 2.8, 0.14, 2), g.metal, { y: h - 1 });
    put(group, box(w, 1.4, 2.8, 0.14, 2), g.metal, { y: 0.7 });
    for (const [x, z] of [
      [-w * 0.235, -0.6],
      [w * 0.235, 0.6],
    ] as const) {
      const pw = w * 0.51;
      pane(group, g, x, 1.4, pw, h - 3.4, z);
      for (const s of [-1, 1])
        put(group, box(0.9, h - 3.4, 0.7, 0.08), g.metal, { x: x + (s * (pw - 0.9)) / 2, y: h / 2 - 0.3, z });
      put(group, box(pw, 0.9, 0.7, 0.08), g.metal, { x, y: 1.8, z });
    }
    put(group, rod(0.45, w * 0.44, 0.08, 18), g.metal, { x: w * 0.02, y: h * 0.52, z: 2.2, rz: -90 });
    for (const x of [w * 0.05, w * 0.43])
      put(group, rod(0.35, 1.6, 0.04, 14), g.metal, { x, y: h * 0.52, z: 0.7, rx: 90 });
  },
  "door-hinged"(group, params, g) {
    const { width_in: w, height_in: h } = params;
    pane(group, g, 0.4, 0.5, w - 2.4, h - 0.6, 0);
    for (const y of [h * 0.15, h * 0.85]) {
      hinge(group, g, -w / 2 + 2.6, y, 0);
      put(group, box(0.7, 3.8, 3, 0.12, 2), g.metal, { x: -w / 2 + 0.4, y });
    }
    ladderPull(group, g, w / 2 - 4, h * 0.5, 0);
    put(group, box(w - 2.4, 0.5, 0.7, 0.05), g.edge, { x: 0.4, y: 0.25 });
  },
  "door-grid"(group, params, g) {
    const { width_in: w, height_in: h } = params;
    pane(group, g, 0, 0.6, w - 1.4, h - 1.2, 0);
    for (const s of [-1, 1])
      put(group, box(1.4, h, 1.6, 0.1, 2), g.metal, { x: s * (w / 2 - 0.7), y: h / 2 });
    for (const y of [0.7, h - 0.7]) put(group, box(w, 1.4, 1.6, 0.1, 2), g.metal, { y });
    for (let i = 1; i < 3; i++)
      put(group, box(0.8, h - 2, 0.9, 0.06), g.metal, { x: -w / 2 + (w * i) / 3, y: h / 2 });
    for (let i = 1; i < 5; i++) put(group, box(w - 2, 0.8, 0.9, 0.06), g.metal, { y: (h * i) / 5 });
  },
  "door-panel"(group, params, g) {
    const { width_in: w, height_in: h, depth_in: d } = params;
    pane(group, g, 0, 0.3, w - 0.6, h - 0.6, d / 2 - 0.6);
    put(group, box(0.8, h - 0.2, 1.1, 0.08), g.metal, { x: -w / 2 + 0.4, y: h / 2, z: d / 2 - 0.6 });
    put(group, box(w, 0.5, 0.9, 0.06), g.metal, { y: 0.25, z: d / 2 - 0.6 });
    put(
      group,
      bar(
        [new Vector3(w / 2 - 3, h - 0.7, d / 2 - 0.6), new Vector3(-w / 2 + 4, h - 0.7, -d / 2)],
        0.7,
        0.7,
        0.08,
      ),
      g.metal,
    );
    put(group, box(1.6, 1.6, 1.2, 0.1), g.metal, { x: w / 2 - 3, y: h - 0.8, z: d / 2 - 0.6 });
    put(group, rod(1.1, 0.4, 0.06, 28), g.metal, { x: -w / 2 + 4, y: h - 0.7, z: -d / 2, rx: 90 });
  },
  enclosure(group, params, g) {
    const { width_in: w, depth_in: d, height_in: h } = params;
    pane(group, g, -w * 0.16, 0.6, w * 0.66, h - 0.8, d / 2 - 0.6);
    pane(group, g, w * 0.34, 0.6, w * 0.3, h - 0.8, d / 2 - 0.6);
    const side = new Group();
    pane(side, g, 0, 0.6, d - 1.4, h - 0.8, 0);
    put(group, side, null, { x: w / 2 - 0.6, ry: 90, z: 0 });
    for (const y of [h * 0.15, h * 0.85]) hinge(group, g, w * 0.185, y, d / 2 - 0.6);
    ladderPull(group, g, -w / 2 + 5, h * 0.5, d / 2 - 0.6);
    put(group, box(w, 0.6, 1, 0.06), g.metal, { y: 0.3, z: d / 2 - 0.6 });
    put(group, box(1, 0.6, d, 0.06), g.metal, { x: w / 2 - 0.6, y: 0.3 });
    put(group, box(0.8, h, 1, 0.06), g.metal, { x: -w / 2 + 0.4, y: h / 2, z: d / 2 - 0.6 });
    put(group, box(1, h, 0.8, 0.06), g.metal, { x: w / 2 - 0.6, y: h / 2, z: -d / 2 + 0.4 });
  },
  "enclosure-neo"(group, params, g) {
    const { width_in: w, height_in: h } = params;
    const half = w / 2;
    const cut = w * 0.34;
    const legs = [
      { x: -half + cut * 0.5 + 0.3, z: half - 0.5, w: w - cut * 1.5, turn: 0 },
      { x: half - 0.5, z: -half + cut * 0.5 + 0.3, w: w - cut * 1.5, turn: 90 },
    ];
    for (const leg of legs) {
      const part = new Group();
      pane(part, g, 0, 0.8, leg.w, h - 1.6, 0);
      for (const y of [0.5, h - 0.5]) put(part, box(leg.w, 1, 1.2, 0.08), g.metal, { y });
      for (const s of [-1, 1]) put(part, box(1, h, 1.2, 0.08), g.metal, { x: (s * leg.w) / 2, y: h / 2 });
      put(group, part, null, {
        x: leg.turn ? half - 0.5 : -half + leg.w / 2,
        z: leg.turn ? -half + leg.w / 2 : half - 0.5,
        ry: leg.turn,
      });
    }
    const from = new Vector3(-half + legs[0]!.w, 0, half - 0.5);
    const to = new Vector3(half - 0.5, 0, -half + legs[0]!.w);
    const middle = from.clone().add(to).multiplyScalar(0.5);
    const long = from.distanceTo(to);
    const door = new Group();
    pane(door, g, 0, 0.8, long - 1.4, h - 1.6, 0);
    for (const y of [0.5, h - 0.5]) put(door, box(long, 1, 1.2, 0.08), g.metal, { y });
    for (const s of [-1, 1])
      put(door, box(0.8, h - 1.6, 0.8, 0.06), g.metal, { x: s * (long / 2 - 1), y: h / 2 });
    ladderPull(door, g, -long / 2 + 3.6, h * 0.5, 0);
    put(group, door, null, { x: middle.x, z: middle.z, ry: 45 });
  },
};

/** Shower bases: raised edge, floor falling to the drain. */
export function showerBase(group: Group, params: ItemParams, finish: string, f: Fittings): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const body = finishMaterial(finish);
  const place = text(params, "drain");
  if (place === "corner") {
    const half = w / 2;
    const cut = w * 0.36;
    const outline: Section = [
      [-half, half],
      [-half, -half],
      [half - cut, -half],
      [half, -half + cut],
      [half, half],
    ];
    const inner: Section = outline.map(([x, y]) => [x * 0.9 - 0.2, y * 0.9 + 0.2] as const);
    const rim = plate(outline, h, 0.5, [inner]);
    rim.rotateX(-Math.PI / 2);
    put(group, rim, body, { y: h / 2 });
    const floor = plate(inner, h * 0.45, 0.05);
    floor.rotateX(-Math.PI / 2);
    put(group, floor, body, { y: h * 0.23 });
    drain(group, finishMaterial("chrome"), f.dark, 2, { y: h * 0.46 });
    return;
  }
  const edge = place === "linear" ? 0.9 : 2.2;
  const at = (inset: number, y: number, corner: number) =>
    rectRing(w - inset * 2, d - inset * 2, corner, y, 7);
  const lip = h * (place === "linear" ? 0.75 : 0.4);
  put(
    group,
    loft(
      [
        at(0, 0, 0.5),
        at(0, h - 0.4, 0.5),
        at(0.12, h - 0.12, 0.6),
        at(0.4, h, 0.7),
        at(edge - 0.4, h, 0.9),
        at(edge, h - 0.2, 1),
        at(edge + 0.4, lip + 0.3, 1.6),
        at(edge + 1.1, lip, 2),
        at(Math.min(w, d) * 0.3, lip - 0.25, 2),
        at(Math.min(w, d) * 0.47, lip - 0.4, 0.6),
      ],
      { start: true, end: true },
    ),
    body,
  );
  if (place === "linear") {
    put(group, box(w * 0.62, 0.16, 2.6, 0.04), finishMaterial("stainless"), { y: lip + 0.02, z: -d / 2 + 4 });
    for (let i = 0; i < 22; i++)
      put(group, box(0.5, 0.04, 1.6, 0.01), f.dark, {
        x: -w * 0.28 + i * w * 0.0267,
        y: lip + 0.11,
        z: -d / 2 + 4,
      });
    return;
  }
  drain(group, finishMaterial("chrome"), f.dark, 2.1, { y: lip - 0.35 });
}
