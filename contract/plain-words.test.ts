import { expect, it } from "vitest";
import { z } from "zod";
import "./plain-words.ts";

const wordsFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  [z.string().min(4), "abc", "Enter at least 4 characters."],
  [z.string().max(2), "abc", "Enter at most 2 characters."],
  [z.number().int().min(1), 0, "The minimum is 1."],
  [z.number().max(9), 10, "The maximum is 9."],
  [z.number().max(100_000), 567_889, "The maximum is 100,000."],
  [z.array(z.string()).max(1), ["a", "b"], "Add at most 1."],
  [z.enum(["price", "newest"]), "cheap", "Choose one of: price, newest."],
  [z.uuid(), "x", "The format is not valid."],
  [z.string(), 5, "Expected text."],
])("what a schema says nothing about is told in plain words", (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words);
});

it("a schema's own words come first", () => {
  expect(wordsFor(z.string().min(4, "Write more."), "abc")).toBe("Write more.");
});
