import { expect, it } from "vitest";
import { readBrief } from "../../../../domain/designer/brief/read-brief.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { emptyDraft } from "./draft.ts";
import { cutOut, groupsOf, saidBeside, takenTogether, toggled, understoodOf } from "./understood.ts";

const draftOf = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part });
const wordsOf = (draft: Draft) => understoodOf(draft, readBrief(draft.text)).map(({ words }) => words);

const without = (text: string, phrase: string) => {
  const from = text.indexOf(phrase);
  return cutOut(text, { from, to: from + phrase.length });
};

it.each([
  ["A bathroom with a shower, no tub, white tile.", "no tub", "A bathroom with a shower, white tile."],
  ["A bathroom with a shower and no tub.", "no tub", "A bathroom with a shower."],
  ["No tub. White tile.", "No tub", "White tile."],
  ["White tile. No tub. Oak.", "No tub", "White tile. Oak."],
  ["Kitchen", "Kitchen", ""],
  ["A bright kitchen for two", "kitchen", "A bright for two"],
])("cuts a phrase out of a text: %s", (text, phrase, rest) => {
  expect(without(text, phrase)).toBe(rest);
});

it("shows what the text says, and takes each of it out again", () => {
  const draft = draftOf({ text: "A 5' × 8' bathroom, no tub, under $15,000" });
  const found = understoodOf(draft, readBrief(draft.text));
  expect(found.map(({ words }) => words).toSorted()).toEqual([
    "5' × 8'",
    "Bathroom",
    "Budget $15,000",
    "No tub",
  ]);
  const tubless = found.find(({ words }) => words === "No tub");
  expect(wordsOf({ ...draft, ...tubless?.without })).not.toContain("No tub");
});

it("puts a choice before what the text says of the same", () => {
  const draft = draftOf({
    text: "A 5' × 8' bathroom, Japandi, under $15,000",
    room: "kitchen",
    width: "12",
    depth: `14' 6"`,
    style: "modern",
    budget: "20000",
  });
  expect(wordsOf(draft)).toEqual(["Kitchen", `12' × 14' 6"`, "Modern", "Budget $20,000"]);
  expect(takenTogether(draft, readBrief(draft.text))).toMatchObject({
    room: "kitchen",
    style: "modern",
    budget: 20_000,
  });
});

it("keeps a wish that only hints at another room than the chosen one", () => {
  expect(wordsOf(draftOf({ text: "With an island", room: "kitchen" }))).toEqual(["Kitchen", "Island"]);
});

it("shows shape, seats and products that the text asks for, and takes each out again", () => {
  const draft = draftOf({ text: "A U-shaped kitchen, table for six, apron sink and a gas range" });
  const said = saidBeside(draft, readBrief(draft.text));
  expect(said.map(({ words }) => words)).toEqual(["U-shaped", "Seats 6", "Apron sink", "Gas range"]);
  for (const { key, words, without } of said) {
    const left = { ...draft, ...without };
    expect(saidBeside(left, readBrief(left.text)).map((each) => each.key)).toEqual(
      said.flatMap((each) => (each.key === key ? [] : [each.key])),
    );
    expect(readBrief(left.text).brief.room, words).toBe("kitchen");
  }
});

it("takes a must-have out where it came from, the text or the choices", () => {
  const said = draftOf({ text: "A kitchen with an island, oak floor" });
  const read = readBrief(said.text);
  expect(readBrief(toggled(said, read, "island").text ?? said.text).brief.wants).toEqual([]);
  expect(toggled(said, read, "pantry")).toEqual({ must_haves: ["pantry"] });
  expect(toggled(draftOf({ must_haves: ["pantry"] }), read, "pantry")).toEqual({ must_haves: [] });
});

it("groups what was understood by what is wanted, what is not, and what stays", () => {
  const draft = draftOf({ text: "Bathroom, no tub, no brass, keep the floor, parrilla" });
  const groups = groupsOf(understoodOf(draft, readBrief(draft.text)));
  expect(groups.map(({ title, chips }) => [title, ...chips.map(({ words }) => words)])).toEqual([
    ["Wanted", "Bathroom", "Cooktop"],
    ["Not wanted", "No tub", "No brass"],
    ["Stays", "Keep the floor"],
  ]);
});

it("takes a word back out that means another thing elsewhere", () => {
  const draft = draftOf({ text: "Terraza con parrilla" });
  expect(toggled(draft, readBrief(draft.text), "grill")).toEqual({ text: "Terraza" });
});

it("shows what is said twice once, and takes both away", () => {
  const draft = { ...emptyDraft, text: "Bath 6x9 with a tub, put the tub by the window" };
  const tubs = understoodOf(draft, readBrief(draft.text)).filter(({ words }) => words === "Tub");
  expect(tubs).toHaveLength(1);
  expect(tubs[0]!.without.text).not.toContain("tub");
});
