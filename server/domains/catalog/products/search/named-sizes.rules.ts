import { type Length, plainText, readTerms } from "../../../../../domain/search/terms.ts";

/** The sides of a size, or one of a measure or of a bare number, which has no unit. */
export type NamedSize = readonly Length[];

/** An option value that is a size: "2 in. hexagon on 12×12 in. sheet". */
export interface SizeValue {
  text: string;
  sizes: readonly NamedSize[];
}

/** The maximum length of a text, in sizes. */
const mostSizes = 4;

export const sizesIn = (text: string): NamedSize[] =>
  readTerms(plainText(text))
    .flatMap(({ sides }) => (sides ? [sides] : []))
    .slice(0, mostSizes);

/** Whether an option value starts with a size or measure, and not with a count. */
export function isSize(text: string): boolean {
  const kind = readTerms(plainText(text))[0]?.kind;
  return kind === "size" || kind === "measure";
}

/** Match quality of a size; a value's first size is its name, a later one scores 1 less. */
const met = { whole: 8, turned: 6, first: 4, anySide: 2 };
const later = 1;
/** Lengths within this difference count as equal: 128 mm and 5-1/16 in. */
const alikeShare = 0.017;
/** The closest match wins ties by a fraction. */
const nearness = 0.9 / alikeShare;
const inch_mm = 25.4;

/**
 * Which of a product's values match the sizes in a text: for each size the best matching values, and among those the
 * ones that match the other sizes best.
 */
export function sizesWanted(values: readonly SizeValue[], named: readonly NamedSize[]): string[] {
  if (values.length === 0 || named.length === 0) return [];
  const meets = values.map((value) => named.map((size) => meetingOf(value, size)));
  const sums = meets.map((row) => row.reduce((sum, each) => sum + each, 0));
  const wanted = named.flatMap((_, size) => {
    const best = Math.max(...meets.map((row) => Math.ceil(row[size]!)));
    if (best <= 0) return [];
    const places = values.map((_, at) => at).filter((at) => Math.ceil(meets[at]![size]!) === best);
    const most = Math.max(...places.map((at) => sums[at]!));
    return places.filter((at) => sums[at] === most).map((at) => values[at]!.text);
  });
  return [...new Set(wanted)];
}

/** 0 if it does not match. */
const meetingOf = ({ sizes }: SizeValue, named: NamedSize): number =>
  Math.max(0, ...sizes.map((size, place) => bySides(size, named, place) - (place > 0 ? later : 0)));

function bySides(size: NamedSize, named: NamedSize, place: number): number {
  const [one, ...more] = named;
  const near = (rank: number, ...distances: number[]) => rank - nearness * Math.max(...distances);
  const sameEach = (sides: NamedSize) =>
    sides.length === named.length ? near(met.whole, ...sides.map((side, at) => apart(side, named[at]!))) : 0;
  const isBare = more.length === 0 && one!.unit === null;
  // a bare number may be a count
  if (isBare && (place > 0 || size[0]!.unit !== "in" || size[0]!.value !== size[0]!.written)) return 0;
  const bySide = more.length === 0 && !isBare ? size.map((side) => near(met.anySide, apart(side, one!))) : [];
  return Math.max(
    sameEach(size),
    sameEach(size.toReversed()) - (met.whole - met.turned),
    near(met.first, apart(size[0]!, one!)),
    ...bySide,
  );
}

/** The relative difference of two lengths if they count as equal; otherwise infinite. */
function apart(a: Length, named: Length): number {
  if (named.unit === null) return a.written === named.written ? 0 : Number.POSITIVE_INFINITY;
  const [left, right] = [millimetres(a), millimetres(named)];
  if (left === null || right === null) {
    return a.unit === named.unit && a.value === named.value ? 0 : Number.POSITIVE_INFINITY;
  }
  const share = Math.abs(left - right) / right;
  return share <= alikeShare ? share : Number.POSITIVE_INFINITY;
}

const millimetres = ({ value, unit }: Length): number | null =>
  unit === "in" ? value * inch_mm : unit === "mm" ? value : null;
