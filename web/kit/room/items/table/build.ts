import { Group } from "three";
import { type ItemParams, text } from "../parts/params.ts";
import { consoleTable, diningTable, pedestalTable } from "./high.ts";
import { drumTable, legTable, nestingTables, slabTable, traySide } from "./low.ts";
import { tableKit } from "./tops.ts";

/** Dining, console and side tables on y = 0; `form` says which. */
export function buildTable(params: ItemParams, finish: string): Group {
  const group = new Group();
  const kit = tableKit(params, finish);
  const form = text(params, "form", "dining");
  if (form === "pedestal") pedestalTable(group, params, kit);
  else if (form === "console") consoleTable(group, params, kit);
  else if (form === "side") legTable(group, params, kit);
  else if (form === "tray") traySide(group, params, kit);
  else if (form === "drum") drumTable(group, params, kit);
  else diningTable(group, params, kit);
  return group;
}

/** Coffee tables: "rect", "round", "nesting", "drum", "slab", "frame". */
export function buildLowTable(params: ItemParams, finish: string): Group {
  const group = new Group();
  const kit = tableKit(params, finish);
  const form = text(params, "form", "rect");
  if (form === "nesting") nestingTables(group, params, kit);
  else if (form === "drum") drumTable(group, params, kit);
  else if (form === "slab") slabTable(group, params, kit);
  else legTable(group, params, kit);
  return group;
}
