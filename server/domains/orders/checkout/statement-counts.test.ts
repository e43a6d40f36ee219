import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orderForm, portland, sendOrder } from "../../../../tests/support/shop.ts";
import { faucet, shopForTests, tile } from "./checkout.test-support.ts";

const shop = shopForTests();

/** What the server does beside the requests. */
const isBesides = (statement: string) => /^\s*(listen|select 1$)|stream_outbox.*skip locked/s.test(statement);

let asked: string[] = [];
beforeEach(() => {
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    asked.push(typeof first === "string" ? first : (first.text ?? ""));
    return Reflect.apply(query, this, args);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A request's statements. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  asked = [];
  expect((await request()).status).toBeLessThan(300);
  return asked.filter((statement) => !isBesides(statement));
}

test("a cart update, a quote and a checkout ask the database no more often than they do now", async () => {
  const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
  const cart = (change: object) =>
    buyer.call("POST /api/projectCart/update_cart", { project: buyer.project, sku: tile, ...change });
  const most = async (count: number, request: () => Promise<{ status: number }>) => {
    const statements = await statementsOf(request);
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
  const one = await statementsOf(create([{ sku: tile, qty: 2 }]));
  const surfaces = Array.from({ length: 40 }, (_, at) => ({ sku: tile, qty: 2, surface: `wall:${at}` }));
  const many = await statementsOf(create(surfaces));
  expect(many.length).toBe(one.length);
});
