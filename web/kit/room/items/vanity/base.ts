import { type Group, type Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { box, plate, rod, taper, tube, turned } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";

/** Height that a kind of base takes below the cabinet. */
export const baseHeight: Record<string, number> = {
  toekick: 4,
  bracket: 4.5,
  plinth: 3,
  tapered: 7,
  turned: 0,
  bun: 4,
  legs: 0,
  wall: 0,
  "wall-shelf": 0,
  frame: 0,
  rail: 0,
};

/** What carries the cabinet, from the floor to `y`; w and d are the cabinet's width and depth. */
export function vanityBase(
  group: Group,
  kind: string,
  wood: Material,
  dark: Material,
  metal: Material,
  w: number,
  d: number,
  y: number,
): void {
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sz) => [sx, sz] as const));
  if (kind === "toekick") {
    put(group, grain(box(w - 0.1, y, d - 3, 0.03), "x"), wood, { y: y / 2, z: -1.5 });
  } else if (kind === "bracket") {
    put(group, box(w - 6, y - 0.1, 0.1, 0.02), dark, { y: y / 2, z: -d / 2 + 2 });
    const foot = [
      [0, 0],
      [2.2, 0],
      [2.6, 1.2],
      [3.4, 2.2],
      [5.6, y - 0.9],
      [5.6, y],
      [0, y],
    ] as const;
    for (const side of [-1, 1]) {
      const outline = foot.map(([x, fy]) => [side * (w / 2 - x), fy] as const);
      put(group, grain(plate(side > 0 ? [...outline].reverse() : outline, 0.9, 0.05), "x", side), wood, {
        z: d / 2 - 0.45,
      });
      put(group, grain(box(0.9, y, 3.2, 0.05), "y", side), wood, {
        x: side * (w / 2 - 0.45),
        y: y / 2,
        z: d / 2 - 2,
      });
      put(group, grain(box(0.9, y, 3.2, 0.05), "y", side), wood, {
        x: side * (w / 2 - 0.45),
        y: y / 2,
        z: -d / 2 + 1.6,
      });
    }
    put(group, grain(box(w - 10, 1, 0.8, 0.04), "x"), wood, { y: y - 0.5, z: d / 2 - 0.45 });
  } else if (kind === "plinth") {
    put(group, grain(box(w - 2.4, y, d - 2.4, 0.04), "x"), wood, { y: y / 2, z: -0.4 });
  } else if (kind === "tapered") {
    for (const [sx, sz] of corners) {
      put(group, grain(taper(0.5, 1.0, y + 0.2, 0.06, 20), "y"), wood, {
        x: sx * (w / 2 - 2.2) + sx * 0.6,
        z: sz * (d / 2 - 2.2) + sz * 0.4,
        rz: sx * 5,
        rx: -sz * 4,
      });
      put(group, taper(0.5, 0.56, 0.9, 0.04, 20), metal, {
        x: sx * (w / 2 - 2.2) + sx * 0.62,
        z: sz * (d / 2 - 2.2) + sz * 0.42,
        y: -0.02,
        rz: sx * 5,
        rx: -sz * 4,
      });
    }
  } else if (kind === "bun") {
    const bun = [
      [0, 0],
      [1.1, 0],
      [1.3, 0.3],
      [1.9, 1.3],
      [1.8, 2.2],
      [1.1, 2.9],
      [1.4, 3.2],
      [1.4, y],
      [0, y],
    ] as const;
    for (const [sx, sz] of corners)
      put(group, grain(turned(bun, 0.2, 28), "y"), wood, { x: sx * (w / 2 - 1.9), z: sz * (d / 2 - 1.9) });
  }
}

/** Legs that run from the floor to `top` with a slatted shelf between; square posts or turned. */
export function postLegs(
  group: Group,
  wood: Material,
  w: number,
  d: number,
  top: number,
  isTurned: boolean,
): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const at = { x: sx * (w / 2 - 1.2), z: sz * (d / 2 - 1.2) };
      if (!isTurned) {
        put(group, grain(box(2.4, top, 2.4, 0.08), "y", sx * 3 + sz), wood, { ...at, y: top / 2 });
        continue;
      }
      put(group, grain(box(2.4, 5, 2.4, 0.08), "y", sx), wood, { ...at, y: 6.6 });
      put(
        group,
        grain(
          turned(
            [
              [0, 0],
              [0.8, 0],
              [1.0, 1.4],
              [1.15, 2.6],
              [0.85, 3.4],
              [1.15, 4.1],
              [0, 4.2],
            ],
            0.2,
            24,
          ),
          "y",
        ),
        wood,
        at,
      );
      put(
        group,
        grain(
          turned(
            [
              [0, 9],
              [1.1, 9.1],
              [0.8, 9.8],
              [1.15, 10.8],
              [0.95, 12],
              [0.8, top - 4],
              [1.15, top - 2.4],
              [0.85, top - 1.4],
              [1.1, top],
              [0, top],
            ],
            0.2,
            24,
          ),
          "y",
        ),
        wood,
        at,
      );
    }
  }
  const shelf = 6.5;
  const slats = Math.round((d - 2) / 3);
  for (let i = 0; i < slats; i++) {
    put(group, grain(box(w - 1.4, 0.8, (d - 1.6) / slats - 0.35, 0.06), "x", i + 1), wood, {
      y: shelf,
      z: -d / 2 + 0.8 + ((i + 0.5) * (d - 1.6)) / slats,
    });
  }
  for (const sx of [-1, 1])
    put(group, grain(box(1, 1.6, d - 3, 0.06), "z", sx), wood, { x: sx * (w / 2 - 1.2), y: shelf - 1 });
}

/** Console frames of metal: square tube, or round legs with a towel rail. */
export function metalFrame(
  group: Group,
  metal: Material,
  w: number,
  d: number,
  top: number,
  round: boolean,
  shelfWood: Material | null,
): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const at = { x: sx * (w / 2 - 1.2), z: sz * (d / 2 - 1.2) };
      if (round)
        put(
          group,
          turned(
            [
              [0, 0],
              [0.9, 0],
              [0.9, 0.4],
              [0.6, 0.9],
              [0.62, top * 0.3],
              [0.85, top * 0.33],
              [0.62, top * 0.36],
              [0.62, top - 3],
              [0.9, top - 2.4],
              [0.7, top - 1.6],
              [0.9, top],
              [0, top],
            ],
            0.12,
            24,
          ),
          metal,
          at,
        );
      else put(group, box(1, top, 1, 0.06), metal, { ...at, y: top / 2 });
    }
  }
  const rails = round ? [top - 5] : [top - 0.5, 8];
  for (const y of rails) {
    for (const sz of [-1, 1]) {
      if (round && sz < 0) continue;
      if (round)
        put(
          group,
          tube(
            [new Vector3(-w / 2 + 1.2, y, d / 2 + 0.4), new Vector3(w / 2 - 1.2, y, d / 2 + 0.4)],
            0.36,
            16,
          ),
          metal,
        );
      else put(group, box(w - 3, 1, 1, 0.06), metal, { y, z: sz * (d / 2 - 1.2) });
    }
    for (const sx of [-1, 1])
      put(
        group,
        round ? rod(0.3, d - 2, 0.03, 14) : box(1, 1, d - 3, 0.06),
        metal,
        round ? { x: sx * (w / 2 - 1.2), y, z: -d / 2 + 1.2, rx: 90 } : { x: sx * (w / 2 - 1.2), y },
      );
  }
  if (shelfWood) put(group, grain(box(w - 2.2, 0.8, d - 2.2, 0.06), "x", 2), shelfWood, { y: 8.9 });
}
