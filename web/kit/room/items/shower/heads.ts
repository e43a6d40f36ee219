import { Group, type Material, type Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { type HandleShape, handle } from "../parts/handles.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, bar, box, rod, tube, turned } from "../parts/solids.ts";

export type Fittings = { metal: Material; dark: Material; rubber: Material };

/** Rose on the wall (z = 0). */
export function wallRose(group: Group, f: Fittings, x: number, y: number, r = 1.25, square = false): void {
  if (square) put(group, box(r * 2, r * 2, 0.36, 0.06, 2), f.metal, { x, y, z: 0.18 });
  else
    put(
      group,
      turned(
        [
          [0, 0],
          [r, 0],
          [r * 0.96, 0.16],
          [r * 0.6, 0.42],
          [r * 0.42, 0.6],
          [0, 0.6],
        ],
        0.07,
        36,
      ),
      f.metal,
      { x, y, rx: 90 },
    );
}

type FaceShell = (r: number) => {
  profile: readonly (readonly [number, number])[];
  edge: number;
  segments: number;
};

/** Round spray faces of radius r, the face at y = 0. */
const faceShells: Record<string, FaceShell> = {
  rose: (r) => ({
    edge: 0.12,
    segments: 56,
    profile: [
      [0, 0],
      [r, 0],
      [r, 0.16],
      [r * 0.86, 0.4],
      [r * 0.3, 0.8],
      [0.62, 1.3],
      [0.5, 1.9],
      [0, 1.9],
    ],
  }),
  bell: (r) => ({
    edge: 0.16,
    segments: 48,
    profile: [
      [0, 0],
      [r, 0.02],
      [r * 1.02, 0.3],
      [r * 0.9, 0.8],
      [r * 0.5, 1.7],
      [0.55, 2.3],
      [0.55, 2.7],
      [0, 2.7],
    ],
  }),
};

const discShell: FaceShell = (r) => ({
  edge: 0.06,
  segments: 64,
  profile: [
    [0, 0],
    [r * 0.985, 0],
    [r, 0.08],
    [r, 0.3],
    [r * 0.94, 0.4],
    [0.9, 0.5],
    [0.6, 0.8],
    [0.5, 1.3],
    [0, 1.3],
  ],
});

/** A spray face that looks down from y = 0, its connection above. */
export function sprayFace(f: Fittings, shape: string, r: number): Group {
  const head = new Group();
  const square = shape === "square";
  if (square) squareFace(head, f, r);
  else {
    const { profile, edge, segments } = (faceShells[shape] ?? discShell)(r);
    put(head, turned(profile, edge, segments), f.metal);
    put(head, rod(r * 0.88, 0.05, 0.01, 48), f.rubber, { y: -0.03 });
  }
  nozzles(head, f, r, square);
  return head;
}

function squareFace(head: Group, f: Fittings, r: number): void {
  put(head, box(r * 2, 0.36, r * 2, 0.07, 2), f.metal, { y: 0.18 });
  put(head, box(r * 1.82, 0.04, r * 1.82, 0.01), f.rubber, { y: -0.01 });
  const connection = [
    [0, 0.3],
    [0.9, 0.32],
    [0.6, 0.7],
    [0.5, 1.2],
    [0, 1.2],
  ] as const;
  put(head, turned(connection, 0.08, 28), f.metal);
}

function nozzles(head: Group, f: Fittings, r: number, square: boolean): void {
  const n = Math.min(9, Math.max(4, Math.round(r / 0.62)));
  for (let i = -n; i <= n; i += 2) {
    for (let j = -n; j <= n; j += 2) {
      const x = (i / n) * r * 0.78;
      const z = (j / n) * r * 0.78;
      if (!square && Math.hypot(x, z) > r * 0.8) continue;
      put(head, rod(0.075, 0.06, 0.02, 6), f.dark, { x, z, y: -0.07 });
    }
  }
}

/** Hand shower held upright at the origin, its face to +z, hose end below. */
export function handSpray(f: Fittings, shape: string): Group {
  const hand = new Group();
  if (shape === "stick") {
    put(hand, rod(0.48, 8.4, 0.1, 24), f.metal, { y: -4 });
    put(hand, box(0.5, 3.6, 0.1, 0.04), f.rubber, { y: 2.2, z: 0.44 });
    return hand;
  }
  if (shape === "square") {
    put(hand, box(0.8, 7.4, 0.7, 0.16, 2), f.metal, { y: -2.4 });
    put(hand, box(3.4, 3.6, 0.7, 0.14, 2), f.metal, { y: 2.6, z: 0.14 });
    put(hand, box(3, 3.2, 0.06, 0.02), f.rubber, { y: 2.6, z: 0.5 });
    return hand;
  }
  put(
    hand,
    tube(
      bentPath(
        [
          [0, -5.4, -0.2],
          [0, -1, 0],
          [0, 1.4, 0.1],
          [0, 2.4, 0.4],
        ],
        2,
        6,
      ),
      0.44,
      20,
      (t) => 0.86 + 0.3 * t,
    ),
    f.metal,
  );
  put(
    hand,
    turned(
      [
        [0, 0],
        [1.6, 0.1],
        [2.05, 0.5],
        [2.1, 0.8],
        [1.95, 0.9],
        [0, 0.9],
      ],
      0.12,
      44,
    ),
    f.metal,
    { y: 2.9, z: -0.1, rx: 76 },
  );
  put(hand, rod(1.75, 0.08, 0.02, 40), f.rubber, { y: 3.11, z: 0.76, rx: 76 });
  return hand;
}

/** The hose between two points, hanging in a loop down to `low`. */
export function hose(group: Group, f: Fittings, from: Vector3, to: Vector3, low: number): void {
  const z = Math.max(from.z, to.z);
  const path = bentPath(
    [
      [from.x, from.y, from.z],
      [from.x, low + 2, z],
      [(from.x + to.x) / 2, low, z],
      [to.x, low + 2, z],
      [to.x, to.y, to.z],
    ],
    3,
    12,
  );
  put(group, tube(path, 0.27, 10), f.metal);
}

/** Shower heads on arms: from the wall (z = 0) or the ceiling. */
export function headOnArm(group: Group, params: ItemParams, f: Fittings): void {
  const shape = text(params, "head");
  const arm = text(params, "arm");
  const r = params.width_in / 2;
  if (arm === "ceiling") {
    put(
      group,
      turned(
        [
          [0, -0.5],
          [0.5, -0.5],
          [1.1, -0.3],
          [1.3, 0],
          [0, 0],
        ],
        0.08,
        32,
      ),
      f.metal,
    );
    put(group, rod(0.42, params.height_in - 1.4, 0.02, 20), f.metal, { y: -params.height_in + 1.2 });
    put(group, ball(0.7, 20), f.metal, { y: -params.height_in + 1.6 });
    put(group, sprayFace(f, shape, r), null, { y: -params.height_in + 0.1 });
    return;
  }
  const out = params.depth_in - r;
  wallRose(group, f, 0, 0, 1.25, shape === "square");
  if (arm === "bent") {
    const reach = out * 0.72;
    put(
      group,
      tube(
        bentPath(
          [
            [0, 0, 0.2],
            [0, 0, reach * 0.45],
            [0, -reach * 0.42, reach],
          ],
          1.6,
          8,
        ),
        0.42,
        20,
      ),
      f.metal,
    );
    put(group, ball(0.66, 20), f.metal, { y: -reach * 0.44, z: reach * 1.03 });
    put(group, sprayFace(f, shape, r), null, { y: -reach * 0.44 - 2.2, z: reach + 1.5, rx: -38 });
    return;
  }
  const path =
    arm === "swan"
      ? bentPath(
          [
            [0, 0, 0.2],
            [0, 0.2, 1.6],
            [0, 4.4, out * 0.45],
            [0, 4.2, out],
            [0, 1.4, out],
          ],
          2.8,
          10,
        )
      : bentPath(
          [
            [0, 0, 0.2],
            [0, 0, out],
            [0, -2.6, out],
          ],
          1.3,
          9,
        );
  const end = path[path.length - 1]!;
  if (shape === "square") put(group, bar(path, 0.8, 0.8, 0.1), f.metal);
  else put(group, tube(path, 0.42, 20), f.metal);
  put(group, sprayFace(f, shape, r), null, { y: end.y - 1.5, z: end.z });
}

export function valveTrim(
  group: Group,
  f: Fittings,
  plateShape: string,
  grip: string,
  x: number,
  y: number,
  r: number,
): void {
  if (plateShape === "square") put(group, box(r * 2, r * 2, 0.34, 0.08, 2), f.metal, { x, y, z: 0.17 });
  else if (plateShape === "stepped")
    put(
      group,
      turned(
        [
          [0, 0],
          [r, 0],
          [r, 0.16],
          [r * 0.84, 0.24],
          [r * 0.8, 0.4],
          [r * 0.4, 0.5],
          [r * 0.36, 1],
          [0, 1],
        ],
        0.06,
        56,
      ),
      f.metal,
      { x, y, rx: 90 },
    );
  else
    put(
      group,
      turned(
        [
          [0, 0],
          [r, 0],
          [r * 0.985, 0.16],
          [r * 0.9, 0.28],
          [r * 0.34, 0.34],
          [r * 0.3, 0.9],
          [0, 0.9],
        ],
        0.06,
        56,
      ),
      f.metal,
      { x, y, rx: 90 },
    );
  const g = new Group();
  put(g, handle(grip as HandleShape, f.metal, grip === "lever" ? 1.25 : 1.1), null, {
    ry: grip === "lever" ? 90 : 8,
  });
  put(group, g, null, { x, y, z: plateShape === "square" ? 0.3 : 0.85, rx: 90 });
}
