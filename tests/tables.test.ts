import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tableWrites } from "../scripts/quality/table-writes.ts";
import { sourceFiles } from "../scripts/source-files.ts";

// One domain writes a table (db/owners.json); the others call what its index.ts offers.

const owners: Readonly<Record<string, string>> = JSON.parse(readFileSync("db/owners.json", "utf8"));

const schema = readFileSync("db/schema.generated.ts", "utf8");
const tables = [...schema.slice(schema.indexOf("export interface DB {")).matchAll(/^ {2}(\w+): /gm)].map(
  ([, table]) => table!,
);

const writesAnyTable = [
  // what references an account is deleted by the rules of the database's own references, whatever tables there are
  "server/domains/identity/privacy/delete-account.store.ts",
  // the tables that their callers name
  "server/platform/database/insert-rows.ts",
  "server/platform/queue/lease.store.ts",
  "server/platform/rekey.store.ts",
];

const files = sourceFiles(/^(?:server|demo)\/.*(?<!\.test|\.test-support)\.ts$/);

/** The part of the server that a file belongs to, as db/owners.json names it; the demo owns no table. */
function partOf(file: string): string {
  if (file.startsWith("demo/")) return "demo";
  const [, first, second, third] = file.split("/");
  if (first === "domains") return `${second}/${third}`;
  const isFolder = first === "platform" && ["mail", "payments"].includes(second!.replace(/\.ts$/, ""));
  return isFolder ? `platform/${second!.replace(/\.ts$/, "")}` : first!;
}

test("every table has an owner, and every owner is there", () => {
  const known = Object.keys(owners);
  expect({
    "tables that db/owners.json misses": tables.filter((table) => !known.includes(table)),
    "tables of db/owners.json that are not there": known.filter((table) => !tables.includes(table)),
    "owners that are not there": [...new Set(Object.values(owners))].filter(
      (owner) => !existsSync(`server/${owner}`) && !existsSync(`server/domains/${owner}`),
    ),
  }).toEqual({
    "tables that db/owners.json misses": [],
    "tables of db/owners.json that are not there": [],
    "owners that are not there": [],
  });
});

test("a table is written by its owner alone", () => {
  const found = new Set<string>();
  const foreign = files.flatMap((file) =>
    tableWrites(readFileSync(file, "utf8"), file).flatMap(({ table, line }) => {
      if (table === undefined) {
        return writesAnyTable.includes(file) ? [] : [`${file}:${line} does not say which table it writes`];
      }
      found.add(table);
      const owner = owners[table];
      if (owner === undefined) return [`${file}:${line} writes ${table}, which db/owners.json does not know`];
      return owner === partOf(file)
        ? []
        : [`${file}:${line} writes ${table}, which ${owner} owns: call what its index.ts offers`];
    }),
  );
  expect(foreign).toEqual([]);
  // a reader that finds nothing would let everything pass
  expect(found.size).toBeGreaterThan(150);
});
