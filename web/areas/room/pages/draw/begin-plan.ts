import { fieldText } from "../../../../../domain/catalog/page-lengths.ts";
import { readLength, readRoomLength } from "../../../../../domain/catalog/read-length.ts";
import { planFrom, type Starter, type StarterPlan } from "../../../../../domain/room/edit/starters.ts";
import type { ShapeName } from "./starter-shapes.tsx";

const ceiling = "ceiling_height_in";

/** A number alone that is less than this many inches is feet: a width of 10, but a cut corner of 24 inches. */
const leastIn_in = (field: string): number =>
  field === "width_in" || field === "depth_in" || field === ceiling ? 36 : 12;

const readStarterLength = (field: string, text: string) => readRoomLength(text, leastIn_in(field));

/** `10'` for the 10 that is taken for feet, so that who typed it sees that; undefined for all else. */
export function saidInFeet(field: string, text: string): string | undefined {
  const [read, alone] = [readStarterLength(field, text), readLength(text, "room")];
  return read.ok && alone.ok && read.inches !== alone.inches ? fieldText(read.inches, "room") : undefined;
}

/** The plan of a shape with its lengths as typed, or what is wrong, by field. */
export function beginPlan(
  shape: ShapeName,
  typed: Readonly<Record<string, string>>,
): Extract<StarterPlan, { ok: true }> | { ok: false; wrong: Record<string, string> } {
  const lengths: Record<string, number> = {};
  const wrong: Record<string, string> = {};
  for (const [field, text] of Object.entries(typed)) {
    const length = readStarterLength(field, text);
    if (length.ok) lengths[field] = length.inches;
    else wrong[field] = length.message;
  }
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  const { [ceiling]: height = 96, ...sides } = lengths;
  const begun = planFrom({ shape, ...sides } as Starter, height);
  return begun.ok ? begun : { ok: false, wrong: { [begun.field]: begun.message } };
}
