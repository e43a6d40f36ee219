import type { RoomDesign } from "../../contract/design/room-design.ts";
import { productsOf } from "../../demo/rooms/design-products.ts";
import { toDollars } from "../money/money.ts";
import { productsBySku } from "../room/takeoff/products-by-sku.ts";
import { takeoffOf } from "../room/takeoff/takeoff.ts";
import type { Counted } from "./design-task.types.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

/** A design's takeoff at the demo's trade prices. */
export async function count(design: RoomDesign): Promise<Counted> {
  const products = productsBySku(
    productsOf(design, offers).map((product) => ({
      ...product,
      price: toDollars(offers.entry(product.sku)!.variant.wholesale_cents),
    })),
  );
  return { takeoff: takeoffOf(design, products), products };
}
