import { z } from "zod";
import { listBy, slug, text, texts } from "../../content/schemas/values.ts";

/** Words that texts of the catalog are made of. */

/** Part of a sentence, in which `{name}` stands for a figure or word that the product gives. */
const phrase = z
  .string()
  .regex(/^(?:[^{}]|\{\w+\})+$/, "Write some words, with names of letters and _ alone between { and }.");

interface PhraseTree {
  [key: string]: string | string[] | PhraseTree;
}

/** Phrases of a category by the fact that they say; where the words depend on the product, by what it is then. */
export const phrases: z.ZodType<PhraseTree> = z.record(
  z.string().regex(/^\w[\w -]*$/, "Name lists with letters, digits, spaces, - and _."),
  z.union([phrase, z.array(phrase).min(1), z.lazy(() => phrases)]),
);

/** Sentence plans of descriptions by what they do, and which a description may have, in which order. */
export const descriptions = z
  .strictObject({
    shapes: z.array(texts).min(1),
    /** A plan, or the plan and the words that stand for it where its facts vary; `demo/catalog/prose/grammar.ts`. */
    parts: z.record(z.string(), z.array(z.union([text, z.tuple([text, text])])).min(1)),
  })
  .refine(
    ({ shapes, parts }) => shapes.flat().every((part) => part in parts),
    "Name only parts that are there in shapes.",
  );

const phraseLists = z.record(z.string(), texts);

/** Phrases about wooden and outdoor furnishings; `{frame}` stands for the frame's material. */
export const furnishingWords = z.strictObject({ wooden: phraseLists, weathered: phraseLists });

/** By the ids of looks: the name in the catalog, and phrases that can follow "shows". */
export const looks = z.record(slug, z.strictObject({ name: text, seen: texts }));

/** Phrases about paint: about any, about a color's family by day and by lamp, and about each kind. */
export const paintWords = z.strictObject({
  any: z.record(z.string(), texts),
  light: z.record(z.string(), z.strictObject({ day: texts, night: texts, beside: texts })),
  wall: z.record(z.string(), texts),
  ceiling: z.record(z.string(), texts),
  trim: z.record(z.string(), texts),
});

const reviewParts = z.record(
  z.string().regex(/^(?:start|detail|end|but|wrong)$/, "Write start, detail, end, but or wrong."),
  texts,
);

const different = texts.refine((words) => new Set(words).size === words.length, "Write each word once.");

/**
 * The words of series' names. Every pair is a name, so 809, by which the walk over the pairs goes, may not divide the
 * length of a list.
 */
export const seriesNames = z.record(
  slug,
  z.strictObject({ first: different, second: different, join: z.enum(["space", "word"]) }),
);

/** Words of trades, as patterns, and the categories and subcategories whose texts may say them. */
export const trades = listBy(
  z.strictObject({ trade: text, words: texts, at: z.array(slug).min(1) }),
  "trade",
);

/** Sentences of reviews by mood and part, for some categories and subcategories; `{room}` and the like are filled in. */
export const reviews = z.array(
  z.strictObject({
    of: z.array(slug).min(1),
    rooms: texts.optional(),
    praise: reviewParts.optional(),
    mixed: reviewParts.optional(),
    complaint: reviewParts.optional(),
  }),
);

const reviewShapes = z.array(texts).min(1);

/** What all reviews share: names of reviewers, titles by rating, vendors' replies, and the parts by mood in their order. */
export const reviewFrame = z.strictObject({
  shapes: z.strictObject({ praise: reviewShapes, mixed: reviewShapes, complaint: reviewShapes }),
  first_names: texts,
  titles: z.record(z.string().regex(/^[1-5]$/, "Write a rating from 1 to 5."), texts),
  replies: texts,
});
