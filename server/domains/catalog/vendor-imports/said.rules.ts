import type { ImportReport, SaidSettings } from "../../../../contract/catalog/vendor-imports.ts";
import type { CatalogChoices, ImportSettings } from "../import/index.ts";

/** The first choice that cannot be followed, by the field under which the page shows it. */
export function settingsProblem(
  said: SaidSettings,
  fields: ReadonlySet<string>,
  { attributes, categories }: CatalogChoices,
): Record<string, string> | undefined {
  const known = new Set([...fields, ...attributes.map(({ key }) => key), "ignore"]);
  const field = said.columns?.find(([, holds]) => !known.has(holds));
  if (field) return { "settings.columns": `"${field[1]}" isn't a field you can import a column to.` };
  const slugs = new Set(categories.map(({ slug }) => slug));
  const slug = said.categories?.find(([, ours]) => !slugs.has(ours));
  if (slug) return { "settings.categories": `We couldn't find the category "${slug[1]}".` };
  if (said.category !== undefined && !slugs.has(said.category)) {
    return { "settings.category": `We couldn't find the category "${said.category}".` };
  }
  return undefined;
}

/** The first choice of a column that the list does not have. */
export function unknownColumn(said: SaidSettings, columns: ImportReport["columns"]): string | undefined {
  const names = new Set(columns.flatMap(({ title, place }) => [title.toLowerCase(), `#${place}`]));
  return said.columns?.find(([name]) => !names.has(name.toLowerCase()))?.[0];
}

/**
 * What was said before, with what is said now on top. A field that moves to another column leaves the one in which it
 * was, since a list has each field once.
 */
export function withSaid(
  earlier: Partial<ImportSettings>,
  said: SaidSettings,
  columns: ImportReport["columns"],
): Partial<ImportSettings> {
  const now = (said.columns ?? []).map(([name, holds]): [string, string] => [nameIn(name, columns), holds]);
  const names = new Set(now.map(([name]) => name));
  const taken = new Set(now.map(([, holds]) => holds));
  const left = columns
    .filter((column) => taken.has(column.holds) && !names.has(nameOf(column, columns)))
    .map((column): [string, string] => [nameOf(column, columns), "ignore"]);
  const { columns: _, categories, rates, units, ...single } = said;
  return {
    ...earlier,
    ...Object.fromEntries(Object.entries(single).filter(([, value]) => value !== undefined)),
    columns: merged(earlier.columns, [...left, ...now]),
    categories: merged(earlier.categories, categories),
    rates: merged(earlier.rates, rates),
    units: merged(earlier.units, units),
  };
}

function merged<Value>(
  earlier: readonly (readonly [string, Value])[] = [],
  now: readonly (readonly [string, Value])[] = [],
): (readonly [string, Value])[] {
  return [...new Map([...earlier, ...now])];
}

type Column = ImportReport["columns"][number];

/** By its title, which the next list may have in another place; by its place where the title says nothing. */
export function nameOf({ title, place }: Column, columns: readonly Column[]): string {
  const isAlone = columns.filter((one) => one.title.toLowerCase() === title.toLowerCase()).length === 1;
  return title !== "" && isAlone ? title : `#${place}`;
}

/** The usual name of the column that is meant; a name that the list does not have stays. */
function nameIn(name: string, columns: readonly Column[]): string {
  const column = columns.find(
    ({ title, place }) => `#${place}` === name || title.toLowerCase() === name.toLowerCase(),
  );
  return column ? nameOf(column, columns) : name;
}
