import table from "../../../content/style-profile/styles.json" with { type: "json" };

/** How strongly a style has each trait, from -2 (the opposite) to 2. */
export interface Traits {
  /** Warm colors and woods against cool ones. */
  warm: number;
  /** Pale rooms against dark ones. */
  light: number;
  /** Molding, pattern and detail against plain surfaces. */
  detailed: number;
  /** Forms that have been around for long against new ones. */
  classic: number;
  /** Wood, stone and cloth as they grow against polish and gloss. */
  natural: number;
}
export type Trait = keyof Traits;

export interface Style {
  /** As templates name it. */
  id: string;
  name: string;
  /** What rooms of this style have in common. */
  about: string;
  traits: Traits;
}

/** The styles that the profile knows: those of the marketplace's templates. */
export const styles: readonly Style[] = table;

const byId = new Map(styles.map((style) => [style.id, style]));

export const styleById = (id: string): Style | undefined => byId.get(id);
