import { describe, expect, it } from "vitest";
import type { Keeping } from "./cache.ts";
import { memoryCache } from "./memory-cache.ts";
import type { Tag } from "./tags.ts";

const minute = { seconds: 60 };

/** A load that the test ends, and how often it was asked for. */
function slowLoad<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let calls = 0;
  const load = () => {
    calls += 1;
    return promise;
  };
  return { load, end: resolve, fail: reject, calls: () => calls };
}

describe("a cache in memory", () => {
  it("loads once for all who ask at the same time, and keeps what it loaded", async () => {
    const cache = memoryCache({ entries: 10 });
    const slow = slowLoad<string>();
    const asked = [cache.remember("a", minute, slow.load), cache.remember("a", minute, slow.load)];
    slow.end("tile");
    expect(await Promise.all(asked)).toEqual(["tile", "tile"]);
    expect(await cache.remember("a", minute, slow.load)).toBe("tile");
    expect(slow.calls()).toBe(1);
  });

  it("loads again after a load that failed", async () => {
    const cache = memoryCache({ entries: 10 });
    await expect(cache.remember("a", minute, () => Promise.reject(new Error("away")))).rejects.toThrow(
      "away",
    );
    expect(await cache.remember("a", minute, async () => "tile")).toBe("tile");
  });

  it("keeps an answer of undefined like any other", async () => {
    const cache = memoryCache({ entries: 10 });
    await cache.remember("a", minute, async () => undefined);
    expect(await cache.remember("a", minute, async () => "late")).toBeUndefined();
  });

  it("forgets an entry when its time is over", async () => {
    let now = 1_000_000;
    const cache = memoryCache({ entries: 10, now: () => now });
    await cache.remember("a", { seconds: 2 }, async () => 1);
    now += 1999;
    expect(cache.peek("a")).toBe(1);
    now += 1;
    expect(cache.peek("a")).toBeUndefined();
    await cache.remember("now", { seconds: 0 }, async () => 1);
    expect(cache.peek("now")).toBeUndefined();
  });

  it("drops what was asked for least recently when it is full", async () => {
    let now = 1_000_000;
    const cache = memoryCache({ entries: 2, now: () => now });
    for (const key of ["a", "b"]) await cache.remember(key, minute, async () => key);
    now += 5000;
    cache.peek("a");
    await cache.remember("c", minute, async () => "c");
    expect(["a", "b", "c"].map((key) => cache.peek(key))).toEqual(["a", undefined, "c"]);
  });

  it("drops entries when they take more memory than allowed, and keeps none that is larger than all of it", async () => {
    const cache = memoryCache({ entries: 10, bytes: 100 });
    await cache.remember("a", { ...minute, bytes: 60 }, async () => "a");
    await cache.remember("b", minute, async () => ({ bytes: new Uint8Array(60) }));
    expect(cache.peek("a")).toBeUndefined();
    expect(cache.peek("b")).toBeDefined();
    expect(await cache.remember("c", { ...minute, bytes: 101 }, async () => "c")).toBe("c");
    expect(cache.peek("c")).toBeUndefined();
  });

  it("forgets the entries with a tag, and no others", async () => {
    const cache = memoryCache({ entries: 10 });
    const tagged = (...tags: Tag[]) => ({ ...minute, tags });
    await cache.remember("product", tagged("products"), async () => 1);
    await cache.remember("page", tagged("products", "showrooms"), async () => 2);
    await cache.remember("menu", tagged("showrooms"), async () => 3);
    await cache.remember("faq", minute, async () => 4);
    cache.forget("products");
    expect(["product", "page", "menu", "faq"].map(cache.peek)).toEqual([undefined, undefined, 3, 4]);
    cache.forget("products", "showrooms");
    expect(["menu", "faq"].map(cache.peek)).toEqual([undefined, 4]);
  });

  it("forgets by the tags that an entry has now, not by former ones", async () => {
    const cache = memoryCache({ entries: 10 });
    await cache.remember("a", { ...minute, tags: ["product:old"] }, async () => 1);
    cache.drop("a");
    await cache.remember("a", { ...minute, tags: ["product:new"] }, async () => 2);
    cache.forget("product:old");
    expect(cache.peek("a")).toBe(2);
    cache.forget("product:new");
    expect(cache.peek("a")).toBeUndefined();
  });

  it("does not keep a load that began before its tag was forgotten", async () => {
    const cache = memoryCache({ entries: 10 });
    const [stale, fresh] = [slowLoad<string>(), slowLoad<string>()];
    const tagged: Keeping = { ...minute, tags: ["products"] };
    const early = cache.remember("a", tagged, stale.load);
    cache.forget("products");
    const late = cache.remember("a", tagged, fresh.load);
    fresh.end("new");
    expect(await late).toBe("new");
    stale.end("old");
    expect(await early).toBe("old");
    expect(cache.peek("a")).toBe("new");
  });

  it("keeps loads under way that have none of the forgotten tags", async () => {
    const cache = memoryCache({ entries: 10 });
    const slow = slowLoad<string>();
    const asked = [cache.remember("menu", { ...minute, tags: ["showrooms"] }, slow.load)];
    cache.forget("products");
    asked.push(cache.remember("menu", { ...minute, tags: ["showrooms"] }, slow.load));
    slow.end("floors");
    expect(await Promise.all(asked)).toEqual(["floors", "floors"]);
    expect(slow.calls()).toBe(1);
    expect(cache.peek("menu")).toBe("floors");
  });

  it("keeps nothing after it was cleared, not even what was being loaded", async () => {
    const cache = memoryCache({ entries: 10 });
    const slow = slowLoad<string>();
    await cache.remember("a", minute, async () => 1);
    const asked = cache.remember("b", minute, slow.load);
    cache.clear();
    slow.end("b");
    await asked;
    expect(["a", "b"].map(cache.peek)).toEqual([undefined, undefined]);
  });

  it("replaces a value by a newer one, and goes on with the old one until then", async () => {
    const cache = memoryCache({ entries: 10 });
    const slow = slowLoad<string>();
    await cache.remember("page", minute, async () => "old");
    const asked = [cache.renew("page", minute, slow.load), cache.renew("page", minute, slow.load)];
    expect(cache.peek("page")).toBe("old");
    slow.end("new");
    expect(await Promise.all(asked)).toEqual(["new", "new"]);
    expect(slow.calls()).toBe(1);
    expect(cache.peek("page")).toBe("new");
  });

  it("keeps the old value if what was loaded is not to be kept, or could not be loaded", async () => {
    const cache = memoryCache({ entries: 10 });
    await cache.remember("page", minute, async () => "old");
    const keeping: Keeping<string> = { seconds: (value) => (value === "private" ? 0 : 60) };
    expect(await cache.renew("page", keeping, async () => "private")).toBe("private");
    await expect(cache.renew("page", keeping, () => Promise.reject(new Error("away")))).rejects.toThrow();
    expect(cache.peek("page")).toBe("old");
  });
});

describe("sections of a cache", () => {
  const setUp = async () => {
    const cache = memoryCache({ entries: 2 });
    const pages = cache.section("pages", { entries: 1 });
    const tagged: Keeping = { ...minute, tags: ["showrooms"] };
    for (const key of ["a", "b"]) await cache.remember(key, tagged, async () => key);
    await pages.remember("a", tagged, async () => "page");
    return { cache, pages };
  };

  it("do not evict each other's entries, and a name always means the same one", async () => {
    const { cache, pages } = await setUp();
    expect([cache.peek("a"), cache.peek("b"), pages.peek("a")]).toEqual(["a", "b", "page"]);
    expect(cache.section("pages", { entries: 1 }).peek("a")).toBe("page");
  });

  it("all forget a tag, and what has to be brought up to date before is told instead", async () => {
    const { cache, pages } = await setUp();
    let told = 0;
    cache.refreshFirst("products", () => {
      told += 1;
    });
    await pages.remember("b", { ...minute, tags: ["products"] }, async () => "list");
    cache.heard("products", "showrooms");
    expect([cache.peek("a"), pages.peek("b"), told]).toEqual([undefined, "list", 1]);
    cache.forget("products");
    expect(pages.peek("b")).toBeUndefined();
  });

  it("are all empty after the cache was cleared", async () => {
    const { cache, pages } = await setUp();
    cache.clear();
    expect([cache.peek("a"), pages.peek("a")]).toEqual([undefined, undefined]);
  });
});
