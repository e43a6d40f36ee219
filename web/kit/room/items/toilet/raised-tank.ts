import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import type { ItemParams } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, box, rod, tube, turned } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { Outline } from "./bowl.ts";
import type { Ware } from "./ware.ts";

/** Cistern on the wall with a flush pipe; high ones have a chain. */
export function raisedTank(
  group: Group,
  params: ItemParams,
  ware: Ware,
  o: Outline,
  rim: number,
  high: boolean,
): void {
  const h = high ? 12 : 13;
  const y = params.height_in - h;
  const z = o.wall + 4;
  cistern(group, ware, y, z, h);
  flushPipe(group, ware, o, rim, y, z);
  if (high) {
    brackets(group, ware, o.wall, y);
    chainPull(group, ware, y + h, z + 1);
  } else flushLever(group, ware, y + h, z);
}

function cistern(group: Group, ware: Ware, y: number, z: number, h: number): void {
  put(group, box(17.4, h - 1.4, 7.4, 0.7, 3), ware.china, { y: y + (h - 1.4) / 2, z });
  put(group, box(18.2, 1.5, 8, 0.5, 3), ware.china, { y: y + h - 0.75, z });
  put(group, box(18, 0.6, 7.8, 0.2, 2), ware.china, { y: y + 1.2, z });
}

/** From the cistern's underside at y down to the bowl behind its rim, with a coupling at both ends. */
function flushPipe(group: Group, ware: Ware, o: Outline, rim: number, y: number, z: number): void {
  const pipe = bentPath(
    [
      [0, y + 0.5, z],
      [0, rim + 1.2, z],
      [0, rim - 1.6, z],
      [0, rim - 1.6, o.z - o.back + 1],
    ],
    2.2,
    8,
  );
  const coupling = [
    [0, -0.6],
    [0.95, -0.6],
    [0.95, 0.6],
    [0, 0.6],
  ] as const;
  put(group, tube(pipe, 0.62, 20), ware.chrome);
  for (const py of [y - 0.5, rim + 3]) put(group, turned(coupling, 0.08, 8), ware.chrome, { y: py, z });
}

function flushLever(group: Group, ware: Ware, top: number, z: number): void {
  put(group, rod(0.5, 0.5, 0.06, 20), ware.chrome, { x: -6, y: top - 3.4, z: z + 3.7, rx: 90 });
  put(group, box(3.2, 0.4, 0.3, 0.12), ware.chrome, { x: -4.8, y: top - 3.5, z: z + 4.3 });
}

function brackets(group: Group, ware: Ware, wall: number, y: number): void {
  for (const x of [-7, 7]) {
    const path = bentPath(
      [
        [x, y - 4, wall + 0.2],
        [x, y - 0.4, wall + 0.4],
        [x, y - 0.4, wall + 6.5],
      ],
      1.4,
      7,
    );
    put(group, tube(path, 0.34, 12), ware.chrome);
  }
}

/** The arm on top of the cistern, the chain and its wooden grip. */
function chainPull(group: Group, ware: Ware, top: number, z: number): void {
  put(group, box(8, 0.5, 0.4, 0.1), ware.chrome, { x: 6.4, y: top + 0.2, z });
  for (let i = 0; i < 40; i++) put(group, ball(0.17, 8), ware.chrome, { x: 10, y: top - 0.4 - i * 0.62, z });
  const grip = [
    [0, 0],
    [0.7, 0.2],
    [0.9, 1.4],
    [0.5, 2.8],
    [0.3, 3.4],
    [0, 3.5],
  ] as const;
  put(group, grain(turned(grip, 0.2, 20), "y"), ware.wood, { x: 10, y: top - 28.6, z });
}
