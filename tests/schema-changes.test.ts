import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrate } from "../db/migrate.ts";
import { withConnection } from "../server/platform/database/one-connection.ts";
import { freshDatabase } from "./support/database.ts";
import { breakingChanges, readSchema } from "./support/schema-changes.ts";

// Servers are replaced one after the other: those of the version before still work when the first new one has applied
// its migrations. What a version needs no more goes away with a migration of the version after it.

const migrations = join(import.meta.dirname, "../db/migrations");
/** The schema of the first version; nothing worked before it. */
const first = 15;

/** Applies one statement to a small table, and says what it breaks for code that was written for the table before. */
async function broken(statement: string): Promise<string[]> {
  const database = await freshDatabase("template0");
  try {
    return await withConnection(database.url, async ({ sql }) => {
      await sql.unsafe(`
        create table makers (id int primary key);
        create table tiles (id int primary key, name text not null default '', size int, maker int not null)`);
      const before = await readSchema(sql);
      await sql.unsafe(statement);
      return breakingChanges(before, await readSchema(sql));
    });
  } finally {
    await database.drop();
  }
}

it.each([
  ["drop table tiles", "tiles.id is gone"],
  ["alter table tiles drop column size", "tiles.size is gone"],
  ["alter table tiles rename column size to width", "tiles.size is gone"],
  ["alter table tiles rename to panels", "tiles.id is gone"],
  ["alter table tiles alter column size type text", "tiles.size was integer and is text"],
  ["alter table tiles alter column size set not null", "tiles.size may no longer be null"],
  ["alter table tiles alter column name drop default", "tiles.name has no default any more"],
  ["alter table tiles add column color text not null", "tiles.color is new, and rows without it are refused"],
  ["alter table tiles add check (size > 0)", "tiles.tiles_size_check refuses rows"],
  ["create unique index one_name on tiles (name)", "tiles.one_name refuses rows"],
  ["alter table tiles add foreign key (maker) references makers", "tiles.tiles_maker_fkey refuses rows"],
  // also where no reader of the text would see it
  ["do $$ begin execute 'alter table tiles drop column ' || 'size'; end $$", "tiles.size is gone"],
])("refuses: %s", async (statement, reason) => {
  expect((await broken(statement)).join("\n")).toContain(reason);
});

it.each([
  "create table colors (id int primary key, name text not null unique)",
  "alter table tiles add column color text",
  "alter table tiles add column color text not null default 'gray'",
  "alter table tiles add column weight int check (weight > 0)",
  "alter table tiles alter column maker drop not null",
  "create index by_name on tiles (name)",
])("takes: %s", async (statement) => {
  expect(await broken(statement)).toEqual([]);
});

it("has no migration on which the version before can't work", async () => {
  const names = readdirSync(migrations).sort();
  const folder = mkdtempSync(join(tmpdir(), "showroom-migrations-"));
  const database = await freshDatabase("template0");
  const schema = () => withConnection(database.url, ({ sql }) => readSchema(sql));
  const add = (name: string) => cpSync(join(migrations, name), join(folder, name));
  try {
    for (const name of names.slice(0, first)) add(name);
    await migrate(database.url, folder);
    const broken: string[] = [];
    for (const name of names.slice(first)) {
      const before = await schema();
      add(name);
      await migrate(database.url, folder);
      broken.push(...breakingChanges(before, await schema()).map((reason) => `${name}: ${reason}`));
    }
    expect(broken).toEqual([]);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
