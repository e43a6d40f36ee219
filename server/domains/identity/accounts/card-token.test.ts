import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import { productCard, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { stripeGateway } from "../../../platform/payments/stripe.ts";

const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };

describe("a card that Stripe's own fields took", () => {
  let server: StripeServer;
  let test: TestApp;
  beforeAll(async () => {
    server = await startStripeServer();
    test = await testApp({ payments: stripeGateway(keys, server.address) });
  });
  afterAll(async () => {
    await test?.close();
    await server?.close();
  });

  const cardOf = async (who: Visitor) => {
    const { body } = await who.call("GET /api/profile?checkout=1");
    return (body.data as { card: unknown }).card;
  };

  it("is kept with a new account, as Stripe describes it", async () => {
    server.holders.set("pm_good_1", "Ada L Moreno");
    const who = visitor(test.app);
    const form = registration("hosted@example.test", { card_token: "pm_good_1" });
    const { status, body } = await who.call("POST /api/register", form);
    expect(status).toBe(201);
    who.token = body.token;
    expect(await cardOf(who)).toEqual({
      brand: "Visa",
      last4: "4242",
      exp_date: "08/34",
      name_on_Card: "Ada L Moreno",
    });
  });

  it("takes the place of the saved card in the account, and says so when the bank wants to be asked", async () => {
    const who = visitor(test.app);
    who.token = (await who.call("POST /api/register", registration("later@example.test"))).body.token;
    server.holders.set("pm_good_2", "Ada Moreno");
    expect((await who.call("PUT /api/profile", { card_token: "pm_good_2" })).status).toBe(200);
    expect(await cardOf(who)).toMatchObject({ name_on_Card: "Ada Moreno" });

    const asked = await who.call("PUT /api/profile", { card_token: "pm_asks_3" });
    expect(asked.status).toBe(422);
    expect(asked.body.errors.card_number?.[0]).toMatch(/Your bank asks you to confirm/);
    expect(await cardOf(who)).toMatchObject({ name_on_Card: "Ada Moreno" });
  });

  it("never is a number: the card's own fields are refused, in both places and at the token's address", async () => {
    const who = visitor(test.app);
    who.token = (await who.call("POST /api/register", registration("fields@example.test"))).body.token;
    const refused = [
      await who.call("PUT /api/profile", productCard),
      await who.call("POST /api/payments/token", productCard),
      await visitor(test.app).call("POST /api/register", registration("typed@example.test", productCard)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    for (const { body } of refused) expect(body.errors.card_number?.[0]).toMatch(/payment provider alone/);
  });

  it("is refused: test payments take the card itself", async () => {
    const sandbox = await testApp();
    const form = registration("sandbox@example.test", { card_token: "pm_good_9" });
    const { status, body } = await visitor(sandbox.app).call("POST /api/register", form);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["card_token"]]);
    await sandbox.close();
  });
});
