import { useEffect, useState } from "react";
import type { BoardItem } from "../../../contract/design/boards.ts";
import type { RoomGood } from "../../../contract/design/room-design.ts";
import { ApiError, api } from "../../client/api.ts";
import { goodsFor } from "../../kit/room/showroom-goods.ts";

export type Goods = ReadonlyMap<string, RoomGood>;

const none: Goods = new Map();

export const skusOf = (items: readonly BoardItem[]): string[] =>
  [...new Set(items.flatMap((item) => (item.kind === "product" ? item.sku : [])))].sort();

/** Today's names, prices and pictures of the products on boards, by SKU. */
export function useBoardGoods(skus: readonly string[], showroom: string | undefined): Goods {
  const [goods, setGoods] = useState<Goods>(none);
  const wanted = skus.join("\n");
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    goodsFor(api, showroom, wanted.split("\n"))
      .then((found) => {
        if (!isOver) setGoods(new Map(found.map((good) => [good.sku, good])));
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    return () => {
      isOver = true;
    };
  }, [wanted, showroom]);
  return goods;
}
