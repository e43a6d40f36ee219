import { z } from "zod";
import { text, texts } from "../../content/schemas/values.ts";

/** What a query wants from the demo catalog; `bench/relevance/demo-catalog.ts` explains how it is written. */
export const demoQueries = z.array(
  z.strictObject({
    query: text,
    wanted: z
      .string()
      .regex(
        /^[a-z0-9-]+(?:\|[a-z0-9-]+)*(?:; \w+~[^;]+)*(?: \+ [a-z0-9|-]+)?$/,
        'Write categories and conditions, such as "tile-flooring; material~Porcelain; size~12×24".',
      ),
  }),
);

/** Kinds of products of a hardware store with the titles that they are sold under. */
export const storeKinds = z.array(
  z.strictObject({
    kind: text,
    /** `{brand}`, `{size}` and `{finish}` stand for one of these values each. */
    titles: texts,
    brands: texts,
    sizes: texts.optional(),
    finishes: texts.optional(),
  }),
);

/** Queries with the kind of product that they want, and a pattern that its title has. */
export const storeQueries = z.array(
  z.strictObject({
    query: text,
    kind: text,
    title_has: z.string().refine(isPattern, "Write a regular expression, such as Gray.*12 in."),
    related_kind: z.string(),
  }),
);

/** Kinds of products as a large store titles them; lists within a cell are divided by commas or semicolons. */
export const bigBoxKinds = z.array(
  z.strictObject({
    department: text,
    /** What shoppers call the kind, often not as titles do. */
    names: text,
    /** In titles. */
    noun: text,
    brands: text,
    versions: text,
    looks: z.string(),
  }),
);

export const bigBoxWords = z.strictObject({
  /** Titles that share a slip with those who type it. */
  slips: z.array(z.strictObject({ slip: text, right: text })),
  /** Words of rooms and uses, which other titles have. */
  additions: texts,
  /** Words in titles of any kind besides the thing, so that every query word has products that lack the rest. */
  remarks: texts,
  endings: texts,
  /** Parts that are sold for things. */
  parts: texts,
});

/** What people who renovate type into a search box: how it should look, the thing, and what they add. */
export const searchTexts = z.array(
  z.strictObject({ looks: texts, things: texts, additions: z.array(z.string()) }),
);

/**
 * Briefs as people write them, with the clauses of each room that they describe (`bench/designer/meaning.ts`). Those that
 * are held out are never looked at while the reader is tuned.
 */
export const briefs = z.array(
  z.strictObject({
    text,
    rooms: z.array(z.array(z.string().regex(/^[a-z]+ \S/)).min(1)).min(1),
    held_out: z.literal(true).optional(),
  }),
);

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
