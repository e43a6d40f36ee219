import { Group, type Material, Vector3 } from "three";
import { shell } from "../light/trim.ts";
import { put } from "../parts/assemble.ts";
import { dressed } from "../parts/dressed.ts";
import { finishMaterial, isMetal, isWood } from "../parts/finish-materials.ts";
import { smoothTurned } from "../parts/lathe.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { box, rod, roundSection, sweep, tube, turned } from "../parts/solids.ts";
import { glowing, linenShade, opalGlass, plastic, topStone } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";

/** The forms of lights that stand on floor or table, or hang as a string between two points. */
export const lampForms: ReadonlySet<string> = new Set(["floor-lamp", "table-lamp", "string"]);

type Lamp = { metal: Material; shade: Material; bulb: Material; group: Group };

/** Lamps stand on y = 0 and are lit; strings hang below y = 0 from end to end of their width. */
export function buildLamp(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shade = linenShade(0.4);
  const lamp: Lamp = { group, metal: finishMaterial(finish), shade, bulb: glowing("#ffdfae", 3.4) };
  const form = text(params, "form");
  if (form === "string") stringLights(lamp, params);
  else if (form === "table-lamp") tableLamp(lamp, params, finish);
  else floorLamp(lamp, params, finish);
  return group;
}

/** A shade of linen on a wire, open above and below, y its lower rim. */
function drumShade(
  { group, shade, bulb, metal }: Lamp,
  bottom: number,
  top: number,
  h: number,
  at: { x?: number; y: number; z?: number },
): void {
  const skin = shell(
    [
      [bottom, 0],
      [top, h],
    ],
    40,
  );
  const uv = skin.getAttribute("uv");
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, (uv.getX(i) * Math.PI * 2 * bottom) / 2, (uv.getY(i) * h) / 2);
  put(group, skin, shade, at);
  for (const [r, y] of [
    [bottom, 0.06],
    [top, h - 0.06],
  ] as const) {
    const hoop = Array.from(
      { length: 37 },
      (_, i) => new Vector3(Math.cos((i / 36) * Math.PI * 2) * r, y, Math.sin((i / 36) * Math.PI * 2) * r),
    );
    put(group, sweep(hoop, roundSection(0.1, 5)), plastic("#e9e2d4", 0.8), at);
  }
  put(
    group,
    turned(
      [
        [0, 0],
        [0.5, 0],
        [1.1, 1.4],
        [0.9, 2.4],
        [0, 2.9],
      ],
      0.3,
      18,
    ),
    bulb,
    { ...at, y: at.y + h * 0.34 },
  );
  put(group, rod(0.1, h * 0.3, 0.02, 8), metal, { ...at, y: at.y + h * 0.7 });
}

function floorLamp(lamp: Lamp, params: ItemParams, finish: string): void {
  const style = text(params, "style", "column");
  if (style === "tripod") tripodLamp(lamp, params, finish);
  else if (style === "arc") arcLamp(lamp, params);
  else if (style === "task") taskLamp(lamp, params);
  else columnLamp(lamp, params);
}

function tripodLamp(lamp: Lamp, { width_in: w, height_in: h }: ItemParams, finish: string): void {
  const { group, metal } = lamp;
  const wood = isWood(finish);
  const shadeH = 11;
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2 + Math.PI / 6;
    const foot = new Vector3(Math.cos(a) * w * 0.5, 0.2, Math.sin(a) * w * 0.5);
    const leg = tube(
      [foot, new Vector3(Math.cos(a) * 0.8, h - shadeH - 2, Math.sin(a) * 0.8)],
      0.62,
      12,
      (t) => 0.7 + t * 0.4,
    );
    put(group, wood ? grain(leg, "y", i) : leg, metal);
  }
  put(group, rod(1.5, 1.6, 0.1, 24), finishMaterial(wood ? "aged-brass" : finish), { y: h - shadeH - 3 });
  drumShade(lamp, w * 0.5, w * 0.44, shadeH, { y: h - shadeH });
}

function arcLamp(lamp: Lamp, { width_in: w, height_in: h }: ItemParams): void {
  const { group, metal } = lamp;
  const stone = topStone("marble");
  put(
    group,
    projectUv(
      turned(
        [
          [0, 0],
          [5.8, 0],
          [5.8, 2.4],
          [0, 2.4],
        ],
        0.2,
        44,
      ),
      "y",
      [60, 60],
    ),
    stone,
    { x: -w / 2 + 5.8 },
  );
  const path = bentPath(
    [
      [-w / 2 + 5.8, 2, 0],
      [-w / 2 + 5.8, h * 1.06, 0],
      [w / 2 - 6.5, h * 1.02, 0],
      [w / 2 - 6.5, h - 14, 0],
    ],
    26,
    18,
  );
  put(group, tube(path, 0.42, 12), metal);
  put(
    group,
    shell(
      [
        [6.5, 0],
        [6.3, 1.8],
        [4.6, 4.6],
        [1.5, 6.2],
        [0.6, 6.4],
      ],
      40,
    ),
    metal,
    { x: w / 2 - 6.5, y: h - 20 },
  );
  put(
    group,
    shell(
      [
        [6.4, 0.02],
        [6.2, 1.8],
        [4.5, 4.5],
        [1.4, 6.1],
      ],
      40,
    ),
    opalGlass(0.5),
    { x: w / 2 - 6.5, y: h - 20.05 },
  );
  put(
    group,
    turned(
      [
        [0, 0],
        [1.3, 1],
        [1.1, 2.4],
        [0, 2.8],
      ],
      0.3,
      18,
    ),
    lamp.bulb,
    { x: w / 2 - 6.5, y: h - 18.6 },
  );
}

function taskLamp(lamp: Lamp, { width_in: w, height_in: h, depth_in: d }: ItemParams): void {
  const { group, metal } = lamp;
  put(
    group,
    turned(
      [
        [0, 0],
        [d * 0.5, 0],
        [d * 0.5, 0.6],
        [0.5, 0.9],
        [0.4, h - 4],
        [0, h - 4],
      ],
      0.1,
      40,
    ),
    metal,
    { x: -w / 2 + d * 0.5 },
  );
  const x = -w / 2 + d * 0.5;
  put(
    group,
    tube(
      bentPath(
        [
          [x, h - 5, 0],
          [x, h - 1, 0],
          [w / 2 - 4, h - 1.6, 0],
        ],
        2.4,
        8,
      ),
      0.32,
      10,
    ),
    metal,
  );
  put(
    group,
    shell(
      [
        [3.6, 0],
        [3.4, 1.6],
        [1.2, 5],
        [0.5, 5.4],
      ],
      32,
    ),
    metal,
    { x: w / 2 - 3.6, y: h - 8, rz: 12 },
  );
  put(
    group,
    turned(
      [
        [0, 0],
        [1.2, 0.6],
        [0.9, 2],
        [0, 2.3],
      ],
      0.3,
      16,
    ),
    lamp.bulb,
    { x: w / 2 - 3.4, y: h - 7.4 },
  );
}

function columnLamp(lamp: Lamp, params: ItemParams): void {
  const { group, metal } = lamp;
  const { width_in: w, height_in: h } = params;
  const shadeH = number(params, "shade_in", 12);
  put(
    group,
    turned(
      [
        [0, 0],
        [5.6, 0],
        [5.6, 0.5],
        [1, 1.1],
        [0.45, 1.8],
        [0.42, h - shadeH * 0.5],
        [0, h - shadeH * 0.5],
      ],
      0.12,
      40,
    ),
    metal,
  );
  put(group, rod(0.9, 1, 0.2, 20), metal, { y: h * 0.42 });
  drumShade(lamp, w / 2, w / 2 - 1.2, shadeH, { y: h - shadeH });
}

/** Outlines of table lamps' bodies, `foot` high. */
function lampBodies(r: number, foot: number): Record<string, [number, number][]> {
  return {
    urn: [
      [0, 0],
      [r * 0.58, 0],
      [r * 0.62, foot * 0.05],
      [r * 0.86, foot * 0.24],
      [r, foot * 0.46],
      [r * 0.9, foot * 0.66],
      [r * 0.52, foot * 0.83],
      [r * 0.24, foot * 0.91],
      [r * 0.2, foot * 0.94],
      [0, foot * 0.94],
    ],
    column: [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.62, foot * 0.92],
      [0, foot * 0.92],
    ],
    gourd: [
      [0, 0],
      [r * 0.6, 0],
      [r, foot * 0.26],
      [r * 0.92, foot * 0.42],
      [r * 0.5, foot * 0.56],
      [r * 0.56, foot * 0.68],
      [r * 0.5, foot * 0.8],
      [r * 0.2, foot * 0.94],
      [0, foot * 0.94],
    ],
    stick: [
      [0, 0],
      [r * 0.9, 0],
      [r * 0.9, 0.6],
      [r * 0.2, 1.2],
      [0.4, 2],
      [0.36, foot],
      [0, foot],
    ],
  };
}

function tableLamp(lamp: Lamp, params: ItemParams, finish: string): void {
  const { group, metal } = lamp;
  const { width_in: w, height_in: h } = params;
  const style = text(params, "style", "urn");
  const shadeH = h * 0.4;
  const foot = h - shadeH;
  const trim = isMetal(finish) ? metal : finishMaterial("aged-brass");
  if (style === "mushroom") {
    put(
      group,
      turned(
        [
          [0, 0],
          [w * 0.3, 0],
          [w * 0.27, 0.6],
          [w * 0.13, h * 0.3],
          [w * 0.12, h * 0.55],
          [0, h * 0.55],
        ],
        0.5,
        40,
      ),
      metal,
    );
    put(
      group,
      shell(
        [
          [w / 2, h * 0.5],
          [w * 0.5, h * 0.58],
          [w * 0.42, h * 0.82],
          [w * 0.22, h * 0.97],
          [0, h],
        ],
        44,
      ),
      opalGlass(0.55),
    );
    return;
  }
  const r = w * 0.3;
  const profiles = lampBodies(r, foot);
  const profile = profiles[style] ?? profiles.urn!;
  const thrown = style === "urn" || style === "gourd";
  const body = thrown ? smoothTurned(profile, profile.length - 2) : turned(profile, 0.3, 44);
  put(group, dressed(body, metal, "y"), metal);
  put(group, rod(0.5, foot * 0.16, 0.08, 20), trim, { y: foot * 0.92 });
  put(group, box(0.1, 0.1, 0.1), trim, { y: foot });
  drumShade({ ...lamp, metal: trim }, w / 2, w / 2 - w * 0.09, shadeH, { y: foot });
}

/** Bulbs on a black cord that sags between hooks. */
function stringLights({ group, bulb }: Lamp, params: ItemParams): void {
  const { width_in: w, height_in: h } = params;
  const cord = plastic("#1c1b1a", 0.7);
  const spans = number(params, "spans", 3);
  const sag = h - 5;
  const at = (x: number) => {
    const t = (((x + w / 2) / w) * spans) % 1;
    return -0.4 - sag * 4 * t * (1 - t);
  };
  const path = Array.from({ length: 61 }, (_, i) => {
    const x = (i / 60 - 0.5) * w;
    return new Vector3(x, at(Math.min(x, w / 2 - 0.01)), 0);
  });
  put(group, tube(path, 0.16, 6), cord);
  const count = number(params, "bulbs", 12);
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * w;
    const y = at(x);
    put(group, rod(0.5, 1.7, 0.08, 14), cord, { x, y: y - 1.7 });
    put(
      group,
      shell(
        [
          [0, -2.6],
          [0.6, -2.4],
          [1.05, -1.5],
          [0.9, -0.7],
          [0.45, 0],
        ],
        16,
      ),
      bulb,
      { x, y: y - 1.7 },
    );
  }
}
