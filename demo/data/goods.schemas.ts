import { z } from "zod";
import { hexColor, inches, listBy, slug, text, texts } from "../../content/schemas/values.ts";
import { finishes } from "../fixtures/finishes.ts";

/** What goods are made of and how they are sold. */

/** Lists of colors by their name; a color is `#` and six digits, or a finish of the models. */
export const supplyColors = z.record(
  slug,
  listBy(z.strictObject({ id: slug, label: text, color: z.union([hexColor, slug]), family: slug }), "id"),
);

const dollarPrice = z.number().positive().multipleOf(0.01);
/** Width, depth or length, and height in inches. */
const outside = z.tuple([inches, inches, inches]);

/** What finishes a job, by category. `demo/fixtures/supplies/designs.ts` says what the fields mean. */
export const supplies = z.strictObject({
  category: slug,
  products: listBy(
    z
      .strictObject({
        id: slug,
        child: slug,
        brand: slug,
        name: text,
        noun: text,
        description: text,
        warranty: text,
        price_usd: dollarPrice,
        weight_lb: z.number().positive(),
        is_freight: z.literal(true).optional(),
        size: outside,
        /** Length of a roll of wallpaper; its width is the first of `size`, the print that of `model`. */
        roll_in: inches.optional(),
        /** Of deck boards: the look of `content/materials/looks` that each color has, laid. */
        laid: z.record(slug, slug).optional(),
        model: z.looseObject({ form: slug }),
        colors: slug.optional(),
        color_option: z.literal("Finish").optional(),
        color: z.union([hexColor, slug]).optional(),
        package: text,
        choices: z
          .strictObject({
            name: text,
            values: listBy(
              z.strictObject({
                label: text,
                code: z.string().regex(/^[A-Z0-9]+$/, "Write capital letters and digits."),
                price_usd: dollarPrice,
                weight_lb: z.number().positive(),
                size: outside,
              }),
              "label",
            ),
          })
          .optional(),
        attributes: z.record(z.string(), z.union([text, z.number(), z.boolean(), texts])),
      })
      .refine(
        ({ colors, color }) => (colors === undefined) !== (color === undefined),
        "Write either colors, the name of a list, or color.",
      ),
    "id",
  ),
});

const finishIds = new Set<string>(finishes.map(({ id }) => id));

/** Models of one category, by kind. Sizes are width, depth and height in inches; `params` are what a kind is built from. */
export const designs = z.array(
  z.strictObject({
    kind: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/, 'Write small letters and "_", such as "base_cabinet".'),
    designs: listBy(
      z.strictObject({
        id: slug,
        words: text,
        style: slug,
        size: outside,
        finishes: text.refine(
          (line) => line.split(", ").every((id) => finishIds.has(id)),
          "Write finishes from demo/fixtures/finishes.ts, divided by a comma and a space.",
        ),
        params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        also: z.array(outside).min(1).optional(),
      }),
      "id",
    ).min(1),
  }),
);

const shareOfSize = z.number().min(0).max(1);

/**
 * Shapes that models of supplies are built from. Of bulbs: the share of the height at which the foot and the collar end,
 * and the glass as shares of the largest radius and of the height, from its foot. Of doors: rows of panels from the top,
 * each with its share of the height and how many stand side by side.
 */
export const goodsOutlines = z.strictObject({
  bulbs: z.record(
    slug,
    z.strictObject({
      base: z.enum(["screw", "pins"]),
      foot: shareOfSize,
      collar: shareOfSize,
      glass: z.array(z.tuple([shareOfSize, shareOfSize])).min(3),
    }),
  ),
  door_panels: z.record(slug, z.array(z.tuple([shareOfSize, z.int().positive()]))),
});
