import { beforeEach, describe, expect, it } from "vitest";
import { readLocal, removeLocal, writeLocal } from "./local-store.ts";

/** The used part of browser storage; `isFull` makes it refuse. */
function installStorage(isFull = false) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  return values;
}

describe("browser storage", () => {
  beforeEach(() => {
    installStorage();
    removeLocal("authToken", "my_item", "recently_viewed", "product_category");
  });

  it("stores texts as they are and the rest as JSON", () => {
    const values = installStorage();
    writeLocal("authToken", "abc");
    writeLocal("recently_viewed", ["h1", "h2"]);
    expect(Object.fromEntries(values)).toEqual({ authToken: "abc", recently_viewed: '["h1","h2"]' });
    expect(readLocal("recently_viewed")).toEqual(["h1", "h2"]);
  });

  it("answers the same object until it changes, so that nothing is drawn twice", () => {
    writeLocal("recently_viewed", ["h1"]);
    expect(readLocal("recently_viewed")).toBe(readLocal("recently_viewed"));
  });

  it("ignores unreadable data", () => {
    installStorage().set("product_category", "{broken");
    expect(readLocal("product_category")).toBeUndefined();
  });

  it("works for the visit if the browser stores nothing", () => {
    installStorage(true);
    writeLocal("recently_viewed", ["h9"]);
    expect(readLocal("recently_viewed")).toEqual(["h9"]);
    removeLocal("recently_viewed");
    expect(readLocal("recently_viewed")).toBeUndefined();
  });
});
