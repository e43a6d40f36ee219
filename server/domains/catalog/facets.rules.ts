import type { Facet } from "../../../contract/catalog.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { Choice } from "./choose.rules.ts";
import type { commonFacets } from "./facet-values.rules.ts";
import type { Listing } from "./listing.rules.ts";
import type { AttributeRow } from "./listing.store.ts";
import { isWithin, nameRange, rangesOf, readRange, writeRange } from "./number-ranges.rules.ts";

const mostValues = 60;
/** A search over several categories offers what at least this share of the finds can be told apart by. */
const commonShare = 0.4;
const mostCommon = 6;

const commonLabels: Record<(typeof commonFacets)[number], string> = {
  category: "Category",
  brand: "Brand",
  in_stock: "Availability",
  lead_time: "Delivery",
};

interface Shelf {
  listing: Listing;
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
}

/** The facets of a choice: those of its category first, then the ones that every product has. */
export function facetsOf(
  shelf: Shelf,
  choice: Choice,
  { categoryId, filters }: { categoryId: number | null; filters: ReadonlyMap<string, readonly string[]> },
): Facet[] {
  const own = categoryId === null ? sharedKeys(shelf, choice) : shelf.tree.facetsOf(categoryId);
  const keys = ["category", ...own, "brand", "in_stock", "lead_time"];
  return [...new Set([...keys, ...filters.keys()])]
    .map((key) => facetOf(shelf, choice, key, filters.get(key) ?? []))
    .filter((facet) => worthShowing(facet, filters));
}

/** A facet with one value that all share tells nothing apart, unless it is chosen. */
function worthShowing(facet: Facet, filters: ReadonlyMap<string, readonly string[]>): boolean {
  if (filters.has(facet.key)) return true;
  return facet.key === "category" ? facet.values.length > 1 : facet.values.length > 0;
}

function facetOf(shelf: Shelf, choice: Choice, key: string, chosen: readonly string[]): Facet {
  const attribute = shelf.attributes.get(key);
  const kind = attribute?.kind ?? (key === "in_stock" ? "boolean" : "enum");
  const values: { text: string; count: number }[] = [];
  for (const [text, number] of shelf.listing.facets.valuesOf(key)) {
    // a value that came with a change since counts nothing here
    const count = choice.counts[number] ?? 0;
    if (count > 0 || chosen.includes(text)) values.push({ text, count });
  }
  const isNumeric =
    key === "lead_time" || values.every(({ text }) => text !== "" && !Number.isNaN(Number(text)));
  if (isNumeric && key !== "category") values.sort((a, b) => Number(a.text) - Number(b.text));
  else values.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  const unit = attribute?.unit ?? "";
  const common = {
    key,
    label: attribute?.label ?? commonLabels[key as keyof typeof commonLabels] ?? key,
    unit,
  };
  if (kind === "number" && isNumeric) {
    const ranges = inRanges(key, unit, values, chosen);
    if (ranges) return { ...common, kind, values: ranges };
  }
  return {
    ...common,
    kind,
    values: values.slice(0, mostValues).map(({ text, count }) => ({
      value: key === "category" ? (shelf.tree.find(Number(text))?.slug ?? text) : text,
      label: isNumeric && kind === "number" ? withUnit(text, unit) : labelOf(shelf, key, kind, text),
      count,
    })),
  };
}

/** Many numbers as ranges with what is in each; what is chosen stays in sight. Null for few numbers. */
function inRanges(
  key: string,
  unit: string,
  values: readonly { text: string; count: number }[],
  chosen: readonly string[],
): Facet["values"] | null {
  const ranges = rangesOf(
    key,
    values.map(({ text }) => Number(text)),
  );
  if (!ranges && !chosen.some(readRange)) return null;
  const offered = ranges ? ranges.map(writeRange) : values.map(({ text }) => text);
  const others = chosen.filter((text) => !offered.includes(text));
  return [...offered, ...others]
    .map((value) => {
      const range = readRange(value);
      const inside = values.filter(({ text }) => (range ? isWithin(range, Number(text)) : text === value));
      return {
        value,
        label: range ? nameRange(range, unit) : withUnit(value, unit),
        count: inside.reduce((sum, { count }) => sum + count, 0),
      };
    })
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

const withUnit = (text: string, unit: string) => (unit ? `${text} ${unit}` : text);

function labelOf({ tree }: Shelf, key: string, kind: Facet["kind"], text: string): string {
  if (key === "category") return tree.find(Number(text))?.name ?? text;
  if (key === "in_stock") return "In stock";
  if (key === "lead_time") return Number(text) < 7 ? `Ships within ${text} days` : weeks(Number(text) / 7);
  if (kind === "boolean") return text === "true" ? "Yes" : "No";
  if (kind === "color") return text.charAt(0).toUpperCase() + text.slice(1);
  return text;
}

const weeks = (count: number) => `Ships within ${count} week${count === 1 ? "" : "s"}`;

/** Facets of the categories in which most of the finds stand. */
function sharedKeys({ listing, tree }: Shelf, choice: Choice): string[] {
  const found = new Map<string, number>();
  for (const [text, number] of listing.facets.valuesOf("category")) {
    const count = choice.counts[number] ?? 0;
    if (count === 0) continue;
    for (const key of tree.facetsOf(Number(text))) found.set(key, (found.get(key) ?? 0) + count);
  }
  return [...found]
    .filter(([, count]) => count >= commonShare * choice.slots.length)
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCommon)
    .map(([key]) => key);
}

/**
 * Filters as they are counted: a category's slug becomes its id. Null when a key is no facet anywhere or
 * there are too many, so that nothing unknown silently widens a list.
 */
export function readFilters(
  { listing, tree }: Shelf,
  filters: Readonly<Record<string, readonly string[]>>,
  most: number,
): Map<string, readonly string[]> | null {
  const wanted = Object.entries(filters).filter(([, values]) => values.length > 0);
  if (wanted.length > most || wanted.some(([key]) => !listing.facets.isKey(key))) return null;
  return new Map(
    wanted.map(([key, values]) => [
      key,
      key === "category" ? values.map((slug) => String(tree.find(slug)?.id ?? slug)) : values,
    ]),
  );
}
