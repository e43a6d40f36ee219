import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { ball, box, rod, tube, turned } from "../parts/solids.ts";
import { china, plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";
import { bowlBody, hungBody, type Outline, seatAndLid } from "./bowl.ts";
import { bidetBowl } from "./others.ts";
import { tank } from "./tank.ts";
import type { Ware } from "./ware.ts";

/** Toilets and bidets. Front to +z, back of the tank at -depth/2; wall-hung ones have their own lower edge at y = 0. */
export function buildToilet(params: ItemParams, finish: string): Group {
  const group = new Group();
  const ware: Ware = {
    china: finish === "white" ? china() : finishMaterial(finish),
    chrome: finishMaterial("chrome"),
    dark: plastic("#151515", 0.6),
    wood: finishMaterial("walnut"),
    seat:
      finish === "gloss-black"
        ? plastic("#141415", 0.25)
        : finish === "biscuit"
          ? plastic("#e2d6bf", 0.25)
          : plastic("#eceae6", 0.22),
  };
  const form = text(params, "form");
  const outline = outlineOf(params);
  if (form === "bidet") {
    bidetBowl(group, params, ware, outline);
    return group;
  }
  const hung = form === "wall-hung";
  const rim = hung
    ? params.height_in - 1.6
    : form === "back-to-wall"
      ? params.height_in - 1.6
      : number(params, "rim", 16.5) - 1.4;
  if (hung) hungBody(group, ware, outline, rim, text(params, "bowl") === "square");
  else
    bowlBody(group, ware, outline, rim, {
      skirt: flag(params, "skirt"),
      stepped: params.foot === "stepped",
      square: text(params, "bowl") === "square",
    });
  if (text(params, "seat") === "bidet") bidetSeat(group, params, ware, outline, rim);
  else seatAndLid(group, ware, outline, rim, text(params, "seat"));
  if (form === "high-level" || form === "low-level")
    raisedTank(group, params, ware, outline, rim, form === "high-level");
  else if (!hung && form !== "tankless" && form !== "back-to-wall") tank(group, params, ware, outline, rim);
  return group;
}

/** Where the bowl stands in the depth: its widest place at z, lengths to front and back. */
function outlineOf(params: ItemParams): Outline {
  const half = 7.1;
  const form = text(params, "form");
  const front = params.depth_in / 2;
  const square = text(params, "bowl") === "square";
  const toFront = text(params, "bowl") === "round" ? 8.4 : 10.2;
  const hasTank = !["wall-hung", "back-to-wall", "bidet"].includes(form);
  const z = front - toFront;
  return {
    half,
    toFront,
    z,
    back: hasTank ? 7.6 : z + params.depth_in / 2 - 0.2,
    power: square ? 4.6 : 2.1,
    wall: -params.depth_in / 2,
  };
}

/** Electronic seat: thicker body at the back with the control panel, thin lid. */
function bidetSeat(group: Group, params: ItemParams, ware: Ware, o: Outline, rim: number): void {
  seatAndLid(group, ware, o, rim, "slim");
  const tankless = text(params, "form") === "tankless";
  const back = tankless ? o.wall + 4.4 : o.z - o.back + 1.2;
  const top = tankless ? params.height_in : rim + 4.4;
  put(group, box(o.half * 2 - 0.2, top - rim - 0.1, tankless ? 8.2 : 4.4, 1.1, 4), ware.seat, {
    y: (top + rim) / 2,
    z: back,
  });
  put(group, box(1.6, 0.5, 4, 0.2, 2), ware.dark, { x: o.half + 0.1, y: rim + 1.4, z: back + 2 });
  for (let i = 0; i < 3; i++)
    put(group, rod(0.24, 0.1, 0.03, 14), ware.chrome, {
      x: o.half + 0.1,
      y: rim + 1.62,
      z: back + 0.8 + i * 1.1,
    });
}

/** Cistern on the wall with a flush pipe; high ones have a chain. */
function raisedTank(
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
  put(group, box(17.4, h - 1.4, 7.4, 0.7, 3), ware.china, { y: y + (h - 1.4) / 2, z });
  put(group, box(18.2, 1.5, 8, 0.5, 3), ware.china, { y: y + h - 0.75, z });
  put(group, box(18, 0.6, 7.8, 0.2, 2), ware.china, { y: y + 1.2, z });
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
  put(group, tube(pipe, 0.62, 20), ware.chrome);
  for (const py of [y - 0.5, rim + 3])
    put(
      group,
      turned(
        [
          [0, -0.6],
          [0.95, -0.6],
          [0.95, 0.6],
          [0, 0.6],
        ],
        0.08,
        8,
      ),
      ware.chrome,
      { y: py, z },
    );
  if (!high) {
    put(group, rod(0.5, 0.5, 0.06, 20), ware.chrome, { x: -6, y: y + h - 3.4, z: z + 3.7, rx: 90 });
    put(group, box(3.2, 0.4, 0.3, 0.12), ware.chrome, { x: -4.8, y: y + h - 3.5, z: z + 4.3 });
    return;
  }
  for (const x of [-7, 7])
    put(
      group,
      tube(
        bentPath(
          [
            [x, y - 4, o.wall + 0.2],
            [x, y - 0.4, o.wall + 0.4],
            [x, y - 0.4, o.wall + 6.5],
          ],
          1.4,
          7,
        ),
        0.34,
        12,
      ),
      ware.chrome,
    );
  put(group, box(8, 0.5, 0.4, 0.1), ware.chrome, { x: 6.4, y: y + h + 0.2, z: z + 1 });
  for (let i = 0; i < 40; i++)
    put(group, ball(0.17, 8), ware.chrome, { x: 10, y: y + h - 0.4 - i * 0.62, z: z + 1 });
  put(
    group,
    grain(
      turned(
        [
          [0, 0],
          [0.7, 0.2],
          [0.9, 1.4],
          [0.5, 2.8],
          [0.3, 3.4],
          [0, 3.5],
        ],
        0.2,
        20,
      ),
      "y",
    ),
    ware.wood,
    { x: 10, y: y + h - 28.6, z: z + 1 },
  );
}
