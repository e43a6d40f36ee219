import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/database.ts";
import { hasPgBouncer, type OwnPgBouncer, startPgBouncer } from "../../../tests/support/pgbouncer.ts";
import { openShop, order, type Shop } from "../../../tests/support/shop.ts";
import { checkOwnDatabase } from "../../start/own-database.ts";
import { announce } from "../announce/announce.ts";
import { openDatabase } from "../database.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

it("takes PostgreSQL itself as it is", async () => {
  await checkOwnDatabase({ url: fresh.url, directUrl: undefined, isPrepared: true });
  await checkOwnDatabase({ url: fresh.url, directUrl: fresh.url, isPrepared: true });
});

it("names the variable whose password is wrong", async () => {
  const wrong = new URL(fresh.url);
  wrong.password = "wrong";
  const check = checkOwnDatabase({ url: fresh.url, directUrl: wrong.href, isPrepared: true });
  await expect(check).rejects.toThrow(/^DATABASE_DIRECT_URL: the server at .* refuses user/);
});

describe.skipIf(!hasPgBouncer)("PgBouncer in transaction mode", () => {
  let pooler: OwnPgBouncer;
  let url: string;
  beforeAll(async () => {
    pooler = await startPgBouncer(fresh.url);
    url = pooler.through(fresh.url);
  });
  afterAll(() => pooler.stop());

  it("is refused without the address of PostgreSQL itself", async () => {
    await expect(checkOwnDatabase({ url, directUrl: undefined, isPrepared: false })).rejects.toThrow(
      /leads to a pooler\. Set DATABASE_DIRECT_URL/,
    );
  });

  it("takes prepared statements where it keeps their names apart, and else without them", async () => {
    await checkOwnDatabase({ url, directUrl: fresh.url, isPrepared: false });
    const asked = checkOwnDatabase({ url, directUrl: fresh.url, isPrepared: true });
    const refused = await asked.then(
      () => "",
      (error: Error) => error.message,
    );
    // since version 1.21 it can
    expect(refused).toMatch(/^$|can't keep prepared statements.*DATABASE_PREPARED=off/);
  });

  it("carries transactions of many servers over a few connections, and nobody's statements mix", async () => {
    const address = { directUrl: fresh.url, isPrepared: false, connections: 20 };
    const servers = [openDatabase(url, address), openDatabase(url, address)];
    const heard: string[] = [];
    servers[1]!.listen(
      "test_pooled",
      (text) => heard.push(text),
      () => heard.push("listening"),
    );
    await expect.poll(() => heard).toEqual(["listening"]);
    const work = servers.flatMap(({ db }) =>
      Array.from({ length: 20 }, (_, index) =>
        db.transaction().execute(async (transaction) => {
          const rows = await Promise.all(
            ["departments", "sessions", "users"].map((name) =>
              transaction
                .selectNoFrom((one) => [one.val(`${name} ${index}`).as("name"), one.val(index).as("index")])
                .executeTakeFirstOrThrow(),
            ),
          );
          await announce(transaction, "test_pooled", String(index));
          return rows.map((row) => `${row.name} ${row.index}`);
        }),
      ),
    );
    const found = await Promise.all(work);
    expect(found).toEqual(
      servers.flatMap(() =>
        Array.from({ length: 20 }, (_, index) =>
          ["departments", "sessions", "users"].map((name) => `${name} ${index} ${index}`),
        ),
      ),
    );
    await expect.poll(() => heard.length).toBe(41);
    await Promise.all(servers.map((server) => server.close()));
  });

  it("serves a shop: carts, quotes and orders at once", async () => {
    const market = await freshDatabase();
    const shop: Shop = await openShop(
      {},
      {},
      {
        ...market,
        url: pooler.through(market.url),
        address: { directUrl: market.url, isPrepared: false },
      },
    );
    const orders = Array.from({ length: 6 }, async () => order(await shop.buyer({ "NQT-CARR-1224-M": 4 })));
    const numbers = (await Promise.all(orders)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(6);
    await shop.close();
  });
});
