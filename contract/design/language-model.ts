import { z } from "zod";
import { designRooms, features } from "./ai-designs.ts";

/** What a language model is asked for and may answer. Nothing that it says is used without these checks. */

/** The reply of the Chat Completions interface, as far as we read it. */
export const chatCompletion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

const parts = ["walls", "floor", "tile", "cabinets", "counter", "furniture", "any"] as const;
const shapes = ["one_wall", "galley", "l", "u"] as const;
const households = ["children", "pets", "step_free", "two_cooks", "slip_safe"] as const;
const moods = ["cozy", "bright", "calm", "dramatic"] as const;

/** Styles and metals that a brief may name, by their ids. */
export interface BriefLists {
  styles: readonly string[];
  metals: readonly string[];
  /** Kinds of products, by their names: "apron sink". */
  products: readonly string[];
}

type Schema = Record<string, unknown>;

const asked = (form: z.ZodType): Schema => z.toJSONSchema(form, { target: "draft-7" }) as Schema;

/** The form that a model fills in, as JSON Schema. */
export function briefForm({ styles, metals, products }: BriefLists): Schema {
  const number = z.number().nullable();
  return asked(
    z.strictObject({
      room: z.enum(designRooms).nullable(),
      width_in: number,
      depth_in: number,
      ceiling_in: number,
      area_sqft: number,
      style: z.enum(styles).nullable(),
      wants: z.array(z.enum(features)),
      avoids: z.array(z.enum(features)),
      colors: z.array(z.strictObject({ part: z.enum(parts), name: z.string(), hex: z.string() })),
      materials: z.array(z.strictObject({ part: z.enum(parts), word: z.string() })),
      metal: z.enum(metals).nullable(),
      shape: z.enum(shapes).nullable(),
      seats: number,
      products: z.array(z.enum(products)),
      budget_usd: number,
      household: z.array(z.enum(households)),
      moods: z.array(z.enum(moods)),
      hopes: z.array(z.enum(features)),
      not_wanted: z.array(z.string()),
      kept: z.array(z.string()),
      unread: z.array(z.string()),
    }),
  );
}

/** Each valid entry of a list, at most twelve; nothing where there is no list. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list
        .flatMap((each) => {
          const parsed = item.safeParse(each);
          return parsed.success ? [parsed.data] : [];
        })
        .slice(0, 12),
    );
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values).nullable().catch(null);
const within = (least: number, most: number) => z.number().min(least).max(most).nullable().catch(null);
const plainWords = z.string().regex(/^[a-z][a-z' -]{1,29}$/i);
/** As few words as a look or a thing is named with. */
const shortPhrase = z.string().regex(/^[\p{L}\d][\p{L}\d' -]{1,39}$/u);
const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();

/** The form as it comes back: values that are not in our lists, or out of range, count as not said. */
export const briefFilledIn = ({ styles, metals, products }: BriefLists) =>
  z.object({
    room: oneOf(designRooms),
    width_in: within(36, 720),
    depth_in: within(36, 720),
    ceiling_in: within(84, 240),
    area_sqft: within(9, 3600),
    style: oneOf(styles),
    wants: listOf(z.enum(features)),
    avoids: listOf(z.enum(features)),
    colors: listOf(z.object({ part: z.enum(parts), name: plainWords, hex })),
    materials: listOf(z.object({ part: z.enum(parts), word: plainWords })),
    metal: oneOf(metals),
    shape: oneOf(shapes),
    seats: within(2, 16),
    products: listOf(z.enum(products)),
    budget_usd: within(100, 10_000_000),
    household: listOf(z.enum(households)),
    moods: listOf(z.enum(moods)),
    hopes: listOf(z.enum(features)),
    not_wanted: listOf(shortPhrase),
    kept: listOf(shortPhrase),
    unread: listOf(z.string().min(2).max(200)),
  });

/** Titles of designs by number from 1, the best one first. */
export const titles = z.strictObject({
  designs: z.array(z.strictObject({ number: z.number(), title: z.string() })),
});
export const titlesForm = asked(titles);
