import type { Group } from "three";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bridgeFaucet, potFiller, wallKitchenFaucet } from "./bridge.ts";
import { kitchenFaucet } from "./kitchen.ts";
import { lavatoryFaucet } from "./lavatory.ts";
import { trimOf } from "./pieces.ts";

/** Kitchen and lavatory faucets, standing on y = 0 or hung on the plane z = 0; the spout points to +z. */
export function buildFaucet(params: ItemParams, finish: string): Group {
  const trim = trimOf(finishMaterial(finish));
  if (params.use === "lavatory") return lavatoryFaucet(params, trim);
  const spout = text(params, "spout");
  if (spout === "bridge") return bridgeFaucet(params, trim);
  if (spout === "wall") return wallKitchenFaucet(params, trim);
  if (spout === "articulated") return potFiller(params, trim);
  return kitchenFaucet(params, trim);
}
