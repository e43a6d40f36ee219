import { z } from "zod";
import { hexColor, slug, text, texts } from "./values.ts";

/** Finishes, designs or colors, the preferred one first. */
const names = z.array(slug).min(1);

/** Products to lay: `sub-category: names | size`, several names divided by commas; or the color of a paint. */
const covering = z
  .string()
  .regex(
    /^(?:#[0-9a-f]{6}|[a-z0-9-]+: \S.*)$/,
    'Write a category and names of looks, such as "subway-tile: Bone, Biscuit | 3×6", or a color, such as "#8c9a86".',
  );
const laid = z.enum(["straight", "diagonal", "brick", "herringbone", "basketweave"]).optional();
const grout = hexColor.optional();

/** What a style of rooms is made of. Rooms of one style take turns in the lists of looks. */
export const style = z.strictObject({
  id: slug,
  name: text,
  /** Styles of fixtures that suit. */
  styles: names,
  /** Metal of faucets, lights and pulls. */
  metals: names,
  china: names,
  appliances: names,
  vanities: names,
  cabinets: names,
  /** Islands and base cabinets where they differ. */
  island: names,
  /** Door styles of cabinets. */
  doors: names,
  /** Furniture wood. */
  woods: names,
  fabrics: names,
  /** Words of designs that suit, by the place in a room. */
  words: z.partialRecord(
    z.enum([
      "mirror",
      "vanity",
      "lavatory_faucet",
      "kitchen_faucet",
      "sink",
      "tub",
      "pendant",
      "chandelier",
      "ceiling_light",
      "vanity_light",
      "sconce",
      "fan",
      "toilet",
      "shower_system",
      "shower_door",
      "range",
      "refrigerator",
      "hood",
      "sofa",
      "chair",
      "low_table",
      "table",
      "bed",
      "rug",
      "stool",
      "media",
    ]),
    texts,
  ),
  /** Colors of wall paint, by turns. */
  walls: z.array(hexColor).min(1),
  ceiling: hexColor,
  bath: z
    .array(
      z.strictObject({
        floor: covering,
        /** Walls of the shower or over the tub. */
        shower: covering,
        wainscot: covering.optional(),
        grout,
        laid,
      }),
    )
    .min(1),
  kitchen: z
    .array(z.strictObject({ floor: covering, counter: covering, splash: covering, grout, laid }))
    .min(1),
  /** Floors of living rooms, bedrooms and dining rooms. */
  floors: z.array(covering).min(1),
  /** Floors of laundries and mudrooms. */
  utility: z.array(covering).min(1),
  /** What an accent wall wears: stone, tile, or a second paint. */
  accent: z.array(covering),
  outdoor: z
    .array(z.strictObject({ floor: covering, wall: covering, coping: covering, counter: covering }))
    .min(1),
});
