import { expect, test } from "vitest";
import byHand from "../../../bench/data/briefs/by-hand.json" with { type: "json" };
import { sentences } from "../../../bench/designer/sentences.ts";
import { leftOut } from "./left-out.ts";
import { readBrief } from "./read-brief.ts";
import { readRooms } from "./read-rooms.ts";

// Courtesy and grammar, written down apart from the product's own list.
const nothing = new Set(
  "a an the and or but plus so also i we you it our my is are be please thanks thank hi hello want need would like love get give have has to for of in with just something thing it's this that".split(
    " ",
  ),
);

/** Stretches of a text between punctuation and joining words that say something. */
function clausesOf(text: string): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = [];
  let from = 0;
  for (const end of text.matchAll(/[,;!?\n()]|\.(?!\d)|\s(?:and|but|plus)\s|$/g)) {
    const words =
      text
        .slice(from, end.index)
        .toLowerCase()
        .match(/\p{L}[\p{L}'’]+/gu) ?? [];
    if (words.some((word) => word.length > 2 && !nothing.has(word))) clauses.push({ from, to: end.index });
    from = end.index + end[0].length;
  }
  return clauses;
}

/** Clauses of which the page shows nothing: no chip, no question, nothing refused and nothing "not used". */
function silent(text: string): string[] {
  const reads = readRooms(text);
  const { wishes, asides } = leftOut(text, reads);
  const shown = [
    ...reads.flatMap(({ spans, unsure }) => [...spans, ...unsure]),
    ...[...reads.flatMap(({ unread }) => unread), ...wishes, ...asides].flatMap((phrase) =>
      [...text.matchAll(new RegExp(RegExp.escape(phrase), "g"))].map(({ index }) => ({
        from: index,
        to: index + phrase.length,
      })),
    ),
  ];
  return clausesOf(text)
    .filter(({ from, to }) => shown.every((each) => each.to <= from || each.from >= to))
    .map(({ from, to }) => text.slice(from, to).trim());
}

test("no clause of a brief that was written by hand is dropped in silence", () => {
  expect(byHand.flatMap(({ text }) => silent(text))).toEqual([]);
});

test("no clause of a brief that was made up is dropped in silence", () => {
  expect(sentences(400, "no clause").flatMap(({ text }) => silent(text))).toEqual([]);
});

test.each([
  ["Bathroom 5x8. The mirror should light up.", "The mirror should light up"],
  ["Kitchen 10x12. We eat there most evenings.", "We eat there most evenings"],
  ["Bathroom 6x9, I want the shower by the window.", "by the window"],
  ["Bedroom 11x12, the bed should face the door", "the bed should face the door"],
  ["Kitchen 12x12 with an island under the skylight", "skylight"],
  ["Bathroom 5x8, the light is bad in the evening", "the light is bad in the evening"],
])("what can't be used is listed: %s", (text, words) => {
  const reads = readRooms(text);
  const { wishes, asides } = leftOut(text, reads);
  expect([...wishes, ...asides, ...reads.flatMap(({ unread }) => unread)].join(" | ")).toContain(words);
});

test("what every design has anyway is understood, not asked about", () => {
  const text = "Bathroom 5x8, new vanity, a toilet and a mirror, please.";
  expect(readBrief(text).spans.map(({ words }) => words)).toEqual(
    expect.arrayContaining(["Vanity", "Toilet", "Mirror"]),
  );
  expect(leftOut(text, readRooms(text))).toEqual({ wishes: [], asides: [] });
});

test("courtesy is not listed", () => {
  const text = "Hi there! We would like a kitchen, 10x12, with an island. Thank you so much!";
  expect(leftOut(text, readRooms(text))).toEqual({ wishes: [], asides: [] });
});
