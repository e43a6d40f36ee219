import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { productCard, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { GatewayUnreachable, type PaymentGateway } from "../../../platform/payments/gateway.ts";
import { jobs } from "./index.ts";

let shop: Shop;
let forgotten: string[];
/** How the provider reacts to a deletion request. */
let answer: () => void = () => {};
beforeAll(async () => {
  shop = await openShop();
  forgotten = [];
  const { payments } = shop.platform;
  const forget: PaymentGateway["forget"] = async (token) => {
    answer();
    forgotten.push(token);
    await payments.forget(token);
  };
  // the provider is an outside service: everything else works as usual, and deletions are recorded
  shop.platform.payments = { ...payments, forget };
});
afterAll(() => shop.close());

let people = 0;
async function withCard(): Promise<{ who: Visitor; token: string }> {
  const who = visitor(shop.app);
  const { body } = await who.call(
    "POST /api/register",
    registration(`card${++people}@example.test`, productCard),
  );
  who.token = body.token;
  return { who, token: (await keptTokens(body.user.id))[0]! };
}
const keptTokens = async (user_id: string) =>
  (
    await shop.platform.db
      .selectFrom("saved_cards")
      .select("provider_token")
      .where("user_id", "=", user_id)
      .execute()
  ).map((row) => row.provider_token);

async function anHourLater(): Promise<void> {
  shop.clock.skipMinutes(61);
  for (const job of jobs) await job.run(shop.platform);
}

describe("a card that no account keeps any more", () => {
  it("is forgotten by the provider after an hour, once, when it was removed", async () => {
    const { who, token } = await withCard();
    await who.call("PUT /api/profile", { remove_card: true });
    for (const job of jobs) await job.run(shop.platform);
    expect(forgotten).not.toContain(token);
    await anHourLater();
    await anHourLater();
    expect(forgotten.filter((one) => one === token)).toEqual([token]);
  });

  it("is deleted when another replaces it, and that one stays", async () => {
    const { who, token } = await withCard();
    await who.call("PUT /api/profile", { ...productCard, card_number: "5555 5555 5555 4444" });
    await who.call("PUT /api/profile", { full_name: "Ada Renamed" });
    forgotten = [];
    await anHourLater();
    expect(forgotten).toEqual([token]);
  });

  it("is forgotten with the account", async () => {
    const { who, token } = await withCard();
    const { status } = await who.call("POST /api/privacy/delete_account", {
      password: "copper-kettle-9",
      confirm: "DELETE",
    });
    expect(status).toBe(200);
    await anHourLater();
    expect(forgotten).toContain(token);
  });

  it("is asked for again when the provider could not be reached", async () => {
    const { who, token } = await withCard();
    await who.call("PUT /api/profile", { remove_card: true });
    answer = () => {
      throw new GatewayUnreachable("no answer");
    };
    await anHourLater();
    expect(forgotten).not.toContain(token);
    answer = () => {};
    await anHourLater();
    expect(forgotten).toContain(token);
  });
});
