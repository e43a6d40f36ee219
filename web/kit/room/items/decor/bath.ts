import { type Group, type Material, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cushion } from "../parts/cushion.ts";
import { dressed } from "../parts/dressed.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { foldedCloth } from "../parts/folded-cloth.ts";
import { fractalNoise, hash } from "../parts/noise.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { box, plate, rectSection, rod, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";
import { bathMat } from "./bath-mat.ts";

type Maker = (group: Group, params: ItemParams, finish: string) => void;

/** One towel folded in four, its round folds to the front. */
function foldedTowel(
  group: Group,
  cloth: Material,
  w: number,
  d: number,
  y: number,
  thick: number,
  seed: number,
): void {
  const folding = { repeat: repeatOf(cloth), layers: 4, seed, cells: 10, loose: 0.36 };
  const turn = hash(seed, 5, 9) - 0.5;
  put(group, foldedCloth(w, thick, d, folding), cloth, { x: turn * 0.3, y, z: turn * 0.2, ry: turn * 2 });
}

const towels: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const cloth = finishMaterial(finish);
  const count = number(params, "count", 3);
  for (let i = 0; i < count; i++)
    foldedTowel(group, cloth, w - i * 0.25, d - i * 0.2, (h / count) * i, h / count, i + 2);
};

/** Rolled towels lying in a pyramid, their spirals to the front. */
const rolledTowels: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d } = params;
  const cloth = finishMaterial(finish);
  const repeat = repeatOf(cloth);
  const r = w / 6;
  const roll = (x: number, y: number, seed: number) => {
    const turns = 3.2;
    put(
      group,
      sheet(
        60,
        6,
        (u, v) => {
          const a = u * turns * Math.PI * 2 + seed;
          const radius = r * (0.12 + 0.86 * u) * (1 - 0.03 * Math.abs(v - 0.5));
          return new Vector3(
            x + Math.cos(a) * radius,
            y + Math.sin(a) * radius,
            (v - 0.5) * d * (1 - 0.03 * (1 - u)),
          );
        },
        { thick: 0.42, repeat },
      ),
      cloth,
    );
  };
  for (let i = 0; i < 3; i++) roll((i - 1) * r * 2, r, i);
  for (let i = 0; i < 2; i++) roll((i - 0.5) * r * 2, r * 2.73, i + 4);
};

/** A towel over a bar: two hanging sides with soft folds and a woven border. */
const hangingTowel: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const cloth = finishMaterial(finish);
  const metal = finishMaterial(text(params, "metal", "brushed-nickel"));
  const bar = text(params, "bar", "bar");
  const r = 0.5;
  const z = 0.6;
  const back = h * 0.86;
  const total = h + back + Math.PI * r;
  const hangs = (u: number, s: number, lift = 0) => {
    const x = (u - 0.5) * (w - (bar === "ring" ? 3 : 2.6));
    const gather = bar === "ring" ? 0.45 : 1;
    const front = s < h;
    const over = s >= h && s <= h + Math.PI * r;
    const down = front ? h - s : over ? 0 : s - h - Math.PI * r;
    const loose = Math.min(1, down / 6);
    const wave =
      Math.sin(u * (bar === "ring" ? 26 : 13) + (front ? 0 : 1.3)) *
      (0.3 + (bar === "ring" ? 0.7 : 0.45)) *
      loose;
    const soft = (fractalNoise(u * 3 + 9, down * 0.12 + 9, 997, 991, front ? 3 : 8, 2) - 0.5) * 1.6 * loose;
    const pinch = bar === "ring" ? gather + (1 - gather) * Math.min(1, down / (h * 0.7)) : 1;
    const angle = over ? (s - h) / r : 0;
    const y = over ? h - r + Math.sin(angle) * r : h - r - down;
    const zz = over ? Math.cos(angle) * r : front ? r : -r;
    return new Vector3(
      x * pinch,
      y,
      z + zz + (front ? 1 : -0.4) * (wave * 0.9 + Math.abs(soft)) + (front ? 0.25 * loose : 0) + lift,
    );
  };
  put(
    group,
    sheet(26, 44, (u, v) => hangs(u, v * total), { thick: 0.22, repeat: repeatOf(cloth) }),
    cloth,
  );
  // Flat bands are woven in above the hem.
  const woven = finishMaterial(finish);
  woven.normalMap = null;
  woven.map = null;
  woven.color.multiplyScalar(0.86);
  for (const [from, to] of [
    [2.6, 4.1],
    [4.5, 4.8],
  ] as const)
    put(
      group,
      sheet(26, 2, (u, v) => hangs(u, from + v * (to - from), 0.15), { repeat: 4 }),
      woven,
    );
  if (bar === "none") return;
  const y = h - r;
  put(group, rod(0.36, w, 0.05, 18), metal, { x: -w / 2, y, z, rz: -90 });
  for (const s of [-1, 1]) {
    put(group, rod(0.32, d / 2 + z, 0.04, 14), metal, { x: s * (w / 2 - 0.5), y, z: -d / 2, rx: 90 });
    put(group, rod(1, 0.35, 0.08, 24), metal, { x: s * (w / 2 - 0.5), y, z: -d / 2, rx: 90 });
  }
};

/** Bottle with a pump; liquid soap or lotion. */
const soapBottle: Maker = (group, params, finish) => {
  const { width_in: w, height_in: h } = params;
  const r = w / 2;
  const body = finishMaterial(finish);
  const metal = finishMaterial(text(params, "metal", "brushed-gold"));
  const bodyH = h * 0.68;
  put(
    group,
    turned(
      [
        [0, 0],
        [r * 0.94, 0],
        [r, 0.15],
        [r, bodyH * 0.84],
        [r * 0.5, bodyH],
        [r * 0.42, bodyH],
        [0, bodyH],
      ],
      0.35,
      32,
    ),
    body,
  );
  put(
    group,
    turned(
      [
        [0, 0],
        [r * 0.46, 0],
        [r * 0.46, 0.55],
        [r * 0.2, 0.62],
        [r * 0.14, h - bodyH - 0.5],
        [0, h - bodyH - 0.5],
      ],
      0.06,
      24,
    ),
    metal,
    { y: bodyH },
  );
  put(group, rod(r * 0.3, 0.42, 0.1, 20), metal, { y: h - 0.55 });
  put(group, box(0.36, 0.26, r * 1.5, 0.1, 2), metal, { y: h - 0.32, z: r * 0.75 });
  const label = plastic("#f3f0e8", 0.8);
  if (params.label === true)
    put(
      group,
      turned(
        [
          [r + 0.005, 0],
          [r + 0.012, 0.02],
          [r + 0.012, bodyH * 0.42],
          [r + 0.005, bodyH * 0.44],
        ],
        0.005,
        32,
      ),
      label,
      { y: bodyH * 0.2 },
    );
};

const soapDish: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const ware = finishMaterial(finish);
  const dish = plate(rectSection(w, d, d * 0.4, 8), h * 0.5, 0.14);
  dish.rotateX(-Math.PI / 2);
  put(group, dish, ware, { y: h * 0.25 });
  const soap = new MeshPhysicalMaterial({ color: "#efe6d2", roughness: 0.45, clearcoat: 0.2 });
  put(
    group,
    cushion(w * 0.72, h * 0.6, d * 0.66, { edge: h * 0.28, crown: [0.04, 0.1, 0.04], repeat: 8, grain: 0.6 }),
    soap,
    { y: h * 0.7, ry: 8 },
  );
};

/** Tray with a rim; may carry bottles, a jar and a folded cloth. */
const tray: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d } = params;
  const ware = finishMaterial(finish);
  const round = text(params, "shape") === "round";
  const high = 1.1;
  if (round)
    put(
      group,
      dressed(
        turned(
          [
            [0, 0],
            [w / 2 - 0.1, 0],
            [w / 2, high],
            [w / 2 - 0.24, high],
            [w / 2 - 0.3, 0.3],
            [0, 0.28],
          ],
          0.08,
          56,
        ),
        ware,
        "x",
      ),
      ware,
    );
  else {
    put(group, grain(box(w, 0.35, d, 0.1, 2), "x"), ware, { y: 0.18 });
    for (const s of [-1, 1]) {
      put(group, grain(box(w, high, 0.4, 0.12, 2), "x", s), ware, { y: high / 2, z: s * (d / 2 - 0.2) });
      put(group, grain(box(0.4, high, d, 0.12, 2), "z", s), ware, { y: high / 2, x: s * (w / 2 - 0.2) });
    }
  }
  if (params.empty === true) return;
  const bottle = (x: number, z: number, finishId: string, tall: number) => {
    const part = group.clone(false);
    soapBottle(part, { ...params, width_in: 2.6, depth_in: 2.6, height_in: tall, label: true }, finishId);
    put(group, part, null, { x, y: 0.3, z, ry: x * 9 });
  };
  bottle(-w * 0.24, -d * 0.05, "white-fireclay", params.height_in - 0.3);
  bottle(-w * 0.02, -d * 0.12, "concrete", params.height_in - 0.7);
  foldedTowel(group, finishMaterial("terry-white"), w * 0.3, d * 0.5, 0.35, 1.2, 4);
  const towel = group.children.at(-1);
  if (towel) towel.position.x += w * 0.26;
};

/** Cup with two brushes, cotton in a glass jar: the things beside a basin. */
const tumbler: Maker = (group, params, finish) => {
  const { width_in: w, height_in: h } = params;
  const r = w / 2;
  const cup = h * 0.58;
  put(
    group,
    turned(
      [
        [0, 0],
        [r * 0.9, 0],
        [r, cup],
        [r - 0.14, cup],
        [r * 0.86 - 0.1, 0.3],
        [0, 0.3],
      ],
      0.08,
      32,
    ),
    finishMaterial(finish),
  );
  const brush = plastic("#e9e2d2", 0.4);
  for (const [tilt, turn] of [
    [10, 30],
    [-9, -20],
  ] as const) {
    put(group, box(0.34, h * 0.86, 0.2, 0.09, 2), brush, {
      x: tilt * 0.02,
      y: h * 0.46,
      rz: -tilt,
      ry: turn,
    });
    put(group, box(0.36, 0.9, 0.4, 0.06), brush, { x: tilt * 0.075, y: h - 0.5, rz: -tilt, ry: turn });
  }
};

export const bathPieces: Record<string, Maker> = {
  towels,
  "rolled-towels": rolledTowels,
  "hanging-towel": hangingTowel,
  "soap-bottle": soapBottle,
  "soap-dish": soapDish,
  tray,
  "bath-mat": bathMat,
  tumbler,
};
