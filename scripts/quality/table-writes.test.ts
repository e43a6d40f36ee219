import { expect, test } from "vitest";
import { tableWrites } from "./table-writes.ts";

const tablesOf = (code: string) => tableWrites(code).map(({ table }) => table);
/** `?` is what is filled in. */
const ofSql = (query: string) => tablesOf(`sql<Row>\`${query.replaceAll("?", "$" + "{one}")}\``);

test("the query builder names the table", () => {
  expect(tablesOf('db.insertInto("rooms").values(row)')).toEqual(["rooms"]);
  expect(tablesOf('db\n  .updateTable("rooms as r").set(row)')).toEqual(["rooms"]);
  expect(tablesOf('db.deleteFrom("rooms")')).toEqual(["rooms"]);
  expect(tablesOf('db.selectFrom("rooms")')).toEqual([]);
  expect(tablesOf("db.deleteFrom(table)")).toEqual([undefined]);
});

test("what inserts many rows names it after the database", () => {
  expect(tablesOf('insertRows(db, "rooms", rows)')).toEqual(["rooms"]);
  expect(tablesOf("insertRows(db, table, rows)")).toEqual([undefined]);
});

test("SQL names it after insert into, update and delete from", () => {
  expect(ofSql("insert into rooms (id) values (?) on conflict (id) do update set id = excluded.id")).toEqual([
    "rooms",
  ]);
  expect(
    ofSql("with gone as (delete from lines l using rooms r returning 1) update rooms r set a = 1"),
  ).toEqual(["lines", "rooms"]);
  expect(ofSql("update rooms ?")).toEqual(["rooms"]);
  expect(ofSql("delete from ? where a = 1")).toEqual([undefined]);
});

test("a queue names it in its description", () => {
  expect(tablesOf('const jobs: JobTable = { due: "next_at", table: "mails", order };')).toEqual(["mails"]);
  expect(tablesOf('const jobs: JobTable = {\n  ...{ table: "mails" } };')).toEqual(["mails"]);
});

test("a change of keys names it where its columns are declared", () => {
  expect(
    tablesOf('export const keyedColumns = keyedIn(\n  "webhooks",\n  { name, id, column, link },\n);'),
  ).toEqual(["webhooks"]);
});

test("reading and locking are no writes", () => {
  expect(ofSql("select from rooms where id = ? for update of r skip locked")).toEqual([]);
  expect(ofSql("select from rooms for no key update")).toEqual([]);
  expect(ofSql("select 'update rooms' -- delete from rooms")).toEqual([]);
});
