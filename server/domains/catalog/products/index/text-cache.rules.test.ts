import { expect, test } from "vitest";
import { TextCache } from "./text-cache.rules.ts";

const megabyte = 2 ** 20;
const textOf = (kept: TextCache, number: number) => kept.get(number)?.toString();

test("gives back what was put, the newest for each number", () => {
  const kept = new TextCache(2);
  expect(kept.put(5_000, "½ in × 12 ft – “oak”").toString()).toBe("½ in × 12 ft – “oak”");
  kept.put(0, "");
  kept.put(7, "first");
  kept.put(7, "second");
  expect([5_000, 0, 7, 8, 9_999].map((number) => textOf(kept, number))).toEqual([
    "½ in × 12 ft – “oak”",
    "",
    "second",
    undefined,
    undefined,
  ]);
  expect([0, 7, 8, 5_000].map((number) => kept.has(number))).toEqual([true, true, false, true]);
});

test("evicts the oldest when full, and never cuts a text", () => {
  const kept = new TextCache(2);
  expect(kept.isFull).toBe(false);
  const text = (number: number) => String(number).padEnd(300_000, "x");
  for (let number = 0; number < 8; number++) kept.put(number, text(number));
  // three fit into each of the two blocks; the third block's two are the newest
  expect(Array.from({ length: 8 }, (_, number) => kept.has(number))).toEqual([
    ...[false, false, false],
    ...[true, true, true, true, true],
  ]);
  expect(kept.isFull).toBe(true);
  for (let number = 3; number < 8; number++) expect(textOf(kept, number)).toBe(text(number));
  expect(textOf(kept, 0)).toBeUndefined();
});

test("does not store texts longer than a block", () => {
  const kept = new TextCache(1);
  kept.put(1, "short");
  expect(kept.put(2, "x".repeat(megabyte + 1)).length).toBe(megabyte + 1);
  expect(kept.has(2)).toBe(false);
  expect(kept.put(3, "y".repeat(megabyte)).length).toBe(megabyte);
  expect([textOf(kept, 1), textOf(kept, 3)?.length]).toEqual([undefined, megabyte]);
});
