import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "./database.ts";

let databases: FreshDatabase[];
beforeAll(async () => {
  databases = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

it("gives each caller a migrated database of its own", async () => {
  const [one, other] = databases.map(({ url }) => postgres(url, { max: 1 }));
  await one!`insert into settings (key, value) values ('seen by', '1')`;
  expect(await other!`select key from settings where key = 'seen by'`).toHaveLength(0);
  await Promise.all([one!.end(), other!.end()]);
});
