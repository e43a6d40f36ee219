import { z } from "zod";

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
