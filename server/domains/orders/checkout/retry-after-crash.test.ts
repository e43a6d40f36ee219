import { describe, expect, test } from "vitest";
import { countRows, orderForm, sendOrder, stockOf } from "../../../../tests/support/shop.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import { countedBefore, orderAndCrash, replaceCharge, shopForTests, tile } from "./checkout.test-support.ts";
import { recoverPayments } from "./recover.flow.ts";

const shop = shopForTests();
const before = countedBefore(shop);

describe("after a crash, a retry with a valid card", () => {
  test("is not refused because the first card was declined", async () => {
    const { payments } = shop.platform;
    const buyer = await orderAndCrash(shop, (request) => payments.charge(request), "declined");
    const answer = await sendOrder(buyer, await orderForm(buyer));
    expect([answer.status, answer.body.data?.order.status]).toEqual([201, "paid"]);
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 2);
    expect(await stockOf(shop, tile)).toBe(before.stock - 3);
  });

  test("is not refused either if the first attempt is canceled at that moment", async () => {
    const buyer = await orderAndCrash(shop, async () => {});
    const form = await orderForm(buyer);
    const { payments } = shop.platform;
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    shop.platform.payments = {
      ...payments,
      findCharge: (request) => {
        asked();
        return payments.findCharge(request);
      },
    };
    const answer = sendOrder(buyer, form);
    await isAsked;
    shop.clock.skipMinutes(1);
    await recoverPayments(shop.platform);
    shop.platform.payments = payments;
    expect((await answer).body.data?.order.status).toBe("paid");
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 1);
    expect(await stockOf(shop, tile)).toBe(before.stock - 3);
  });

  test("with the declined card is refused, and nothing is tried twice", async () => {
    const { payments } = shop.platform;
    const buyer = await shop.buyer({ [tile]: 3 });
    const form = await orderForm(buyer, { card: "declined" });
    const restore = replaceCharge(shop, async (request) => {
      await payments.charge(request);
      throw new GatewayUnreachable("the reply was lost");
    });
    await sendOrder(buyer, form);
    restore();
    expect((await sendOrder(buyer, form)).body.code).toBe("payment_declined");
    expect(await countRows(shop, "sandbox_charges")).toBe(before.charges + 1);
  });
});
