import { type Group, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { hash } from "../parts/noise.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { plate, rectSection, rod, turned } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import { kettle } from "./kettle.ts";

type Maker = (group: Group, params: ItemParams, finish: string) => void;

/** A lemon lying along x: pointed ends, dimpled skin. */
function lemon(size: number, seed: number) {
  return sheet(
    14,
    12,
    (u, v) => {
      const t = v * 2 - 1;
      const body = Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 2.3)) * 0.68;
      const tip = Math.abs(t) > 0.86 ? 0.1 * (1 - (1 - Math.abs(t)) / 0.14) : 0;
      const r =
        (body + (Math.abs(t) < 1 ? tip * (1 - Math.abs(t)) * 4 : 0)) *
        size *
        0.5 *
        (0.97 + 0.06 * hash(Math.floor(u * 7), Math.floor(v * 6), seed));
      const a = u * Math.PI * 2;
      return new Vector3(t * size * 0.56, Math.cos(a) * r, Math.sin(a) * r);
    },
    { ring: true },
  );
}

const bowl: Maker = (group, params, finish) => {
  const { width_in: w, height_in: h } = params;
  const r = w / 2;
  const high = text(params, "fruit", "lemons") === "none" ? h : h * 0.72;
  const ware = finishMaterial(finish);
  const profile: [number, number][] = [
    [0, 0],
    [r * 0.4, 0],
    [r * 0.42, 0.3],
    [r * 0.78, high * 0.42],
    [r, high],
    [r - 0.22, high],
    [r * 0.74, high * 0.48],
    [r * 0.36, 0.6],
    [0, 0.5],
  ];
  put(group, grain(turned(profile, 0.25, 48), "x"), ware);
  const fruit = text(params, "fruit", "lemons");
  if (fruit === "none") return;
  const skins: Record<string, string> = {
    lemons: "#e8c63a",
    limes: "#7d9a3c",
    oranges: "#d98a32",
    pears: "#b9b25a",
  };
  const skin = new MeshPhysicalMaterial({
    color: skins[fruit] ?? skins.lemons,
    roughness: 0.42,
    clearcoat: 0.15,
    clearcoatRoughness: 0.4,
  });
  const size = Math.min(3.1, r * 0.62);
  const ring = r * 0.52;
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047;
    put(group, lemon(size, i), skin, {
      x: Math.cos(a) * ring,
      y: high * 0.62 + hash(i, 1, 3) * 0.3,
      z: Math.sin(a) * ring,
      ry: hash(i, 2, 3) * 180,
      rz: hash(i, 4, 3) * 30 - 15,
    });
  }
  for (let i = 0; i < 3; i++) {
    const a = i * 2.1 + 0.5;
    put(group, lemon(size, i + 9), skin, {
      x: Math.cos(a) * ring * 0.42,
      y: h - size * 0.4,
      z: Math.sin(a) * ring * 0.42,
      ry: hash(i, 7, 3) * 180,
      rz: hash(i, 8, 3) * 40 - 20,
    });
  }
};

/** A board with a handle, lying; or two leaning against the wall. */
const cuttingBoard: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const wood = finishMaterial(finish);
  const outline = (bw: number, bh: number) => {
    const neck = 1.1;
    const body = rectSection(bw, bh - 4.4, 1.2, 6).map(([x, y]) => [x, y - 2.2] as const);
    const cut = body.findIndex(([x, y]) => y > 0 && x < 0);
    const handle = [
      [neck, bh / 2 - 4.4],
      [neck * 0.9, bh / 2 - 1.4],
      [neck * 0.6, bh / 2 - 0.2],
      [-neck * 0.6, bh / 2 - 0.2],
      [-neck * 0.9, bh / 2 - 1.4],
      [-neck, bh / 2 - 4.4],
    ] as const;
    return [...body.slice(0, cut), ...handle, ...body.slice(cut)];
  };
  const hole = (bh: number) =>
    Array.from(
      { length: 14 },
      (_, i) =>
        [
          Math.cos((i / 14) * Math.PI * 2) * 0.32,
          bh / 2 - 1.2 - Math.sin((i / 14) * Math.PI * 2) * 0.32,
        ] as const,
    );
  if (text(params, "set") === "leaning") {
    const lean = (Math.asin(Math.min(0.4, (d - 1.6) / h)) * 180) / Math.PI;
    for (const [i, [bw, bh]] of (
      [
        [w * 0.72, h],
        [w * 0.6, h * 0.74],
      ] as const
    ).entries()) {
      const board = plate(outline(bw, bh), 0.75, 0.18, [hole(bh)]);
      put(
        group,
        grain(board, "y", i * 2),
        i === 0 ? wood : finishMaterial(text(params, "second", "white-oak")),
        {
          x: i === 0 ? -w * 0.14 : w * 0.2,
          y: (bh / 2) * Math.cos((lean * Math.PI) / 180) + 0.1,
          z: i * 1.3 - 0.4,
          rx: -lean,
        },
      );
    }
    return;
  }
  const board = plate(outline(d, w), h, 0.18, [hole(w)]);
  board.rotateX(-Math.PI / 2);
  board.rotateY(-Math.PI / 2);
  put(group, grain(board, "x"), wood, { y: h / 2 });
};

/** A row of jars with wooden lids. */
const canisters: Maker = (group, params, finish) => {
  const { width_in: w, height_in: h } = params;
  const count = number(params, "count", 3);
  const ware = finishMaterial(finish);
  const lid = finishMaterial(text(params, "lid", "white-oak"));
  const total = Array.from({ length: count }, (_, i) => 1 - i * 0.12).reduce((a, b) => a + b, 0);
  let x = -w / 2;
  for (let i = 0; i < count; i++) {
    const f = 1 - i * 0.12;
    const r = ((w / total) * f) / 2 - 0.12;
    const high = h * (1 - i * 0.17);
    x += r + 0.12;
    put(
      group,
      turned(
        [
          [0, 0],
          [r * 0.96, 0],
          [r, 0.2],
          [r, high - 1.1],
          [r * 0.94, high - 0.9],
          [0, high - 0.9],
        ],
        0.18,
        36,
      ),
      ware,
      { x },
    );
    put(group, grain(rod(r * 0.97, 0.7, 0.14, 36), "x", i), lid, { x, y: high - 1.1 });
    put(
      group,
      grain(
        turned(
          [
            [0, 0],
            [0.3, 0],
            [0.52, 0.25],
            [0.4, 0.5],
            [0, 0.55],
          ],
          0.1,
          20,
        ),
        "x",
      ),
      lid,
      { x, y: high - 0.45 },
    );
    x += r + 0.12;
  }
};

/** Spoons and spatulas in a crock. */
const crock: Maker = (group, params, finish) => {
  const { width_in: w, height_in: h } = params;
  const r = w * 0.42;
  const high = h * 0.52;
  put(
    group,
    turned(
      [
        [0, 0],
        [r * 0.94, 0],
        [r, 0.3],
        [r, high],
        [r - 0.24, high],
        [r - 0.28, 0.6],
        [0, 0.6],
      ],
      0.12,
      36,
    ),
    finishMaterial(finish),
  );
  const wood = finishMaterial("white-oak");
  for (let i = 0; i < 6; i++) {
    const a = i * 1.05;
    const tilt = 8 + hash(i, 1, 5) * 6;
    const part = group.clone(false);
    const long = h * (0.84 + 0.16 * hash(i, 2, 5)) * 0.99;
    put(part, grain(rod(0.22, long - 2, 0.08, 10), "y", i), wood);
    const head = plate(rectSection(1.5, 2.6, i % 2 ? 0.7 : 0.3, 6), 0.3, 0.12);
    put(part, grain(head, "y", i), wood, { y: long - 1.6 });
    put(group, part, null, {
      x: Math.cos(a) * r * 0.34,
      y: 0.4,
      z: Math.sin(a) * r * 0.34,
      rz: -Math.cos(a) * tilt,
      rx: Math.sin(a) * tilt,
      ry: hash(i, 4, 5) * 60,
    });
  }
};

export const kitchenPieces: Record<string, Maker> = {
  bowl,
  "cutting-board": cuttingBoard,
  kettle,
  canisters,
  crock,
};
