import { CylinderGeometry, type Group, type Material } from "three";
import { put } from "./assemble.ts";
import { cupShell } from "./cup.ts";
import { twoSided } from "./finish-materials.ts";
import { bentPath } from "./path.ts";
import { box, plate, rectSection, tube, turned } from "./solids.ts";
import { grain } from "./uv.ts";

/** A door or drawer front: its rectangle seen from the front, inches. */
export type Face = {
  x: number;
  y: number;
  width: number;
  height: number;
  drawer: boolean;
  hinge?: "left" | "right";
};

const THICK = 0.75;
let board = 0;

/** Sets a front of 3/4 in. with its back on the plane z. */
export function front(
  group: Group,
  material: Material,
  dark: Material,
  face: Face,
  style: string,
  z: number,
): void {
  const { x, y, width: w, height: h, drawer } = face;
  board += 1;
  const along = drawer ? "x" : "y";
  const flat = (bw: number, bh: number, bx: number, by: number, axis: "x" | "y", deep = THICK, bz = z) =>
    put(group, grain(box(bw, bh, deep, 0.045), axis, board + bx * 0.13 + by * 0.07), material, {
      x: bx,
      y: by,
      z: bz + deep / 2,
    });
  const framed = style === "shaker" || style === "raised" || style === "louver" || style === "beadboard";
  if (!framed || (drawer && h < 6.2 && style !== "raised")) {
    flat(w, h, x, y, style === "slat" ? "y" : along, style === "fluted" ? 0.5 : THICK);
    if (style === "fluted") flutes(group, material, face, z + 0.5);
    if (style === "slat" && !drawer)
      for (let i = 1; i < w / 1.1; i++)
        put(group, box(0.16, h - 0.3, 0.1, 0.02), dark, { x: x - w / 2 + i * 1.1, y, z: z + THICK - 0.03 });
    return;
  }
  const rail = drawer && h < 8 ? 1.6 : 2.25;
  for (const side of [-1, 1]) {
    flat(rail, h, x + side * (w / 2 - rail / 2), y, "y");
    flat(w - 2 * rail, rail, x, y + side * (h / 2 - rail / 2), "x");
  }
  const iw = w - 2 * rail;
  const ih = h - 2 * rail;
  if (style === "louver" && !drawer) {
    const count = Math.floor(ih / 1.5);
    for (let i = 0; i < count; i++) {
      const ly = y - ih / 2 + (i + 0.5) * (ih / count);
      put(group, grain(box(iw, 1.7, 0.28, 0.1), "x", board + i), material, { x, y: ly, z: z + 0.36, rx: 32 });
    }
    return;
  }
  flat(iw + 0.1, ih + 0.1, x, y, along, 0.34);
  if (style === "raised" && ih > 2)
    put(group, grain(plate(rectSection(iw - 0.7, ih - 0.7, 0.02), 0.5, 0.24), along, board), material, {
      x,
      y,
      z: z + 0.42,
    });
  if (style === "beadboard") {
    for (let i = 1; i < iw / 2; i++)
      put(group, box(0.14, ih, 0.08, 0.02), dark, { x: x - iw / 2 + i * 2, y, z: z + 0.32 });
  }
}

function flutes(group: Group, material: Material, face: Face, z: number): void {
  const count = Math.round(face.width / 0.82);
  const pitch = face.width / count;
  for (let i = 0; i < count; i++) {
    const reed = new CylinderGeometry(
      pitch * 0.49,
      pitch * 0.49,
      face.height,
      8,
      1,
      true,
      -Math.PI / 2,
      Math.PI,
    );
    put(group, grain(reed, "y", board + i * 0.31), material, {
      x: face.x - face.width / 2 + (i + 0.5) * pitch,
      y: face.y,
      z,
    });
  }
}

/** The handle of a front whose face lies on the plane z. */
export function pull(
  group: Group,
  metal: Material,
  dark: Material,
  face: Face,
  style: string,
  z: number,
): void {
  const { x, y, width: w, height: h, drawer } = face;
  const edge = face.hinge === "left" ? 1 : -1;
  const dx = drawer ? x : x + edge * (w / 2 - 1.3);
  const dy = drawer ? y : y + h / 2 - 4.2;
  if (style === "knob" || (style === "cup" && !drawer)) {
    const spots = drawer && w > 22 ? [-w / 4, w / 4] : [0];
    for (const s of spots)
      put(
        group,
        turned(
          [
            [0, 0],
            [0.3, 0],
            [0.26, 0.4],
            [0.56, 0.7],
            [0.6, 0.95],
            [0.34, 1.12],
            [0, 1.14],
          ],
          0.1,
          24,
        ),
        metal,
        { x: dx + s, y: drawer ? y : dy + 1.6, z, rx: 90 },
      );
  } else if (style === "bar") {
    const length = drawer ? Math.min(7, w * 0.4) : 5.5;
    const d = 1.2;
    const path = drawer
      ? bentPath(
          [
            [dx - length / 2, y, z],
            [dx - length / 2, y, z + d],
            [dx + length / 2, y, z + d],
            [dx + length / 2, y, z],
          ],
          0.3,
          4,
        )
      : bentPath(
          [
            [dx, dy - length / 2, z],
            [dx, dy - length / 2, z + d],
            [dx, dy + length / 2, z + d],
            [dx, dy + length / 2, z],
          ],
          0.3,
          4,
        );
    put(group, tube(path, 0.2, 12), metal);
  } else if (style === "cup") {
    put(group, cupShell(3.2, 1.1, 1.35), twoSided(metal), { x, y: y + 0.2, z });
  } else if (style === "edge") {
    const length = Math.min(8, w * 0.5);
    if (drawer) put(group, box(length, 0.12, 0.9, 0.03), metal, { x, y: y + h / 2 - 0.02, z: z + 0.16 });
    else put(group, box(0.12, 6, 0.9, 0.03), metal, { x: x + edge * (w / 2 - 0.02), y: dy, z: z + 0.16 });
  } else if (style === "cutout") {
    put(group, plate(rectSection(4.2, 1.1, 0.55), 0.06, 0.01), dark, {
      x: dx,
      y: drawer ? y + h / 2 - 1.2 : dy,
      z,
    });
  }
}
