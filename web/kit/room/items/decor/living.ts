import { type Group, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { bookMaterial, bookRow, bookStack } from "../parts/books.ts";
import { dressed } from "../parts/dressed.ts";
import { repeatOf, wovenMaterial } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { fractalNoise } from "../parts/noise.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { box, rod, tube, turned } from "../parts/solids.ts";
import { glowing } from "../parts/stock-materials.ts";
import { pillowCord, throwPillow } from "../parts/throw-pillow.ts";
import { grain, projectUv } from "../parts/uv.ts";
import { artPrint } from "./art.ts";
import { throwBlanket } from "./throw.ts";
import { vase } from "./vase.ts";

type Maker = (group: Group, params: ItemParams, finish: string) => void;

/** A stack of books, with a bowl or nothing on it; or a row between ends. */
const books: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const material = bookMaterial();
  if (flag(params, "row")) {
    bookRow(group, material, w - 2, h, number(params, "seed", 5), { x: -w / 2 + 1, y: 0, z: d / 2 });
    const stone = finishMaterial(finish);
    for (const s of [-1, 1])
      put(group, dressed(box(0.9, h * 0.6, d * 0.8, 0.1, 2), stone, "y"), stone, {
        x: s * (w / 2 - 0.45),
        y: h * 0.3,
      });
    return;
  }
  const top = bookStack(group, material, number(params, "count", 3), w, d, number(params, "seed", 5), {
    x: 0,
    y: 0,
    z: 0,
  });
  if (flag(params, "object"))
    put(
      group,
      turned(
        [
          [0, 0],
          [1.2, 0],
          [2.3, 1.2],
          [2.1, 1.2],
          [1, 0.3],
          [0, 0.25],
        ],
        0.15,
        32,
      ),
      finishMaterial(finish),
      { y: top, x: w * 0.1 },
    );
};

const candle: Maker = (group, params, finish) => {
  const { width_in: w, height_in: h } = params;
  const wax = new MeshPhysicalMaterial({ color: "#f0e8d6", roughness: 0.5, sheen: 0.4 });
  const holder = finishMaterial(finish);
  const count = number(params, "count", 1);
  const flame = glowing("#ffb45a", 5);
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 0 : ((i - (count - 1) / 2) / count) * w;
    const r = (count === 1 ? w : w / count) / 2 - 0.1;
    const high = h * (1 - (i % 2) * 0.24);
    if (text(params, "style") === "taper") {
      put(
        group,
        turned(
          [
            [0, 0],
            [r, 0],
            [r, 0.3],
            [0.5, 0.8],
            [0.4, high * 0.3],
            [0.75, high * 0.36],
            [0.5, high * 0.36],
            [0, high * 0.34],
          ],
          0.1,
          32,
        ),
        holder,
        { x },
      );
      put(group, rod(0.42, high * 0.56, 0.1, 18), wax, { x, y: high * 0.35 });
    } else {
      put(
        group,
        turned(
          [
            [0, 0],
            [r * 0.97, 0],
            [r, 0.2],
            [r, high * 0.86],
            [r - 0.18, high * 0.86],
            [r - 0.2, high * 0.6],
            [0, high * 0.6],
          ],
          0.08,
          36,
        ),
        holder,
        { x },
      );
      put(group, rod(r - 0.18, high * 0.18, 0.05, 32), wax, { x, y: high * 0.6 });
    }
    const y = text(params, "style") === "taper" ? high * 0.91 : high * 0.78;
    put(
      group,
      turned(
        [
          [0, 0],
          [0.1, 0.05],
          [0.14, 0.3],
          [0.03, high * 0.09 - 0.05],
          [0, high * 0.09],
        ],
        0.05,
        12,
      ),
      flame,
      { x, y },
    );
  }
};

/** Basket with a rim and two ears; with a throw in it if wanted. */
const basket: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const straw = wovenMaterial(
    "wicker",
    finish === "matte-black" ? "#2c2926" : finish === "espresso" ? "#6b4f38" : "#bb9868",
  );
  const high = h * (flag(params, "full") ? 0.8 : 0.9);
  const skin = sheet(
    48,
    14,
    (u, v) => {
      const a = u * Math.PI * 2;
      const bulge = 0.84 + 0.16 * Math.sin(v * Math.PI * 0.8 + 0.3);
      const wobble = 1 + (fractalNoise(u * 8, v * 3, 8, 16, 3, 2) - 0.5) * 0.03;
      return new Vector3(
        (Math.cos(a) * w * bulge * wobble) / 2,
        v * high,
        (-Math.sin(a) * d * bulge * wobble) / 2,
      );
    },
    { thick: 0.45, ring: false, repeat: 5 },
  );
  put(group, skin, straw);
  put(group, projectUv(rod(1, 0.4, 0.05, 40).scale(w * 0.4, 1, d * 0.4), "x", [5, 5]), straw);
  const lip = Array.from(
    { length: 49 },
    (_, i) =>
      new Vector3(
        (Math.cos((i / 48) * Math.PI * 2) * w * 0.93) / 2,
        high,
        (Math.sin((i / 48) * Math.PI * 2) * d * 0.93) / 2,
      ),
  );
  put(group, projectUv(tube(lip, 0.45, 8), "x", [2, 5]), straw);
  for (const s of [-1, 1]) {
    const ear = Array.from(
      { length: 11 },
      (_, i) =>
        new Vector3(
          s * (w * 0.455 + 0.3),
          high - 0.4 + Math.sin((i / 10) * Math.PI) * (h - high + 0.6),
          ((i / 10) * 2 - 1) * d * 0.16,
        ),
    );
    put(group, projectUv(tube(ear, 0.36, 7), "z", [2, 5]), straw);
  }
  if (!flag(params, "full")) return;
  const knit = finishMaterial("knit-cream");
  put(
    group,
    sheet(
      30,
      16,
      (u, v) => {
        const a = u * Math.PI * 2;
        const r = (1 - v) * 0.44;
        const lump = fractalNoise(Math.cos(a) * r * 6 + 30, Math.sin(a) * r * 6 + 30, 97, 91, 5, 3) - 0.4;
        return new Vector3(
          Math.cos(a) * r * w,
          high - 1.6 + (1 - (r / 0.44) ** 2) * h * 0.16 + lump * 2.4,
          Math.sin(a) * r * d,
        );
      },
      { repeat: repeatOf(knit), ring: true },
    ),
    knit,
  );
};

/** Cloths whose pillows have a cord in the seam; the others have a knife edge. */
const corded = /^(?:linen|canvas|leather)/;
/** How deep a hand presses the top of a pillow: less where the cover is stiff. */
const pressed = (finish: string, h: number) => h * (/^(?:canvas|leather|knit)/.test(finish) ? 0.02 : 0.06);

/** A throw pillow that leans back a little. */
const pillows: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const cloth = finishMaterial(finish);
  cloth.normalScale.setScalar(/^leather/.test(finish) ? 0.9 : 1.7);
  const plumping = {
    repeat: repeatOf(cloth),
    seed: number(params, "seed", 2),
    cells: 40,
    chop: w > h * 1.3 ? 0 : pressed(finish, h),
  };
  put(group, throwPillow(w, h, d, plumping), cloth, { rx: -6 });
  if (corded.test(finish)) put(group, pillowCord(w, h, d, plumping), cloth, { rx: -6 });
};

/** Print behind glass in a mat and frame; the picture hangs with its back on z = -depth/2. */
const print: Maker = (group, params, finish) => {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const frame = finishMaterial(finish);
  const bar = number(params, "bar_in", 0.9);
  for (const s of [-1, 1]) {
    put(group, grain(box(w, bar, d, 0.05), "x", s), frame, { y: h / 2 + s * (h / 2 - bar / 2) });
    put(group, grain(box(bar, h - 2 * bar, d, 0.05), "y", s), frame, { x: s * (w / 2 - bar / 2), y: h / 2 });
  }
  const art = artPrint(
    text(params, "art", "arches"),
    w - 2 * bar,
    h - 2 * bar,
    number(params, "mat_in", 2.5),
  );
  const plate = box(w - 2 * bar + 0.1, h - 2 * bar + 0.1, 0.1, 0.004);
  const position = plate.getAttribute("position");
  const uv = plate.getAttribute("uv");
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / (w - 2 * bar) + 0.5, position.getY(i) / (h - 2 * bar) + 0.5);
  put(group, plate, art, { y: h / 2, z: d / 2 - 0.4 });
};

export const livingPieces: Record<string, Maker> = {
  vase,
  books,
  candle,
  basket,
  throw: throwBlanket,
  pillow: pillows,
  print,
};
