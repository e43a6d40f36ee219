import type { Brief } from "../brief/brief.types.ts";

/** What a brief says of looks and prices; the arrangement does not depend on it. */
const looks: ReadonlySet<string> = new Set<keyof Brief>([
  "colors",
  "materials",
  "metal",
  "style",
  "budget_cents",
  "moods",
  "moves",
]);

/** Whether two briefs ask for the same arrangements. */
export const areAlikeInPlan = (a: Brief, b: Brief): boolean =>
  (Object.keys(a) as (keyof Brief)[]).every(
    (field) => looks.has(field) || JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );

/** What of a brief the arrangements depend on. */
export const planOfBrief = (brief: Brief): Partial<Brief> =>
  Object.fromEntries(Object.entries(brief).filter(([field]) => !looks.has(field)));
