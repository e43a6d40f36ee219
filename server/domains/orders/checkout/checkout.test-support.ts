import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  type Buyer,
  countRows,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";
import type { Platform } from "../../../platform/platform.ts";

export const tile = "NQT-CARR-1224-M";
export const faucet = "WSP-ARB-CH";

type Charge = Platform["payments"]["charge"];

/** Opens a shop for the tests of a file and closes it after them. It is empty until the first test starts. */
export function shopForTests(): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    Object.assign(shop, await openShop());
  });
  afterAll(() => shop.close());
  return shop;
}

/** The tile's stock and the number of charges as they were before each test. */
export function countedBefore(shop: Shop): { stock: number; charges: number } {
  const before = { stock: 0, charges: 0 };
  beforeEach(async () => {
    before.stock = await stockOf(shop, tile);
    before.charges = await countRows(shop, "sandbox_charges");
  });
  return before;
}

/** Replaces how cards are charged until the returned function is called. */
export function replaceCharge(shop: Shop, charge: Charge): () => void {
  const { payments } = shop.platform;
  shop.platform.payments = { ...payments, charge };
  return () => {
    shop.platform.payments = payments;
  };
}

/** Sends an order whose process "dies" after `charge`: the request never ends. */
export async function orderAndCrash(
  shop: Shop,
  charge: (request: Parameters<Charge>[0]) => Promise<unknown>,
  card: "good" | "declined" = "good",
): Promise<Buyer> {
  const buyer = await shop.buyer({ [tile]: 3 });
  const begun = Promise.withResolvers<void>();
  const restore = replaceCharge(shop, async (request) => {
    await charge(request);
    begun.resolve();
    return new Promise<never>(() => {});
  });
  void sendOrder(buyer, await orderForm(buyer, { card }));
  await begun.promise;
  restore();
  return buyer;
}
