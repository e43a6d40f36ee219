import type { Feature, Part } from "./brief.types.ts";
import type { Unit } from "./text-units.ts";
import { hasKind, hasRole, isClauseEnd, meaningOf } from "./unit-words.ts";

/** The part that a color or a material is on, and which unit names it. */
export interface PartNamed {
  part: Part | "fittings";
  at: number;
  /** Where the part is only implied: of an island, the cabinets. */
  feature: Feature | null;
}

const farthest = 6;
const mostUnknown = 2;
const linking = new Set(
  "is are be in of painted should to a an the as all stained finish color colored made from out would look paint them do done being de which that must not cannot never".split(
    " ",
  ),
);
/** "Shaker cabinets in navy": said more of what already has a look. */
const finishing = /^(?:in|painted|stained)$/;
const placing = new Set(["on", "for"]);
const articles = new Set(["the", "our", "all", "my"]);

/** What a color or material before a feature is on: "green shower" has green tile. */
const ofFeature = new Map<Feature, Part>([
  ["shower", "tile"],
  ["double_vanity", "cabinets"],
  ["linen_storage", "cabinets"],
  ["island", "cabinets"],
  ["peninsula", "cabinets"],
  ["pantry", "cabinets"],
  ["bookcase", "cabinets"],
  ["sectional", "furniture"],
  ["reading_chair", "furniture"],
  ["dining_table", "furniture"],
  ["king_bed", "furniture"],
  ["queen_bed", "furniture"],
  ["counter_seating", "furniture"],
]);

const implied = (feature: Feature, at: number): PartNamed => ({ part: ofFeature.get(feature)!, at, feature });

const isLook = (unit: Unit | undefined): boolean => hasKind(unit, "color", "material", "metal");

/**
 * Finds the part of the color or material at a place: right before it ("walls in sage"), else behind it ("navy shaker
 * cabinets"). `consumed` parts already have what stands before them.
 */
export function partAt(units: readonly Unit[], at: number, consumed: Set<number>): PartNamed | null {
  const before = partBefore(units, at, consumed);
  if (before) return before;
  const behind = partBehind(units, at);
  if (behind) consumed.add(behind.at);
  return behind;
}

function partBefore(units: readonly Unit[], at: number, consumed: ReadonlySet<number>): PartNamed | null {
  let isLinked = false;
  for (let back = at; back > Math.max(0, at - farthest); back--) {
    if (/[.;!?,()\n]/.test(units[back]!.gap)) return null;
    const unit = units[back - 1]!;
    const pointed = isPainted(units, back - 1) ? partSaidBefore(units, back - 2) : null;
    if (pointed) return pointed;
    const part = meaningOf(unit, "part")?.value;
    // "paint" is said of walls, but "paint it white" is not
    if (part && !/^paint/.test(unit.text) && !hasKind(unit, "tone"))
      return consumed.has(back - 1) && !finishing.test(units[back]!.text)
        ? null
        : { part, at: back - 1, feature: null };
    const feature = meaningOf(unit, "feature");
    if (feature && isLinked && ofFeature.has(feature.value))
      return consumed.has(back - 1) ? null : implied(feature.value, back - 1);
    if (!linking.has(unit.text) && !isLook(unit) && !hasKind(unit, "tone") && !hasRole(unit, "and"))
      return null;
    isLinked ||= linking.has(unit.text);
  }
  return null;
}

/** "Keep the cabinets, paint them green" */
const isPainted = (units: readonly Unit[], at: number): boolean =>
  /^(?:them|it)$/.test(units[at]!.text) &&
  /^(?:paint|painted|stain|refinish)/.test(units[at - 1]?.text ?? "");

function partSaidBefore(units: readonly Unit[], at: number): PartNamed | null {
  for (let back = at - 1; back >= Math.max(0, at - farthest); back--) {
    if (isClauseEnd(units[back + 1]!.gap)) return null;
    const part = meaningOf(units[back], "part")?.value;
    if (part) return { part, at: back, feature: null };
  }
  return null;
}

const polarityOf = (unit: Unit): number => ("polarity" in unit ? (unit.polarity as number) : 1);

function partBehind(units: readonly Unit[], at: number): PartNamed | null {
  let usual: PartNamed | null = null;
  let unknown = 0;
  for (let next = at + 1; next <= Math.min(units.length - 1, at + farthest); next++) {
    const unit = units[next]!;
    if (isClauseEnd(unit.gap) || /[:"]/.test(unit.gap)) return usual;
    // "no hot pink, white furniture"
    if (unit.gap.includes(",") && polarityOf(unit) !== polarityOf(units[at]!)) return usual;
    if (unit.gap.includes(",") && (usual || unknown > 0 || !hasKind(unit, "color"))) return usual;
    const part = meaningOf(unit, "part")?.value;
    if (part && !(hasKind(unit, "tone") && isLook(units[next + 1]))) return { part, at: next, feature: null };
    const feature = meaningOf(unit, "feature");
    if (feature && ofFeature.has(feature.value)) return implied(feature.value, next);
    const material = meaningOf(unit, "material");
    if (material && material.usual !== "any") usual ??= { part: material.usual, at: next, feature: null };
    if (isLook(unit) || hasKind(unit, "tone", "style")) continue;
    if (hasRole(unit, "and", "or") && (isLook(units[next + 1]) || hasKind(units[next + 1], "tone"))) continue;
    if (placing.has(unit.text) && isPlaced(units, next + 1)) continue;
    if (articles.has(unit.text) && placing.has(units[next - 1]!.text)) continue;
    if (unit.means.length > 0 || unit.isRead || linking.has(unit.text) || placing.has(unit.text))
      return usual;
    if (++unknown > mostUnknown) return usual;
  }
  return usual;
}

/** Whether "on" is followed by a part: "on the walls". */
function isPlaced(units: readonly Unit[], at: number): boolean {
  const first = units[at];
  return hasKind(first && articles.has(first.text) ? units[at + 1] : first, "part");
}
