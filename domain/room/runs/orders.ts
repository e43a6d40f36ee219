import type { Center } from "./arrange.ts";

/** Every order in which things can stand, the dishwasher always beside the sink. */
export function ordersOf(wanted: readonly Center[]): Center[][] {
  const hasBoth = wanted.includes("sink") && wanted.includes("dishwasher");
  const units = wanted
    .filter((each) => !(hasBoth && each === "dishwasher"))
    .map((each): Center[][] =>
      hasBoth && each === "sink"
        ? [
            ["sink", "dishwasher"],
            ["dishwasher", "sink"],
          ]
        : [[each]],
    );
  return permutations(units).flatMap((order) =>
    order.reduce<Center[][]>(
      (all, ways) => all.flatMap((before) => ways.map((way) => [...before, ...way])),
      [[]],
    ),
  );
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((first, at) =>
    permutations([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}
