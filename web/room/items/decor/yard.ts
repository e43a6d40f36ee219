import { type Group, IcosahedronGeometry, type Material, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { dressed } from "../parts/dressed.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { hash } from "../parts/noise.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { box, rod, tube, turned } from "../parts/solids.ts";
import { glowing, plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";

/** Market umbrella, open: canopy of sewn gores on eight ribs, pole, weighted base. */
export function umbrella(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, height_in: h } = params;
  const cloth = finishMaterial(finish);
  const pole = finishMaterial(text(params, "pole", "teak"));
  const square = text(params, "shape") === "square";
  const ribs = square ? 4 : 8;
  // the ribs' tips stand on a circle, the catalogue measures from side to side
  const r = square ? w * Math.SQRT1_2 : w / 2 / Math.cos(Math.PI / 8);
  const rim = h - Math.min(20, r * 0.36) - 3;
  const rise = h - 3 - rim;
  const canopy = (from: number, to: number, lift: number) =>
    sheet(
      ribs * 6,
      10,
      (u, v) => {
        const a = u * Math.PI * 2 + Math.PI / ribs;
        const t = from + (to - from) * v;
        const between = ((u * ribs) % 1) * 2 - 1;
        // Between two ribs the cloth runs straight, and sags a little.
        const straight = Math.cos(Math.PI / ribs) / Math.cos((between * Math.PI) / ribs);
        const sag = (1 - between * between) * 1.1 * t;
        return new Vector3(
          Math.cos(a) * r * t * straight,
          rim + lift + rise * (1 - t) - sag - 1.2 * Math.sin(t * Math.PI) * 0.5,
          Math.sin(a) * r * t * straight,
        );
      },
      { repeat: repeatOf(cloth) },
    );
  put(group, canopy(0.1, 1, 0), cloth);
  put(group, canopy(0.01, 0.2, 1.6), cloth);
  const valance = sheet(
    ribs * 6,
    2,
    (u, v) => {
      const a = u * Math.PI * 2 + Math.PI / ribs;
      const between = ((u * ribs) % 1) * 2 - 1;
      const straight = Math.cos(Math.PI / ribs) / Math.cos((between * Math.PI) / ribs);
      return new Vector3(
        Math.cos(a) * r * straight,
        rim - (1 - between * between) * 1.1 - v * 5,
        Math.sin(a) * r * straight,
      );
    },
    { repeat: repeatOf(cloth) },
  );
  put(group, valance, cloth);
  for (let i = 0; i < ribs; i++) {
    const a = (i / ribs) * Math.PI * 2 + Math.PI / ribs;
    const tip = new Vector3(Math.cos(a) * r * 0.985, rim - 0.6, Math.sin(a) * r * 0.985);
    put(group, grain(tube([new Vector3(0, h - 4.2, 0), tip], 0.42, 6), "x", i), pole);
    const half = tip.clone().multiplyScalar(0.5);
    put(
      group,
      grain(
        tube([new Vector3(0, rim - 6, 0), new Vector3(half.x, (h - 4.2 + rim) / 2 - 0.6, half.z)], 0.36, 6),
        "x",
        i,
      ),
      pole,
    );
  }
  put(group, grain(rod(0.95, h - 2, 0.1, 20), "y"), pole);
  put(
    group,
    grain(
      turned(
        [
          [0, 0],
          [1, 0],
          [1.1, 1.2],
          [0.5, 2.4],
          [0, 2.5],
        ],
        0.2,
        20,
      ),
      "y",
    ),
    pole,
    { y: h - 2.5 },
  );
  put(
    group,
    turned(
      [
        [0, 0],
        [10.5, 0],
        [10.5, 2.2],
        [2.4, 3],
        [1.7, 11],
        [0, 11],
      ],
      0.3,
      48,
    ),
    plastic("#3a3a3b", 0.6),
  );
}

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
