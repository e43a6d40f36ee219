import { expect, it } from "vitest";
import { anyKitchen, faultsOf } from "./any-kitchen.test-support.ts";

/** How many; `KITCHENS=2000` for the whole proof. */
const count = Number(process.env.KITCHENS ?? 100);

it(`${count} kitchens of 8 × 8 to 16 × 20 ft open, have their aisles, and are ordered to the last filler`, () => {
  const wrong: string[] = [];
  let made = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const kitchen = anyKitchen(seed);
    if (!kitchen) continue;
    made += 1;
    wrong.push(...faultsOf(kitchen).map((fault) => `${seed} (${kitchen.shape}): ${fault}`));
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(made).toBeGreaterThan(count * 0.9);
}, 300_000);
