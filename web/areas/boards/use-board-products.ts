import { useEffect, useState } from "react";
import type { BoardItem } from "../../../contract/design/boards.ts";
import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { ApiError, api } from "../../client/api.ts";
import { productsFor } from "../../kit/room/showroom-products.ts";

export type Products = ReadonlyMap<string, RoomProduct>;

const none: Products = new Map();

export const skusOf = (items: readonly BoardItem[]): string[] =>
  [...new Set(items.flatMap((item) => (item.kind === "product" ? item.sku : [])))].sort();

/** Today's names, prices and pictures of the products on boards, by SKU. */
export function useBoardProducts(skus: readonly string[], showroom: string | undefined): Products {
  const [products, setProducts] = useState<Products>(none);
  const wanted = skus.join("\n");
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    productsFor(api, showroom, wanted.split("\n"))
      .then((found) => {
        if (!isOver) setProducts(new Map(found.map((product) => [product.sku, product])));
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    return () => {
      isOver = true;
    };
  }, [wanted, showroom]);
  return products;
}
