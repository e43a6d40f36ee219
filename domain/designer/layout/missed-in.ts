import { findingsOf } from "../../room/rules/findings.ts";
import { RoomSketch } from "../sketch/room-sketch.ts";
import { palettes } from "../styles/palettes.ts";
import type { Layout, LayoutInput } from "./layout.types.ts";

/**
 * How many recommendations a layout does not meet, tried with products in the style of the brief; null where it breaks
 * a rule that must hold.
 */
export function missedIn(
  { furnish }: Pick<Layout, "furnish">,
  { plan, offers, brief }: LayoutInput,
): number | null {
  const palette = palettes.find(({ id }) => id === brief.style) ?? palettes[0]!;
  const sketch = new RoomSketch(plan, palette, offers, 0);
  furnish(sketch);
  const findings = findingsOf(sketch.design(""), { fixes: false });
  return findings.some(({ level }) => level === "must") ? null : missedOf(findings);
}

/** Rules that are not kept, each once. */
export const missedOf = (findings: readonly { rule: string }[]): number =>
  new Set(findings.map(({ rule }) => rule)).size;
