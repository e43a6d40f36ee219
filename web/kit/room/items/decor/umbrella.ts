import { type Group, type Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { rod, tube, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";

/** An open canopy: how many ribs, how far their tips are from the pole, the rim's height and the top above it. */
type Canopy = { ribs: number; r: number; rim: number; rise: number };

/** Market umbrella, open: canopy of sewn gores on its ribs, pole, weighted base. */
export function umbrella(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, height_in: h } = params;
  const cloth = finishMaterial(finish);
  const pole = finishMaterial(text(params, "pole", "teak"));
  const square = text(params, "shape") === "square";
  // the ribs' tips stand on a circle, the catalog measures from side to side
  const r = square ? w * Math.SQRT1_2 : w / 2 / Math.cos(Math.PI / 8);
  const rim = h - Math.min(20, r * 0.36) - 3;
  const open: Canopy = { ribs: square ? 4 : 8, r, rim, rise: h - 3 - rim };
  const repeat = repeatOf(cloth);
  put(group, gores(open, 0.1, 1, 0, repeat), cloth);
  put(group, gores(open, 0.01, 0.2, 1.6, repeat), cloth);
  put(group, valance(open, repeat), cloth);
  frame(group, pole, open, h);
}

/** Where a place of the rim lies: between two ribs the cloth runs straight, and sags a little. */
function onRim({ ribs }: Canopy, u: number): { a: number; straight: number; sag: number } {
  const between = ((u * ribs) % 1) * 2 - 1;
  return {
    a: u * Math.PI * 2 + Math.PI / ribs,
    straight: Math.cos(Math.PI / ribs) / Math.cos((between * Math.PI) / ribs),
    sag: (1 - between * between) * 1.1,
  };
}

function gores(open: Canopy, from: number, to: number, lift: number, repeat: number) {
  const { ribs, r, rim, rise } = open;
  return sheet(
    ribs * 6,
    10,
    (u, v) => {
      const { a, straight, sag } = onRim(open, u);
      const t = from + (to - from) * v;
      const y = rim + lift + rise * (1 - t) - sag * t - 1.2 * Math.sin(t * Math.PI) * 0.5;
      return new Vector3(Math.cos(a) * r * t * straight, y, Math.sin(a) * r * t * straight);
    },
    { repeat },
  );
}

function valance(open: Canopy, repeat: number) {
  const { ribs, r, rim } = open;
  return sheet(
    ribs * 6,
    2,
    (u, v) => {
      const { a, straight, sag } = onRim(open, u);
      return new Vector3(Math.cos(a) * r * straight, rim - sag - v * 5, Math.sin(a) * r * straight);
    },
    { repeat },
  );
}

/** Ribs with their struts, the pole with its finial, the base. */
function frame(group: Group, pole: Material, { ribs, r, rim }: Canopy, h: number): void {
  for (let i = 0; i < ribs; i++) {
    const a = (i / ribs) * Math.PI * 2 + Math.PI / ribs;
    const tip = new Vector3(Math.cos(a) * r * 0.985, rim - 0.6, Math.sin(a) * r * 0.985);
    put(group, grain(tube([new Vector3(0, h - 4.2, 0), tip], 0.42, 6), "x", i), pole);
    const half = new Vector3(tip.x / 2, (h - 4.2 + rim) / 2 - 0.6, tip.z / 2);
    put(group, grain(tube([new Vector3(0, rim - 6, 0), half], 0.36, 6), "x", i), pole);
  }
  put(group, grain(rod(0.95, h - 2, 0.1, 20), "y"), pole);
  const finial: [number, number][] = [
    [0, 0],
    [1, 0],
    [1.1, 1.2],
    [0.5, 2.4],
    [0, 2.5],
  ];
  const base: [number, number][] = [
    [0, 0],
    [10.5, 0],
    [10.5, 2.2],
    [2.4, 3],
    [1.7, 11],
    [0, 11],
  ];
  put(group, grain(turned(finial, 0.2, 20), "y"), pole, { y: h - 2.5 });
  put(group, turned(base, 0.3, 48), plastic("#3a3a3b", 0.6));
}
