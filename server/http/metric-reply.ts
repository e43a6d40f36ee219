import { besideInMetric, metricSizes } from "../../domain/catalog/metric-sizes.ts";

type Entry = Record<string, unknown>;

/** What people sign keeps its unit: their replies have metric beside it. */
const areSigned = /\/(?:shared_proposals|selections)\b/;

/** A copy of a reply with the sizes in options of products, and in the values of filters, in metric. */
export function withMetricSizes(key: string, reply: unknown): unknown {
  const write = areSigned.test(key) ? besideInMetric : metricSizes;
  const text = (value: unknown): unknown => (typeof value === "string" ? write(value) : value);
  return sized(reply, text);
}

type Write = (value: unknown) => unknown;

function sized(reply: unknown, write: Write): unknown {
  if (Array.isArray(reply)) return reply.map((each) => sized(each, write));
  if (typeof reply !== "object" || reply === null || reply instanceof File) return reply;
  const entry = Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, sized(value, write)]));
  return { ...entry, ...sizesOf(entry, write) };
}

/** What an entry is shows by its fields: a variant by its SKU, a filter by its key. */
function sizesOf(entry: Entry, write: Write): Entry {
  if ("key" in entry && "label" in entry && Array.isArray(entry.values))
    return { values: (entry.values as Entry[]).map((one) => ({ ...one, label: write(one.label) })) };
  if (typeof entry.chosen_options === "string") return { chosen_options: write(entry.chosen_options) };
  if (!("sku" in entry)) return {};
  // rooms read the options of their products
  if ("category" in entry && "attributes" in entry && "options" in entry)
    return { shown_options: shownOf(entry, write) };
  return {
    ...("options" in entry && { options: written(entry.options, write) }),
    ...("label" in entry && { label: write(entry.label) }),
    ...(typeof entry.size === "string" && { size: write(entry.size) }),
  };
}

const written = (options: unknown, write: Write): unknown =>
  typeof options === "object" && options !== null && !Array.isArray(options)
    ? Object.fromEntries(Object.entries(options).map(([name, value]) => [name, write(value)]))
    : write(options);

function shownOf({ options, shown_options }: Entry, write: Write): Entry {
  const known = (shown_options ?? {}) as Record<string, { name: string; value: string }>;
  return Object.fromEntries(
    Object.entries(options as Entry).map(([name, value]) => {
      const shown = Object.hasOwn(known, name) ? known[name]! : { name, value };
      return [name, { ...shown, value: write(shown.value) }];
    }),
  );
}
