import type { getProduct } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { type MediaRow, pictureOf, type Showroom } from "../../showrooms/showrooms/index.ts";
import type { Catalog } from "./catalog.flow.ts";
import type { CategoryNode, CategoryTree } from "./category-tree.rules.ts";
import { leftOutOf, soldCategories } from "./listing/left-out.rules.ts";

type Data = EndpointReply<typeof getProduct>["data"];

/** From the top category down to this one, each with its page's URL. */
export function breadcrumbOf(tree: CategoryTree, categoryId: number): Data["breadcrumb"] {
  return tree
    .pathOf(categoryId)
    .reverse()
    .map((node) => ({ label: node.name, url: `/category/${node.slug}` }));
}

/** A category with its children, their counts, and its departments. */
export function categoryView(
  { tree, listing }: Catalog,
  node: CategoryNode,
  media: ReadonlyMap<number, MediaRow>,
  showroom: Showroom | null,
): NonNullable<Data["category"]> {
  const sold = showroom && soldCategories(tree, showroom);
  const leftOut = leftOutOf(listing, showroom);
  const count = (id: number) =>
    tree
      .below(id)
      .filter((below) => sold === null || sold.has(below))
      .reduce((sum, below) => sum + listing.shelf(below).total - (leftOut?.countOn(below) ?? 0), 0);
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
