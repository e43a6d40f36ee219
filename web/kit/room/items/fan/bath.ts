import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, plate, rectSection, rod, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import type { FanTrim } from "./trim.ts";

type GrilleMaker = (group: Group, params: ItemParams, t: FanTrim) => void;

const roundGrilles: Record<string, GrilleMaker> = { round: roundLight, recessed: recessedLight };

/** The holes in a square grille. */
const squareFaces: Record<string, GrilleMaker> = {
  louver: louvers,
  flat: flatPanel,
  light: lightPanel,
  heater: heaterFace,
};

/** Bath fans: the steel housing above, the grille at the bottom, at the ceiling's plane. */
export function bathFan(group: Group, params: ItemParams, t: FanTrim): void {
  const kind = text(params, "grille");
  const round = roundGrilles[kind];
  housing(group, params, round !== undefined, params.height_in - (kind === "round" ? 4.4 : 1.3));
  if (round) round(group, params, t);
  else {
    squareFrame(group, params, t);
    (squareFaces[kind] ?? perforations)(group, params, t);
  }
}

/** The can or box, `high` inches, with its duct collar and mounting ears. */
function housing(group: Group, params: ItemParams, round: boolean, high: number): void {
  const { width_in: w, depth_in: d } = params;
  const steel = plastic("#a9adb0", 0.35);
  steel.metalness = 0.9;
  if (round) put(group, rod(w * 0.34, high, 0.1, 36), steel, { y: -high });
  else put(group, box(w * 0.74, high, d * 0.74, 0.08), steel, { y: -high / 2 });
  put(group, rod(1.95, 2.6, 0.05, 32), steel, { x: w * (round ? 0.26 : 0.3), y: -high * 0.4, rz: -90 });
  for (const s of [-1, 1])
    put(group, box(1.2, 0.16, d * 0.5, 0.03), steel, {
      x: s * w * 0.42 * (round ? 0.9 : 1),
      y: -high * 0.16,
    });
}

function roundLight(group: Group, params: ItemParams, t: FanTrim): void {
  const w = params.width_in;
  const low = -params.height_in;
  const globe = [
    [0, low + 0.1],
    [w * 0.28, low + 0.4],
    [w * 0.42, low + 2],
    [w * 0.42, low + 2.5],
    [0, low + 2.5],
  ] as const;
  const ring = [
    [w * 0.36, low + 2.3],
    [w * 0.5, low + 2.8],
    [w * 0.5, low + 3.3],
    [w * 0.4, low + 4.3],
    [0, low + 4.4],
  ] as const;
  put(group, turned(globe, 0.7, 56), t.opal);
  put(group, turned(ring, 0.2, 56), t.body);
  put(group, rod(0.5, 0.6, 0.15, 20), t.body, { y: low - 0.1 });
}

function recessedLight(group: Group, params: ItemParams, t: FanTrim): void {
  const w = params.width_in;
  const low = -params.height_in;
  const ring = [
    [w * 0.33, low + 1.4],
    [w * 0.36, low + 0.3],
    [w * 0.47, low],
    [w * 0.5, low + 0.16],
    [w * 0.5, low + 0.4],
    [w * 0.3, low + 1.6],
  ] as const;
  const baffle = [
    [w * 0.23, low + 1.2],
    [w * 0.25, low + 0.8],
    [w * 0.27, low + 0.8],
    [w * 0.27, low + 1.2],
  ] as const;
  put(group, turned(ring, 0.08, 56), t.body);
  put(group, rod(w * 0.22, 0.3, 0.08, 40), t.opal, { y: low + 0.9 });
  put(group, turned(baffle, 0.03, 48), t.body);
}

function squareFrame(group: Group, params: ItemParams, t: FanTrim): void {
  const { width_in: w, depth_in: d } = params;
  const y = -params.height_in + 0.55;
  put(group, box(w, 0.9, d, 0.35, 4), t.body, { y: y + 0.2 });
  put(group, box(w * 0.9, 0.5, d * 0.9, 0.1), t.dark, { y: y + 0.62 });
}

function louvers(group: Group, params: ItemParams, t: FanTrim): void {
  const { width_in: w, depth_in: d } = params;
  const low = -params.height_in;
  for (let i = -7; i <= 7; i++)
    if (i !== 0)
      for (const s of [-1, 1])
        put(group, box(w * 0.36, 0.12, d * 0.026, 0.03), t.dark, {
          x: s * w * 0.21,
          y: low + 0.27,
          z: i * d * 0.055,
        });
}

function flatPanel(group: Group, params: ItemParams, t: FanTrim): void {
  const { width_in: w, depth_in: d } = params;
  const low = -params.height_in;
  put(group, box(w * 0.78, 0.5, d * 0.78, 0.2, 3), t.body, { y: low + 0.2 });
  put(group, plate(rectSection(w * 0.84, d * 0.84, 0.6, 4), 0.1, 0.02).rotateX(-Math.PI / 2), t.dark, {
    y: low + 0.28,
  });
}

function lightPanel(group: Group, params: ItemParams, t: FanTrim): void {
  const { width_in: w, depth_in: d } = params;
  const low = -params.height_in;
  put(group, box(w * 0.56, 0.5, d * 0.56, 0.22, 3), t.opal, { y: low + 0.14 });
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++)
      put(group, box(w * 0.7, 0.12, d * 0.026, 0.03), t.dark, {
        y: low + 0.27,
        z: s * d * (0.34 + i * 0.04),
      });
}

function heaterFace(group: Group, params: ItemParams, t: FanTrim): void {
  const { width_in: w, depth_in: d } = params;
  const low = -params.height_in;
  put(group, rod(3.2, 0.5, 0.2, 40), t.opal, { x: w * 0.22, y: low - 0.05 });
  for (let i = -8; i <= 8; i++)
    put(group, box(w * 0.022, 0.12, d * 0.62, 0.03), t.dark, {
      x: -w * 0.2 + i * w * 0.027,
      y: low + 0.27,
    });
}

/** Round holes all over, with a pilot lamp in the corner. */
function perforations(group: Group, params: ItemParams, t: FanTrim): void {
  const { width_in: w, depth_in: d } = params;
  const low = -params.height_in;
  for (let i = -9; i <= 9; i++)
    for (let k = -9; k <= 9; k++)
      if (Math.hypot(i, k) < 9.4)
        put(group, rod(0.13, 0.1, 0.01, 6), t.dark, { x: i * w * 0.044, y: low + 0.22, z: k * d * 0.044 });
  put(group, rod(0.3, 0.1, 0.03, 16), t.bulb, { x: w * 0.42, y: low + 0.22, z: d * 0.42 });
}
