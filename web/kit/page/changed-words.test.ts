import { expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";

test("the words between what both texts have in common are the changed ones", () => {
  expect(changedWords("Honed slate for floors", "Split slate for floors")).toEqual({
    before: { start: "", changed: "Honed", end: " slate for floors" },
    after: { start: "", changed: "Split", end: " slate for floors" },
  });
  expect(changedWords("Slate", "Slate, honed").after).toEqual({
    start: "",
    changed: "Slate, honed",
    end: "",
  });
});

test("words that were added or taken out in the middle are found, and nothing is counted twice", () => {
  const { before, after } = changedWords("box of ten", "box of of ten");
  expect(before).toEqual({ start: "box of ", changed: "", end: "ten" });
  expect(after.start + after.changed + after.end).toBe("box of of ten");
  expect(changedWords("", "New text").after).toEqual({ start: "", changed: "New text", end: "" });
  expect(changedWords("same", "same").before).toEqual({ start: "same", changed: "", end: "" });
});
