import { z } from "zod";
import { hexColor, listBy, slug, text } from "../../content/schemas/values.ts";
import { state, zip } from "./addresses.ts";

/** Paths in a box of 100 by 100. */
export const brandSigns = z.record(slug, z.string().startsWith("M"));

export const brandLetters = z.record(
  z.string().regex(/^[A-Z&]$/, "Write one capital letter."),
  z.strictObject({ width: z.int().min(0), path: z.string().startsWith("M") }),
);

export const brandStyles = z.strictObject({
  /** The sign of each brand, by its slug. */
  signs: z.record(slug, slug),
  inks: z.array(hexColor).min(1),
  /** Lengths in hundredths of a letter's height. */
  letterings: z.array(
    z.strictObject({
      weight: z.int().positive(),
      tracking: z.int(),
      stretch: z.number().positive(),
      /** Degrees to the right. */
      slant: z.int().min(0),
      cap: z.enum(["round", "butt", "square"]),
      isInline: z.literal(true).optional(),
      isCut: z.literal(true).optional(),
    }),
  ),
});

/** Brands; `makes` are categories in which they have series, and none for supplies. The vendor is named by its slug. */
export const brands = listBy(
  z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{3}$/, "Write three capital letters."),
    vendor: slug,
    /** 1 is the middle of the market. */
    tier: z.number().min(0.5).max(2),
    naming: slug,
    makes: z.array(slug),
    about: text,
  }),
  "code",
);

export const vendors = listBy(
  z.strictObject({
    slug,
    name: text,
    contact: z.strictObject({ first_name: text, last_name: text }),
    street: text,
    city: text,
    state,
    zip_code: zip,
    area_code: z.string().regex(/^\d{3}$/, "Write an area code with 3 digits."),
    specialities: text,
    lead_time_days: z.int().positive(),
    shelf: z.number().min(0).max(1),
    allows_backorder: z.boolean(),
    remote_freight_cents: z.int().min(0),
  }),
  "slug",
);
