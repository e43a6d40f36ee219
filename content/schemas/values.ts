import { z } from "zod";

/** Values that several kinds of data have. */

export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'Write a color as "#" and six digits or letters a to f, such as "#e3e0da".');

/** Between 0 and 1. */
export const share = z.number().min(0).max(1);

export const inches = z.number().positive();

/** Text for readers: not empty, no spaces at its ends. */
export const text = z
  .string()
  .regex(/^\S(?:[\s\S]*\S)?$/, "Write some text, without spaces at the beginning or the end.");

export const texts = z.array(text).min(1);

/** A name in URLs and in other files: small letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/,
    'Write small letters, digits and hyphens, such as "calacatta-gold".',
  );

/** A list in which no two entries have the same `key`. */
export const listBy = <Entry extends z.ZodType<Record<string, unknown>>>(entry: Entry, key: string) =>
  z.array(entry).check(({ value, issues }) => {
    const known = new Set<unknown>();
    for (const [at, each] of value.entries()) {
      if (known.has(each[key]))
        issues.push({
          code: "custom",
          input: each[key],
          path: [at, key],
          message: `"${each[key]}" is there twice. Give each entry another ${key}.`,
        });
      known.add(each[key]);
    }
  });
