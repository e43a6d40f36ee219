import fc from "fast-check";
import { expect, it } from "vitest";
import { PlacedSlots } from "../index/slot-set.rules.ts";
import { InvertedIndex } from "./inverted-index.rules.ts";
import { postingOf, worthOf } from "./posting-list.rules.ts";
import { eachJoint, isSet, lowestSlot, WordMatches } from "./word-matches.rules.ts";

const mostSlots = 3_000;
const slotsWithWorths = fc
  .uniqueArray(fc.tuple(fc.nat(mostSlots - 1), fc.integer({ min: 1, max: 31 })), {
    selector: ([slot]) => slot,
    maxLength: 200,
  })
  .map((all) => all.toSorted(([a], [b]) => a - b));

const entriesOf = (all: readonly [slot: number, worth: number][]) =>
  Uint32Array.from(all, ([slot, worth]) => postingOf(slot, worth, false, 0));

it("finds by an index that grew with its list what going through the list finds", () => {
  const reached = fc.array(fc.nat(mostSlots), { maxLength: 4 }).map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(slotsWithWorths, reached, (all, steps) => {
      const entries = entriesOf(all);
      const index = new InvertedIndex();
      for (const slots of [...steps, mostSlots]) {
        const known = all.filter(([slot]) => slot < slots);
        index.reach(entries.subarray(0, known.length), slots);
        const wanted = Int32Array.from({ length: slots }, (_, slot) => slot);
        const found = new Uint32Array(slots);
        index.raise(wanted, 1, found);
        const worths = new Map(known);
        expect([...found].map(worthOf)).toEqual([...wanted].map((slot) => worths.get(slot) ?? 0));
        expect([...wanted].filter((slot) => isSet(index.bits, slot))).toEqual(known.map(([slot]) => slot));
      }
    }),
  );
});

it("reads the best of several lists, whether they have an index or not", () => {
  const lists = fc.array(fc.tuple(slotsWithWorths, fc.boolean(), fc.constantFrom(1, 0.5)), { maxLength: 4 });
  fc.assert(
    fc.property(lists, fc.uniqueArray(fc.nat(mostSlots - 1)), (all, asked) => {
      const meeting = new WordMatches(
        all.map(([entries, isIndexed, weight]) => {
          const index = isIndexed ? new InvertedIndex() : undefined;
          index?.reach(entriesOf(entries), mostSlots);
          return { entries: entriesOf(entries), weight, index };
        }),
        mostSlots,
      );
      const slots = Int32Array.from(asked).sort();
      const found = new Uint32Array(slots.length);
      meeting.read(slots, found);
      const best = (slot: number) =>
        Math.max(
          0,
          ...all.flatMap(([entries, , weight]) =>
            entries.filter(([one]) => one === slot).map(([, worth]) => Math.round(worth * weight)),
          ),
        );
      expect([...found].map(worthOf)).toEqual([...slots].map(best));
    }),
  );
});

it("shows what all meetings have in common from one place to another, until it is told to stop", () => {
  const part = fc
    .tuple(fc.nat(94), fc.nat(94))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
  fc.assert(
    fc.property(
      fc.array(slotsWithWorths, { minLength: 1, maxLength: 3 }),
      part,
      fc.nat(20),
      (all, range, most) => {
        const meetings = all.map(
          (one) => new WordMatches([{ entries: entriesOf(one), weight: 1 }], mostSlots),
        );
        const joint = all[0]!
          .map(([slot]) => slot)
          .filter((slot) => all.every((one) => one.some(([other]) => other === slot)))
          .filter((slot) => slot >>> 5 >= range.from && slot >>> 5 < range.to);
        const seen: number[] = [];
        const end = eachJoint(meetings, range, (number, shown) => {
          if (seen.length >= most) return false;
          for (let bits = shown; bits !== 0; bits &= bits - 1) seen.push(lowestSlot(number, bits));
          return true;
        });
        expect(seen).toEqual(joint.slice(0, seen.length));
        const next = joint[seen.length];
        expect(end).toBe(next === undefined ? range.to : next >>> 5);
      },
    ),
  );
});

it("knows of slots that came after it was asked whether they stand in a place", () => {
  const listing = { slots: 0, categories: { of: (slot: number) => slot % 3 } };
  const placed = new PlacedSlots(Uint8Array.from([0, 1, 0]), listing);
  for (let slot = 0; slot < 5_000; slot++) {
    listing.slots++;
    if (slot % 7 === 0) expect(placed.has(slot)).toBe(slot % 3 === 1);
  }
  expect([1, 2, 3, 4, 4_999].map((slot) => placed.has(slot))).toEqual([true, false, false, true, true]);
});
