import { z } from "zod";

/** As people type it: small letters, digits, no hyphens. */
const phrase = z
  .string()
  .regex(
    /^[a-z0-9'"./&-]+(?: [a-z0-9'"./&-]+)*$/,
    'Write it in small letters, with single spaces, such as "luxury vinyl plank".',
  );

const nearness = z.number().gt(0).lt(1).optional();

/**
 * `same`: a search for one finds all. `search`: it also finds `alsoFinds`, but not the other way around. `nearness`
 * is how near the meanings are, 0.9 when left out.
 */
export const synonyms = z.array(
  z.union([
    z.strictObject({
      same: z.array(phrase).min(2),
      nearness,
      /** Those that match only where a product's name has their words side by side. */
      sideBySide: z.array(phrase).optional(),
    }),
    z.strictObject({ search: phrase, alsoFinds: phrase, nearness }),
  ]),
);

/** Spanish words with the English ones that they find. */
export const spanishSynonyms = z.array(z.strictObject({ search: phrase, alsoFinds: phrase, nearness }));

/** Words for departments with the things in them. Several words count only side by side. */
export const departments = z.record(phrase, z.array(phrase).min(1));

/** What is shown instead of a thing that a catalog does not have. */
export const closest = z.record(phrase, phrase);

/** Letters with which codes of cabinets begin, and the kind of cabinet. */
export const cabinetCodes = z.record(
  z.string().regex(/^[a-z]+$/, 'Write the letters in small letters, such as "dcw".'),
  phrase,
);

/** Each once. */
export const words = z
  .array(z.string().regex(/^[a-z]+$/, "Write one word in small letters."))
  .check(({ value, issues }) => {
    const known = new Set<string>();
    for (const [at, word] of value.entries()) {
      if (known.has(word))
        issues.push({ code: "custom", input: word, path: [at], message: `"${word}" is there twice.` });
      known.add(word);
    }
  });
