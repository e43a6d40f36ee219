import { Group } from "three";
import { type ItemParams, text } from "../parts/params.ts";
import { adirondack, bench, outdoorDining, outdoorLounge } from "./benches.ts";
import { caneChair, upholsteredChair, woodChair } from "./dining.ts";
import { barrelChair, loungeChair, ottoman, wingback } from "./easy.ts";
import { chairKit } from "./seat-kit.ts";
import { stoolOf } from "./stools.ts";

/** Chairs and benches face +z and stand on y = 0; `form` says which. */
export function buildChair(params: ItemParams, finish: string): Group {
  const group = new Group();
  const kit = chairKit(params, finish);
  const form = text(params, "form", "lounge");
  if (form === "barrel") barrelChair(group, params, kit);
  else if (form === "wingback") wingback(group, params, kit);
  else if (form === "wood") woodChair(group, params, kit);
  else if (form === "cane") caneChair(group, params, kit);
  else if (form === "dining") upholsteredChair(group, params, kit);
  else if (form === "ottoman") ottoman(group, params, kit);
  else if (form === "bench") bench(group, params, kit);
  else if (form === "outdoor-dining") outdoorDining(group, params, kit);
  else if (form === "outdoor-lounge") outdoorLounge(group, params, kit);
  else if (form === "adirondack") adirondack(group, params, kit);
  else loungeChair(group, params, kit);
  return group;
}

/** Counter and bar stools; the seat's height is `seat_in`. */
export function buildStool(params: ItemParams, finish: string): Group {
  const group = new Group();
  stoolOf(group, params, chairKit(params, finish));
  return group;
}
