import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { statementsOf } from "../../../../tests/support/counted-statements.ts";
import { orderForm, portland, sendOrder } from "../../../../tests/support/shop.ts";
import { faucet, shopForTests, tile } from "./checkout.test-support.ts";

const shop = shopForTests();

/** A request's statements. */
const requestStatements = (request: () => Promise<{ status: number }>) =>
  statementsOf(async () => expect((await request()).status).toBeLessThan(300));

test("a cart update, a quote and a checkout ask the database no more often than they do now", async () => {
  const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
  const cart = (change: object) =>
    buyer.call("POST /api/projectCart/update_cart", { project: buyer.project, sku: tile, ...change });
  const most = async (count: number, request: () => Promise<{ status: number }>) => {
    const statements = await requestStatements(request);
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(count);
  };
  await most(4, () => cart({ qty: 6 }));
  await most(10, () => cart({ qty: 1, add: true }));
  await most(8, () => buyer.call("POST /api/checkout/quote", { project: buyer.project, shipping: portland }));
  const form = await orderForm(buyer);
  await most(58, () => sendOrder(buyer, form, randomUUID()));
});

test("a cart of many lines takes as many statements as one line", async () => {
  const buyer = await shop.buyer({});
  const create = (lines: readonly { sku: string; qty: number; surface?: string }[]) => () =>
    buyer.call("POST /api/projectCart", { showroom: "OAKSTONE", is_cart: false, lines });
  const one = await requestStatements(create([{ sku: tile, qty: 2 }]));
  const surfaces = Array.from({ length: 40 }, (_, at) => ({ sku: tile, qty: 2, surface: `wall:${at}` }));
  const many = await requestStatements(create(surfaces));
  expect(many.length).toBe(one.length);
});

test("a list of orders asks once for its page and for how many stand where", async () => {
  const { call } = await shop.buyer({ [tile]: 4 });
  for (const query of ["", "?stands=Delivered", "?sort=-total", "?q=tile"]) {
    const statements = await requestStatements(() => call(`GET /api/orders${query}`));
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(2);
  }
});
