import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { writesProducts } from "../scopes.ts";
import { success } from "../shapes.ts";

export const mostTexture_mb = 10;
/** The smallest side in pixels, and the largest that rooms keep. */
export const leastTexture_px = 256;
export const keptTexture_px = 2048;
export const leastRepeat_in = 0.25;
export const mostRepeat_in = 480;

/** `face`: one face without joints, laid piece by piece. `laid`: the surface as laid, joints and all. */
export const textureShows = ["face", "laid"] as const;
export type TextureShows = (typeof textureShows)[number];
export const texturePatterns = [
  "straight",
  "brick",
  "third",
  "random",
  "herringbone",
  "chevron",
  "basketweave",
  "slab",
] as const;
export type TexturePattern = (typeof texturePatterns)[number];
export const textureFinishes = ["gloss", "satin", "matte"] as const;
export type TextureFinish = (typeof textureFinishes)[number];

const repeat = (side: string) =>
  z
    .number(`Enter the ${side} of the repeat in inches.`)
    .min(leastRepeat_in, `Enter a ${side} of at least ${leastRepeat_in} inches.`)
    .max(mostRepeat_in, `Enter a ${side} of at most ${mostRepeat_in} inches.`);

const hex = z.string().regex(/^#[0-9a-f]{6}$/, "Choose a color.");

/** A picture of the surface with its real size. Lengths in inches. */
export const textureSent = z.strictObject({
  key: z.string().min(1, "Upload the file again.").max(40, "Upload the file again."),
  repeat_width_in: repeat("width"),
  repeat_height_in: repeat("height"),
  shows: z.enum(textureShows, "Choose what the picture shows."),
  /** How pieces are laid; a picture of the laid surface has its own. */
  pattern: z.enum(texturePatterns, "Choose a pattern."),
  /** null: pieces touch. */
  grout: z
    .strictObject({
      width_in: z
        .number("Enter the joint width in inches.")
        .min(0.01, "Enter a joint width of at least 0.01 inches.")
        .max(2, "Enter a joint width of at most 2 inches."),
      color: hex,
    })
    .nullable(),
  finish: z.enum(textureFinishes, "Choose a finish."),
  /** Every second repeat is mirrored, which hides seams. */
  is_mirrored: z.boolean().default(false),
});
export type TextureSent = z.infer<typeof textureSent>;

/** A picture that was checked and may be used by the vendor's products. */
const sentTexture = z.object({
  key: z.string(),
  url: z.string(),
  file_name: z.string(),
  bytes: z.number(),
  width_px: z.number(),
  height_px: z.number(),
  /** Its average color. */
  color: z.string(),
});
export type SentTexture = z.infer<typeof sentTexture>;

export const ownTexture = sentTexture.extend(textureSent.shape);
export type OwnTexture = z.infer<typeof ownTexture>;

export const sendVendorTexture = endpoint("POST /api/vendor/textures", {
  summary:
    "A picture of a surface for rooms: JPEG, PNG or WebP, at least 256 by 256 pixels and at most 10 MB; its key goes with the product",
  ...writesProducts,
  status: 201,
  accepts: "multipart",
  uploads: { texture: mostTexture_mb },
  body: z.strictObject({ texture: z.file("Choose a picture.") }),
  reply: success(sentTexture),
});
