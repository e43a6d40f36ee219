import { expect, it } from "vitest";
import { z } from "zod";
import "./plain-words.ts";

const wordsFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  [z.string().min(4), "abc", "This needs at least 4 characters."],
  [z.string().max(2), "abc", "This field has room for 2 characters."],
  [z.number().int().min(1), 0, "The least is 1."],
  [z.number().max(9), 10, "The most is 9."],
  [z.number().max(100_000), 567_889, "The most is 100,000."],
  [z.array(z.string()).max(1), ["a", "b"], "At most 1 are accepted."],
  [z.enum(["price", "newest"]), "cheap", "Choose one of: price, newest."],
  [z.uuid(), "x", "This is not in the form that is expected here."],
  [z.string(), 5, "This is not of the kind that is expected here: text."],
])("what a schema says nothing about is told in plain words", (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words);
});

it("a schema's own words come first", () => {
  expect(wordsFor(z.string().min(4, "Write more."), "abc")).toBe("Write more.");
});
