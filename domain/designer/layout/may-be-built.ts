import { mustFindings } from "../../room/rules/findings.ts";
import { palettes } from "../looks/palettes.ts";
import { RoomSketch } from "../sketch/room-sketch.ts";
import type { Layout, LayoutInput } from "./layout.types.ts";

/** Whether a layout breaks no rule, tried with goods in the style of the brief. */
export function mayBeBuilt(layout: Layout, { plan, shelf, brief }: LayoutInput): boolean {
  const palette = palettes.find(({ id }) => id === brief.style) ?? palettes[0]!;
  const sketch = new RoomSketch(plan, palette, shelf, 0);
  layout.furnish(sketch);
  return mustFindings(sketch.design("")).length === 0;
}
