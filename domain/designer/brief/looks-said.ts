import beside from "../../../content/brief/beside.json" with { type: "json" };
import type { Feature, Part } from "./brief.types.ts";
import type { Tone } from "./lexicon.ts";
import { isPlain, lexicon } from "./lexicon.ts";
import type { Heard } from "./negation.ts";
import { partAt } from "./parts.ts";
import type { Thing } from "./said.types.ts";
import { toned } from "./tones.ts";
import { hasKind, meaningOf } from "./unit-words.ts";

/** "Dark green" is one color. */
export function colorSpan(units: readonly Heard[], at: number): { from: number; to: number } {
  return { from: toneOf(units, at) ? units[at - 1]!.from : units[at]!.from, to: units[at]!.to };
}

/** The "dark" right before a color. */
export function toneOf(units: readonly Heard[], at: number): Tone | null {
  const tone = meaningOf(units[at - 1], "tone");
  return tone && /^[ -]$/.test(units[at]!.gap) ? tone.value : null;
}

/** What a color is called as a metal. */
export const metalOfColor = new Map([
  ["black", "matte-black"],
  ["matte black", "matte-black"],
  ["soft black", "matte-black"],
  ["gold", "brushed-gold"],
  ["silver", "chrome"],
  ["bronze", "oil-rubbed-bronze"],
  ["copper", "copper"],
]);

/** Color, material or metal: many words may be either, which their part tells. */
export function looksOf(text: string, units: readonly Heard[], at: number, consumed: Set<number>): Thing[] {
  const unit = units[at]!;
  const color = meaningOf(unit, "color");
  const material = meaningOf(unit, "material");
  const metal = meaningOf(unit, "metal");
  if (!color && !material && !metal) return [];
  if (units[at + 1]?.gap === " " && isOther(units[at + 1]!)) return [];
  if (isOfAKind(units, at)) return [{ kind: "unclear" }];
  const named = partAt(units, at, consumed);
  const part = named?.part ?? null;
  if (metal && (!color || part === null || part === "fittings"))
    return [{ kind: "metal", metal: metal.value }];
  if (color && part === "fittings") {
    const finish = metalOfColor.get(color.value);
    if (finish) return [{ kind: "metal", metal: finish }];
    // "no gray, matte black hardware": the gray is meant of everything
    if (unit.polarity > 0) return [];
  }
  const on: Part = part === null || part === "fittings" ? "any" : part;
  if (material && (!color || on === "floor" || on === "tile" || on === "counter"))
    return [
      {
        kind: "material",
        material: {
          // a rattan light is no furniture
          part:
            part === "fittings" && isWithin(units, at, named!.at)
              ? "any"
              : materialPart(material, on, named?.feature),
          word: material.value,
        },
      },
    ];
  if (!color) return [];
  const tone = toneOf(units, at);
  const span = colorSpan(units, at);
  const name = lexicon.translated.has(unit.text)
    ? color.value
    : text.slice(span.from, span.to).toLowerCase().replace(/\s+/g, " ");
  return [{ kind: "color", color: { part: on, name, hex: tone ? toned(color.hex, tone) : color.hex } }];
}

const isWithin = (units: readonly Heard[], at: number, part: number): boolean =>
  units.slice(at + 1, part + 1).every(({ gap }) => !gap.includes(","));

/** "Not hospital white": some white is fine. */
function isOfAKind(units: readonly Heard[], at: number): boolean {
  const before = units[at - 1];
  return (
    units[at]!.polarity < 0 &&
    units[at]!.gap === " " &&
    before !== undefined &&
    before.polarity < 0 &&
    before.means.length === 0 &&
    !before.isRead &&
    !isPlain(before.text)
  );
}

const streets = new Set(beside.streets);

/** What is not of the room: Oak Street, or a stone fireplace, which cannot be designed, or a white sink. */
const isOther = (unit: Heard): boolean =>
  streets.has(unit.text) ||
  hasKind(unit, "undesigned") ||
  (hasKind(unit, "product") && !hasKind(unit, "part"));

const woods = new Set(beside.cabinet_woods);

/** A marble island has a marble counter, an oak island oak cabinets. */
function materialPart(
  { value, usual }: { value: string; usual: Part },
  on: Part,
  feature: Feature | null | undefined,
): Part {
  if (on === "any" || (feature && usual !== "any")) return usual;
  return feature && on === "cabinets" && !woods.has(value) ? "counter" : on;
}
