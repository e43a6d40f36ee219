import { sql } from "kysely";
import { expect, it } from "vitest";
import { freshDatabase } from "../../tests/support/database.ts";
import { openDatabase } from "./database.ts";

it("closes while connections are being opened, without a failure that nobody hears", async () => {
  const fresh = await freshDatabase();
  // an unheard failure fails the run
  for (let time = 0; time < 20; time++) {
    const database = openDatabase(fresh.url);
    const asked = Array.from({ length: 10 }, () => sql`select 1 as one`.execute(database.db));
    const first = await Promise.race(asked);
    expect(first.rows).toEqual([{ one: 1 }]);
    const settled = Promise.allSettled(asked);
    await database.close();
    expect((await settled).map(({ status }) => status)).toEqual(asked.map(() => "fulfilled"));
  }
  await fresh.drop();
});
