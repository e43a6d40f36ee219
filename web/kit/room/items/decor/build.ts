import { Group } from "three";
import type { ItemParams } from "../parts/params.ts";
import { text } from "../parts/params.ts";
import { buildPlant } from "../plant/build.ts";
import { bathPieces } from "./bath.ts";
import { drapery } from "./drapery.ts";
import { firePit } from "./fire-pit.ts";
import { kitchenPieces } from "./kitchen.ts";
import { livingPieces } from "./living.ts";
import { umbrella } from "./umbrella.ts";

type Maker = (group: Group, params: ItemParams, finish: string) => void;

const makers: Record<string, Maker> = {
  ...bathPieces,
  ...kitchenPieces,
  ...livingPieces,
  drapery,
  umbrella,
  "fire-pit": firePit,
};

/** Whether an accessory's `form` is one of the small things of a room, and no cabinet hardware. */
export function isDecor(params: ItemParams): boolean {
  const form = text(params, "form");
  return form === "plant" || form in makers;
}

/** Small things that make a room look lived in. Those that hang on a wall have it at z = -depth/2. */
export function buildDecor(params: ItemParams, finish: string): Group {
  const form = text(params, "form");
  if (form === "plant") return buildPlant(params, finish);
  const group = new Group();
  makers[form]?.(group, params, finish);
  return group;
}
