import beside from "../../../content/brief/beside.json" with { type: "json" };
import included from "../../../content/brief/included.json" with { type: "json" };
import type { BriefRoom, Span } from "./brief.types.ts";
import { isFiller } from "./lexicon.ts";
import type { Heard } from "./negation.ts";
import { plainWord } from "./plain-word.ts";
import { hasRole, isClauseEnd } from "./unit-words.ts";

/** By room and phrase, what every design of the room has. */
const names = new Map(
  Object.entries(included).map(([room, things]) => [
    room,
    new Map(
      Object.entries<readonly string[]>(things).flatMap(([name, phrases]) =>
        phrases.map((phrase) => [phrase.split(" ").map(plainWord).join(" "), name] as const),
      ),
    ),
  ]),
);

const around = new Set(beside.around_included);

/** "New vanity and toilet": entries that ask for what each design of the room has anyway, and say no more of it. */
export function includedIn(units: readonly Heard[], taken: readonly Span[], room: BriefRoom | null): Span[] {
  const known = room === null ? undefined : names.get(room);
  if (!known) return [];
  return entriesOf(units).flatMap((entry): Span[] => {
    const said = entry.filter(({ text }) => !isFiller(text) && !around.has(text));
    const name = known.get(said.map(({ text }) => text).join(" "));
    const [first, last] = [said[0], said.at(-1)];
    if (!name || !first || !last) return [];
    const isFree =
      entry.every(({ polarity, isRead }) => polarity > 0 && !isRead) &&
      taken.every(({ from, to }) => to <= entry[0]!.from || from >= entry.at(-1)!.to);
    const words = name.charAt(0).toUpperCase() + name.slice(1);
    return isFree ? [{ from: first.from, to: last.to, words, isIncluded: true }] : [];
  });
}

/** What stands between commas, periods and "and". */
function entriesOf(units: readonly Heard[]): Heard[][] {
  const entries: Heard[][] = [[]];
  for (const unit of units) {
    const isJoint = hasRole(unit, "and");
    if (isJoint || isClauseEnd(unit.gap) || /[,:&/]/.test(unit.gap)) entries.push([]);
    if (!isJoint) entries.at(-1)!.push(unit);
  }
  return entries.filter((entry) => entry.length > 0);
}
