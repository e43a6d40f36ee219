import { z } from "zod";
import { listBy, slug, text } from "./values.ts";

const sentence = text.regex(
  /^(?:[^{}]|\{\w+(?::(?:lower|number))?(?: or [^{}]+)?\})+$/,
  'Write a value as "{material}", "{material:lower}", "{dry_hours:number}" or "{coats or 2}".',
);

/** What a fact has to look like, as a regular expression. */
export const conditions = z
  .record(
    z.string().regex(/^\w+$/, 'Name a fact, such as "install_method".'),
    z.string().refine(isPattern, "Write a regular expression."),
  )
  .optional();

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

const conditional = z.strictObject({ if: conditions, unless: conditions, text: sentence });
const several = z.strictObject({
  if: conditions,
  unless: conditions,
  get texts() {
    return z.array(entry).min(1);
  },
});

type Conditions = z.infer<typeof conditions>;
type Entry =
  | string
  | Entry[]
  | { if?: Conditions; unless?: Conditions; text: string }
  | { if?: Conditions; unless?: Conditions; texts: Entry[] };

const entry: z.ZodType<Entry> = z.lazy(() =>
  z.union([sentence, conditional, several, z.array(entry).min(2)]),
);

/** Installation and care by kind of product; the one without categories is for all others. */
export const productGuides = listBy(
  z.strictObject({
    id: slug,
    categories: z.array(slug),
    before: z.array(entry),
    steps: z.array(entry),
    care: z.array(entry),
  }),
  "id",
).refine((guides) => guides.filter(({ categories }) => categories.length === 0).length === 1, {
  error: "One guide has no categories: it is for all products without a guide of their own.",
});
