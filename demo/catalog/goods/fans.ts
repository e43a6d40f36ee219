import { bathFan } from "./bath-fans.ts";
import { ceilingFan } from "./ceiling-fans.ts";
import { param } from "./common.ts";
import type { GoodsPlan } from "./goods.types.ts";

export const fans: GoodsPlan = {
  category: "fans",
  styles: {},
  draft: (seed) => (param(seed, "form") === "bath" ? bathFan(seed) : ceilingFan(seed)),
};
