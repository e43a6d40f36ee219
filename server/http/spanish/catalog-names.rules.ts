import catalog from "../../../content/spanish/catalog.json" with { type: "json" };
import { unitWord } from "../../../domain/orders/sales-unit.es.ts";

type Entry = Record<string, unknown>;

const translator = (names: Record<string, string>) => {
  const known = new Map(Object.entries(names));
  return (name: unknown): unknown => (typeof name === "string" ? (known.get(name) ?? name) : name);
};
const category = translator(catalog.categories);
const filter = translator(catalog.filters);
const need = translator(catalog.needs);
const wordValue = translator(catalog.values);
const side = translator(catalog.sides);

/** `0 to 20 in.` is a range of a filter, `4 in., 2 in. deep` a size; names are known as a whole. */
const value = (name: unknown): unknown => {
  if (typeof name !== "string") return name;
  const known = wordValue(name);
  if (known !== name || !/\d/.test(name)) return known;
  return name.split(", ").map(measured).join(", ");
};

const sizeIn = /(\d[\d\s.,/×-]*(?: ?(?:in\.|sq ft|ft|gal|oz|qt|lb))?)/.source;
const measures = Object.entries(catalog.measures).map(([english, spanish]) => {
  const pieces = english.split("{}").map((piece) => piece.replaceAll(".", "\\."));
  return [new RegExp(`^${pieces.join(sizeIn)}$`), spanish] as const;
});

function measured(part: string): string {
  const known = wordValue(part);
  if (known !== part) return String(known);
  for (const [pattern, spanish] of measures) {
    const sizes = pattern.exec(part)?.slice(1);
    if (sizes) return spanish.replaceAll("{}", () => sizes.shift()!.trim());
  }
  return part;
}

/** `White, blue` */
const listed = (text: unknown): unknown =>
  typeof text === "string" && text.includes(", ")
    ? text
        .split(", ")
        .map((part, at) => (at === 0 ? String(value(part)) : lowerValue(part)))
        .join(", ")
    : value(text);

function lowerValue(part: string): string {
  const known = String(value(part.charAt(0).toUpperCase() + part.slice(1)));
  return known.toLowerCase() === part.toLowerCase() ? part : known.toLowerCase();
}

/** Facets whose values are names that somebody gave. */
const ofMakers: ReadonlySet<unknown> = new Set(["brand", "vendor"]);

/** A copy of a reply with the names of departments, categories, filters and their values in Spanish. */
export function named(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(named);
  if (typeof reply !== "object" || reply === null) return reply;
  const entry = Object.fromEntries(Object.entries(reply).map(([key, inner]) => [key, named(inner)]));
  return { ...entry, ...namesOf(entry) };
}

/** A copy of a reply in which the options of products are in Spanish, and all else stays as it is. */
export function withOptions(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(withOptions);
  if (typeof reply !== "object" || reply === null) return reply;
  const entry = Object.fromEntries(Object.entries(reply).map(([key, inner]) => [key, withOptions(inner)]));
  if ("sku" in entry && isOptions(entry.options)) return { ...entry, options: namedOptions(entry.options) };
  // which side acted: people's names are not shown
  return "status" in entry && "at" in entry && "by" in entry ? { ...entry, by: side(entry.by) } : entry;
}

/** A copy of a reply with the names of categories in Spanish, and options beside those that rooms read. */
export function withCategories(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(withCategories);
  if (typeof reply !== "object" || reply === null) return reply;
  const entry = Object.fromEntries(Object.entries(reply).map(([key, inner]) => [key, withCategories(inner)]));
  if ("slug_url" in entry && "name" in entry) return { ...entry, name: category(entry.name) };
  if ("key" in entry && "label" in entry && "values" in entry)
    return { ...entry, ...namesOfAttribute(entry) };
  if (!("sku" in entry && "category" in entry && isOptions(entry.options))) return entry;
  const shown = Object.entries(entry.options as Entry).map(([name, own]) => [
    name,
    { name: filter(name), value: value(own) },
  ]);
  return { ...entry, shown_options: Object.fromEntries(shown) };
}

const isOptions = (options: unknown): boolean =>
  typeof options === "string" || (typeof options === "object" && options !== null && !Array.isArray(options));

/** What an entry is shows by its fields: a category by its slug, a filter by its key. */
function namesOf(entry: Entry): Entry {
  if ("slug_url" in entry || "menu_slug" in entry) return { name: category(entry.name) };
  if ("key" in entry && "label" in entry) return namesOfAttribute(entry);
  if ("label" in entry && "url" in entry) return { label: category(entry.label) };
  if ("label" in entry && "color" in entry) return { label: value(entry.label) };
  if ("part" in entry && "why" in entry) return { why: need(entry.why) }; // rooms keep the part
  if ("sku" in entry && "options" in entry) return { options: namedOptions(entry.options) };
  if ("sku" in entry && "label" in entry) return { label: namedOptions(entry.label as string) };
  if (typeof entry.chosen_options === "string") return { chosen_options: namedOptions(entry.chosen_options) };
  if ("label" in entry && "dot" in entry) return { label: value(entry.label) };
  if ("amount" in entry && "area_sqft" in entry) return { amount: amountWords(entry as unknown as Amount) };
  return {};
}

function namesOfAttribute({ key, label, value: own, values }: Entry): Entry {
  const names: Entry = { label: filter(label) };
  if (typeof own === "string") names.value = listed(own);
  if (Array.isArray(values) && !ofMakers.has(key)) {
    const nameOf = key === "category" ? category : value;
    names.values = (values as Entry[]).map((one) => ({ ...one, label: nameOf(one.label) }));
  }
  return names;
}

/** `{ Finish: "Chrome" }`, or its values as one text. */
function namedOptions(options: unknown): unknown {
  if (typeof options === "string") return options.split(", ").map(value).join(", ");
  return Object.fromEntries(
    Object.entries(options as Entry).map(([name, own]) => [filter(name), value(own)]),
  );
}

interface Amount {
  qty: number;
  unit: string;
  area_sqft: number | null;
}

/** `22 cajas para 183 pies²`, as the landing page's room has it. */
function amountWords({ qty, unit, area_sqft }: Amount): string {
  const counted = `${qty} ${unitWord(unit, qty)}`;
  return area_sqft === null ? counted : `${counted} para ${Math.round(area_sqft)} pies²`;
}
