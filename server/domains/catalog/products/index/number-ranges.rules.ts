/** Numbers from `from` on and below `to`; an open end is infinite. Written "5..10", "..0.42", "0.6..". */
export interface NumberRange {
  from: number;
  to: number;
}

/** More distinct numbers than this are offered as ranges. */
const mostSingly = 12;
const aboutRanges = 6;

/** Boundaries from a standard: wet floors need a DCOF of 0.42 (ANSI A326.3). */
const standardEdges: ReadonlyMap<string, readonly number[]> = new Map([["dcof", [0.42, 0.5, 0.6]]]);

/** The range in a filter's value, null for any other value. */
export function readRange(text: string): NumberRange | null {
  const match = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return {
    from: match[1] === undefined ? Number.NEGATIVE_INFINITY : Number(match[1]),
    to: match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]),
  };
}

export const writeRange = ({ from, to }: NumberRange): string =>
  `${Number.isFinite(from) ? from : ""}..${Number.isFinite(to) ? to : ""}`;

export const isWithin = ({ from, to }: NumberRange, value: number): boolean => value >= from && value < to;

/** In words: "5 to 10 in.", "under 0.42", "0.6 and more". */
export function nameRange({ from, to }: NumberRange, unit: string): string {
  const after = unit && ` ${unit}`;
  if (!Number.isFinite(from)) return `Under ${to}${after}`;
  if (!Number.isFinite(to)) return `${from}${after} and more`;
  return `${from} to ${to}${after}`;
}

/**
 * Ranges that cover all of `values`, in round steps, so that they stay the same while other filters change; null if
 * there are few enough values to offer each.
 */
export function rangesOf(key: string, values: readonly number[]): NumberRange[] | null {
  return new Set(values).size <= mostSingly ? null : allRanges(key, values);
}

function allRanges(key: string, values: readonly number[]): NumberRange[] {
  const edges = standardEdges.get(key);
  if (edges) {
    return [Number.NEGATIVE_INFINITY, ...edges].map((from, index) => ({
      from,
      to: edges[index] ?? Number.POSITIVE_INFINITY,
    }));
  }
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = roundUp((most - least) / aboutRanges);
  const ranges: NumberRange[] = [];
  for (let index = Math.floor(least / step); index * step <= most; index++) {
    ranges.push({ from: rounded(index * step), to: rounded((index + 1) * step) });
  }
  return ranges;
}

/** The next of 1, 2, 5, 10, 20, … and their tenths. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const digit = size / power;
  return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
}

/** Without the rounding error of a product such as 3 × 0.1. */
const rounded = (value: number) => Number(value.toPrecision(12));
