import bathAndFloor from "../data/hardware-store/bath-and-floor.json" with { type: "json" };
import house from "../data/hardware-store/house.json" with { type: "json" };
import toolsAndRest from "../data/hardware-store/tools-and-rest.json" with { type: "json" };
import yard from "../data/hardware-store/yard.json" with { type: "json" };
import type { Document, JudgedQuery } from "./judged.types.ts";
import { readTable } from "./read-table.ts";

// A second catalog, to see that nothing is tuned to the demo's names: titles as hardware stores write them, long, with
// sizes in words, parts and accessories beside the things themselves. No categories, no attributes.

export interface StoreProduct extends Document {
  kind: string;
}

/** A kind of products with the titles that it is sold under. */
interface Kind {
  /** Its kind, for the judges. */
  kind: string;
  /** `{}` stands for one of the values of that place, in turn. */
  titles: readonly string[];
  brands: readonly string[];
  sizes?: readonly string[];
  finishes?: readonly string[];
}

const kinds: readonly Kind[] = [...bathAndFloor, ...toolsAndRest, ...yard, ...house];

/**
 * Queries with their targets: a product of the kind whose title has everything scores 3, another of the kind or of a
 * related kind 1. Slips are typed in haste: misspelled, run together, split, phonetic, singular.
 */
const judges = ["queries.csv", "slips.csv"].flatMap((name) =>
  readTable<"query" | "kind" | "title_has" | "related_kind">(`hardware-store/${name}`),
);

const orNone = (values: readonly string[] | undefined): readonly string[] => values ?? [""];

const nothingElse = { vendor: "", categories: [], departments: [], traits: [], sizes: [], description: "" };

/** Every kind in every brand, size and finish. */
export function storeProducts(): StoreProduct[] {
  const products: StoreProduct[] = [];
  for (const { kind, titles, brands, sizes, finishes } of kinds) {
    for (const title of titles) {
      for (const brand of brands) {
        for (const size of title.includes("{size}") ? orNone(sizes) : [""]) {
          for (const finish of title.includes("{finish}") ? orNone(finishes) : [""]) {
            const name = title
              .replaceAll("{brand}", brand)
              .replaceAll("{size}", size)
              .replaceAll("{finish}", finish);
            const id = String(products.length + 1);
            products.push({ id, kind, name, brand, ...nothingElse });
          }
        }
      }
    }
  }
  return products;
}

export const storeQueries = (products: readonly StoreProduct[]): JudgedQuery[] =>
  judges.map(({ query, kind, title_has, related_kind }) => {
    const all = new RegExp(title_has);
    return {
      q: query,
      grades: new Map(
        products.flatMap((product) => {
          if (product.kind === related_kind) return [[product.id, 1] as const];
          if (product.kind !== kind) return [];
          return [[product.id, all.test(product.name) ? 3 : 1] as const];
        }),
      ),
    };
  });
