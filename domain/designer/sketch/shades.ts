import { averageColor } from "../../materials/average-color.ts";
import { type Linear, linearOf, oklabOf } from "../../materials/color.ts";
import type { MaterialDefinition } from "../../materials/material.ts";
import type { Offer } from "../offer.types.ts";

/** A color in OKLab, where distances are as the eye sees them. */
export type Shade = Linear;

export const shade = (hex: string): Shade => oklabOf(linearOf(hex as `#${string}`));

/** Distance of two colors; 0.02 is about what an eye can tell apart side by side. */
export const apart = (a: Shade, b: Shade): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * How far a color is from the one that somebody asks for. A lighter green is still green, a brown of the same lightness
 * is not, so hue and chroma count more than lightness.
 */
export const missedBy = (asked: Shade, got: Shade): number =>
  Math.hypot(0.6 * (asked[0] - got[0]), 2 * (asked[1] - got[1]), 2 * (asked[2] - got[2]));

/** Variants share their materials; each is averaged once. */
const known = new WeakMap<MaterialDefinition, Shade>();

/** The average color of what a surface product looks like; null if it has no material. */
export function shadeOf({ material }: Offer): Shade | null {
  if (!material) return null;
  let found = known.get(material);
  if (!found) {
    found = shade(averageColor(material));
    known.set(material, found);
  }
  return found;
}

/** Whether a product is of that material or look, by its name, attributes and category. */
export function says({ product, material }: Offer, word: string): boolean {
  const { look, material: made, species } = product.attributes;
  const text = [product.name, product.child, look, made, species, material?.family].flat().join(" ");
  return text.toLowerCase().replaceAll("-", " ").includes(word.toLowerCase().replaceAll("-", " "));
}

const woods = /^(?:(?:hard)?wood|oak|walnut|maple|hickory|cherry|ash|teak|bamboo)$/;
const stones = /^(?:marble|travertine|limestone|slate|granite|onyx|quartzite|soapstone|stone)$/;

/**
 * Whether a surface product is made of a wood or a stone that is asked for, or only made to look like it, as vinyl planks
 * and porcelain are. True of other words, and of products that do not say what they are made of.
 */
export function isTrulyOf({ product }: Offer, word: string): boolean {
  const made = [product.attributes.material ?? []].flat().join(" ").toLowerCase();
  if (woods.test(word))
    return made === ""
      ? !/^(?:laminate|luxury)-flooring$/.test(product.category)
      : /\bwood|bamboo/.test(made);
  if (!stones.test(word) || made === "") return !/-vinyl$/.test(product.child);
  return word === "stone" ? !/porcelain|ceramic|glass|quartz$|concrete/.test(made) : made.includes(word);
}
