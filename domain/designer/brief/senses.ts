import type { BriefRoom } from "./brief.types.ts";
import { featuresOf, roomOf } from "./features.ts";
import { lexicon, type Meaning } from "./lexicon.ts";
import type { Unit } from "./text-units.ts";

/**
 * Units with the sense that fits the room: a "parrilla" is a cooktop in a kitchen and a grill outdoors.
 * @param room where the text names none
 */
export function inRoom(units: readonly Unit[], room: BriefRoom | null): readonly Unit[] {
  if (!units.some(({ text }) => lexicon.senses.has(text))) return units;
  const here = roomSaid(units) ?? room;
  return units.map((unit) => {
    const senses = unit.means.length > 0 ? lexicon.senses.get(unit.text) : undefined;
    const means = here && senses?.find((sense) => suits(sense, here));
    return means ? { ...unit, means } : unit;
  });
}

/** The room that the other words name or have in mind. */
function roomSaid(units: readonly Unit[]): BriefRoom | null {
  const others = units.filter(({ text }) => !lexicon.senses.has(text)).flatMap(({ means }) => means);
  const named = others.find(({ kind }) => kind === "room") ?? others.find(({ kind }) => kind === "hint");
  if (named?.kind === "room" || named?.kind === "hint") return named.value;
  return roomOf(others.flatMap((each) => (each.kind === "feature" ? [each.value] : [])));
}

const suits = (sense: readonly Meaning[], room: BriefRoom): boolean =>
  sense.some((each) => each.kind === "feature" && featuresOf(room).includes(each.value));
