import { z } from "zod";
import { text } from "./values.ts";

/** Names of folders of messages (`spanish/messages/<name>.po`) in which every text has its Spanish. */
export const completeFolders = z.array(z.string().min(1));

const names = z.record(text, text);

const marksOf = (words: string) => (words.match(/\{\w*\}/g) ?? []).toSorted().join(" ");

/** English texts with their Spanish, which fills in as much. */
const filledAlike = names.check(({ value, issues }) => {
  for (const [english, said] of Object.entries(value))
    if (marksOf(said) !== marksOf(english))
      issues.push({
        code: "custom",
        input: said,
        path: [english],
        message: "Fill in as much as in English.",
      });
});

/**
 * The catalog's names, in English and Spanish; `values` are those of filters, specifications and options, `measures` such
 * values with sizes in them, where `{}` is, and `needs` the reasons in also-needed.json.
 */
export const catalogNames = z.strictObject({
  categories: names,
  filters: names,
  values: names,
  measures: filledAlike,
  needs: names,
  /** Who acted on an order or a return. */
  sides: names,
});

/** Words and parts of sentences that the designer puts together; `{}` is filled in. */
export const designWords = filledAlike;

/** What a refusal says: by its code, each of which a test of the server demands, and of fields by what it says in English. `{}` is filled in. */
export const refusals = z.strictObject({ codes: names, fields: filledAlike });

/** Names, descriptions and layouts of the marketplace's floor plans and templates, the sentences after a description, and what their pictures show. */
export const roomLibrary = z.strictObject({
  names,
  descriptions: names,
  layouts: names,
  sentences: filledAlike,
  pictures: filledAlike,
});

/** The Spanish of what a room writes into a checklist: areas, trades and tasks, which fill in as much as in English. */
export const roomWorks = z.strictObject({ areas: names, who: names, tasks: filledAlike });
