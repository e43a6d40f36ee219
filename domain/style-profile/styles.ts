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

const traits = (warm: number, light: number, detailed: number, classic: number, natural: number): Traits => ({
  warm,
  light,
  detailed,
  classic,
  natural,
});

/** The styles that the profile knows: those of the marketplace's templates. */
export const styles: readonly Style[] = [
  {
    id: "modern",
    name: "Modern",
    about: "Straight lines, large plain surfaces and a few good materials. Nothing that only decorates.",
    traits: traits(-1, 1, -2, -2, -1),
  },
  {
    id: "scandinavian",
    name: "Scandinavian",
    about: "White walls, pale wood and wool. Bright rooms that are easy to live in and easy to clean.",
    traits: traits(0, 2, -1, -1, 1),
  },
  {
    id: "japandi",
    name: "Japandi",
    about: "Quiet rooms with low furniture, dark and pale wood, and stone. Few things, each worth a look.",
    traits: traits(1, 0, -2, -1, 2),
  },
  {
    id: "coastal",
    name: "Coastal",
    about: "White and blue, weathered wood and woven seats. Relaxed rooms with plenty of daylight.",
    traits: traits(-1, 2, 0, 0, 1),
  },
  {
    id: "transitional",
    name: "Transitional",
    about: "Familiar shapes with less trim: shaker doors, quartz, and calm grays with a dark accent.",
    traits: traits(0, 1, 0, 1, 0),
  },
  {
    id: "organic-modern",
    name: "Organic Modern",
    about: "Rounded shapes, oak, travertine and handmade tile in sand and clay colors.",
    traits: traits(2, 1, -1, -1, 2),
  },
  {
    id: "farmhouse",
    name: "Farmhouse",
    about: "Apron sinks, wide boards, black iron and brick. Sturdy rooms that forgive muddy boots.",
    traits: traits(1, 1, 1, 1, 2),
  },
  {
    id: "cottage",
    name: "Cottage",
    about: "Painted beadboard, soft greens and blush, patterned floors. Small rooms with a lot of charm.",
    traits: traits(1, 1, 2, 2, 0),
  },
  {
    id: "traditional",
    name: "Traditional",
    about: "Raised panels, marble, granite and stained wood, set out in symmetry.",
    traits: traits(1, -1, 2, 2, -1),
  },
  {
    id: "mediterranean",
    name: "Mediterranean",
    about: "Terracotta, handmade tile and aged brass. Sunny colors and arches.",
    traits: traits(2, 0, 1, 2, 2),
  },
  {
    id: "industrial",
    name: "Industrial",
    about: "Concrete, steel, dark fronts and reclaimed wood. Pipes and frames may show.",
    traits: traits(-1, -2, -1, -1, 1),
  },
  {
    id: "mid-century",
    name: "Mid-Century",
    about: "Walnut on legs, terrazzo and one bold color, such as teal or mustard.",
    traits: traits(1, 0, 0, 0, 0),
  },
  {
    id: "art-deco",
    name: "Art Deco",
    about: "Green marble, brass, fluted fronts and velvet. Rooms that dress for the evening.",
    traits: traits(0, -2, 2, 1, -2),
  },
  {
    id: "contemporary-luxe",
    name: "Contemporary Luxe",
    about: "Veined slabs, smoked oak and champagne-colored metal, with everything out of sight.",
    traits: traits(0, -1, -1, -2, -2),
  },
];

const byId = new Map(styles.map((style) => [style.id, style]));

export const styleById = (id: string): Style | undefined => byId.get(id);

/** What leaning one way or the other is called, in the middle of a sentence. */
export const traitWords: Record<Trait, readonly [more: string, less: string]> = {
  warm: ["warm colors", "cool colors"],
  light: ["bright rooms", "darker rooms"],
  detailed: ["detail and pattern", "plain surfaces"],
  classic: ["classic shapes", "new shapes"],
  natural: ["natural materials", "polished materials"],
};
