import { z } from "zod";
import assortmentTable from "../materials/assortments.json" with { type: "json" };
import finishTable from "../materials/finishes.json" with { type: "json" };
import formatTable from "../materials/formats.json" with { type: "json" };
import { body } from "./material-bodies.ts";
import { hexColor, inches, listBy, share, slug, text } from "./values.ts";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Finishes as the trade names them: how rough the face is and how uneven. */
export const finishes = z.record(z.string(), z.strictObject({ sheen: share, relief: share }));

/** Sizes and shapes, and how they are usually laid. */
export const formats = z.record(
  slug,
  z.strictObject({
    label: text,
    piece: z.strictObject({
      width_in: inches,
      height_in: inches,
      thickness_in: inches,
      shape: z.enum([
        "rectangle",
        "hexagon",
        "penny",
        "picket",
        "arabesque",
        "scallop",
        "rhombus",
        "pebble",
        "flagstone",
      ]),
      edge: z.enum([
        "rectified",
        "pressed",
        "bevel",
        "micro_bevel",
        "tumbled",
        "square",
        "bullnose",
        "eased",
        "split",
        "soft",
      ]),
    }),
    pattern: z.enum([
      "slab",
      "straight",
      "brick",
      "third",
      "random",
      "herringbone",
      "chevron",
      "basketweave",
      "diagonal",
      "versailles",
      "ashlar",
      "ledger",
      "shape",
    ]),
    /** 0: laid without a joint. */
    joint_in: z.number().min(0),
  }),
);

const groups = z.enum([
  "tile",
  "backsplash",
  "countertop",
  "hardwood",
  "laminate",
  "vinyl",
  "turf",
  "hardscape",
  "coping",
  "stacked_stone",
  "paint",
  "trim_paint",
]);
/** The groups that it is sold in, with the formats of each, the usual one first. */
const assortment = z.partialRecord(groups, z.array(z.enum(keysOf(formatTable))).min(1));

/** Usual assortments, by name. */
export const assortments = z.record(slug, assortment);

/** What a material looks like, and what it is sold as. */
export const looks = listBy(
  z.strictObject({
    id: slug,
    label: text,
    /** Trade phrases for descriptions, lower case, without a period. */
    words: z.array(text).min(2),
    colorFamily: z.enum([
      "white",
      "gray",
      "beige",
      "brown",
      "black",
      "blue",
      "green",
      "red",
      "pink",
      "gold",
      "multi",
    ]),
    sold: z.union([z.enum(keysOf(assortmentTable)), assortment], {
      error: "Write the name of an assortment in assortments.json, or the formats of each group.",
    }),
    /** The usual one first. */
    finishes: z.array(z.enum(keysOf(finishTable))).min(1),
    /** The color of joints that suits it. */
    grout: hexColor.optional(),
    body,
    variation: z
      .strictObject({ tint: share, tilt_deg: z.number().min(0), gloss: share })
      .partial()
      .optional(),
  }),
  "id",
);
