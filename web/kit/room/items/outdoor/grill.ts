import { Group, type Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { box, rod, turned } from "../parts/solids.ts";
import { castIron, plastic, rubber } from "../parts/stock-materials.ts";

type GrillKit = { steel: Material; dark: Material; iron: Material; knob: Material };

/** Gas grills "cart" and "built-in" (its trim rests on the counter at y = 0 of the model's foot), and "kamado" eggs. */
export function buildGrill(params: ItemParams, finish: string): Group {
  const group = new Group();
  const kit: GrillKit = {
    steel: finishMaterial(finish),
    dark: plastic("#1a1a1b", 0.5),
    iron: castIron(),
    knob: finishMaterial("stainless"),
  };
  const form = text(params, "form", "cart");
  if (form === "kamado") kamado(group, params, finish, kit);
  else if (form === "built-in")
    head(group, params, kit, { w: params.width_in, d: params.depth_in, y0: 0, y1: params.height_in });
  else cart(group, params, kit);
  return group;
}

type Room = { w: number; d: number; y0: number; y1: number };

/** Firebox with knobs under a curved lid with a bar handle and a thermometer. */
function head(group: Group, params: ItemParams, kit: GrillKit, { w, d, y0, y1 }: Room): void {
  const box0 = Math.min(9.5, (y1 - y0) * 0.44);
  const lidY = y0 + box0;
  put(group, box(w, box0, d - 3, 0.2, 2), kit.steel, { y: y0 + box0 / 2, z: -1 });
  put(group, box(w, box0 * 0.72, 2.6, 0.3, 3), kit.steel, { y: y0 + box0 * 0.5, z: d / 2 - 2 });
  const knobs = number(params, "burners", 4);
  for (let i = 0; i < knobs; i++) {
    const x = ((i + 0.5) / knobs - 0.5) * w * 0.86;
    put(
      group,
      turned(
        [
          [0, 0],
          [1.35, 0],
          [1.3, 0.4],
          [1, 0.55],
          [0.94, 1.3],
          [0, 1.35],
        ],
        0.08,
        28,
      ),
      kit.knob,
      { x, y: y0 + box0 * 0.5, z: d / 2 - 0.75, rx: 90 },
    );
    put(group, rod(1.55, 0.1, 0.03, 28), kit.dark, { x, y: y0 + box0 * 0.5, z: d / 2 - 0.75, rx: 90 });
  }
  put(group, box(w - 1, 0.5, d - 4, 0.1), kit.iron, { y: lidY, z: -1 });
  const lidH = y1 - lidY;
  const deep = d - 4;
  const profile = (t: number): [number, number] => {
    const a = t * Math.PI;
    return [Math.cos(a) * (deep / 2) * (t < 0.5 ? 1 : 0.96), Math.sin(a) ** 0.62 * lidH];
  };
  const lid = sheet(
    2,
    26,
    (u, v) => {
      const [z, y] = profile(v);
      return new Vector3((u - 0.5) * (w - 0.6), lidY + 0.3 + y * 0.985, z - 1);
    },
    { thick: 0.35 },
  );
  put(group, lid, kit.steel);
  for (const s of [-1, 1]) {
    const end = sheet(
      26,
      2,
      (u, v) => {
        const [z, y] = profile(u);
        return new Vector3(s * (w / 2 - 0.45), lidY + 0.3 + y * 0.975 * v, z - 1);
      },
      { thick: 0.4 },
    );
    put(group, end, text(params, "ends") === "black" ? kit.dark : kit.steel);
  }
  const hy = lidY + lidH * 0.36;
  const hz = deep / 2 + 0.9;
  put(group, rod(0.5, w * 0.84, 0.1, 20), kit.knob, { x: -w * 0.42, y: hy, z: hz + 0.6, rz: -90 });
  for (const s of [-1, 1])
    put(group, rod(0.42, 2.4, 0.06, 14), kit.knob, { x: s * w * 0.38, y: hy, z: hz - 1.7, rx: 90 });
  put(
    group,
    turned(
      [
        [0, 0],
        [1.4, 0],
        [1.4, 0.3],
        [1.15, 0.3],
        [0, 0.22],
      ],
      0.05,
      28,
    ),
    kit.knob,
    { y: lidY + lidH * 0.62, z: deep / 2 - 1.35, rx: 62 },
  );
}

/** A grill on a cabinet with doors, shelves at the sides, casters. */
function cart(group: Group, params: ItemParams, kit: GrillKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const shelf = flag(params, "no_shelves") ? 0 : Math.max(9, w * 0.2);
  const body = w - shelf * 2;
  const top = 36;
  const tyres = rubber();
  const room = new Group();
  head(room, params, kit, { w: body, d: d - 1, y0: 27.5, y1: h });
  put(group, room, null, {});
  put(group, box(body - 1, 24.5, d - 5, 0.2, 2), kit.dark, { y: 3 + 12.2, z: -1 });
  for (const s of [-1, 1]) {
    put(group, box(body / 2 - 0.6, 22.6, 0.9, 0.15, 2), kit.steel, {
      x: (s * body) / 4,
      y: 15.4,
      z: d / 2 - 3.2,
    });
    put(group, rod(0.36, 10, 0.08, 14), kit.knob, { x: s * 1.6, y: 14, z: d / 2 - 1.9 });
    for (const y of [15, 23])
      put(group, rod(0.26, 1.1, 0.04, 10), kit.knob, { x: s * 1.6, y, z: d / 2 - 2.9, rx: 90 });
    if (shelf > 0) {
      put(group, box(shelf, 1.4, d - 5, 0.3, 2), kit.steel, { x: s * (w / 2 - shelf / 2), y: top, z: -0.6 });
      put(group, box(shelf - 0.4, 2.2, 0.8, 0.3, 2), kit.steel, {
        x: s * (w / 2 - shelf / 2),
        y: top - 0.4,
        z: d / 2 - 2.8,
      });
    }
    for (const z of [-d / 2 + 5, d / 2 - 6])
      put(group, rod(1.5, 1, 0.2, 20), tyres, { x: s * (body / 2 - 2.4) - 0.5, y: 1.5, z, rz: -90 });
  }
}

/** Ceramic egg on a stand with side tables of wood. */
function kamado(group: Group, params: ItemParams, finish: string, kit: GrillKit): void {
  const { width_in: w, height_in: h } = params;
  const r = w * 0.27;
  const y = h - r * 2.75;
  const teak = finishMaterial("teak");
  egg(group, finish, kit, r, y, h);
  put(group, box(r * 0.9, 1.2, 1.2, 0.4, 3), teak, { y: y + r * 1.62, z: r + 1.6 });
  put(group, rod(1.3, 0.3, 0.08, 24), kit.knob, { y: y + r * 1.86, z: r * 0.86, rx: 60 });
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + Math.PI / 4;
    const at = { x: Math.cos(a) * r * 0.92, y: (y + r * 0.7) / 2, z: Math.sin(a) * r * 0.92 };
    put(group, box(1, y + r * 0.7, 1, 0.1), kit.dark, at);
  }
  put(group, box(r * 1.6, 0.8, r * 1.6, 0.1), kit.dark, { y: y - 0.6 });
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const at = { x: s * (r + 1.6 + i * ((w / 2 - r - 2.6) / 4)), y: y + r * 1.24 };
      put(group, box(2.6, 0.9, r * 1.5, 0.12), teak, at);
    }
}

/** The glazed shell in two halves with its bands and the vent on top. */
function egg(group: Group, finish: string, kit: GrillKit, r: number, y: number, h: number): void {
  const glaze = finishMaterial(finish);
  glaze.clearcoat = 1;
  glaze.clearcoatRoughness = 0.08;
  const lower: [number, number][] = [
    [0, 0],
    [r * 0.5, 0],
    [r * 0.86, r * 0.5],
    [r, r * 1.15],
    [r, r * 1.3],
    [0, r * 1.3],
  ];
  const upper: [number, number][] = [
    [0, 0],
    [r, 0],
    [r * 0.98, r * 0.3],
    [r * 0.7, r * 0.95],
    [r * 0.3, r * 1.22],
    [0, r * 1.24],
  ];
  put(group, turned(lower, 0.5, 44), glaze, { y });
  put(group, turned(upper, 0.8, 44), glaze, { y: y + r * 1.34 });
  const band: [number, number][] = [
    [r * 0.99, 0],
    [r * 1.03, 0.1],
    [r * 1.03, 0.9],
    [r * 0.99, 1],
  ];
  for (const dy of [1.26, 1.36]) put(group, turned(band, 0.1, 44), kit.dark, { y: y + r * dy });
  const vent: [number, number][] = [
    [0, 0],
    [r * 0.3, 0],
    [r * 0.3, 1.2],
    [r * 0.36, 1.4],
    [r * 0.3, 2],
    [0, 2.2],
  ];
  put(group, turned(vent, 0.15, 28), kit.iron, { y: h - 2.2 });
}
