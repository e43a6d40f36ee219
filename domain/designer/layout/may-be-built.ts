import { mustFindings } from "../../room/rules/findings.ts";
import { RoomSketch } from "../sketch/room-sketch.ts";
import { palettes } from "../styles/palettes.ts";
import type { Layout, LayoutInput } from "./layout.types.ts";

/** Whether a layout breaks no rule, tried with goods in the style of the brief. */
export function mayBeBuilt(layout: Layout, { plan, offers, brief }: LayoutInput): boolean {
  const palette = palettes.find(({ id }) => id === brief.style) ?? palettes[0]!;
  const sketch = new RoomSketch(plan, palette, offers, 0);
  layout.furnish(sketch);
  return mustFindings(sketch.design("")).length === 0;
}
