import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askedBy, statementsOf } from "../../../../tests/support/counted-statements.ts";
import { orderForm, portland, sendOrder } from "../../../../tests/support/shop.ts";
import { faucet, shopForTests, tile } from "./checkout.test-support.ts";

const shop = shopForTests();

/** A request's statements. */
const requestStatements = (request: () => Promise<{ status: number }>) =>
  statementsOf(async () => expect((await request()).status).toBeLessThan(300));

interface Budget {
  statements: number;
  trips: number;
}

/**
 * Fails if a request costs more than its budget. Each statement costs Node and PostgreSQL processor time, and each round
 * trip wakes both once more. Before you raise a budget: can the new statement be part of one that is there, follow the
 * answer, or be sent together with others (`Promise.all` in a transaction)? `docs/decisions/0018-request-budget.md` says
 * more.
 */
async function within(budget: Budget, request: () => Promise<{ status: number }>): Promise<void> {
  const asked = await askedBy(async () => expect((await request()).status).toBeLessThan(300));
  const cost = { statements: asked.length, trips: asked.filter(({ isAlone }) => isAlone).length };
  const list = asked.map(({ statement, isAlone }) => `${isAlone ? "trip" : "  + "} ${statement.trim()}`);
  const isKept = cost.statements <= budget.statements && cost.trips <= budget.trips;
  expect(isKept, `${JSON.stringify(cost)}, budget ${JSON.stringify(budget)}:\n${list.join("\n")}`).toBe(true);
}

test("a cart update, a quote and a checkout cost no more statements and round trips than their budget", async () => {
  const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
  const cart = (change: object) =>
    buyer.call("POST /api/projectCart/update_cart", { project: buyer.project, sku: tile, ...change });
  await within({ statements: 4, trips: 3 }, () => cart({ qty: 6 }));
  await within({ statements: 10, trips: 8 }, () => cart({ qty: 1, add: true }));
  const quote = { project: buyer.project, shipping: portland };
  await within({ statements: 6, trips: 4 }, () => buyer.call("POST /api/checkout/quote", quote));
  const form = await orderForm(buyer);
  await within({ statements: 54, trips: 20 }, () => sendOrder(buyer, form, randomUUID()));
});

test("a cart update costs the same with 1 line and with 50", async () => {
  const cost = async (lines: number) => {
    const buyer = await shop.buyer({});
    const surfaces = Array.from({ length: lines }, (_, at) => ({ sku: tile, qty: 2, surface: `wall:${at}` }));
    const made = await buyer.call<{ id: string }>("POST /api/projectCart", {
      showroom: "OAKSTONE",
      is_cart: false,
      lines: surfaces,
    });
    const change = { project: made.body.data.id, sku: tile, surface: "wall:0" };
    const set = await requestStatements(() =>
      buyer.call("POST /api/projectCart/update_cart", { ...change, qty: 3 }),
    );
    const added = await requestStatements(() =>
      buyer.call("POST /api/projectCart/update_cart", { ...change, qty: 1, add: true }),
    );
    return [set.length, added.length];
  };
  expect(await cost(50)).toEqual(await cost(1));
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
