import { trowels } from "./trowel-words.ts";

/** The input of a guide: the vendor's own product data. */
export interface Products {
  /** Slugs of its categories, the broadest first. */
  categories: readonly string[];
  /** Values as a specification sheet shows them, by the attribute's key: `{ thickness_in: "0.295 in. (7.5 mm)" }`. */
  specs: Readonly<Record<string, string>>;
  /** The same as the reader sees them, if that is not in English. */
  shown?: Readonly<Record<string, string>>;
}

/** What the sentences of a guide may name or ask for; an unknown fact is missing or empty. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** A product's specifications, and what follows from them (content/README.md lists it). */
export function factsOf({ categories, specs }: Products): Facts {
  const side_in = longestSide_in(specs.size);
  const gallons = Number.parseFloat(specs.capacity_gal ?? "");
  return {
    ...specs,
    category: categories[0],
    porous: isPorous(specs) ? "yes" : undefined,
    tile_size: side_in >= largeSide_in ? "large" : undefined,
    trowel: trowelFor(side_in),
    water_lb: gallons ? String(Math.round((gallons * poundsOfGallon) / 10) * 10) : undefined,
    location_rating: specs.location?.toLowerCase().replace(" rated", ""),
    attached_underlayment: /attached/i.test(specs.underlayment ?? "")
      ? specs.underlayment?.replace(/^attached /i, "")
      : undefined,
  };
}

const poundsOfGallon = 8.34;

/** Tiles from this side on are large format: the floor has to be flatter and the mortar coverage fuller. */
const largeSide_in = 15;

/** The trowel notch that leaves enough mortar under a tile of that size. */
function trowelFor(side_in: number): string {
  if (side_in === 0) return trowels.unknown;
  if (side_in <= 4) return trowels.mosaic;
  if (side_in <= 8) return trowels.small;
  if (side_in < largeSide_in) return trowels.medium;
  return trowels.large;
}

/** The longest side in inches among sizes such as "12×24 in., 18×18 in."; 0 where none is stated. */
function longestSide_in(size: string | undefined): number {
  const sides = [...(size ?? "").matchAll(/(\d+(?:\.\d+)?)\s*×\s*(\d+(?:\.\d+)?)/g)];
  return Math.max(0, ...sides.flatMap(([, width, length]) => [Number(width), Number(length)]));
}

const stones =
  /marble|travertine|limestone|slate|granite|quartzite|onyx|sandstone|bluestone|basalt|terracotta/i;

/** Natural stone and unglazed clay absorb water and stain unless sealed. */
const isPorous = ({ material = "" }: Products["specs"]): boolean =>
  stones.test(material) && !/porcelain/i.test(material);
