import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { label, surfaceLabel } from "../../../../domain/room/geometry/item-label.ts";
import { type OtherChange, planWords, restWords } from "./live-words.ts";
import { byId, same } from "./merge-by-id.ts";

/** Something that differs between two designs: what it is called, and how it differs. */
interface Difference {
  id: string;
  name: string;
  how: OtherChange["how"];
}

/**
 * What somebody else changed in a room, and what of that gave way to a change made here; null where nothing is.
 * @param base the last state that both knew
 * @param merged what the room is now
 */
export function otherChanges(
  base: RoomDesign,
  mine: RoomDesign,
  theirs: RoomDesign,
  merged: RoomDesign,
): Omit<OtherChange, "who"> | null {
  const found = differences(base, theirs);
  const [first] = found;
  if (!first) return null;
  const own = new Set(differences(base, mine).map(({ id }) => id));
  const isMine = (id: string) =>
    same(partOf(mine, id), partOf(merged, id)) && !same(partOf(mine, id), partOf(theirs, id));
  return {
    how: found.every(({ how }) => how === first.how) ? first.how : "changed",
    things: found.map(({ name }) => name),
    both: found.filter(({ id }) => own.has(id) && isMine(id)).map(({ name }) => name),
  };
}

const planId = "plan";

const partOf = ({ plan, items, surfaces }: RoomDesign, id: string) =>
  id === planId ? plan : [...items, ...surfaces].find((each) => each.id === id);

function differences(before: RoomDesign, after: RoomDesign): Difference[] {
  const changedPlan = same(before.plan, after.plan)
    ? []
    : [{ id: planId, name: planWords, how: "changed" as const }];
  const items = listDifferences(before.items, after.items, (thing, design) => label(design, thing), {
    before,
    after,
  });
  const told = new Set(items.map(({ id }) => id));
  // what covers a new vanity came with it, and things move along with a wall
  const surfaces = listDifferences(
    before.surfaces,
    after.surfaces,
    (thing, design) => surfaceLabel(design, thing.id),
    { before, after },
  ).filter(({ id }) => !told.has(id.split(":", 2)[1] ?? ""));
  const isMoved = ({ how }: Difference) => changedPlan.length > 0 && how === "changed";
  const all = [...changedPlan, ...items.filter((each) => !isMoved(each)), ...surfaces];
  if (all.length > 0) return all;
  const rest = ({ notes, style, supplies }: RoomDesign) => ({ notes, style, supplies });
  return same(rest(before), rest(after)) ? [] : [{ id: "", name: restWords, how: "changed" }];
}

function listDifferences<Thing extends { id: string }>(
  was: readonly Thing[],
  now: readonly Thing[],
  nameOf: (thing: Thing, design: RoomDesign) => string,
  { before, after }: { before: RoomDesign; after: RoomDesign },
): Difference[] {
  const [old, present] = [byId(was), byId(now)];
  const there = now.flatMap((thing): Difference[] => {
    const former = old.get(thing.id);
    if (former && same(former, thing)) return [];
    return [{ id: thing.id, name: nameOf(thing, after), how: former ? "changed" : "added" }];
  });
  const gone = was
    .filter(({ id }) => !present.has(id))
    .map((thing): Difference => ({ id: thing.id, name: nameOf(thing, before), how: "removed" }));
  return [...there, ...gone];
}
