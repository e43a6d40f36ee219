import { describe, expect, test } from "vitest";
import { Refresher } from "./refresher.ts";

/** A refresher whose refreshes and pauses end when the test says so. */
function held() {
  const begun: PromiseWithResolvers<void>[] = [];
  const pauses: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const hold = (list: PromiseWithResolvers<void>[]) => {
    const one = Promise.withResolvers<void>();
    list.push(one);
    return one.promise;
  };
  const refresher = new Refresher(() => hold(begun), {
    onError: (error) => errors.push(error),
    pause: () => hold(pauses),
  });
  return { refresher, begun, pauses, errors };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

describe("one refresh at a time", () => {
  test("a change that was just made does not wait for the breather after a long refresh", async () => {
    const { refresher, begun, pauses } = held();
    refresher.soon();
    await settled();
    expect([pauses.length, begun.length]).toEqual([1, 0]);
    const done = refresher.now();
    await settled();
    expect(begun.length).toBe(1);
    begun[0]!.resolve();
    await done;
  });

  test("two who ask during a refresh share the one after it, which begins after both asked", async () => {
    const { refresher, begun } = held();
    const first = refresher.now();
    await settled();
    const others = [refresher.now(), refresher.now()];
    await settled();
    expect(begun.length).toBe(1);
    begun[0]!.resolve();
    await first;
    await settled();
    expect(begun.length).toBe(2);
    begun[1]!.resolve();
    await Promise.all(others);
    expect(begun.length).toBe(2);
  });

  test("what was heard of before a refresh began asks for no second one", async () => {
    const { refresher, begun, pauses } = held();
    refresher.soon();
    const done = refresher.now();
    await settled();
    begun[0]!.resolve();
    await done;
    await settled();
    pauses[0]!.resolve();
    await settled();
    expect(begun.length).toBe(1);
  });

  test("what is heard of during a refresh waits for its end and a breather, then asks for another", async () => {
    const { refresher, begun, pauses } = held();
    const done = refresher.now();
    await settled();
    refresher.soon();
    refresher.soon();
    await settled();
    expect(pauses.length).toBe(0);
    begun[0]!.resolve();
    await done;
    await settled();
    expect([pauses.length, begun.length]).toEqual([1, 1]);
    pauses[0]!.resolve();
    await settled();
    expect(begun.length).toBe(2);
    begun[1]!.resolve();
  });

  test("one that fails is reported to who asked for it and holds up none after it", async () => {
    const { refresher, begun, pauses, errors } = held();
    const failing = refresher.now();
    await settled();
    const next = refresher.now();
    begun[0]!.reject(new Error("the database is away"));
    await expect(failing).rejects.toThrow("the database is away");
    await settled();
    begun[1]!.resolve();
    await next;
    refresher.soon();
    await settled();
    pauses[0]!.resolve();
    await settled();
    begun[2]!.reject(new Error("still away"));
    await settled();
    expect(errors).toEqual([new Error("still away")]);
  });
});
