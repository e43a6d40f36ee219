import { expect, test } from "vitest";
import { batching } from "./batch.ts";

test("concurrent calls share a round, and so do calls made meanwhile", async () => {
  const rounds: (readonly number[])[] = [];
  const double = batching(async (keys: readonly number[]) => {
    rounds.push(keys);
    return new Map(keys.map((key) => [key, key * 2]));
  });
  const first = [1, 2, 3, 2].map(double);
  await new Promise(setImmediate);
  const meanwhile = [4, 5].map(double);
  expect(await Promise.all([...first, ...meanwhile])).toEqual([2, 4, 6, 4, 8, 10]);
  expect(rounds).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test("a failed round fails only for the calls in it", async () => {
  let calls = 0;
  const ask = batching(async (keys: readonly string[]) => {
    calls += 1;
    if (calls === 1) throw new Error("the database is away");
    return new Map(keys.map((key) => [key, key.length]));
  });
  await Promise.all(["oak", "elm"].map((name) => expect(ask(name)).rejects.toThrow("away")));
  expect(await ask("ash")).toBe(3);
  expect(await ask("missing")).toBe(7);
});

test("what is not found is undefined, and a round takes no more than it may", async () => {
  const sizes: number[] = [];
  const ask = batching(
    async (keys: readonly number[]) => {
      sizes.push(keys.length);
      return new Map<number, string>();
    },
    { most: 2 },
  );
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([undefined, undefined, undefined, undefined]);
  expect(sizes).toEqual([2, 2]);
});
