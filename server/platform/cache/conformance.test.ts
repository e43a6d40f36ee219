import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hasRedis, type OwnRedis, startRedis } from "../../../tests/support/redis.ts";
import { openRedis, type Redis } from "../redis/redis.ts";
import type { Cache, Keeping } from "./cache.ts";
import { memoryCache } from "./memory-cache.ts";
import { redisCache } from "./redis-cache.ts";

// What every adapter of the cache promises, seen by one server.

const shared: Keeping = { seconds: 60, tags: ["products"], shared: true };
const both: Keeping = { ...shared, tags: ["products", "showrooms"] };

function promises(open: () => Cache): void {
  it("loads a value once, with what it is made of", async () => {
    const cache = open();
    const value = { name: "Tile", at: new Date(0), sizes: new Map([["12", 1]]), left: undefined };
    let loads = 0;
    const load = async () => {
      loads += 1;
      return value;
    };
    const all = await Promise.all([cache.remember("a", shared, load), cache.remember("a", shared, load)]);
    expect([...all, await cache.remember("a", shared, load)]).toEqual([value, value, value]);
    expect(loads).toBe(1);
  });

  it("passes a failed load on, and loads again", async () => {
    const cache = open();
    await expect(cache.remember("a", shared, () => Promise.reject(new Error("away")))).rejects.toThrow(
      "away",
    );
    expect(await cache.remember("a", shared, async () => "tile")).toBe("tile");
  });

  it("forgets by any tag of an entry, in every section, and nothing else", async () => {
    const cache = open();
    const pages = cache.section("pages", { entries: 10 });
    await cache.remember("list", both, async () => "old");
    await pages.remember("list", shared, async () => "old");
    await pages.remember("menu", { ...shared, tags: ["showrooms"] }, async () => "old");
    cache.forget("products");
    const now = async () => "new";
    expect(await cache.remember("list", both, now)).toBe("new");
    expect(await pages.remember("list", shared, now)).toBe("new");
    expect(await pages.remember("menu", { ...shared, tags: ["showrooms"] }, now)).toBe("old");
  });

  it("does not keep what was being loaded when its tag was forgotten", async () => {
    const cache = open();
    const { promise, resolve } = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const early = cache.remember("a", shared, () => {
      begun.resolve();
      return promise;
    });
    await begun.promise;
    cache.forget("products");
    resolve("old");
    expect(await early).toBe("old");
    expect(await cache.remember("a", shared, async () => "new")).toBe("new");
  });

  it("keeps nothing after it was cleared", async () => {
    const cache = open();
    await cache.remember("a", shared, async () => "old");
    cache.clear();
    expect(await cache.remember("a", shared, async () => "new")).toBe("new");
  });

  it("has what announced data is made from refreshed before its entries go", async () => {
    const cache = open();
    await cache.remember("a", shared, async () => "old");
    cache.refreshFirst("products", () => cache.forget("products"));
    cache.heard("products");
    expect(await cache.remember("a", shared, async () => "new")).toBe("new");
  });
}

let tests = 0;
const memory = () => memoryCache({ entries: 100 });

describe("a cache in memory", () => promises(memory));

describe.skipIf(!hasRedis)("a cache in Redis (needs redis-server)", () => {
  let server: OwnRedis;
  let redis: Redis;
  const ready = () =>
    vi.waitFor(async () => expect(await redis.ask((client) => client.ping())).toBe("PONG"), {
      timeout: 120_000,
    });
  beforeAll(async () => {
    server = await startRedis();
    redis = openRedis(server.url);
    await ready();
  });
  afterAll(async () => {
    redis.close();
    await server.kill();
  });

  promises(() => redisCache(memory(), redis, `test-${tests++}`));

  /** Two servers with one Redis, whose marks are there already. */
  async function twoServers() {
    const prefix = `test-${tests++}`;
    const [one, other] = [redisCache(memory(), redis, prefix), redisCache(memory(), redis, prefix)];
    await one.remember("first", both, async () => "makes the marks");
    return { one, other };
  }
  const never = () => Promise.reject(new Error("loaded again"));

  it("gives one server what another has loaded, as it was", async () => {
    const { one, other } = await twoServers();
    const value = { name: "Tile", at: new Date(0), sizes: new Map([["12", 1]]), left: undefined };
    await one.remember("a", shared, async () => value);
    expect(await other.remember("a", shared, never)).toEqual(value);
  });

  it("does not give what is not shared, though it has the same key", async () => {
    const { one, other } = await twoServers();
    await one.remember("a", { seconds: 60, tags: ["products"] }, async () => "own");
    expect(await other.remember("a", { seconds: 60, tags: ["products"] }, async () => "other's")).toBe(
      "other's",
    );
  });

  it("shows no server what was cached before another one forgot its tag", async () => {
    const { one, other } = await twoServers();
    await one.remember("a", shared, async () => "old");
    one.forget("products");
    expect(await one.remember("a", shared, async () => "new")).toBe("new");
    expect(await other.remember("a", shared, never)).toBe("new");
  });

  it("loads by itself while Redis does not answer, and shows nothing old afterward", async () => {
    const { one, other } = await twoServers();
    await one.remember("a", shared, async () => "old");
    server.freeze();
    other.forget("products");
    expect(await other.remember("a", both, async () => "loaded")).toBe("loaded");
    expect(await other.remember("b", both, async () => "loaded")).toBe("loaded");
    server.thaw();
    await ready();
    other.clear();
    expect(await other.remember("a", shared, async () => "new")).toBe("new");
  });

  it("loads by itself while Redis is gone, and shares again when it is back", async () => {
    const { one } = await twoServers();
    await server.kill();
    expect(await one.remember("a", shared, async () => "loaded")).toBe("loaded");
    one.forget("products");
    expect(await one.remember("a", shared, async () => "new")).toBe("new");
    server = await startRedis(Number(new URL(server.url).port));
    await ready();
    const { one: first, other } = await twoServers();
    await first.remember("a", shared, async () => "tile");
    expect(await other.remember("a", shared, never)).toBe("tile");
  });
});
