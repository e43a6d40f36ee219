import type { Finish } from "../../../domain/materials/finishes.ts";
import type { Look } from "../../../domain/materials/look.ts";
import { looks } from "../../../domain/materials/looks.ts";
import type { View } from "../../../domain/materials/material.ts";
import paintProse from "../../data/descriptions/paint.json" with { type: "json" };
import paintWords from "../../data/paint-words.json" with { type: "json" };
import { type Random, randomFor } from "../../random.ts";
import { type Brand, brandsOf } from "../brands.ts";
import { productCode, publicHash, reach } from "../codes.ts";
import { cents, listPrice } from "../money.ts";
import type { CatalogProduct, CatalogVariant, Surface } from "../product.types.ts";
import { compose, type Facts, oneOfEach } from "../prose/grammar.ts";
import { shelfFor } from "../stock.ts";
import { vendorOf } from "../vendors.ts";
import { capital } from "./common.ts";

interface Sheen {
  label: string;
  code: string;
  finish: Finish;
  price: number;
}

interface Kind {
  child: string;
  title: string;
  noun: string;
  use: string;
  surface: Surface;
  sheens: readonly Sheen[];
  coverage_sqft: number;
  /** Wholesale dollars of a gallon in the first sheen. */
  price: number;
  /** Which of a brand's colors it is mixed in. */
  takes(look: Look): boolean;
}

/** How a color looks by day and by lamp, and what it goes with, by its family. */
const paintLight: Partial<Record<string, typeof paintWords.light.beige>> = paintWords.light;

const flat: Sheen = { label: "Flat", code: "FL", finish: "flat", price: 1 };

const kinds = {
  wall: {
    child: "wall-paint",
    title: "Interior Wall Paint",
    noun: "interior wall paint",
    use: "Walls",
    surface: "wall",
    sheens: [
      { label: "Eggshell", code: "EG", finish: "eggshell", price: 1 },
      { ...flat, price: 0.94 },
      { label: "Satin", code: "SA", finish: "satin", price: 1.06 },
    ],
    coverage_sqft: 375,
    price: 23,
    takes: () => true,
  },
  ceiling: {
    child: "ceiling-paint",
    title: "Ceiling Paint",
    noun: "ceiling paint",
    use: "Ceilings",
    surface: "ceiling",
    sheens: [flat],
    coverage_sqft: 400,
    price: 19,
    takes: (look) =>
      look.colorFamily === "white" ||
      ["Skim Ice paint", "Cucumber Water paint", "Plaster Blush paint"].includes(look.label),
  },
  trim: {
    child: "trim-paint",
    title: "Trim and Door Enamel",
    noun: "trim and door enamel",
    use: "Trim and doors",
    surface: "trim",
    sheens: [
      { label: "Semi-Gloss", code: "SG", finish: "semi_gloss", price: 1 },
      { label: "Satin", code: "SA", finish: "satin", price: 0.98 },
    ],
    coverage_sqft: 400,
    price: 29,
    takes: (look) => look.group.includes("trim_paint"),
  },
} satisfies Record<string, Kind>;

const colorOf = (look: Look): string => look.label.replace(/ paint$/, "");

/** Each color is on the card of one brand; walls come before ceilings and trim, a few of each in turn. */
function* cans(): Generator<{ look: Look; kind: Kind; brand: Brand; at: number }> {
  const brands = brandsOf("paint");
  const colors = looks.filter((look) => look.family === "paint");
  const of = (kind: Kind) =>
    colors.flatMap((look, at) =>
      kind.takes(look) ? [{ look, kind, brand: brands[at % brands.length]! }] : [],
    );
  const queues = [of(kinds.wall), of(kinds.ceiling), of(kinds.trim)];
  const share = [5, 1, 1];
  for (let at = 0; queues.some((queue) => queue.length > 0); )
    for (const [which, queue] of queues.entries())
      for (const can of queue.splice(0, share[which])) yield { ...can, at: at++ };
}

function factsOf(look: Look, kind: Kind, brand: Brand, neighbor: string, random: Random): Facts {
  const [see = "", second = ""] = look.words;
  const words = oneOfEach(paintWords.any, random);
  const light = oneOfEach(paintLight[look.colorFamily] ?? paintWords.light.beige, random);
  const use = oneOfEach(paintWords[kind.surface as "wall" | "ceiling" | "trim"], random);
  const said: Record<string, string> = { ...words, ...light, ...use };
  return {
    ...said,
    ...Object.fromEntries(Object.entries(said).map(([key, text]) => [`${key}_cap`, capital(text)])),
    brand: brand.name,
    color: colorOf(look),
    noun: kind.noun,
    see,
    second,
    neighbor,
    area: String(kind.coverage_sqft),
    coats: "Two",
  };
}

function variantsOf(kind: Kind, brand: Brand, stem: string, random: Random): CatalogVariant[] {
  const vendor = vendorOf(brand.vendor);
  const saving = random.between(0.3, 0.42, 0.01);
  const base = kind.price * brand.tier * random.around(0.96, 1.06);
  return kind.sheens.map((sheen) => {
    const wholesale_cents = cents(base * sheen.price);
    return {
      sku: `${stem}-${sheen.code}`,
      options: { Sheen: sheen.label },
      size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
      wholesale_cents,
      list_cents: Math.max(
        cents(listPrice(wholesale_cents / 100, saving, random)),
        Math.ceil(wholesale_cents * 1.42),
      ),
      box_sqft: null,
      pieces_per_box: null,
      weight_lb: 11.6,
      is_freight: false,
      ...shelfFor(vendor, "Gallon", wholesale_cents, 1, 0, random),
      picture: 0,
    };
  });
}

/** `count` cans of paint, the same first ones whatever the count; no more than there are colors. */
export function* paintProducts(seed: string, count: number): Generator<CatalogProduct> {
  const all = [...cans()];
  for (const { look, kind, brand, at } of all.slice(0, count)) {
    const random = randomFor(seed, "paint", kind.child, look.id);
    const stem = productCode(brand.code, "paint", at);
    const color = colorOf(look);
    const neighbor =
      all.find((other) => other.brand === brand && other.at > at && other.look !== look) ?? all[0]!;
    const material = look.make({ seed: 11, group: "paint", finish: kind.sheens[0]!.finish });
    const picture = (view: View, alt: string) => ({
      source: { kind: "material" as const, definition: material, view },
      alt,
    });
    yield {
      hash: publicHash(seed, stem),
      vendor_ref: stem,
      brand: brand.slug,
      vendor: brand.vendor,
      category: "paint",
      child: kind.child,
      name: `${color} ${kind.title}`,
      description: compose(paintProse, factsOf(look, kind, brand, colorOf(neighbor.look), random), random),
      unit: "Gallon",
      minimum_unit: 1,
      attributes: {
        color_family: look.colorFamily,
        color,
        sheen: kind.sheens.map(({ label }) => label),
        use: kind.use,
        coverage_sqft: kind.coverage_sqft,
        coats: 2,
        voc_g_l: kind.surface === "trim" ? 45 : random.pick([0, 5, 10]),
        dry_hours: kind.surface === "trim" ? 6 : random.pick([1, 2, 4]),
        material: kind.surface === "trim" ? "Waterborne alkyd" : "Acrylic latex",
        certifications: kind.surface === "trim" ? ["MPI 139"] : ["Greenguard Gold"],
      },
      surface: [kind.surface],
      warranty: "The color is mixed again free of charge if two cans of one order differ.",
      material,
      model: null,
      pictures: [
        picture("laid", `${color}: ${look.words.slice(0, 2).join(", ")}, rolled on a wall`),
        ...(kind.surface === "wall" ? [picture("wall", `${color} paint on the wall of a room`)] : []),
        picture("close", `Close view of ${color} paint with the roller's texture`),
      ],
      variants: variantsOf(kind, brand, stem, random),
      ...reach(random),
    };
  }
}

/** Products at the marketplace's full size. */
export const paintCount = 90;
