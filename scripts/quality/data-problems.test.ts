import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { hexColor, listBy, text } from "../../content/schemas/values.ts";
import { dataProblems } from "./data-problems.ts";

const paints = listBy(z.strictObject({ id: text, colors: z.array(hexColor) }), "id");

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** The problems, without the folder. */
const problemsWith = (files: Record<string, string>): string[] => {
  const folder = folderWith(files);
  const kinds = [{ files: "paints*.json", schema: paints }];
  return dataProblems(folder, kinds).map((problem) => problem.replaceAll(`${folder}/`, ""));
};

test("data that fits has no problems", () => {
  expect(problemsWith({ "paints.json": '[{ "id": "sage", "colors": ["#b4bea5"] }]' })).toEqual([]);
});

test("a problem names file, field and entry, and says what would be right", () => {
  const problems = problemsWith({ "paints.json": '[{ "id": "sage", "colors": ["#b4bea5", "green"] }]' });
  expect(problems).toEqual([
    'paints.json: colors[2] of "sage": Write a color as "#" and six digits or letters a to f, such as "#e3e0da".',
  ]);
});

test("entries that are there twice, unknown fields and missing ones are found", () => {
  const problems = problemsWith({
    "paints-a.json": '[{ "id": "sage", "colors": [] }, { "id": "sage", "colors": [] }]',
    "paints-b.json": '[{ "id": "moss", "colour": [] }]',
  });
  expect(problems).toEqual([
    'paints-a.json: id of "sage": "sage" is there twice. Give each entry another id.',
    'paints-b.json: colors of "moss": Expected a list.',
    expect.stringMatching(/^paints-b\.json: entry of "moss": .*"colour"/),
  ]);
});

test("files that are not JSON, that no schema describes, or that are missing are found", () => {
  expect(problemsWith({ "paints.json": "[{]" })).toEqual([
    expect.stringMatching(/^paints\.json: this can't be read/),
  ]);
  expect(problemsWith({ "other.json": "[]" })).toEqual([
    "paints*.json: there is no such file",
    "other.json: no kind in ".concat("kinds.ts names it"),
  ]);
});
