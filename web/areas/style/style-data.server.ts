import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { templatesOfRounds } from "../../../domain/projects/style-profile/rounds.ts";
import { skusOf } from "../../../domain/room/edit/skus-of.ts";
import type { Api } from "../../client/api-call.ts";
import { productsFor } from "../../kit/room/showroom-products.ts";
import { tileOf } from "../../kit/room/template-list.server.ts";
import type { PictureData } from "../../ui/picture.tsx";
import { inColors } from "./round-words.ts";

export interface ShownRoom {
  name: string;
  picture: PictureData;
}

/** The rooms of all choices that have a picture, by template. */
export async function roomsToChoose(api: Api): Promise<Record<string, ShownRoom>> {
  const { data } = await api("GET /api/templates", {
    query: { of: "shared", ids: templatesOfRounds.join(","), per_page: 32 },
  });
  return Object.fromEntries(
    data.data.flatMap(({ id, name, picture }) => (picture ? [[id, { name, picture }]] : [])),
  );
}

/** Templates of a style, and products that its rooms are made of. */
export async function lookOf(api: Api, style: string, showroom: string | undefined) {
  const { data: found } = await api("GET /api/templates", {
    query: { of: "shared", style, showroom, per_page: 6 },
  });
  const designs = await Promise.all(
    found.data
      .slice(0, 3)
      .map(({ id }) => api("GET /api/templates/{id}", { params: { id }, query: { showroom } })),
  );
  const skus = designs.map(({ data }) => skusOf(data.design));
  const products = await productsFor(api, showroom, skus.flat());
  return {
    templates: found.data.map(tileOf),
    total: found.total,
    products: mixed(skus, products),
    shelves: productListsOf(products),
  };
}

/** A product list in the colors of a style. */
export interface StyleProducts {
  name: string;
  path: string;
}
const mostLists = 8;

/** Lists of the kinds of product in these rooms, filtered by the colors that the rooms have them in. */
function productListsOf(products: readonly RoomProduct[]): StyleProducts[] {
  const colors = new Map<string, { name: string; families: Set<string> }>();
  for (const { category, attributes } of products) {
    const families = [attributes.color_family].flat().filter((one) => typeof one === "string");
    if (families.length === 0 || isPlain.test(category.slug_url)) continue;
    const kind = colors.get(category.slug_url) ?? { name: category.name, families: new Set() };
    // a product of many colors says nothing about the style
    if (families.length <= 2) for (const family of families) kind.families.add(family);
    colors.set(category.slug_url, kind);
  }
  return [...colors]
    .filter(([, { families }]) => families.size > 0)
    .slice(0, mostLists)
    .map(([slug, { name, families }]) => {
      const chosen = [...families].sort();
      const query = new URLSearchParams(chosen.map((family) => ["f.color_family", family]));
      return { name: inColors(name, chosen), path: `/category/${slug}/product?${query}` };
    });
}

const mostProducts = 8;
/** What looks alike in most rooms. */
const isPlain = /paint|trim|mold|baseboard|crown/;

/** One product of each kind at most, rooms in turn, since eight tiles say less about a style than a whole room. */
function mixed(rooms: readonly (readonly string[])[], products: readonly RoomProduct[]) {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const inTurn = Array.from({ length: Math.max(0, ...rooms.map(({ length }) => length)) }, (_, at) =>
    rooms.flatMap((skus) => bySku.get(skus[at] ?? "") ?? []),
  ).flat();
  const kinds = new Map<string, RoomProduct>();
  for (const product of inTurn) {
    const kind = product.category.slug_url;
    if (product.image && !isPlain.test(kind) && !kinds.has(kind)) kinds.set(kind, product);
  }
  return [...kinds.values()].slice(0, mostProducts).map((product) => {
    const { sku, hash, name, brand, image, price, unit } = product;
    return { sku, hash, name, brand, image, price, unit };
  });
}
export type StyleProduct = ReturnType<typeof mixed>[number];
