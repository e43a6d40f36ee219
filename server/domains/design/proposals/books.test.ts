import { expect, it } from "vitest";
import { expectBooksAgree } from "../../../../tests/support/books-agree.ts";
import { openShop } from "../../../../tests/support/shop.ts";
import { settleOpenRefunds } from "../../orders/orders/take-back.flow.ts";
import {
  draft,
  kitchen,
  newCustomer,
  pay,
  product,
  section,
  send,
  sign,
  tile,
} from "./proposals.test-support.ts";

it("has books that agree with the provider's lists: deposits, orders, what goes back", async () => {
  const market = await openShop();
  try {
    const seller = await market.signIn(market.market.oakstone.user_id);
    const client = await newCustomer(market);
    const floor = { sections: [section("Floor", [product(tile, 4)])] };
    const half = { ...floor, deposit: { kind: "percent", percent: 50 } };
    const sent = await send(seller, await draft(seller, half));
    await sign(sent, client);
    await pay(sent, client);
    const [order] = (await pay(sent, client)).body.data.proposal.orders;
    const canceled = await client.call(`POST /api/orders/${order!.id}/cancel`, { reason: "Measured again" });
    expect(canceled.status).toBe(200);
    const given = await send(seller, await draft(seller, kitchen()));
    await sign(given, client);
    await pay(given, client);
    expect((await seller.call(`POST /api/pro/proposals/${given.id}/cancel`)).status).toBe(200);
    market.clock.skipMinutes(2);
    await settleOpenRefunds(market.platform);
    await expectBooksAgree(market, { charges: 3, refunds: 3 });
  } finally {
    await market.close();
  }
});
