import type { Group } from "three";
import { type ItemParams, text } from "../parts/params.ts";
import { hangingLight } from "./hanging.ts";
import { lightTrim } from "./trim.ts";
import { wallLight } from "./wall.ts";

const onWall = new Set(["sconce", "updown", "gooseneck-barn", "wall-lantern", "bath-bar", "vanity-row"]);

/** Lights: those for ceilings hang below y = 0, those for walls stand before z = 0. All are lit. */
export function buildLight(params: ItemParams, finish: string): Group {
  const trim = lightTrim(finish);
  return onWall.has(text(params, "form")) ? wallLight(params, trim) : hangingLight(params, trim);
}
