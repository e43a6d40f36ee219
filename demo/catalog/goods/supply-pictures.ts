import type { MaterialDefinition, View } from "../../../domain/materials/material.ts";
import { pictureFile } from "../../fixtures/designs.ts";
import {
  colorsOf,
  designIdOf,
  type Supply,
  type SupplyChoice,
  type SupplyColor,
} from "../../fixtures/supplies/designs.ts";
import type { Picture } from "../product.types.ts";
import { deckMaterial } from "./deck-boards.ts";
import { paperMaterial } from "./wallpaper.ts";

type Laid = (color: SupplyColor, choice: SupplyChoice | undefined) => MaterialDefinition;

/** How a color looks on a wall or a deck; null for what is not seen laid. */
function laidAs(supply: Supply): Laid | null {
  if (supply.roll_in) return (color) => paperMaterial(supply, color);
  return supply.laid ? (color, choice) => deckMaterial(supply, color, choice) : null;
}

/** What rooms lay of the first color; null for what is not laid. */
export const materialOf = (supply: Supply): MaterialDefinition | null =>
  laidAs(supply)?.(colorsOf(supply)[0]!, supply.choices?.values[0]) ?? null;

/** The place of a variant's picture: of what is laid there is one for each color in each length. */
export const pictureAt = (supply: Supply, color: number, choice: number): number =>
  laidAs(supply) ? choice * colorsOf(supply).length + color : color;

/**
 * A picture of each color. Of what is laid first one of each color in each length, as rooms show it, then each color where
 * it belongs, and by itself.
 */
export function picturesOf(supply: Supply): Picture[] {
  const colors = colorsOf(supply);
  const choices = supply.choices?.values ?? [undefined];
  const material = laidAs(supply);
  const inAllLengths = (color: number) => choices.map((_, choice) => pictureAt(supply, color, choice));
  const photographs = colors.map(
    ({ id, label }, at): Picture => ({
      source: { kind: "file", path: `fixtures/${pictureFile(designIdOf(supply), id)}` },
      alt: label ? `A ${supply.noun}, ${label.toLowerCase()}` : `A ${supply.noun}`,
      ...(material && { of: inAllLengths(at) }),
    }),
  );
  if (!material) return photographs;
  const drawn = (
    view: View,
    words: string,
    color: SupplyColor,
    choice: SupplyChoice | undefined,
  ): Picture => ({
    source: { kind: "material", definition: material(color, choice), view },
    alt: [supply.name, color.label && `in ${color.label}`, words].filter(Boolean).join(" "),
  });
  const [laid, place, words] = supply.roll_in
    ? (["hung on a wall", "wall", "on the wall of a room"] as const)
    : (["laid, seen from above", "patio", "laid as a deck"] as const);
  return [
    ...choices.flatMap((choice) => colors.map((color) => drawn("laid", laid, color, choice))),
    ...colors.map((color, at) => ({ ...drawn(place, words, color, choices[0]), of: inAllLengths(at) })),
    ...photographs,
  ];
}
