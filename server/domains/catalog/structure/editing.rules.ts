import type { CategoriesFile } from "../../../../contract/catalog/categories-file.ts";
import type { ManagedCategory, ManagedDepartment } from "../../../../contract/catalog/structure.ts";

const count = (number: number, one: string, several = `${one}s`) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : several}`;

/** Why a department cannot be deleted; undefined where it can. */
export function keepsDepartment({ name, showrooms }: ManagedDepartment): string | undefined {
  if (showrooms === 0) return undefined;
  const sell = showrooms === 1 ? "sells" : "sell";
  return `${count(showrooms, "showroom")} ${sell} ${name}. Hide it, or remove it from the showrooms first.`;
}

/** Why a category cannot be deleted; undefined where it can. Products that move to another category are no reason. */
export function keepsCategory(
  category: ManagedCategory,
  { children, moves }: { children: number; moves: boolean },
): string | undefined {
  const { name, products, markups } = category;
  if (children > 0)
    return `${name} has ${count(children, "category", "categories")}. Move or delete them first.`;
  if (moves) return undefined;
  if (products > 0) {
    return `${count(products, "product")} ${products === 1 ? "is" : "are"} in ${name}. Move them to another category first.`;
  }
  if (markups > 0) {
    return `${count(markups, "showroom")} ${markups === 1 ? "has its" : "have their"} own markup on ${name}. Choose a category to replace it.`;
  }
  return undefined;
}

/** Why an attribute cannot be deleted; undefined where it can. */
export function keepsAttribute({
  label,
  products,
  categories,
}: {
  label: string;
  products: number;
  categories: readonly string[];
}): string | undefined {
  if (categories.length > 0) return `${label} is a filter in ${listed(categories)}. Remove it there first.`;
  if (products > 0)
    return `${count(products, "product")} ${products === 1 ? "has" : "have"} a value for ${label}.`;
  return undefined;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

interface Parts {
  departments: readonly Pick<ManagedDepartment, "name" | "slug" | "category_ids">[];
  categories: readonly Pick<
    ManagedCategory,
    "id" | "parent_id" | "name" | "slug" | "description" | "facets"
  >[];
  attributes: readonly CategoriesFile["attributes"][number][];
}

/** The structure as a file that the import brings back as it is. */
export function fileOf({ departments, categories, attributes }: Parts): CategoriesFile {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const own = ({ name, slug, description, facets }: Parts["categories"][number]) => ({
    name,
    slug,
    description,
    facets: [...facets],
  });
  return {
    departments: departments.map(({ name, slug, category_ids }) => ({
      name,
      slug,
      categories: category_ids.flatMap((id) => slugs.get(id) ?? []),
    })),
    categories: categories
      .filter(({ parent_id }) => parent_id === null)
      .map((category) => ({
        ...own(category),
        children: categories.filter(({ parent_id }) => parent_id === category.id).map(own),
      })),
    attributes: attributes.map(({ key, label, kind, unit, choices = [] }) => ({
      key,
      label,
      kind,
      unit,
      ...(choices.length > 0 && { choices }),
    })),
  };
}
