import { type Group, IcosahedronGeometry, type Material, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { dressed } from "../parts/dressed.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { hash } from "../parts/noise.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { box, turned } from "../parts/solids.ts";
import { glowing } from "../parts/stock-materials.ts";

/** Fire pit: a bowl or a table with burning gas over lava stone; the flames are the upper part of its height. */
export function firePit(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const ware = finishMaterial(finish);
  const flames = Math.min(9, h * 0.34);
  const rim = h - flames;
  const table = text(params, "shape", "bowl") === "table";
  const [rx, rz] = table ? [w * 0.27, d * 0.17] : [w * 0.38, w * 0.38];
  if (table) fireTable(group, ware, w, d, rim, rx, rz);
  else {
    const bowl: [number, number][] = [
      [0, 0],
      [w * 0.22, 0],
      [w * 0.4, rim * 0.4],
      [w / 2, rim],
      [w / 2 - 2.2, rim],
      [w * 0.41, rim * 0.8],
      [0, rim * 0.78],
    ];
    put(group, turned(bowl, 0.8, 56), ware);
  }
  const y = rim * (table ? 0.93 : 0.86);
  lava(group, y, rx, rz);
  fire(group, y, h, rx, rz);
}

function fireTable(
  group: Group,
  ware: Material,
  w: number,
  d: number,
  rim: number,
  rx: number,
  rz: number,
): void {
  put(group, dressed(box(w * 0.82, rim - 2, d * 0.82, 0.3, 2), ware, "y"), ware, { y: (rim - 2) / 2 - 0.6 });
  const [bx, bz] = [rx + 1.5, rz + 1.5];
  for (const s of [-1, 1]) {
    put(group, dressed(box(w, 2.2, d / 2 - bz, 0.2, 2), ware, "x", s), ware, {
      y: rim - 1.1,
      z: (s * (d / 2 + bz)) / 2,
    });
    put(group, dressed(box(w / 2 - bx, 2.2, bz * 2, 0.06), ware, "x", s), ware, {
      y: rim - 1.1,
      x: (s * (w / 2 + bx)) / 2,
    });
  }
}

function lava(group: Group, y: number, rx: number, rz: number): void {
  const stone = new MeshPhysicalMaterial({ color: "#2b2523", roughness: 1 });
  const count = 90;
  for (let i = 0; i < count; i++) {
    const a = i * 2.399;
    const t = Math.sqrt((i + 0.5) / count);
    const size = 0.9 + hash(i, 1, 3) * 0.8;
    const rock = new IcosahedronGeometry(size, 0);
    put(group, rock, stone, {
      x: Math.cos(a) * rx * t,
      y: y + hash(i, 2, 3) * 0.7,
      z: Math.sin(a) * rz * t,
      rx: hash(i, 3, 3) * 90,
      ry: hash(i, 4, 3) * 90,
    });
  }
}

/** Tongues of flame, clear at the rim and bright inside, highest in the middle. */
function fire(group: Group, y: number, top: number, rx: number, rz: number): void {
  const flame = new MeshPhysicalMaterial({
    color: "#ff9d45",
    emissive: "#ff7a1c",
    emissiveIntensity: 1.9,
    transparent: true,
    opacity: 0.5,
    depthWrite: false,
    side: 2,
  });
  flame.userData.glass = true;
  const core = glowing("#ffc36a", 4);
  const tongue = (wide: number, high: number, i: number) =>
    sheet(
      9,
      9,
      (u, v) => {
        const q = u * Math.PI * 2;
        const radius = wide * Math.sin(Math.PI * Math.min(1, (1 - v) ** 0.75 * 0.9 + 0.02)) * (1 - v * 0.3);
        const sway = v * v * wide;
        return new Vector3(
          Math.cos(q) * radius + Math.sin(v * 5 + i) * sway * 0.6,
          v * high,
          Math.sin(q) * radius * 0.8 + Math.cos(v * 4 + i) * sway * 0.5,
        );
      },
      { ring: true },
    );
  const count = 12;
  for (let i = 0; i < count; i++) {
    const a = i * 2.399;
    const t = Math.sqrt(i / count) * 0.8;
    const tall = (top - y - 0.4) * (1 - t * 0.55) * (i === 0 ? 1 : 0.7 + hash(i, 5, 3) * 0.3);
    const at = { x: Math.cos(a) * rx * t, y: y + 0.4, z: Math.sin(a) * rz * t };
    put(group, tongue(tall * 0.2, tall, i), flame, at);
    put(group, tongue(tall * 0.08, tall * 0.5, i), core, at);
  }
}
