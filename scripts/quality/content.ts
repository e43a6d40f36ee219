import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesReadBy } from "./reads.ts";

/*
 * Tests of what the demo marketplace holds: designs, looks, drawings, rooms. They draw and build hundreds of things,
 * and come out as they did before unless a file that they read has changed. So a hash of those files is kept with
 * the project once a test has passed, and the test is left out, by name, for as long as the hash is the same.
 */

const root = join(import.meta.dirname, "../..");
const record = join(root, "tests/content-passed.generated.json");
/** What decides, besides the files of its own, how a test comes out. */
const always = ["package-lock.json", "vitest.config.ts"];

const contentTests = [
  "demo/catalog/attributes.test.ts",
  "demo/catalog/catalog.test.ts",
  "demo/fixtures/designs.test.ts",
  "demo/rooms/rooms.test.ts",
  "domain/materials/drawing.test.ts",
  "domain/materials/place/draw-in-place.test.ts",
  "domain/materials/room/draw-in-room.test.ts",
] as const;

/** The tests of content that need not run: nothing that they read has changed since they passed. */
export function unchangedContentTests(): string[] {
  const passed = readRecord();
  return contentTests.filter((test) => passed.get(test) === hashOf(test));
}

/** The others. */
export function changedContentTests(): string[] {
  const unchanged = unchangedContentTests();
  return contentTests.filter((test) => !unchanged.includes(test));
}

/** Records that all content tests have passed with the current files. */
export function keepContentPassed(): void {
  const lines = contentTests.map((test) => [test, hashOf(test)] as const);
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}

function readRecord(): Map<string, string> {
  if (!existsSync(record)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(record, "utf8")) as Record<string, string>));
}

function hashOf(test: string): string {
  const hash = createHash("sha256");
  for (const file of [...filesReadBy(test), ...always].sort()) {
    hash.update(`${file}\n`);
    hash.update(
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
}
