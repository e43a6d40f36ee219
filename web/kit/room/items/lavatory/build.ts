import { Group, type Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { bowlSkin, drain } from "../parts/basin.ts";
import { finishMaterial, isMetal, twoSided } from "../parts/finish-materials.ts";
import { ellipseRing, loft, rectRing } from "../parts/loft.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { plate, rectSection, rod, type Section, tube, turned } from "../parts/solids.ts";
import { china, rubber } from "../parts/stock-materials.ts";

/** Washbasins on a pedestal, a metal console or the wall. They stand on y = 0, the wall at -depth/2; a hung one's lower edge is y = 0. */
export function buildLavatory(params: ItemParams, finish: string): Group {
  const group = new Group();
  const form = text(params, "form", "pedestal");
  const white = twoSided(
    isMetal(finish) || finish === "white" || (finish === "matte-black" && form === "console")
      ? china()
      : finishMaterial(finish),
  );
  const metal = finishMaterial(
    isMetal(finish) || form === "console" ? (finish === "white" ? "chrome" : finish) : "chrome",
  );
  basin(group, params, white, form);
  if (form === "pedestal") pedestal(group, params, white);
  else if (form === "console") consoleLegs(group, params, metal);
  if (form !== "pedestal") trap(group, params, metal, form === "wall-hung");
  return group;
}

const shapes = (params: ItemParams) => {
  const oval = text(params, "bowl") === "oval";
  const { width_in: w, depth_in: d } = params;
  const section = (sw: number, sd: number, r: number, z = 0): Section =>
    oval
      ? ellipseRing(sw / 2, sd / 2, 0, 2.2, 56, 0, z).map((p) => [p.x, -p.z] as const)
      : rectSection(sw, sd, r, 8).map(([x, y]) => [x, y - z] as const);
  return { oval, w, d, section };
};

/** Where faucet holes are across the deck: 8 in. apart, or 4 in. */
const drillings: Readonly<Record<string, readonly number[]>> = { three: [-4, 0, 4], centerset: [-2, 0, 2] };

function basin(group: Group, params: ItemParams, white: ReturnType<typeof china>, form: string): void {
  const { oval, w, d, section } = shapes(params);
  const top = params.height_in;
  const bw = Math.min(w - 5, oval ? 17 : 18);
  const bd = d - 8;
  const z = 1.2;
  const deep = number(params, "bowl_depth_in", 5);
  const rimR = text(params, "corners") === "square" ? 0.7 : 4.5;
  const outline = text(params, "back") === "round" ? section(w, d, rimR) : rectSection(w, d, rimR, 8);
  const slab = plate(outline, 1.5, 0.45, [section(bw, bd, 3.2, z)]);
  slab.rotateX(-Math.PI / 2);
  put(group, slab, white, { y: top - 0.75 });
  put(
    group,
    bowlSkin({
      shape: oval ? "oval" : "rect",
      width: bw + 0.1,
      depth: bd + 0.1,
      deep,
      corner: 3.2,
      slope: 0.8,
    }),
    white,
    {
      y: top - 0.5,
      z,
    },
  );
  const low = form === "wall-hung" ? Math.max(0.1, top - deep - 2.4) : top - deep - 2.2;
  const ring = (sx: number, sz: number, y: number, shift: number): Vector3[] =>
    oval && form !== "console"
      ? ellipseRing((w / 2) * sx, (d / 2) * sz, y, 2.4, 56, 0, shift)
      : rectRing(w * sx, d * sz, rimR * Math.min(1, sx), y, 14, 0, shift);
  put(
    group,
    loft(
      [
        ring(0.34, 0.4, low, -d * 0.12),
        ring(0.46, 0.52, low + 0.4, -d * 0.11),
        ring(0.66, 0.72, low + deep * 0.3, -d * 0.07),
        ring(0.86, 0.9, top - 2.6, -d * 0.02),
        ring(0.965, 0.975, top - 1.5, 0),
        ring(0.975, 0.98, top - 0.8, 0),
      ],
      { start: true },
    ),
    white,
  );
  const chrome = finishMaterial("chrome");
  const dark = rubber("#1a1a1a");
  drain(group, chrome, dark, 1.05, { y: top - 0.5 - deep - 0.2, z });
  put(group, rod(0.4, 0.06, 0.01, 20), dark, { y: top - 1.9, z: z + bd / 2 - 0.5, rx: -76 });
  const holes = drillings[text(params, "holes")] ?? [0];
  for (const x of holes) put(group, rod(0.66, 0.03, 0.005, 24), dark, { x, y: top - 0.008, z: -d / 2 + 2.6 });
}

function pedestal(group: Group, params: ItemParams, white: ReturnType<typeof china>): void {
  const { d } = shapes(params);
  const h = params.height_in - 5.6;
  const square = text(params, "foot") === "square";
  const z = -d * 0.12;
  const at = (a: number, b: number, y: number): Vector3[] =>
    square ? rectRing(a * 2, b * 2, 1.1, y, 12, 0, z) : ellipseRing(a, b, y, 2.3, 44, 0, z);
  const profile = square
    ? ([
        [5.2, 4.6, 0],
        [5.2, 4.6, 1.1],
        [4.9, 4.3, 1.3],
        [4.6, 4, 2],
        [3.6, 3.2, 3.4],
        [3.3, 2.9, h * 0.5],
        [3.6, 3.2, h * 0.86],
        [4.5, 3.9, h * 0.93],
        [4.9, 4.2, h],
      ] as const)
    : ([
        [5, 4.4, 0],
        [5.05, 4.45, 0.5],
        [4.5, 4, 1.6],
        [3.5, 3.2, 4],
        [3, 2.8, h * 0.45],
        [3.2, 3, h * 0.7],
        [4, 3.6, h * 0.9],
        [5, 4.4, h],
      ] as const);
  put(
    group,
    loft(
      profile.map(([a, b, y]) => at(a, b, y)),
      { start: true, end: true },
    ),
    white,
  );
}

/** Two front legs with a rail between them; the back hangs on the wall. */
function consoleLegs(group: Group, params: ItemParams, metal: ReturnType<typeof finishMaterial>): void {
  const { w, d } = shapes(params);
  const h = params.height_in - 1.4;
  for (const x of [-1, 1]) {
    put(group, rod(0.62, h, 0.08, 24), metal, { x: x * (w / 2 - 1.6), z: d / 2 - 1.8 });
    put(
      group,
      turned(
        [
          [0, 0],
          [1, 0],
          [0.8, 0.8],
          [0, 0.9],
        ],
        0.1,
        24,
      ),
      metal,
      { x: x * (w / 2 - 1.6), z: d / 2 - 1.8 },
    );
    put(group, rod(0.4, d - 2.2, 0.04, 18), metal, {
      x: x * (w / 2 - 1.6),
      y: h - 4.6,
      z: -d / 2 + 0.3,
      rx: 90,
    });
  }
  put(group, rod(0.4, w - 3.2, 0.04, 18), metal, { x: -w / 2 + 1.6, y: h - 4.6, z: d / 2 - 1.8, rz: -90 });
}

function trap(
  group: Group,
  params: ItemParams,
  metal: ReturnType<typeof finishMaterial>,
  hung: boolean,
): void {
  const { d } = shapes(params);
  const deep = number(params, "bowl_depth_in", 5);
  const top = params.height_in - deep - 1.6;
  if (hung) {
    put(group, rod(0.66, Math.max(0.3, top), 0.05, 20), metal, { z: 1.2 });
    return;
  }
  put(
    group,
    tube(
      bentPath(
        [
          [0, top, 1.2],
          [0, top - 6.5, 1.2],
          [0, top - 6.5, -1.8],
          [0, top - 3, -1.8],
          [0, top - 3, -d / 2 + 0.2],
        ],
        1.4,
        7,
      ),
      0.66,
      16,
    ),
    metal,
  );
  put(
    group,
    turned(
      [
        [0, 0],
        [1.4, 0],
        [1.2, 0.4],
        [0.7, 0.6],
      ],
      0.05,
      28,
    ),
    metal,
    { y: top - 3, z: -d / 2, rx: 90 },
  );
}
