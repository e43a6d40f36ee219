import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/database.ts";
import { hasRedis, type OwnRedis, startRedis } from "../../../tests/support/redis.ts";
import { type Database, openDatabase } from "../database.ts";
import { openRedis, type Redis } from "../redis/redis.ts";
import { announce } from "./announce.ts";
import { redisCarrier } from "./redis-carrier.ts";

// What announcements promise, whatever carries them.

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

interface Ear {
  texts: string[];
  /** How often it was told that it may have missed something. */
  begun: number;
}

async function hear(database: Database, channel = "test_news"): Promise<Ear> {
  const ear: Ear = { texts: [], begun: 0 };
  database.listen(
    channel,
    (text) => ear.texts.push(text),
    () => {
      ear.begun += 1;
    },
  );
  await expect.poll(() => ear.begun).toBeGreaterThan(0);
  return ear;
}

function promises(open: () => Promise<Database>, interrupt: (database: Database) => Promise<void>): void {
  let [one, two] = [] as unknown as [Database, Database];
  beforeEach(async () => {
    [one, two] = [await open(), await open()];
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  it("reach every server once the transaction commits, not before", async () => {
    const ears = [await hear(one), await hear(two)];
    await one.db.transaction().execute(async (db) => {
      await announce(db, "test_news", "first");
      await announce(one.db, "test_news", "meanwhile");
      for (const ear of ears) await expect.poll(() => ear.texts).toEqual(["meanwhile"]);
    });
    for (const ear of ears) await expect.poll(() => ear.texts).toEqual(["meanwhile", "first"]);
  });

  it("are never heard if it does not", async () => {
    const ears = [await hear(one), await hear(two)];
    const broken = one.db.transaction().execute(async (db) => {
      await announce(db, "test_news", "never");
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    const failed = one.db.transaction().execute(async (db) => {
      await announce(db, "test_news", "never");
      await sql`select 1 / 0`.execute(db);
    });
    await expect(failed).rejects.toThrow("division by zero");
    await announce(one.db, "test_news", "after");
    for (const ear of ears) await expect.poll(() => ear.texts).toEqual(["after"]);
  });

  it("keep their order, are told once however often they are said, and stay on their channel", async () => {
    const [ear, other] = [await hear(two), await hear(two, "test_others")];
    await one.db.transaction().execute(async (db) => {
      for (const text of ["a", "b", "a", "c"]) await announce(db, "test_news", text);
      await announce(db, "test_others", "a");
    });
    await announce(one.db, "test_news", "d");
    await expect.poll(() => ear.texts).toEqual(["a", "b", "c", "d"]);
    expect(other.texts).toEqual(["a"]);
  });

  it("say that some may have been missed after an interruption, and go on", async () => {
    const ear = await hear(two);
    const { begun } = ear;
    await interrupt(two);
    await expect.poll(() => ear.begun).toBeGreaterThan(begun);
    await expect
      .poll(async () => {
        await announce(one.db, "test_news", "after");
        return ear.texts;
      })
      .toContain("after");
  });
}

describe("announcements by the database", () => {
  promises(
    async () => openDatabase(fresh.url),
    async ({ sql: ask }) => {
      await ask`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'showroom pulse'`;
    },
  );
});

describe.skipIf(!hasRedis)("announcements by Redis", () => {
  let server: OwnRedis;
  const links = new Map<Database, Redis>();
  const open = async () => {
    const redis = openRedis(server.url);
    await redis.opened;
    const carrier = redisCarrier(redis);
    const database = openDatabase(fresh.url, { carrier });
    const opened: Database = {
      ...database,
      async close() {
        await database.close();
        await carrier.close();
        redis.close();
      },
    };
    links.set(opened, redis);
    return opened;
  };
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.kill());

  promises(open, async (database) => {
    await links.get(database)!.ask((client) => client.call("CLIENT", "KILL", "TYPE", "pubsub"));
  });

  it("reach the others if a server dies as it commits", async () => {
    const two = await open();
    const dying = openRedis(server.url);
    await dying.opened;
    const ear = await hear(two);
    await redisCarrier(dying).prepare([{ channel: "test_news", text: "committed" }]);
    dying.close();
    await expect.poll(() => ear.texts).toEqual(["committed"]);
    await two.close();
  });

  it("reach their own server while Redis is away, and the others are told to read everything", async () => {
    const [one, two] = [await open(), await open()];
    const ears = [await hear(one), await hear(two)] as const;
    server.freeze();
    await one.db.transaction().execute((db) => announce(db, "test_news", "alone"));
    await expect.poll(() => ears[0].texts).toEqual(["alone"]);
    const { begun } = ears[1];
    await expect.poll(() => ears[1].begun).toBeGreaterThan(begun);
    server.thaw();
    await expect.poll(() => ears[1].texts.includes("alone") || ears[1].begun > begun).toBe(true);
    await expect
      .poll(async () => {
        await announce(one.db, "test_news", "back");
        return ears[1].texts;
      })
      .toContain("back");
    await Promise.all([one.close(), two.close()]);
  });

  it("of one marketplace are not heard in another, which has its own number of Redis", async () => {
    const redis = openRedis(`${server.url}/3`);
    await redis.opened;
    const carrier = redisCarrier(redis);
    const other = openDatabase(fresh.url, { carrier });
    const one = await open();
    const [ear, own] = [await hear(other), await hear(one)];
    await announce(one.db, "test_news", "private");
    await expect.poll(() => own.texts).toEqual(["private"]);
    await announce(other.db, "test_news", "ours");
    await expect.poll(() => ear.texts).toEqual(["ours"]);
    await other.close();
    redis.close();
    await one.close();
  });
});
