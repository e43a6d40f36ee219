import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { type HandleShape, handle, knurled } from "../parts/handles.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { arcYZ, bentPath, coilAlong } from "../parts/path.ts";
import { ball, bar, box, rod, taper, tube, turned } from "../parts/solids.ts";
import { foot } from "./foot.ts";
import { aerator, deckPlate, sideSpray, sprayHead, type Trim } from "./pieces.ts";

/** Deck-mounted kitchen, prep and beverage faucets; the spout points to +z. */
export function kitchenFaucet(params: ItemParams, trim: Trim): Group {
  const group = new Group();
  const r = number(params, "tube", 1) / 2;
  const spout = text(params, "spout");
  const lift = flag(params, "plate") ? deckPlate(group, trim, params.width_in, 2.5) : 0;
  const faucet = new Group();
  faucet.position.y = lift;
  group.add(faucet);
  const height = params.height_in - lift;
  if (spout === "spring") springSpout(faucet, params, trim, r, height);
  else if (spout === "angular") angularSpout(faucet, params, trim, r, height);
  else if (spout === "low-arc") lowArc(faucet, params, trim, r, height);
  else highArc(faucet, params, trim, r, height);
  if (text(params, "spray") === "side-spray") sideSpray(group, trim, params.width_in / 2 - 1, 4.6);
  return group;
}

function highArc(group: Group, params: ItemParams, trim: Trim, r: number, height: number): void {
  const base = text(params, "base", "round");
  const body = r * 1.3;
  const bodyTop = flag(params, "column") ? height * 0.36 : Math.min(height * 0.33, 5.2);
  const footTop = foot(group, trim, base, body);
  lowerBody(group, params, trim, body, r, footTop, bodyTop);
  const pull = text(params, "spray") === "pull-down";
  const headR = pull ? r * 1.26 : r;
  const reach = params.depth_in - body * (base === "bell" || base === "stepped" ? 1.64 : 1.4) - headR;
  const square = text(params, "spout") === "square";
  const centre = height - r - reach / 2;
  const headLength = pull ? Math.min(4.4, height * 0.24) : 0.5;
  const outlet = pull ? Math.max(height * 0.5, centre - headLength * 0.6) : height * 0.62;
  const path = square
    ? bentPath(
        [
          [0, bodyTop - 0.1, 0],
          [0, height - r, 0],
          [0, height - r, reach],
          [0, outlet, reach],
        ],
        r * 2.2,
        8,
      )
    : [
        new Vector3(0, bodyTop - 0.1, 0),
        new Vector3(0, centre * 0.6 + bodyTop * 0.4, 0),
        ...arcYZ(0, centre, reach / 2, reach / 2, 180, 0, 28),
        new Vector3(0, Math.min(outlet, centre - 0.2), reach),
      ];
  if (square && base === "square") put(group, bar(path, r * 1.9, r * 1.9, 0.12), trim.metal);
  else put(group, tube(path, r, 24), trim.metal);
  const end = path[path.length - 1]!;
  if (pull) sprayHead(group, trim, r, headLength, end, 0);
  else aerator(group, trim, r * 1.12, end.clone().setY(end.y + 0.1));
  if (flag(params, "knurled"))
    put(group, rod(body * 1.02, 1.1, 0.03, 48), knurled(trim.metal, 48, 8), { y: bodyTop - 1.3 });
  if (flag(params, "sensor"))
    put(group, rod(r * 0.42, 0.08, 0.02, 20), trim.dark, { y: bodyTop - 0.9, z: body * 0.94, rx: 90 });
  kitchenHandle(group, params, trim, body, bodyTop, footTop);
}

/** The thick part between foot and neck, with the joint on which the spout swings. */
function lowerBody(
  group: Group,
  params: ItemParams,
  trim: Trim,
  body: number,
  r: number,
  from: number,
  top: number,
): void {
  if (text(params, "base") === "square") {
    put(group, box(body * 1.9, top - from, body * 1.9, 0.08, 2), trim.metal, { y: (top + from) / 2 });
    put(group, rod(r * 1.2, 0.14, 0.03), trim.metal, { y: top });
    return;
  }
  if (flag(params, "column")) {
    const h = top - from;
    put(
      group,
      turned(
        [
          [0, from],
          [body * 0.9, from],
          [body * 1.12, from + h * 0.12],
          [body * 0.82, from + h * 0.2],
          [body * 0.82, from + h * 0.3],
          [body, from + h * 0.42],
          [body, from + h * 0.7],
          [body * 1.14, from + h * 0.74],
          [body * 1.14, from + h * 0.8],
          [body * 0.86, from + h * 0.86],
          [r * 1.3, from + h * 0.97],
          [r * 1.3, top],
          [0, top],
        ],
        0.08,
      ),
      trim.metal,
    );
    return;
  }
  const slim = params.tube === 0.5 || params.tube === 0.55;
  put(
    group,
    turned(
      [
        [0, from],
        [body, from],
        [body, top - 0.35],
        [slim ? r * 1.2 : body * 0.98, top - 0.06],
        [r * 1.06, top + 0.05],
        [0, top + 0.05],
      ],
      0.08,
    ),
    trim.metal,
  );
  put(group, rod(r * 1.12, 0.05, 0.01), trim.gap, { y: top + 0.03 });
  if (flag(params, "collar")) {
    for (const y of [top - 0.1, top + 0.3]) put(group, rod(r * 1.32, 0.2, 0.06), trim.metal, { y });
  }
}

function kitchenHandle(
  group: Group,
  params: ItemParams,
  trim: Trim,
  body: number,
  bodyTop: number,
  footTop: number,
): void {
  const kind = text(params, "handle");
  const y = footTop + (bodyTop - footTop) * 0.56;
  if (kind === "joystick") {
    put(group, ball(body * 0.72, 20), trim.metal, { y: y + 0.3, x: body * 0.72 });
    put(group, rod(0.16, 2.6, 0.06, 16), trim.metal, { x: body * 0.9, y: y + 0.4, rz: -22 });
    return;
  }
  if (kind.startsWith("pair")) {
    for (const side of [-1, 1]) {
      put(group, taper(body * 0.62, body * 0.5, 0.8, 0.05), trim.metal, {
        x: side * body * 0.7,
        y,
        rz: -90 * side,
      });
      const h = handle("lever", trim.metal, 0.62);
      put(group, h, null, { x: side * (body * 0.7 + 0.75), y, rz: -90 * side, rx: -25 });
    }
    return;
  }
  const hub = Math.min(body * 0.82, 0.62);
  const out = body * 0.72;
  put(group, rod(hub, 0.55, 0.05), trim.metal, { x: out, y, rz: -90 });
  put(group, rod(hub * 0.94, 0.06, 0.01), trim.gap, { x: out + 0.53, y, rz: -90 });
  put(group, rod(hub, 0.62, 0.08), trim.metal, { x: out + 0.58, y, rz: -90 });
  const x = out + 0.9;
  const long = Math.min(4.2, params.height_in * 0.24);
  if (kind === "side-stick")
    put(group, rod(0.17, long, 0.06, 16), trim.metal, { x, y: y + 0.1, rx: -12, rz: -14 });
  else if (kind === "side-blade")
    put(group, box(0.28, long, 0.74, 0.08, 2), trim.metal, {
      x: x + 0.14,
      y: y + long * 0.45,
      rx: -14,
      z: -long * 0.1,
    });
  else {
    const path = [
      new Vector3(x, y, 0),
      new Vector3(x + 0.25, y + long * 0.4, -0.12),
      new Vector3(x + 0.5, y + long * 0.8, -0.35),
      new Vector3(x + 0.62, y + long, -0.5),
    ];
    put(group, bar(path, 0.26, 0.5, 0.12), trim.metal);
  }
}

function springSpout(group: Group, params: ItemParams, trim: Trim, r: number, height: number): void {
  const body = r * 1.25;
  const footTop = foot(group, trim, text(params, "base"), body);
  const bodyTop = height * 0.34;
  lowerBody(group, { ...params, column: false }, trim, body, r, footTop, bodyTop);
  const coilR = r * 1.05;
  const reach = params.depth_in - body * 1.64 - r * 1.35;
  const centre = height - reach / 2 - coilR;
  const headTop = height * 0.5;
  const hose = [
    new Vector3(0, bodyTop, 0),
    new Vector3(0, centre * 0.75, 0),
    ...arcYZ(0, centre, reach / 2, reach / 2, 180, 0, 24),
    new Vector3(0, headTop, reach),
  ];
  put(group, tube(hose, r * 0.62, 14), trim.dark);
  const length = hose.reduce((sum, p, i) => (i ? sum + p.distanceTo(hose[i - 1]!) : 0), 0);
  put(group, tube(coilAlong(hose, coilR * 0.86, length / 0.42, 9), 0.105, 7), trim.metal);
  put(group, rod(coilR * 1.12, 0.5, 0.06), trim.metal, { y: bodyTop });
  put(group, rod(coilR * 1.1, 0.5, 0.06), trim.metal, { y: headTop - 0.1, z: reach });
  sprayHead(group, trim, r * 1.05, Math.min(4.6, height * 0.22), new Vector3(0, headTop - 0.1, reach));
  const armY = headTop - 0.9;
  const arm = bentPath(
    [
      [0, bodyTop - 0.5, 0],
      [0, bodyTop - 0.5, -body * 1.5],
      [0, armY, -body * 1.5],
      [0, armY, reach - r * 1.2],
    ],
    0.8,
    6,
  );
  if (flag(params, "magnet")) {
    put(
      group,
      tube(
        bentPath(
          [
            [0, bodyTop + 0.2, coilR],
            [0, armY, coilR],
            [0, armY, reach - r],
          ],
          0.7,
          6,
        ),
        0.2,
        14,
      ),
      trim.metal,
    );
  } else
    put(
      group,
      tube(
        arm.slice(-9).map((p) => p.clone().setZ(Math.max(p.z, 0))),
        0.2,
        14,
      ),
      trim.metal,
    );
  put(
    group,
    turned(
      [
        [r * 1.18, -0.3],
        [r * 1.4, -0.3],
        [r * 1.4, 0.3],
        [r * 1.18, 0.3],
        [r * 1.18, -0.3],
      ],
      0.05,
      28,
    ),
    trim.metal,
    { y: armY, z: reach },
  );
  kitchenHandle(group, params, trim, body, bodyTop, footTop);
}

function angularSpout(group: Group, params: ItemParams, trim: Trim, r: number, height: number): void {
  const body = r * 1.1;
  const footTop = foot(group, trim, "round", body);
  const low = flag(params, "low");
  const bodyTop = height * (low ? 0.55 : 0.62);
  put(group, rod(body, bodyTop - footTop, 0.08), trim.metal, { y: footTop });
  put(group, rod(body * 0.97, 0.06, 0.01), trim.gap, { y: bodyTop });
  put(
    group,
    turned(
      [
        [0, 0.06],
        [body, 0.06],
        [body, 0.9],
        [body * 0.8, 1.16],
        [0, 1.24],
      ],
      0.14,
    ),
    trim.metal,
    { y: bodyTop },
  );
  const reach = params.depth_in - body * 2.4;
  const from = new Vector3(0, bodyTop - 0.9, body * 0.4);
  const rise = low ? 0.6 : 1.7;
  const to = new Vector3(0, bodyTop - 0.9 + rise, body * 0.4 + reach);
  const neck = r * 0.78;
  put(group, tube([from, from.clone().lerp(to, 0.62)], neck, 28), trim.metal);
  put(group, rod(neck * 0.96, 0.05, 0.01), trim.gap, {
    y: from.y + rise * 0.62,
    z: from.z + reach * 0.62,
    rx: 90 - 10,
  });
  const mid = from.clone().lerp(to, 0.625);
  const headPath = [mid, from.clone().lerp(to, 0.86), to.clone()];
  put(group, tube(headPath, neck * 1.04, 28), trim.metal);
  put(group, rod(neck * 0.78, 0.34, 0.06), trim.metal, { y: to.y - neck - 0.2, z: to.z - neck * 1.1 });
  put(group, rod(neck * 0.6, 0.06, 0.01), trim.gap, { y: to.y - neck - 0.24, z: to.z - neck * 1.1 });
  put(group, box(neck * 0.7, 0.12, 0.8, 0.05, 2), trim.dark, {
    y: to.y + neck * 1.0,
    z: to.z - 1.4,
    rx: -10,
  });
  const leverTop = height - bodyTop - 1.2;
  const path = [
    new Vector3(0, bodyTop + 1.0, 0),
    new Vector3(0, bodyTop + 1.2 + leverTop * 0.3, -0.5),
    new Vector3(0, height - 0.12, low ? -1.2 : -1.7),
  ];
  put(group, bar(path, 0.62, 0.22, 0.1), trim.metal);
}

function lowArc(group: Group, params: ItemParams, trim: Trim, r: number, height: number): void {
  const pair = text(params, "handle") === "pair-lever";
  const footTop = foot(group, trim, text(params, "base"), r * 1.5);
  const top = height - r;
  const bodyTop = height * 0.42;
  put(
    group,
    turned(
      [
        [0, footTop],
        [r * 1.5, footTop],
        [r * 1.4, bodyTop - 0.3],
        [r * 1.15, bodyTop],
        [0, bodyTop],
      ],
      0.12,
    ),
    trim.metal,
  );
  const reach = params.depth_in - r * 2.4 - r;
  const path = bentPath(
    [
      [0, bodyTop - 0.2, 0],
      [0, top, reach * 0.1],
      [0, top + 0.1, reach * 0.62],
      [0, top - 1.9, reach],
    ],
    2.2,
    9,
  );
  put(
    group,
    tube(path, r, 24, (t) => 1.08 - 0.18 * t),
    trim.metal,
  );
  aerator(group, trim, r * 1.02, path[path.length - 1]!);
  if (pair) {
    for (const side of [-1, 1]) {
      const riser = new Group();
      const y = foot(riser, trim, text(params, "base"), 0.62);
      const grip = handle("lever" as HandleShape, trim.metal, 0.95);
      put(riser, grip, null, { y: y - 0.06, ry: side > 0 ? 20 : 160 });
      put(group, riser, null, { x: side * 3.1 });
    }
  } else {
    put(
      group,
      turned(
        [
          [0, 0],
          [r * 1.2, 0],
          [r * 1.25, 0.5],
          [r * 0.9, 0.8],
          [0, 0.86],
        ],
        0.14,
      ),
      trim.metal,
      { y: bodyTop },
    );
    put(
      group,
      bar(
        [
          new Vector3(0, bodyTop + 0.6, -0.1),
          new Vector3(0, bodyTop + 1.2, -0.9),
          new Vector3(0, bodyTop + 1.9, -2.2),
        ],
        0.6,
        0.2,
        0.09,
      ),
      trim.metal,
    );
  }
}
