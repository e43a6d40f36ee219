import { readLength } from "../../../../../domain/catalog/read-length.ts";
import { planFrom, type Starter, type StarterPlan } from "../../../../../domain/room/edit/starters.ts";
import type { ShapeName } from "./starter-shapes.tsx";

const ceiling = "ceiling_height_in";

/** The plan of a shape with its lengths as typed, or what is wrong, by field. */
export function beginPlan(
  shape: ShapeName,
  typed: Readonly<Record<string, string>>,
): Extract<StarterPlan, { ok: true }> | { ok: false; wrong: Record<string, string> } {
  const lengths: Record<string, number> = {};
  const wrong: Record<string, string> = {};
  for (const [field, text] of Object.entries(typed)) {
    const length = readLength(text, "room");
    if (length.ok) lengths[field] = length.inches;
    else wrong[field] = length.message;
  }
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  const { [ceiling]: height = 96, ...sides } = lengths;
  const begun = planFrom({ shape, ...sides } as Starter, height);
  return begun.ok ? begun : { ok: false, wrong: { [begun.field]: begun.message } };
}
