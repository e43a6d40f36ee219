import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));

/** A table without its words. */
const bare = (table: unknown): unknown =>
  JSON.parse(
    JSON.stringify(table, (key, value: unknown) =>
      [...["label", "title", "purpose", "stays"], ...["name", "about", "area", "task", "who"]].includes(key)
        ? ""
        : value,
    ),
  );

const files = globSync(["checklists.json", "cookies.json", "landing/*.json", "style-profile/*.json"], {
  cwd: join(import.meta.dirname, "spanish"),
});

/** A table without its sentences, but with the conditions under which they are said. */
const unsaid = (table: unknown): unknown =>
  JSON.parse(
    JSON.stringify(table, (_, value: unknown) =>
      typeof value === "string" && value.endsWith(".") ? valuesIn(value) : value,
    ),
  );

/** Values that are filled in, and figures. */
const valuesIn = (sentence: string) =>
  (sentence.match(/\{\w+|\d+(?:[/.-]\d+)*/g) ?? [])
    .map((value) => value.replace("{location_rating", "{location"))
    .toSorted();

test("product guides say as much in Spanish, under the same conditions", () => {
  const spanish = read("spanish/product-guides.json");
  expect(spanish).not.toEqual(read("product-guides.json"));
  expect(unsaid(spanish)).toEqual(unsaid(read("product-guides.json")));
});

test.each(files)("%s differs from the English one in words alone", (file) => {
  const spanish = read(join("spanish", file));
  expect(spanish).not.toEqual(read(file));
  expect(bare(spanish)).toEqual(bare(read(file)));
});
