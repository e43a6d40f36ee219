import { expect, it } from "vitest";
import { hash32 } from "../hash.ts";
import { type Choice, chosen } from "./choose.ts";

const number = (key: string, below: number): number => hash32(key) % below;

/** Lines with a few choices each, made up from a seed. */
const linesOf = (seed: number): Choice[][] =>
  Array.from({ length: 1 + number(`lines ${seed}`, 6) }, (_, line) =>
    Array.from({ length: 1 + number(`choices ${seed} ${line}`, 5) }, (_, at) => ({
      price_cents: number(`price ${seed} ${line} ${at}`, 90_000),
      score: -number(`score ${seed} ${line} ${at}`, 100),
    })),
  );

/** Every combination. */
const all = (lines: readonly (readonly Choice[])[]): { price_cents: number; score: number }[] =>
  lines.reduce<{ price_cents: number; score: number }[]>(
    (sums, line) =>
      sums.flatMap((sum) =>
        line.map((choice) => ({
          price_cents: sum.price_cents + choice.price_cents,
          score: sum.score + choice.score,
        })),
      ),
    [{ price_cents: 0, score: 0 }],
  );

const sumOf = (lines: readonly (readonly Choice[])[], picks: readonly number[]) => ({
  price_cents: lines.reduce((sum, line, at) => sum + line[picks[at]!]!.price_cents, 0),
  score: lines.reduce((sum, line, at) => sum + line[picks[at]!]!.score, 0),
});

it("keeps a limit wherever any combination does, with the best of those that do", () => {
  for (let seed = 0; seed < 300; seed++) {
    const lines = linesOf(seed);
    const every = all(lines);
    const limit = number(`limit ${seed}`, 60_000 * lines.length);
    const got = sumOf(lines, chosen(lines, limit));
    const within = every.filter(({ price_cents }) => price_cents <= limit);
    if (within.length === 0) {
      expect(got.price_cents).toBe(Math.min(...every.map(({ price_cents }) => price_cents)));
      continue;
    }
    expect(got.price_cents).toBeLessThanOrEqual(limit);
    expect(got.score).toBe(Math.max(...within.map(({ score }) => score)));
  }
});

it("stays exact about the limit with many lines", () => {
  const lines = Array.from({ length: 30 }, (_, line) =>
    Array.from({ length: 12 }, (_, at) => ({
      price_cents: 1000 + number(`price ${line} ${at}`, 500_000),
      score: -number(`score ${line} ${at}`, 1_000_000) / 7,
    })),
  );
  const least = lines.reduce((sum, line) => sum + Math.min(...line.map(({ price_cents }) => price_cents)), 0);
  expect(sumOf(lines, chosen(lines, least)).price_cents).toBe(least);
  expect(sumOf(lines, chosen(lines, least + 100_000)).price_cents).toBeLessThanOrEqual(least + 100_000);
});

it("saves what is asked for and no more than the prices allow", () => {
  for (let seed = 0; seed < 300; seed++) {
    const lines = linesOf(seed);
    const own = lines.reduce((sum, line) => sum + line[0]!.price_cents, 0);
    const saving = Math.round(own / 5);
    const kept = all(lines).filter(({ price_cents }) => price_cents <= own - saving);
    if (kept.length === 0) continue;
    const nearest = Math.max(...kept.map(({ price_cents }) => price_cents));
    const found = sumOf(lines, chosen(lines, own - saving, saving));
    expect(found.price_cents).toBeLessThanOrEqual(own - saving);
    // of those as near, the one that suits best is taken
    const isNear = own - saving - nearest <= saving * 0.2;
    if (isNear) expect(own - saving - found.price_cents).toBeLessThanOrEqual(saving * 0.2 + own / 1000);
  }
});
