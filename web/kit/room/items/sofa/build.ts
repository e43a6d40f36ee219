import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { cushion } from "../parts/cushion.ts";
import { fourLegs, type LegStyle } from "../parts/legs.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { armOf } from "./arms.ts";
import { outdoorSofa } from "./outdoor.ts";
import { sectional } from "./sectional.ts";
import { type SofaKit, seats, sofaKit, upholstered } from "./sofa-kit.ts";

/** Sofas face +z and stand on y = 0; `seats`, `arm`, `legs`, `back` (loose, tight) and `pillows` shape them. */
export function buildSofa(params: ItemParams, finish: string): Group {
  const form = text(params, "form", "track");
  const group = new Group();
  const kit = sofaKit(params, finish);
  if (form === "sectional") sectional(group, params, kit);
  else if (form === "outdoor") outdoorSofa(group, params, kit, finish);
  else straightSofa(group, params, kit);
  return group;
}

function straightSofa(group: Group, params: ItemParams, kit: SofaKit): void {
  const w = params.width_in;
  const d = params.depth_in;
  const h = params.height_in;
  const legStyle = text(params, "legs", "block") as LegStyle | "plinth";
  const lift = legStyle === "plinth" ? 1.2 : number(params, "leg_in", 5);
  const armStyle = text(params, "arm", "track");
  const armW = armStyle === "none" ? 0 : number(params, "arm_in", 5.5);
  const seatTop = number(params, "seat_in", 18);
  if (legStyle === "plinth")
    put(group, cushion(w - 3, 2, d - 4, { edge: 0.2, repeat: 16, grain: 40 }), kit.legs, { y: 1 });
  else
    fourLegs(
      group,
      kit.legs,
      legStyle,
      w - (legStyle === "splayed" ? 12 : 7),
      d - 8,
      lift,
      legStyle === "splayed" ? 2.4 : 2,
    );
  const deck = seatTop - 6.2;
  upholstered(group, kit, w - (armStyle === "rolled" ? 4 : 2), deck - lift, d - 1.6, {
    y: lift,
    z: 0,
    edge: armStyle === "track" ? 0.7 : 1.1,
  });
  if (armW > 0) armOf(group, kit, armStyle, { w, d, armW, lift, top: number(params, "arm_top_in", 24.5) });
  const back = { thick: 6.5, top: h - (flag(params, "tight") ? 0 : 2.5) };
  backRest(group, kit, w - (armStyle === "rolled" ? armW : 0), d, back.thick, lift + 1, back.top, armStyle);
  const inner = w - armW * 2 + (armStyle === "rolled" ? 0.6 : 0);
  seats(group, kit, params, inner, { deck, seatTop, front: d / 2 - 0.4, back: -d / 2 + back.thick, top: h });
}

function backRest(
  group: Group,
  kit: SofaKit,
  w: number,
  d: number,
  thick: number,
  from: number,
  top: number,
  arm: string,
): void {
  const h = top - from;
  put(
    group,
    cushion(w, h, thick, {
      edge: arm === "track" ? 1.1 : 2,
      crown: [0, 0.3, 0.35],
      repeat: kit.repeat,
      grain: 7,
      seed: 5,
      crease: 0.12,
    }),
    kit.cloth,
    { y: from + h / 2, z: -d / 2 + thick / 2 },
  );
}
