/** Base cabinets for a counter between two things, from low to high. */

interface Cabinet {
  kind: "b" | "d";
  wide: number;
}

const most_in = 36;

/** Equal widths in steps of 3 in., none wider than 36. */
export function shared(gap: number, most = most_in): number[] {
  const whole = Math.floor((gap + 0.01) / 3) * 3;
  if (whole < 9) return [];
  const count = Math.ceil(whole / most);
  const least = Math.floor(whole / count / 3) * 3;
  const wider = (whole - least * count) / 3;
  return Array.from({ length: count }, (_, at) => least + (at < wider ? 3 : 0));
}

/** Corner cabinets that are reached from the side, the most useful first: 24 in. of them are behind the other run. */
const corners = [36, 39, 42, 45, 48, 33, 30, 27];

function withCorner(gap: number): number[] {
  const corner =
    corners.find((each) => gap === each || gap - each >= 12) ??
    corners.find((each) => gap - each >= 9) ??
    gap;
  return [corner, ...shared(gap - corner)];
}

/**
 * Cabinets for `gap` inches of counter; `before` and `after` name the neighbors (`R` cooking, `S` sink, `D`
 * dishwasher) or how the run ends (`owns`: in a corner, `bar`: with a peninsula in front).
 */
export function cabinetsFor(gap: number, before: string, after: string): Cabinet[] {
  if (gap < 9) return [];
  const isCorner = (end: string) => end === "owns" || end === "bar";
  const widths = isCorner(before)
    ? withCorner(gap)
    : isCorner(after)
      ? withCorner(gap).reverse()
      : shared(gap);
  return widths.map((wide, at): Cabinet => {
    const atCorner = (at === 0 && isCorner(before)) || (at === widths.length - 1 && isCorner(after));
    const besideSink = (at === 0 && before === "S") || (at === widths.length - 1 && after === "S");
    const besideCooker = (at === 0 && before === "R") || (at === widths.length - 1 && after === "R");
    const drawers = !atCorner && wide >= 12 && (besideCooker || (!besideSink && wide >= 24));
    return { kind: drawers ? "d" : "b", wide };
  });
}
