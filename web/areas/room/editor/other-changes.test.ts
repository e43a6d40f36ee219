import { expect, test } from "vitest";
import { hallBath } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { otherChangeWords } from "./live-words.ts";
import { mergeDesigns } from "./merge-designs.ts";
import { otherChanges } from "./other-changes.ts";

const base = hallBath();
const moved = (kind: string, x: number) => ({
  ...base,
  items: base.items.map((item) =>
    item.kind === kind ? { ...item, at_in: [x, item.at_in[1]] as [number, number] } : item,
  ),
});
const words = (mine: typeof base, theirs: typeof base, who: string | null = "Maya") =>
  otherChangeWords({ ...otherChanges(base, mine, theirs, mergeDesigns(base, mine, theirs))!, who });

test("says who changed what", () => {
  expect(words(base, moved("vanity", 40))).toBe("Maya changed the vanity.");
  expect(words(base, moved("vanity", 40), null)).toBe("You changed the vanity in another window.");
  expect(words(base, { ...base, items: base.items.filter(({ kind }) => kind !== "toilet") }, "")).toBe(
    "Somebody removed the toilet.",
  );
  const plan = { ...base.plan, ceiling_height_in: 100 };
  expect(words(base, { ...moved("vanity", 40), plan })).toBe("Maya changed the floor plan.");
  expect(otherChanges(base, moved("vanity", 40), base, moved("vanity", 40))).toBeNull();
});

test("says what both changed, and whose stays", () => {
  expect(words(moved("vanity", 30), moved("vanity", 40))).toBe(
    "Maya changed the vanity. You changed the vanity too, and yours stays.",
  );
  const high = { ...base, plan: { ...base.plan, ceiling_height_in: 100 } };
  const dry = { ...base, plan: { ...base.plan, services: [] } };
  // both are kept
  expect(words(high, dry)).toBe("Maya changed the floor plan.");
});
