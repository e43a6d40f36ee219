import { randomUUID } from "node:crypto";
import type { Project } from "../../contract/design/project-cart.ts";
import type { Quote } from "../../contract/orders/checkout.ts";
import { demoPassword } from "../../demo/people/designers.ts";
import { loadFlow, type Pressure } from "../load.ts";
import { scattered } from "../market.ts";
import { productsToBuy } from "../products-to-buy.ts";
import { type Scenario, usual } from "../scenario.ts";
import type { Stage } from "../stage.ts";

const buyers = 32;
/** Carts to prepare per second and buyer; a buyer who has ordered all of them stops. */
const ordersPerSecond = { alone: 100, together: 250 };

const shipping = { street: "18 Alder Way", city: "Portland", state: "OR", zip_code: "97201" };
const card = { card_number: "4242424242424242", name_on_Card: "Bench Buyer", exp_date: "12/40", cvv: "123" };

type Headers = Record<string, string>;

/** Quote, card token and checkout; putting things into the cart comes before and is not counted. */
export const checkoutScenario: Scenario = {
  ...usual,
  name: "checkout",
  connections: [1, 16, buyers, 64],
  budgets: [
    { at: buyers, per_second: 100 },
    { at: buyers, p99_ms: 800 },
  ],
  warmUp_s: 0,
  prepare: async (stage) => {
    const showroom = stage.market.showrooms[0]!;
    const next = scattered(await productsToBuy(stage, showroom));
    const people = await signIn(stage);
    const fill = (headers: Headers) => {
      const lines = [next().choice, next().choice].map(({ sku, qty }) => ({ sku, qty }));
      return fillCart(stage, headers, { showroom, lines });
    };
    return async (pressure) => {
      const carts = await fillCarts(pressure, people, fill);
      return loadFlow(pressure, async (person) => {
        const buyer = person % people.length;
        const project = carts[buyer]!.pop();
        if (project) await order(stage, people[buyer]!, project);
        return project !== undefined;
      });
    };
  },
};

async function signIn({ client, database }: Stage): Promise<Headers[]> {
  const customers = await database.db
    .selectFrom("users")
    .select("email")
    .where((where) => where.and({ type: "User", status: "Active" }))
    .where("email_verified_at", "is not", null)
    .orderBy("email")
    .limit(buyers)
    .execute();
  const people: Headers[] = [];
  for (const { email } of customers) {
    const { text } = await client.send("POST", "/api/login", { body: { email, password: demoPassword } });
    const { token } = JSON.parse(text) as { token?: string };
    if (!token) throw new Error(`${email} cannot sign in: ${text}`);
    people.push({ Authorization: `Bearer ${token}` });
  }
  return people;
}

/** Ids of projects to be ordered, by buyer. An account has one cart in a showroom, but projects without end. */
async function fillCarts(
  { connections, seconds }: Pressure,
  people: readonly Headers[],
  fill: (headers: Headers) => Promise<string>,
): Promise<string[][]> {
  const busy = Math.min(connections, people.length);
  const each = Math.ceil(
    (seconds * (connections === 1 ? ordersPerSecond.alone : ordersPerSecond.together)) / busy,
  );
  const carts: string[][] = people.map(() => []);
  const filling = Array.from({ length: busy }, async (_, buyer) => {
    while (carts[buyer]!.length < each) carts[buyer]!.push(await fill(people[buyer]!));
  });
  await Promise.all(filling);
  return carts;
}

async function fillCart(
  { client }: Stage,
  headers: Headers,
  body: { showroom: string; lines: readonly { sku: string; qty: number }[] },
): Promise<string> {
  const { id } = await client.data<Project>("POST", "/api/projectCart", { headers, body });
  return id;
}

async function order({ client }: Stage, headers: Headers, project: string): Promise<void> {
  const quote = await client.data<Quote>("POST", "/api/checkout/quote", {
    headers,
    body: { project, shipping },
  });
  const { token } = await client.data<{ token: string }>("POST", "/api/payments/token", {
    headers,
    body: card,
  });
  const { action } = await client.data<{ action: unknown }>("POST", "/api/checkout", {
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    body: { project, shipping, payment: { token }, expected_total: quote.totals.total },
  });
  if (action !== null) throw new Error("the bank asks, which this card's does not");
}
