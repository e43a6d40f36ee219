import { sql } from "kysely";
import { expect, it } from "vitest";
import { freshDatabase } from "../../tests/support/database.ts";
import { openDatabase } from "./database.ts";

it("answers what was asked before it was closed, and nothing after", async () => {
  const fresh = await freshDatabase();
  for (let time = 0; time < 20; time++) {
    const database = openDatabase(fresh.url);
    const asked = Array.from({ length: 10 }, () => sql`select 1 as one`.execute(database.db));
    const first = await Promise.race(asked);
    expect(first.rows).toEqual([{ one: 1 }]);
    const settled = Promise.allSettled(asked);
    await database.close();
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow("The database does not answer.");
    expect((await settled).map(({ status }) => status)).toEqual(asked.map(() => "fulfilled"));
  }
  // a connection left open would fail unhandled here, which fails the run
  await fresh.drop();
});
