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

/** Makers that people ask for by name: what they're known for, as many and as a search. */
export const makers = z.array(z.strictObject({ name: z.string().min(2), makes: phrase, search: phrase }));

/** Letters with which codes of cabinets begin, and the kind of cabinet. */
export const cabinetCodes = z.record(
  z.string().regex(/^[a-z]+$/, 'Write the letters in small letters, such as "dcw".'),
  phrase,
);

const word = z.string().regex(/^[a-z]+$/, "Write one word in small letters.");

/** How people write units. Lengths and watts become one unit each, so that 4 ft is found as 48 in. */
export const units = z.strictObject({
  /** Regular expressions of small letters; a number in them times `factor` is in the unit. */
  behindNumbers: z.array(
    z.strictObject({ unit: word, spellings: z.string().min(1), factor: z.int().gt(1).optional() }),
  ),
  /** Units with one letter, which stands right behind the number. */
  letters: z.record(z.enum(["w", "v", "a", "k", "l"]), word),
  /** Words for a unit that are understood without a number, too. */
  words: z.record(word, z.array(word).min(1)),
});

/** Each once. */
export const words = z.array(word).check(({ value, issues }) => {
  const known = new Set<string>();
  for (const [at, word] of value.entries()) {
    if (known.has(word))
      issues.push({ code: "custom", input: word, path: [at], message: `"${word}" is there twice.` });
    known.add(word);
  }
});

/**
 * Words by which people look for a room template: those that say nothing, those of its size, and Spanish ones without
 * accents, in the singular, with the English ones that a template may have instead.
 */
export const roomWords = z.strictObject({
  fillers: z.array(phrase),
  small: z.array(phrase),
  large: z.array(phrase),
  spanish: z.record(phrase, z.array(phrase).min(1)),
});
