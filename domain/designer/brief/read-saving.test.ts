import { expect, it } from "vitest";
import { changeBrief } from "./change-brief.ts";
import { readBrief } from "./read-brief.ts";
import { readSaving, savedCents } from "./read-saving.ts";

it.each([
  ["20% cheaper", { percent: 20 }],
  ["make it 15 percent less please", { percent: 15 }],
  ["cut the price by 10%", { percent: 10 }],
  ["save $600", { cents: 600_00 }],
  ["please save me 1,200 dollars", { cents: 1200_00 }],
  ["$1.5k less", { cents: 1500_00 }],
  ["knock $250 off the total", { cents: 250_00 }],
  ["bring it down by $400", { cents: 400_00 }],
])("reads “%s”", (text, saving) => {
  expect(readSaving(text)?.saving).toEqual(saving);
});

it.each(["make it cheaper", "budget $9,000", "bring it down to $9,000", "20% more tile", "under $600"])(
  "takes “%s” for no saving",
  (text) => {
    expect(readSaving(text)).toBeNull();
  },
);

it("is no budget, and leaves the rest of a change to be read", () => {
  const before = readBrief("8x10 bathroom with a walk-in shower").brief;
  const { brief, saving, words, unread } = changeBrief(before, "save $600 and use a darker floor");
  expect([saving, brief.budget_cents, unread]).toEqual([{ cents: 600_00 }, null, []]);
  expect(words.join()).toContain("$600 cheaper");
  expect(brief.colors.length).toBe(1);
  expect(savedCents({ percent: 20 }, 99_99)).toBe(20_00);
});
