import { z } from "zod";
import { inches, listBy, slug, text, texts } from "../../content/schemas/values.ts";

/**
 * Kinds of products in the demo's catalog, each by the form or look of a design. Prices are wholesale dollars, of
 * surfaces by the square foot; a pair is the least and the most. Weights are pounds, densities pounds per cubic inch.
 */

const amount = z.number().positive();
const pair = z
  .tuple([z.number().min(0), z.number().min(0)])
  .refine(([least, most]) => least <= most, "Write the smaller number first.");
/** Against the usual price. */
const factor = z.number().min(0.3).max(3);
const pattern = text.refine((words) => {
  try {
    return Boolean(new RegExp(words));
  } catch {
    return false;
  }
}, "Write a regular expression.");
const named = { child: slug, noun: text, title: text };

export const accents = z.array(
  z.strictObject({
    form: slug,
    id: text.optional(),
    taller_than_in: inches.optional(),
    ...named,
    price: amount,
    sqin_per_dollar: amount.optional(),
    weight: amount,
    material: text,
    detail: texts,
  }),
);

export const bathAccessories = z.record(
  slug,
  z.strictObject({ ...named, price: amount, weight: amount, does: texts, measure: texts }),
);

export const bathroomSinks = z.record(slug, z.strictObject({ ...named, price: amount, weight: amount }));

const slabOfWood = z.strictObject({ word: text, janka: z.int().positive(), density: amount, price: pair });

export const butcherBlock = z.record(slug, slabOfWood);

/** All widths in all heights are sold. The usual size is the one whose price and weight are given. */
const boxSizes = z.strictObject({
  widths_in: z.array(inches).min(1),
  heights_in: z.array(inches).min(1).optional(),
  usual_in: z.array(inches).min(1).max(2),
  is_corner: z.literal(true).optional(),
});

export const cabinetBoxes = z.record(
  slug,
  z.strictObject({
    ...named,
    label: text,
    price: amount,
    weight_lb: amount,
    sizes: boxSizes,
    widths: texts,
    places: texts,
    inside: texts,
    support: texts,
  }),
);

export const cabinetDoors = z.record(slug, z.strictObject({ label: text, price: factor, detail: texts }));

export const copings = listBy(
  z.strictObject({
    child: slug,
    share: amount,
    brands: z.array(slug).min(1),
    price: pair,
    absorption: pair,
    density: amount,
    salt: z.boolean(),
    piece: z.boolean(),
  }),
  "child",
);

export const finishPrices = z.record(slug, factor);

export const kitchenSinks = z.record(slug, z.strictObject(named));

const shade = z.strictObject({ word: text, material: text });

/** Shades of lights; what stands for one in lights without a shade, by their form; and what is said of any other. */
export const lightShades = z.strictObject({
  shades: z.record(slug, shade),
  without_shade: z.record(slug, shade),
  plain: shade,
});

const chip = z.strictObject({ format: slug, label: text, shape: text });

/** Pieces of mosaic sheets in the order in which their prices rise, and the shapes of single geometric tiles. */
export const mosaicChips = z.strictObject({
  floor: z.array(chip),
  wall: z.array(chip),
  geometric: z.array(z.strictObject({ format: slug, width_in: inches, length_in: inches, shape: text })),
});

const measures = z.strictObject({ width_in: inches, depth_in: inches, height_in: inches }).partial();
/** A choice's code is part of the SKU, and empty for the usual one; its size is what differs from the design's. */
const choices = listBy(
  z.strictObject({
    label: text,
    code: z.string().regex(/^[A-Z0-9]*$/, "Write capital letters and digits."),
    price: factor,
    size: measures.optional(),
    thickness_in: inches.optional(),
    /** Of laminate: its wear class and thickness. */
    ac: text.optional(),
    mm: amount.optional(),
  }),
  "label",
);

/** By the category that offers them: options with their choices, or choices alone. */
export const options = z.record(
  z.string(),
  z.record(z.string(), z.union([choices, z.strictObject({ name: text, choices })])),
);

export const outdoorCabinets = z.record(slug, z.strictObject({ title: text, detail: texts }));

export const plants = z.record(slug, z.strictObject({ title: text, noun: text }));

export const refrigeratorPrices = z.record(slug, pair);

export const rugs = z.record(
  slug,
  z.strictObject({
    child: slug,
    /** What stands before "Rug" in a name, with a space; empty for nothing. */
    title: z.string().regex(/^$|^\S.* $/, "Write a word and a space, or nothing."),
    weave: text,
    material: text,
    pile: z.string().regex(/^\d+(?:\.\d+)?$/, "Write inches, such as 0.25."),
    price: amount,
    detail: texts,
  }),
);

/** Seats by their form; and what names say of a design, the first whose pattern one of its words fits. */
export const seating = z.strictObject({
  seats: z.record(slug, z.strictObject({ ...named, price: amount, detail: texts })),
  names: z.array(z.strictObject({ words: pattern, word: text, instead: text.optional() })),
});

export const showers = z.record(slug, z.strictObject({ ...named, price: pair, weight: amount }));

export const slabs = z.record(
  slug,
  z.strictObject({
    word: text,
    material: text,
    /** Widths and lengths in inches. */
    slabs: z.array(z.tuple([inches, inches])).min(1),
    price: pair,
    absorption: pair,
    mohs: text,
    heat_f: z.int().positive(),
    density: amount,
    sealed: z.boolean(),
    thicknesses: z.array(z.enum(["2cm", "3cm", "12mm", "20mm"])).min(1),
    printed: z.boolean(),
  }),
);

const sizeRow = z.strictObject({
  label: text.optional(),
  code: text.optional(),
  width_in: inches,
  length_in: inches,
  thickness_in: inches.optional(),
  format: slug,
  pattern: text.optional(),
  price: factor.optional(),
});

/** By categories: sizes that are sold, or lists of them of which a series has one. */
export const surfaceSizes = z.record(
  z.string(),
  z.record(z.string(), z.array(z.union([sizeRow, z.array(sizeRow).min(1)])).min(1)),
);

/** By the names of stones, for paving and for tile. */
export const stonePrices = z.strictObject({ paving: z.record(slug, pair), tile: z.record(slug, pair) });

const finishWord = z.string().regex(/^[a-z_]+$/, "Write small letters and _.");
const finishRow = z.strictObject({ label: text, finish: finishWord, price: factor.optional() });

/** By groups of surfaces and the words of looks, the finish that is sold. */
export const surfaceFinishes = z.record(
  z.enum(["backsplash", "countertop", "paving", "stone_tile", "porcelain_tile", "wood"]),
  z.record(finishWord, finishRow),
);

const manyTexts = z.record(z.string(), texts);
const textile = z.strictObject({ title: text, noun: text, price: amount, detail: texts });

/** `words` names the phrases that they share with others, and `own_words` says what is put otherwise. */
export const textiles = z.strictObject({
  kinds: z.record(
    slug,
    textile.extend({
      child: slug,
      weight: amount,
      words: z.enum(["hung", "bathing", "soft"]),
      own_words: manyTexts.optional(),
    }),
  ),
  designs: z.record(slug, textile.partial()),
});

export const toilets = z.record(
  slug,
  z.strictObject({ child: slug, noun: text, price: pair, weight: amount }),
);

export const tubShowers = z.record(
  slug,
  z.strictObject({ child: slug, label: text, title: text, price: z.number().min(0), plus: texts }),
);

export const turf = listBy(
  z
    .strictObject({
      ...named,
      kind: text,
      share: amount,
      looks: pattern,
      piles: z.array(inches).min(1),
      /** Ounces a square yard for each inch of pile. */
      face: pair,
      /** Inches of rain an hour. */
      drain: pair,
      fiber: text,
      price: pair,
      years: z.int().positive(),
      places: texts,
      pass: texts,
      infill: texts,
      infill_word: text,
      reason: texts,
    })
    .omit({ noun: true }),
  "child",
);

const core = z.strictObject({
  name: text,
  kind: text,
  title: text,
  density: amount,
  floating: z.boolean(),
  builds: z.array(z.strictObject({ thickness_mm: amount, wear_mil: amount, price: factor })).min(2),
  price: pair,
});

export const vinylCores = z.strictObject({ spc: core, wpc: core, flexible: core });

/** Dynamic coefficients of friction, wet, by finish. */
export const wetFriction = z.record(text, pair);

export const woodSpecies = z.array(
  z.strictObject({
    match: pattern,
    name: text,
    janka: z.int().positive(),
    density: amount,
    price: factor,
  }),
);
