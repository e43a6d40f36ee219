import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Quote } from "../../../../contract/orders/checkout.ts";
import { sharedData } from "../../../../tests/support/shared-data.ts";
import { type Buyer, order, orderForm, portland, sendOrder } from "../../../../tests/support/shop.ts";
import { shopForTests, tile } from "./checkout.test-support.ts";

const shop = shopForTests();
const beverlyHills = { ...portland, city: "Beverly Hills", state: "CA", zip_code: "90210" };

const ask = (buyer: Buyer, shipping: object) =>
  buyer.call<Quote>("POST /api/checkout/quote", { project: buyer.project, shipping });
const inCalifornia = "90210 is in California. Change the ZIP code or the state.";

test("an address whose ZIP code is in another state is neither quoted nor ordered", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const wrong = { ...beverlyHills, state: "OR" };
  const asked = await ask(buyer, wrong);
  expect(asked).toMatchObject({ status: 422, body: { errors: { "shipping.zip_code": [inCalifornia] } } });
  const form = await orderForm(buyer);
  const sent = await sendOrder(buyer, { ...form, shipping: wrong });
  expect(sent).toMatchObject({ status: 422, body: { errors: { "shipping.zip_code": [inCalifornia] } } });
  const made = await order(buyer, { shipping: beverlyHills });
  const { merchandise, tax } = made.totals!;
  expect(tax).toBe(Math.round(merchandise * 7.25) / 100);
});

test.each([
  ["AE", "APO", "09012"],
  ["GU", "Hagatna", "96910"],
  ["FM", "Pohnpei", "96941"],
  ["MH", "Majuro", "96960"],
  ["PW", "Palau", "96940"],
  // in no table of ZIP codes: the first three digits decide
  ["OR", "Portland", "97299"],
])("%s, %s %s is quoted", async (state, city, zip_code) => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const { status, body } = await ask(buyer, { ...portland, state, city, zip_code });
  expect([status, body.data.totals?.tax]).toEqual([200, 0]);
});

test("a territory's ZIP code is told from its neighbor's", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const { body } = await ask(buyer, { ...portland, state: "GU", city: "Palau", zip_code: "96940" });
  expect(body.errors).toEqual({
    "shipping.zip_code": ["96940 is in Palau. Change the ZIP code or the state."],
  });
});

test("freight is not sent to a PO Box, parcels are", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const box = { ...portland, street: "PO Box 114" };
  const shipAs = (freight_class: string) =>
    shop.platform.db.updateTable("variants").set({ freight_class }).where("sku", "=", tile).execute();
  await shipAs("freight_70");
  expect((await ask(buyer, box)).body.errors).toEqual({
    "shipping.street": ["Freight trucks can't deliver to a PO Box. Enter a street address for this order."],
  });
  await shipAs("parcel");
  expect((await ask(buyer, box)).status).toBe(200);
});

const caseFile = sharedData("cases/p08-zip-other-state.json");
test.skipIf(!caseFile)("the case of a PO Box in Portland, OR 90210", async () => {
  const { right } = JSON.parse(readFileSync(caseFile!, "utf8")) as { right: string };
  expect(right).toContain("7.25 %");
  const buyer = await shop.buyer({ [tile]: 2 });
  const asked = { street: "PO Box 114", apartment: "", city: "Portland", state: "OR", zip_code: "90210" };
  expect((await ask(buyer, asked)).body.errors).toHaveProperty(["shipping.zip_code"]);
});
