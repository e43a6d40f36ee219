import { expect, test } from "vitest";
import { locksWithinChanges } from "./lock-and-change.ts";

const query = (text: string) => `const rows = await sql\`${text}\`.execute(db);`;

test.each([
  [
    "a lock in a part before the change",
    "with old as (select id from orders where id = 1 for update)\n update orders o set n = 1 from old where o.id = old.id",
  ],
  [
    "a weaker lock",
    "with held as materialized (select id from orders order by id for no key update), done as (update orders set n = 1) select 1",
  ],
  [
    "a lock in a subquery",
    "update orders o set n = 1 from (select o.id from items i join orders o on true for update of o) b",
  ],
  [
    "a deletion",
    "delete from orders where id in (select id from orders where coalesce(n, 0) = 0 for update)",
  ],
])("finds %s", (_, text) => {
  expect(locksWithinChanges(query(text))).toEqual([{ line: 1, table: "orders" }]);
});

test.each([
  ["a lock in a statement of its own", "select from orders where id = 1 for update"],
  [
    "rows that nobody has to wait for",
    "with next as (select id from orders for update of orders skip locked) update orders set n = 1",
  ],
  ["another table's rows", "with held as (select id from items for update) update orders set n = 1"],
  [
    "an insertion that updates",
    "insert into orders (id) select id from (select 1) x on conflict do update set n = 1",
  ],
])("allows %s", (_, text) => {
  expect(locksWithinChanges(query(text))).toEqual([]);
});
