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

test.each(files)("%s differs from the English one in words alone", (file) => {
  const spanish = read(join("spanish", file));
  expect(spanish).not.toEqual(read(file));
  expect(bare(spanish)).toEqual(bare(read(file)));
});
