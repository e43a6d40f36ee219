import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partLabel } from "./part-words.ts";

test("every part that products need has a Spanish name", () => {
  const needs = readFileSync("content/also-needed.json", "utf8");
  const parts = new Set(needs.match(/(?<="part": ")[^"]*/g));
  expect(parts.size).toBeGreaterThan(20);
  expect([...parts].filter((part) => partLabel(part) === part)).toEqual([]);
});

test("a part without one keeps its name", () => {
  expect(partLabel("Toe kick")).toBe("Zoclo de gabinete");
  expect(partLabel("Something else")).toBe("Something else");
});
