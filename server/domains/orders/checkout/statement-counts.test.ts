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

/** What a request asked of the database, and the list of it. */
interface Cost extends Budget {
  list: string;
}

async function costOf(request: () => Promise<{ status: number }>): Promise<Cost> {
  const asked = await askedBy(async () => expect((await request()).status).toBeLessThan(300));
  return {
    statements: asked.length,
    trips: asked.filter(({ isAlone }) => isAlone).length,
    list: asked
      .map(({ statement, isAlone }) => `${isAlone ? "trip" : "  + "} ${statement.trim()}`)
      .join("\n"),
  };
}

/**
 * Fails if a request costs more than its budget. Each statement costs Node and PostgreSQL processor time, and each round
 * trip wakes both once more. Before you raise a budget: can the new statement be part of one that is there, follow the
 * answer, or be sent together with others (`Promise.all` in a transaction)? `docs/decisions/0018-request-budget.md` says
 * more. Of several costs the smallest counts: on a busy machine an answer can come before the next statement is sent, so
 * that there are more round trips.
 */
function within(budget: Budget, costs: readonly Cost[]): void {
  const best = {
    statements: Math.min(...costs.map(({ statements }) => statements)),
    trips: Math.min(...costs.map(({ trips }) => trips)),
  };
  const isKept = best.statements <= budget.statements && best.trips <= budget.trips;
  expect(isKept, `${JSON.stringify(best)}, budget ${JSON.stringify(budget)}:\n${costs[0]!.list}`).toBe(true);
}

test("a cart update, a quote and a checkout cost no more statements and round trips than their budget", async () => {
  const costs = { set: [] as Cost[], add: [] as Cost[], quote: [] as Cost[], order: [] as Cost[] };
  for (let turn = 0; turn < 3; turn++) {
    const buyer = await shop.buyer({ [tile]: 4, [faucet]: 1 });
    const cart = (change: object) =>
      buyer.call("POST /api/projectCart/update_cart", { project: buyer.project, sku: tile, ...change });
    costs.set.push(await costOf(() => cart({ qty: 6 })));
    costs.add.push(await costOf(() => cart({ qty: 1, add: true })));
    const quote = { project: buyer.project, shipping: portland };
    costs.quote.push(await costOf(() => buyer.call("POST /api/checkout/quote", quote)));
    const form = await orderForm(buyer);
    costs.order.push(await costOf(() => sendOrder(buyer, form, randomUUID())));
  }
  within({ statements: 4, trips: 3 }, costs.set);
  within({ statements: 10, trips: 7 }, costs.add);
  within({ statements: 6, trips: 4 }, costs.quote);
  within({ statements: 50, trips: 18 }, costs.order);
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
