/** Cabinets for a length, from what is sold: the best widths whose sum is as much of a length as can be, from wide to narrow. */
export type WidthsFor = (length_in: number) => number[];

/** Sums are exact to a sixteenth of an inch. */
const grain = 16;
const longest_in = 600;

/** What a cabinet of that width costs in looks: few of them, none narrow, none very wide, all alike. */
const looks = (width_in: number): number =>
  10 + Math.max(0, 15 - width_in) * 0.9 + Math.max(0, width_in - 36) * 1.5 + ((width_in - 27) / 9) ** 2;

/** How lengths are divided into cabinets of these widths (inches). Nothing comes out where not even the narrowest fits. */
export function widthsFor(sold: readonly number[]): WidthsFor {
  const key = sold.join();
  const found = known.get(key) ?? divider(sold);
  known.set(key, found);
  return found;
}

// lines are sold in a handful of sets of widths
const known = new Map<string, WidthsFor>();

function divider(sold: readonly number[]): WidthsFor {
  const widths = sold.map((width) => [width, Math.round(width * grain)] as const);
  const units = longest_in * grain;
  const best = new Float64Array(units + 1).fill(Number.POSITIVE_INFINITY);
  const last = new Float64Array(units + 1);
  best[0] = 0;
  for (let at = 1; at <= units; at += 1)
    for (const [width, size] of widths) {
      const cost = at < size ? Number.POSITIVE_INFINITY : best[at - size]! + looks(width);
      if (cost >= best[at]!) continue;
      best[at] = cost;
      last[at] = width;
    }
  return (length_in) => {
    let at = Math.min(units, Math.max(0, Math.floor((length_in + 0.02) * grain)));
    while (at > 0 && best[at] === Number.POSITIVE_INFINITY) at -= 1;
    const found: number[] = [];
    for (; at > 0; at -= Math.round(last[at]! * grain)) found.push(last[at]!);
    return found.sort((a, b) => b - a);
  };
}

export const sumOf = (widths: readonly number[]): number => widths.reduce((sum, each) => sum + each, 0);
