import { linearOf } from "../color.ts";
import type { MaterialDefinition } from "../material.ts";
import { aroundAs, block, covered } from "./build.ts";
import type { Place } from "./place.ts";
import { type Skin, Solids } from "./solids.ts";
import { chair, fence, leafy, outdoors, planter } from "./yard.ts";

const water: Skin = { color: linearOf("#4aa3ad"), rough: 0, isWater: true };
const left_in = -30;
const near_in = 75;
const far_in = 286;
/** How far the water stands below the coping's top. */
const down_in = 4.5;

/** The corner of a pool: coping along two edges in the foreground and along the far one. */
export function poolside(definition: MaterialDefinition, width_px: number): Place {
  const { piece, layout } = definition;
  const fine = Math.min(11, Math.max(5, width_px / 90));
  const across_in = Math.min(piece.width_in, piece.height_in);
  const joint = layout.grout?.width_in ?? 0;
  const row = { start_in: [7, joint / 2] as const };
  const laid: MaterialDefinition = {
    ...definition,
    piece: { ...piece, width_in: Math.max(piece.width_in, piece.height_in), height_in: across_in },
    layout: { ...layout, pattern: "straight" },
  };
  const stone = (long_in: number, more: Partial<Skin> = {}) =>
    covered(laid, [long_in, across_in], fine, { ...row, ...more });
  const deck = covered(aroundAs("concrete-pearl", "hardscape"), [290, 404], 3);
  const tile = covered(aroundAs("gloss-cobalt-mosaic", "backsplash"), [260, 7], 5);
  const top = 0;
  const base = top - piece.thickness_in;
  const round = Math.min(0.9, piece.thickness_in / 2);
  const outer = left_in - across_in;
  return {
    eye_in: 60,
    opening: 0.6,
    shift: 0.42,
    ...outdoors,
    solids: new Solids([
      block([left_in - 1, near_in - 1, -60], [400, far_in + 2, -down_in], water),
      block([left_in - 3, near_in, -60], [left_in - 1, far_in + 1, base], { ...tile, isTurned: true }),
      block([left_in - 1, far_in + 1, -60], [400, far_in + 3, base], tile),
      block(
        [outer, near_in, base],
        [left_in, far_in, top],
        stone(far_in - near_in, { isTurned: true }),
        round,
      ),
      block([outer, near_in - across_in, base], [220, near_in, top], stone(220 - outer), round),
      block([outer, far_in, base], [230, far_in + across_in, top], stone(230 - outer), round),
      block([-240, 16, -3], [outer, 420, -0.05], deck),
      block([outer, 16, -3], [400, near_in - across_in, -0.05], deck),
      block([outer, far_in + across_in, -3], [400, 420, -0.05], deck),
      ...chair(-108, 214),
      ...planter(60, 302, leafy),
      ...fence(leafy),
    ]),
  };
}
