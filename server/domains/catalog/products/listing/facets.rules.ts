import type { Facet } from "../../../../../contract/catalog/catalog.ts";
import type { CategoryTree } from "../category-tree.rules.ts";
import {
  isWithin,
  type NumberRange,
  nameRange,
  rangesOf,
  readRange,
  writeRange,
} from "../index/number-ranges.rules.ts";
import type { commonFacets } from "./facet-values.rules.ts";
import type { Choice } from "./filter-and-count.rules.ts";
import type { Listing } from "./listing.rules.ts";
import type { AttributeRow } from "./listing.store.ts";

const mostValues = 60;
/** A search over several categories offers facets that distinguish at least this share of the results. */
const commonShare = 0.4;
const mostCommon = 6;

const commonLabels: ReadonlyMap<string, string> = new Map<(typeof commonFacets)[number], string>([
  ["category", "Category"],
  ["brand", "Brand"],
  ["in_stock", "Availability"],
  ["lead_time", "Delivery"],
]);

/** The response data about a filter result. */
type Counted = Pick<Choice, "total" | "counts">;

export interface CatalogView {
  listing: Pick<Listing, "facets">;
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
}

/**
 * The facets of a result, as the JSON text of an array: those of its category first, then the ones of every product.
 */
export function facetsText(
  shelf: CatalogView,
  choice: Counted,
  { categoryId, filters }: { categoryId: number | null; filters: ReadonlyMap<string, readonly string[]> },
): string {
  const own = categoryId === null ? sharedKeys(shelf, choice) : shelf.tree.facetsOf(categoryId);
  const keys = new Set(["category", ...own, "brand", "in_stock", "lead_time", ...filters.keys()]);
  const texts: string[] = [];
  for (const key of keys) {
    const { values, ...about } = facetOf(shelf, choice, key, filters.get(key) ?? []);
    // a single value shared by all distinguishes nothing, unless it is selected
    if (values.length < (filters.has(key) ? 0 : key === "category" ? 2 : 1)) continue;
    texts.push(`${JSON.stringify(about).slice(0, -1)},"values":[${values.join(",")}]}`);
  }
  return `[${texts.join(",")}]`;
}

interface Value {
  /** Its id among the values of all facets. */
  at: number;
  text: string;
  /** What the text says as a number, else NaN. */
  number: number;
  count: number;
}

/** The values of a facet that occur in the result, plus the selected ones. */
function valuesIn(
  { facets }: Pick<Listing, "facets">,
  choice: Counted,
  key: string,
  chosen: readonly string[],
): Value[] {
  const values: Value[] = [];
  for (const [text, at] of facets.valuesOf(key)) {
    // a value added by a later change counts nothing here
    const count = choice.counts[at] ?? 0;
    if (count > 0 || chosen.includes(text)) values.push({ at, text, number: facets.numbers[at]!, count });
  }
  return values;
}

/** A facet whose JSON is already written. */
type WrittenFacet = Omit<Facet, "values"> & { values: string[] };

function facetOf(shelf: CatalogView, choice: Counted, key: string, chosen: readonly string[]): WrittenFacet {
  const attribute = shelf.attributes.get(key);
  const kind = attribute?.kind ?? (key === "in_stock" ? "boolean" : "enum");
  const values = valuesIn(shelf.listing, choice, key, chosen);
  const isNumeric = key === "lead_time" || values.every(({ number }) => !Number.isNaN(number));
  if (isNumeric && key !== "category") values.sort((a, b) => a.number - b.number);
  else if (attribute && attribute.choices.length > 0) values.sort(byChoices(attribute.choices));
  else values.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  const unit = attribute?.unit ?? "";
  const label = attribute?.label ?? commonLabels.get(key) ?? key;
  const isNumber = kind === "number" && isNumeric;
  const ranges = isNumber ? inRanges({ key, unit }, values, chosen, doublesIn(shelf, choice, key)) : null;
  const named = ({ text }: Value): FacetName => ({
    value: key === "category" ? (shelf.tree.find(Number(text))?.slug ?? text) : text,
    label: isNumber ? withUnit(text, unit) : labelOf(shelf, key, kind, text),
  });
  const begins = keptOf(shelf)[isNumber ? "numbers" : "enums"];
  const written = (value: Value) => {
    begins[value.at] ??= JSON.stringify(named(value)).slice(0, -1);
    return `${begins[value.at]},"count":${value.count}}`;
  };
  return {
    key,
    label,
    unit,
    kind,
    values: ranges ? ranges.map((range) => JSON.stringify(range)) : values.slice(0, mostValues).map(written),
  };
}

/** As an admin put them; what is not among the choices follows, the most frequent first. */
function byChoices(choices: readonly string[]): (a: Value, b: Value) => number {
  const places = new Map(choices.map((choice, at) => [choice.toLowerCase(), at]));
  const place = ({ text }: Value) => places.get(text.toLowerCase()) ?? choices.length;
  return (a, b) => place(a) - place(b) || b.count - a.count || (a.text < b.text ? -1 : 1);
}

type FacetName = Omit<Facet["values"][number], "count">;

interface Kept {
  tree: CategoryTree;
  /** JSON of values up to their count, by id. */
  enums: string[];
  numbers: string[];
  /** Categories in the order of the tree, which is the same on every server, and how many had products. */
  categories: readonly { at: number; keys: readonly string[] }[];
  filled: number;
}

const kept = new WeakMap<CatalogView["listing"]["facets"], Kept>();

/** What every answer needs of the values; kept as long as the categories do not change. */
function keptOf({ tree, listing: { facets } }: CatalogView): Kept {
  let known = kept.get(facets);
  if (known?.tree !== tree) {
    known = { tree, enums: [], numbers: [], categories: [], filled: 0 };
    kept.set(facets, known);
  }
  const numbers = facets.valuesOf("category");
  if (known.filled !== numbers.size) {
    known.filled = numbers.size;
    known.categories = [...tree.all].flatMap(({ id }) => {
      const at = numbers.get(String(id));
      return at === undefined ? [] : [{ at, keys: tree.facetsOf(id) }];
    });
  }
  return known;
}

/** How often products with several numbers in a range are counted beyond once. */
function doublesIn(
  { listing }: CatalogView,
  { counts }: Counted,
  key: string,
): (range: NumberRange) => number {
  const neighbours = [...listing.facets.neighboursOf(key)].filter(({ at }) => (counts[at] ?? 0) > 0);
  return (range) =>
    neighbours
      .filter(({ low, high }) => isWithin(range, low) && isWithin(range, high))
      .reduce((sum, { at }) => sum + counts[at]!, 0);
}

/** Many numbers as ranges with counts; selected ones stay visible. Null for few numbers. */
function inRanges(
  { key, unit }: { key: string; unit: string },
  values: readonly Value[],
  chosen: readonly string[],
  doubles: (range: NumberRange) => number,
): Facet["values"] | null {
  const ranges = rangesOf(
    key,
    values.map(({ number }) => number),
  );
  if (!ranges && !chosen.some(readRange)) return null;
  const offered = ranges ? ranges.map(writeRange) : values.map(({ text }) => text);
  const others = chosen.filter((text) => !offered.includes(text));
  return [...offered, ...others]
    .map((value) => {
      const range = readRange(value);
      const inside = values.filter((one) => (range ? isWithin(range, one.number) : one.text === value));
      return {
        value,
        label: range ? nameRange(range, unit) : withUnit(value, unit),
        count: inside.reduce((sum, { count }) => sum + count, 0) - (range ? doubles(range) : 0),
      };
    })
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

const withUnit = (text: string, unit: string) => (unit ? `${text} ${unit}` : text);

function labelOf({ tree }: CatalogView, key: string, kind: Facet["kind"], text: string): string {
  if (key === "category") return tree.find(Number(text))?.name ?? text;
  if (key === "in_stock") return "In stock";
  if (key === "lead_time") return Number(text) < 7 ? `Ships within ${text} days` : weeks(Number(text) / 7);
  if (kind === "boolean") return text === "true" ? "Yes" : "No";
  if (kind === "color") return text.charAt(0).toUpperCase() + text.slice(1);
  return text;
}

const weeks = (count: number) => `Ships within ${count} week${count === 1 ? "" : "s"}`;

/** Keys of facets of the categories with most of the results. */
export function sharedKeys(view: CatalogView, choice: Counted): string[] {
  const found = new Map<string, number>();
  for (const { at, keys } of keptOf(view).categories) {
    const count = choice.counts[at] ?? 0;
    if (count === 0) continue;
    for (const key of keys) found.set(key, (found.get(key) ?? 0) + count);
  }
  return [...found]
    .filter(([, count]) => count >= commonShare * choice.total)
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCommon)
    .map(([key]) => key);
}

/**
 * Filters as they are counted: a category's slug becomes its id, a former name of a brand its name of today. Null when a key is no facet anywhere or
 * there are too many, so that nothing unknown silently widens a list.
 */
export function readFilters(
  {
    listing,
    tree,
    formerBrands,
  }: Pick<CatalogView, "listing" | "tree"> & {
    formerBrands: ReadonlyMap<string, string>;
  },
  filters: Readonly<Record<string, readonly string[]>>,
  most: number,
): Map<string, readonly string[]> | null {
  const wanted = Object.entries(filters).filter(([, values]) => values.length > 0);
  if (wanted.length > most || wanted.some(([key]) => !listing.facets.isKey(key))) return null;
  const asCounted = (key: string, values: readonly string[]) => {
    if (key === "category") return values.map((slug) => String(tree.find(slug)?.id ?? slug));
    return key === "brand" ? values.map((name) => formerBrands.get(name) ?? name) : values;
  };
  return new Map(wanted.map(([key, values]) => [key, asCounted(key, values)]));
}
