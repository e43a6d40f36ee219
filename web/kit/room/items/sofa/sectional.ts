import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import { cushion } from "../parts/cushion.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { box } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import { armOf } from "./arms.ts";
import { type SofaKit, seats, upholstered } from "./sofa-kit.ts";

/** A sofa with a chaise on its `side` ("left" or "right" as one sits); the chaise fills the depth, the sofa 38 in. of it. */
export function sectional(group: Group, params: ItemParams, kit: SofaKit): void {
  const w = params.width_in;
  const d = params.depth_in;
  const h = params.height_in;
  const deep = Math.min(d, number(params, "sofa_depth_in", 38));
  const chaise = number(params, "chaise_in", 35);
  // Sitting and looking to +z, the left hand is at +x.
  const side = text(params, "side", "right") === "left" ? 1 : -1;
  const lift = number(params, "leg_in", 3);
  const seatTop = number(params, "seat_in", 17.5);
  const deck = seatTop - 6.4;
  const armW = number(params, "arm_in", 6);
  const backZ = -d / 2;
  const sofaZ = backZ + deep / 2;
  const at = [
    [-side * (w / 2 - 3), backZ + 3],
    [-side * (w / 2 - 3), backZ + deep - 4],
    [side * (w / 2 - 3), backZ + 3],
    [side * (w / 2 - 3), d / 2 - 4],
    [side * (w / 2 - chaise + 3), d / 2 - 4],
  ] as const;
  for (const [x, z] of at)
    put(group, grain(box(2, lift + 0.1, 2, 0.1), "y", x), kit.legs, { x, y: lift / 2, z });
  upholstered(group, kit, w - 0.8, deck - lift, deep - 1, { y: lift, z: sofaZ });
  upholstered(group, kit, chaise - 0.4, deck - lift, d - 1, {
    x: side * (w / 2 - chaise / 2),
    y: lift,
    z: 0,
  });
  const room = { w, d: deep, armW, lift, top: number(params, "arm_top_in", 23.5) };
  const arms: Group = group.clone(false);
  armOf(arms, kit, text(params, "arm", "track"), room);
  put(group, arms, null, { z: sofaZ });
  const backThick = 6.5;
  const backTop = h - 3;
  put(
    group,
    cushion(w, backTop - lift - 1, backThick, {
      edge: 1.1,
      crown: [0, 0.2, 0.3],
      repeat: kit.repeat,
      grain: 8,
      seed: 5,
    }),
    kit.cloth,
    { y: lift + 1 + (backTop - lift - 1) / 2, z: backZ + backThick / 2 },
  );
  const inner = w - armW * 2;
  const long = chaise - armW;
  const rest = inner - long;
  const back = backZ + backThick;
  const common = { deck, seatTop, back, top: h };
  const seatCount = number(params, "seats", 2);
  seats(group, kit, { ...params, cushions: seatCount, backs: seatCount, pillows: 0 }, rest, {
    ...common,
    front: backZ + deep - 0.4,
    x: -side * (long / 2),
  });
  seats(group, kit, { ...params, cushions: 1, backs: 1, pillows: 1 }, long, {
    ...common,
    front: d / 2 - 0.3,
    x: side * (inner / 2 - long / 2),
  });
}
