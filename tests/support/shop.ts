import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ErrorCode } from "../../contract/errors.ts";
import type { Quote } from "../../contract/orders/checkout.ts";
import type { Order } from "../../contract/orders/orders.ts";
import { openDatabase } from "../../server/platform/database.ts";
import { newId, randomToken, tokenHash } from "../../server/platform/ids.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { type TestApp, type TestParts, testApp } from "./app.ts";
import { addUser, type Market, marketOf, type SeededShowroom, seedMarket } from "./catalog-seed.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";

/** What an answer of the API holds, as loosely as a client sees it. */
export interface Answer<Data> {
  status: number;
  body: {
    success: boolean;
    message: string;
    code?: ErrorCode;
    errors?: Record<string, string[]>;
    data: Data;
  };
}

/** Somebody signed in, with a bearer token. */
export interface Client {
  user_id: string;
  /** Good without a cookie, as an API client's is. */
  token: string;
  call<Data = { order: Order }>(
    endpoint: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
}

export interface Buyer extends Client {
  project: string;
}

export const portland = {
  street: "18 Alder Way",
  apartment: "",
  city: "Portland",
  state: "OR",
  zip_code: "97201",
};

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  poor: "4000000000009995",
  asks: "4000002500003155",
  /** Also after its bank was asked when it was saved. */
  asks_always: "4000002760003184",
  reply_lost: "4000000000000119",
} as const;

export interface Shop extends TestApp {
  market: Market;
  clock: { skipMinutes(minutes: number): void };
  signIn(userId: string): Promise<Client>;
  /** A new customer who has nothing yet. */
  newCustomer(): Promise<Client>;
  /** A new customer with a cart: quantities by SKU. */
  buyer(lines: Record<string, number>, showroom?: SeededShowroom): Promise<Buyer>;
  /** A new cart for a customer who has no open one in the showroom, or a project that is no cart. */
  fillCart(
    userId: string,
    lines: Record<string, number>,
    showroom?: SeededShowroom,
    isCart?: boolean,
  ): Promise<string>;
}

/** The real app on a database of its own with the test market, and a clock that tests may put forward. */
export async function openShop(
  changes: Partial<Platform> & TestParts = {},
  environment: Readonly<Record<string, string>> = {},
  database?: FreshDatabase,
): Promise<Shop> {
  let skipped = 0;
  const seeded = database ? undefined : await seededMarket();
  const base = await testApp(
    { now: () => new Date(Date.now() + skipped), ...changes },
    environment,
    database ?? (await freshDatabase(seeded?.template)),
  );
  const market = seeded ? marketOf(JSON.parse(seeded.market) as Market) : await seedMarket(base.platform.db);
  const shop: Shop = {
    ...base,
    market,
    clock: {
      skipMinutes(minutes) {
        skipped += minutes * 60_000;
      },
    },
    signIn: (userId) => signIn(base, userId),
    newCustomer: async () =>
      signIn(base, await addUser(base.platform.db, "User", `Customer ${randomUUID()}`)),
    async buyer(lines, showroom = market.oakstone) {
      const user = await addUser(base.platform.db, "User", `Ada Buyer ${randomUUID()}`);
      const project = await fillCart(base.platform, user, lines, showroom);
      return { ...(await signIn(base, user)), project };
    },
    fillCart: (userId, lines, showroom = market.oakstone, isCart = true) =>
      fillCart(base.platform, userId, lines, showroom, isCart),
  };
  return shop;
}

interface Seeded {
  /** The name of a database. */
  template: string;
  /** As JSON: each shop has its own, to change as it likes. */
  market: string;
}

/** The market is seeded once for all files that one process tests, and its database copied for each of them. */
let seededOnce: Promise<Seeded> | undefined;

function seededMarket(): Promise<Seeded> {
  seededOnce ??= seedTemplate();
  return seededOnce;
}

async function seedTemplate(): Promise<Seeded> {
  const { url } = await freshDatabase();
  const { db, close } = openDatabase(url, { connections: 1 });
  const market = JSON.stringify(await seedMarket(db));
  await close();
  return { template: new URL(url).pathname.slice(1), market };
}

async function signIn({ platform, app }: TestApp, user_id: string): Promise<Client> {
  const token = randomToken();
  await platform.db
    .insertInto("sessions")
    .values({
      id: newId(),
      user_id,
      token_hash: tokenHash(token),
      otp_verified_at: new Date(),
      expires_at: new Date(Date.now() + 10 * 365 * 24 * 3600_000),
    })
    .execute();
  return {
    user_id,
    token,
    async call(endpoint, sent, headers = {}) {
      const [method, path] = endpoint.split(" ") as [string, string];
      const isForm = sent instanceof FormData;
      const response = await app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            // a form brings its own, with its boundary
            ...(!isForm && { "Content-Type": "application/json" }),
            Authorization: `Bearer ${token}`,
            ...headers,
          },
          ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
        }),
      );
      const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
      // a file, such as a PDF, has none
      return { status: response.status, body: isJson ? await response.json() : {} };
    },
  };
}

async function fillCart(
  { db }: Platform,
  user_id: string,
  lines: Record<string, number>,
  showroom: SeededShowroom,
  is_cart = true,
): Promise<string> {
  const id = newId();
  await db.insertInto("projects").values({ id, user_id, showroom_id: showroom.id, is_cart }).execute();
  for (const [sku, qty] of Object.entries(lines)) {
    await db
      .insertInto("project_lines")
      .columns(["id", "project_id", "variant_id", "qty"])
      .expression((variants) =>
        variants
          .selectFrom("variants")
          .select([sql<string>`gen_random_uuid()`.as("id"), sql<string>`${id}::uuid`.as("project_id")])
          .select(["id as variant_id", sql<number>`${qty}::int`.as("qty")])
          .where("sku", "=", sku),
      )
      .execute();
  }
  return id;
}

/** Everybody who sells in the market, signed in: both vendors, the pro of Oakstone, and an administrator. */
export async function signInSellers({ market, platform, signIn }: Shop) {
  return {
    tiler: await signIn(market.tileVendor.user_id),
    plumber: await signIn(market.faucetVendor.user_id),
    pro: await signIn(market.oakstone.user_id),
    admin: await signIn(await addUser(platform.db, "Admin", "Head Office")),
  };
}

/** A token for one of the test cards, as the card form gets it. */
export async function cardToken(client: Client, card: keyof typeof cards = "good"): Promise<string> {
  const answer = await client.call<{ token: string }>("POST /api/payments/token", {
    card_number: cards[card],
    name_on_Card: "Ada Buyer",
    exp_date: "12/39",
    cvv: "123",
  });
  return answer.body.data.token;
}

export async function quoteOf(client: Client, project: string, change: object = {}) {
  const answer = await client.call<Quote>("POST /api/checkout/quote", {
    project,
    shipping: portland,
    ...change,
  });
  return answer.body.data;
}

interface OrderForm {
  project: string;
  shipping: typeof portland;
  payment: { token: string } | { saved: true };
  expected_total: number;
  coupon?: string;
}

/** What the checkout page sends: the total just quoted, and a fresh token. */
export async function orderForm(
  buyer: Buyer,
  { card = "good", ...change }: Partial<OrderForm> & { card?: keyof typeof cards } = {},
): Promise<OrderForm> {
  const { coupon, shipping } = change;
  const quote = await quoteOf(buyer, change.project ?? buyer.project, {
    ...(coupon && { coupon }),
    ...(shipping && { shipping }),
  });
  return {
    project: buyer.project,
    shipping: portland,
    payment: change.payment ?? { token: await cardToken(buyer, card) },
    expected_total: quote.totals.total,
    ...change,
  };
}

type Ordered = { order: Order; action: { payment: string; url: string | null; message: string } | null };

export const sendOrder = (buyer: Client, form: OrderForm, key: string = randomUUID()) =>
  buyer.call<Ordered>("POST /api/checkout", form, { "Idempotency-Key": key });

/** Orders and pays; the whole way of a customer in one step. */
export async function order(buyer: Buyer, change: Parameters<typeof orderForm>[1] = {}): Promise<Order> {
  const answer = await sendOrder(buyer, await orderForm(buyer, change));
  if (answer.status !== 201) throw new Error(`the order was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data.order;
}

/** Balances of all accounts that are not zero, by kind; credits are negative, as in the books. */
export async function balancesByKind({ platform }: Shop): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; balance: number }>`
    select a.kind, sum(e.amount_cents)::bigint as balance
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by a.kind having sum(e.amount_cents) <> 0`.execute(platform.db);
  return Object.fromEntries(rows.map((row) => [row.kind, row.balance]));
}

export async function stockOf({ platform }: Shop, sku: string): Promise<number> {
  const row = await platform.db
    .selectFrom("variants")
    .select("stock")
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  return row.stock;
}

export async function countRows({ platform }: Shop, table: "orders" | "sandbox_charges" | "sandbox_refunds") {
  const row = await platform.db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}
