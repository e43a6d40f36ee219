import { afterAll, beforeAll, expect, it } from "vitest";
import { withConnection } from "../../server/platform/database/one-connection.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";

let databases: FreshDatabase[];
beforeAll(async () => {
  databases = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

it("gives each caller a migrated database of its own", async () => {
  const [one, other] = databases.map(({ url }) => url);
  await withConnection(one!, ({ sql }) => sql`insert into settings (key, value) values ('seen by', '1')`);
  const seen = await withConnection(other!, ({ sql }) => sql`select key from settings where key = 'seen by'`);
  expect(seen).toHaveLength(0);
});
