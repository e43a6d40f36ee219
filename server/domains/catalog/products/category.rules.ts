import type { getProduct } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { type MediaRow, pictureOf, type Showroom } from "../../showrooms/showrooms/index.ts";
import type { CategoryNode, CategoryTree } from "./category-tree.rules.ts";
import { soldCategories } from "./listing/left-out.rules.ts";

type Data = EndpointReply<typeof getProduct>["data"];

/** From the top category down to this one, each with its page's URL. */
export function breadcrumbOf(tree: CategoryTree, categoryId: number): Data["breadcrumb"] {
  return tree
    .pathOf(categoryId)
    .reverse()
    .map((node) => ({ label: node.name, url: `/category/${node.slug}` }));
}

/**
 * A category with its children, their counts, and its departments.
 * @param countOf how many products the showroom sells directly in a category
 */
export function categoryView(
  { tree, countOf }: { tree: CategoryTree; countOf: (categoryId: number) => number },
  node: CategoryNode,
  media: ReadonlyMap<number, MediaRow>,
  showroom: Showroom | null,
): NonNullable<Data["category"]> {
  const sold = showroom && soldCategories(tree, showroom);
  const count = (id: number) => tree.below(id).reduce((sum, below) => sum + countOf(below), 0);
  const isShown = ({ id }: CategoryNode) => sold === null || sold.has(id);
  return {
    id: node.id,
    name: node.name,
    slug_url: node.slug,
    description: node.description,
    products: count(node.id),
    children: tree
      .childrenOf(node.id)
      .filter(isShown)
      .map((child) => {
        const picture = media.get(child.id);
        return {
          id: child.id,
          name: child.name,
          slug_url: child.slug,
          products: count(child.id),
          picture: picture ? pictureOf(picture, child.name) : null,
        };
      }),
    menus: tree.menusOf(node.id, showroom?.menu_ids ?? null),
  };
}
