import type { Facet } from "../../contract/catalog.ts";

type FacetValue = Facet["values"][number];

/** A choice that a facet offers: one value, or neighbouring figures together. */
export interface FacetChoice {
  label: string;
  values: readonly string[];
  count: number;
}

/** From so many figures on they are offered in ranges. */
const fewest = 9;
const mostRanges = 6;

/** The values of a facet as they are offered; many different figures in ranges with about as many products each. */
export function choicesOf(facet: Facet): FacetChoice[] {
  const each = facet.values.map(({ value, label, count }) => ({ label, values: [value], count }));
  if (!isFigures(facet) || facet.values.length < fewest) return each;
  const total = facet.values.reduce((sum, { count }) => sum + count, 0);
  const ranges: FacetValue[][] = [];
  let before = 0;
  for (const value of facet.values) {
    const at = Math.min(mostRanges - 1, Math.floor((before / Math.max(1, total)) * mostRanges));
    const range = ranges[at] ?? [];
    range.push(value);
    ranges[at] = range;
    before += value.count;
  }
  return ranges
    .filter((range) => range !== undefined)
    .map((range) => ({
      label: rangeWords(range, facet.unit),
      values: range.map(({ value }) => value),
      count: range.reduce((sum, { count }) => sum + count, 0),
    }));
}

/** Chosen values as they are named above a list: figures that follow one another as one. */
export function chosenRuns(facet: Facet | undefined, chosen: readonly string[]): FacetChoice[] {
  const one = (value: string): FacetChoice => {
    const known = facet?.values.find((each) => each.value === value);
    return { label: known?.label ?? value, values: [value], count: known?.count ?? 0 };
  };
  if (!facet || !isFigures(facet) || facet.values.length < fewest) return chosen.map(one);
  const runs: FacetValue[][] = [];
  let isRunning = false;
  for (const value of facet.values) {
    const isChosen = chosen.includes(value.value);
    if (isChosen && isRunning) runs.at(-1)?.push(value);
    else if (isChosen) runs.push([value]);
    isRunning = isChosen;
  }
  const known = new Set(facet.values.map(({ value }) => value));
  return [
    ...runs.map((run) => ({
      label: rangeWords(run, facet.unit),
      values: run.map(({ value }) => value),
      count: run.reduce((sum, { count }) => sum + count, 0),
    })),
    ...chosen.filter((value) => !known.has(value)).map(one),
  ];
}

/** Sorted by the server, from the least to the most. */
const isFigures = ({ key, values }: Facet): boolean =>
  key !== "lead_time" && values.every(({ value }) => value !== "" && !Number.isNaN(Number(value)));

function rangeWords(range: readonly FacetValue[], unit: string): string {
  const [first, last] = [range[0]?.label ?? "", range.at(-1)?.label ?? ""];
  const words = first === last ? first : `${first} to ${last}`;
  return unit ? `${words} ${unit}` : words;
}
