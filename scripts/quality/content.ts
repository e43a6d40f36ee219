import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesReadBy, packagesReadBy } from "./reads.ts";

/*
 * Tests of what the demo marketplace holds: designs, looks, drawings, rooms. They draw and build hundreds of things,
 * and come out as they did before unless a file that they read has changed. So a hash of those files is kept with
 * the project once a test has passed, and the test is left out, by name, for as long as the hash is the same.
 */

const root = join(import.meta.dirname, "../..");
const record = join(root, "tests/content-passed.generated.json");
const contentTests = [
  "demo/catalog/attributes.test.ts",
  "demo/catalog/catalog.test.ts",
  "demo/fixtures/designs.test.ts",
  "demo/rooms/additions.test.ts",
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

/** Of what decides how a test comes out: its files, and the versions of the packages that they import. */
function hashOf(test: string): string {
  const hash = createHash("sha256");
  const files = filesReadBy(test);
  for (const file of [...files].sort()) {
    hash.update(`${file}\n`);
    hash.update(
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  for (const name of [...packagesReadBy(files)].sort()) hash.update(`${name} ${versionOf(name)}\n`);
  return hash.digest("hex");
}

let locked: Record<string, { version?: string }> | undefined;

function versionOf(name: string): string | undefined {
  locked ??= JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages as NonNullable<
    typeof locked
  >;
  return locked[`node_modules/${name}`]?.version;
}
