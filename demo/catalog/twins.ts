import { photographedSizes, pictureFile } from "../fixtures/designs.ts";
import { fixtureDesigns } from "../fixtures/photographed.ts";
import type { CatalogProduct } from "./product.types.ts";

/** Products of a category, and how many of them have a picture that another product has or that looks like it. */
export interface TwinCount {
  products: number;
  same: number;
  alike: number;
}

/**
 * Two pictures show the same thing to a visitor if so many of 512 bits differ at most, color so much (0 to 255), and the
 * thing's proportions by such a share: a 42 in. cabinet is seen to be taller than one of 36 in.
 */
const ALIKE = { bits: 10, color: 6, proportion: 0.08 };

/** By the picture's file: what its model was built from. */
const builtFrom = new Map(
  fixtureDesigns
    .flatMap(photographedSizes)
    .flatMap(({ id, kind, params, size, finishes }) =>
      finishes.map(
        (finish) => [pictureFile(id, finish), JSON.stringify([kind, params, size, finish])] as const,
      ),
    ),
);

/**
 * Counts products that are objects and share a picture by category: `same` is built from the same parameters, `alike` is
 * a different picture that looks the same. @param looks by file, as the studio wrote them. Throws for a file without one.
 */
export function countTwins(
  products: Iterable<CatalogProduct>,
  looks: Readonly<Record<string, string>>,
): Map<string, TwinCount> {
  const counts = new Map<string, TwinCount>();
  const owners = new Map<string, Set<CatalogProduct>>();
  const files = new Map<string, string>();
  for (const product of products) {
    for (const { source } of product.pictures) {
      if (source.kind !== "file") continue;
      const file = source.path.split("/").at(-1) ?? "";
      const built = builtFrom.get(file) ?? file;
      files.set(built, file);
      owners.set(built, (owners.get(built) ?? new Set()).add(product));
    }
    if (product.pictures[0]?.source.kind !== "file") continue;
    const count = counts.get(product.category) ?? { products: 0, same: 0, alike: 0 };
    count.products++;
    counts.set(product.category, count);
  }
  const add = (twins: Iterable<CatalogProduct>, what: "same" | "alike") => {
    for (const { category } of twins) counts.get(category)![what]++;
  };
  add(new Set([...owners.values()].filter(({ size }) => size > 1).flatMap((own) => [...own])), "same");
  const shapes = [...files].map(([built, file]) => ({
    owners: owners.get(built)!,
    ...readLook(file, looks),
  }));
  const alike = new Set<CatalogProduct>();
  for (const [at, one] of shapes.entries())
    for (const other of shapes.slice(at + 1))
      if (
        looksAlike(one, other) &&
        !one.owners.isSubsetOf(other.owners) &&
        !other.owners.isSubsetOf(one.owners)
      )
        for (const product of [...one.owners, ...other.owners]) alike.add(product);
  add(alike, "alike");
  return counts;
}

interface Look {
  shape: readonly number[];
  color: readonly number[];
  /** Width in hundredths of the height. */
  wide: number;
}

function readLook(file: string, looks: Readonly<Record<string, string>>): Look {
  const look = looks[file];
  if (!look) throw new Error(`${file} has no look: node demo/fixtures/studio.ts --only none writes it`);
  const parts = (from: number, digits: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      Number.parseInt(look.slice(from + at * digits, from + (at + 1) * digits), 16),
    );
  return { shape: parts(0, 8, 16), color: parts(128, 2, 3), wide: parts(134, 3, 1)[0] ?? 100 };
}

function looksAlike(one: Look, other: Look): boolean {
  if (one.color.some((part, at) => Math.abs(part - (other.color[at] ?? 0)) > ALIKE.color)) return false;
  if (Math.abs(one.wide / other.wide - 1) > ALIKE.proportion) return false;
  return one.shape.reduce((sum, part, at) => sum + bitsIn(part ^ (other.shape[at] ?? 0)), 0) <= ALIKE.bits;
}

function bitsIn(number: number): number {
  let rest = number >>> 0;
  let bits = 0;
  for (; rest; rest &= rest - 1) bits++;
  return bits;
}

/** The counts as a table, with a row for each category that has objects and one for all. */
export function twinTable(counts: ReadonlyMap<string, TwinCount>): string {
  const rows = [...counts].map(([category, { products, same, alike }]) => [category, products, same, alike]);
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
  return [["category", "products", "same picture", "look alike"], ...rows, ["all", sum(1), sum(2), sum(3)]]
    .map(([category, ...numbers]) =>
      [String(category).padEnd(22), ...numbers.map((number) => String(number).padStart(13))].join(""),
    )
    .join("\n");
}
