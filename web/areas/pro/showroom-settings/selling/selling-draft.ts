import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";

/** As much of a product as its row shows. */
export interface LeftOutProduct {
  hash: string;
  name: string;
  vendor: string;
}

/** What a showroom sells, as it is being chosen. */
export interface SellingDraft {
  departments: number[];
  categories: number[];
  vendors: string[];
  products: LeftOutProduct[];
}

export const readSelling = ({ departments, left_out }: ProShowroom): SellingDraft => ({
  departments: departments.toSorted((a, b) => a - b),
  categories: left_out.categories.toSorted((a, b) => a - b),
  vendors: left_out.vendors.toSorted(),
  products: left_out.products
    .map(({ hash, name, vendor }) => ({ hash, name, vendor: vendor.name }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
});

export const writeSelling = ({ departments, categories, vendors, products }: SellingDraft) => ({
  departments,
  left_out: { categories, vendors, products: products.map(({ hash }) => hash) },
});

/** A list with some added or taken out, in order, so that the same choice is the same list. */
export function changed<Id extends string | number>(
  list: readonly Id[],
  ids: readonly Id[],
  isIn: boolean,
): Id[] {
  const rest = list.filter((id) => !ids.includes(id));
  return (isIn ? [...rest, ...ids] : rest).toSorted((a, b) => (a < b ? -1 : 1));
}

/** The same for products. */
export function changedProducts(
  list: readonly LeftOutProduct[],
  products: readonly LeftOutProduct[],
  isOut: boolean,
): LeftOutProduct[] {
  const rest = list.filter(({ hash }) => !products.some((one) => one.hash === hash));
  return (isOut ? [...rest, ...products] : rest).toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

/** Ids of the categories that some departments have, in the order of the tree, with how deep each stands. */
export function categoriesOf(
  { departments, categories }: ProShowroom["market"],
  chosen: readonly number[],
): { id: number; name: string; depth: number }[] {
  const tops = departments
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ category_ids }) => category_ids);
  const branch = (id: number, depth: number): { id: number; name: string; depth: number }[] => {
    const node = categories.find((category) => category.id === id);
    const children = categories.filter(({ parent_id }) => parent_id === id);
    return node
      ? [{ id, name: node.name, depth }, ...children.flatMap((child) => branch(child.id, depth + 1))]
      : [];
  };
  return [...new Set(tops)].flatMap((id) => branch(id, 0));
}
