import { z } from "zod";
import { picture } from "../shapes.ts";

export const mostFront = { rooms: 6, products: 12, headline: 80, text: 240 } as const;

const text = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);
const once = <Value>(values: readonly Value[]) => new Set(values).size === values.length;

/** What a pro puts at the front of the showroom. */
export const frontSent = z.strictObject({
  /** Key of a picture that was sent, of the pro; null for none. The one that is there stays unless it is named. */
  portrait: z.string().max(80).nullable().optional(),
  hero: z
    .strictObject({
      /** Key of a picture in the showroom's gallery. */
      picture: z.string().max(80),
      headline: text(mostFront.headline).min(1, "Enter a headline."),
      text: text(mostFront.text).default(""),
    })
    .nullable(),
  /** Ids of templates, the marketplace's or the showroom's own, in their order. */
  templates: z
    .array(z.string().trim().min(1).max(80))
    .max(mostFront.rooms, `Choose at most ${mostFront.rooms} rooms.`)
    .refine(once, "Choose each one only once."),
  /** Hashes, in their order. */
  products: z
    .array(z.string().trim().min(1).max(40))
    .max(mostFront.products, `Choose at most ${mostFront.products} products.`)
    .refine(once, "Choose each one only once."),
});

/** The same as its pro sees it. */
export const proFront = z.object({
  portrait: z.object({ key: z.string(), picture }).nullable(),
  hero: z
    .object({
      picture: z.object({ key: z.string(), picture }),
      headline: z.string(),
      text: z.string(),
    })
    .nullable(),
  templates: z.array(z.object({ id: z.string(), name: z.string(), picture: picture.nullable() })),
  products: z.array(z.object({ hash: z.string(), name: z.string(), image: picture.nullable() })),
});
export type ProFront = z.infer<typeof proFront>;

/** The same as visitors see it; what is gone or not sold is left out where templates and products are shown. */
export const shownFront = z.object({
  /** The pro's face. */
  portrait: picture.nullable(),
  hero: z.object({ picture, headline: z.string(), text: z.string() }).nullable(),
  templates: z.array(z.string()),
  products: z.array(z.string()),
});
export type ShownFront = z.infer<typeof shownFront>;
