import { Vector3 } from "three";
import { shell } from "../light/trim.ts";
import { put } from "../parts/assemble.ts";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { rod, tube, turned } from "../parts/solids.ts";
import { opalGlass, topStone } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";
import { drumShade, type Lamp } from "./shade.ts";

/** Column, tripod, arc and reading lamps. */
export function floorLamp(lamp: Lamp, params: ItemParams, finish: string): void {
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
