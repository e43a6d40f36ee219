import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { WholeProposal } from "../../contract/design/managed-proposals.ts";
import type { ClientProposal } from "../../contract/design/proposals.ts";
import { postTransfers } from "../../server/domains/money/ledger/index.ts";
import { newId } from "../../server/platform/ids.ts";
import { addShowroom, addUser } from "./catalog-seed.ts";
import { type Client, cardToken, order, orderForm, portland, type Shop, signInSellers } from "./shop.ts";

const tile = "NQT-CARR-1224-M";
const keyed = () => ({ "Idempotency-Key": randomUUID() });

/** A request that moves money. */
export interface Task {
  kind:
    | "checkout"
    | "cancel"
    | "return"
    | "goodwill"
    | "payout"
    | "deposit"
    | "progress payment"
    | "plan"
    | "credit pack"
    | "credit code";
  token: string;
  path: string;
  body: object;
}

export interface MoneyWorld {
  shop: Shop;
  tiler: Client;
  pro: Client;
  admin: Client;
  people: number;
  /** Pros whose plan became due, each for one renewal. */
  renewing: string[];
}

/** Sellers with money to be paid out, the pro to a good bank account and the vendor to one that is closed; the admin. */
export async function sellersWithMoney(shop: Shop) {
  const sellers = await signInSellers(shop);
  const { oakstone, tileVendor } = shop.market;
  await bankOf(shop, sellers.pro, "000123456789");
  await bankOf(shop, sellers.tiler, "000111111113");
  await earn(shop, "contractor", oakstone.id, 100_000_00);
  await earn(shop, "vendor", tileVendor.id, 100_000_00);
  return sellers;
}

export async function openMoneyWorld(shop: Shop): Promise<MoneyWorld> {
  const { tiler, pro, admin } = await sellersWithMoney(shop);
  return { shop, tiler, pro, admin, people: 0, renewing: [] };
}

export async function bankOf({ platform }: Shop, payee: Client, account_number: string): Promise<void> {
  await sql`update sessions set proved_at = ${platform.now()} where user_id = ${payee.user_id}`.execute(
    platform.db,
  );
  const bank = {
    holder_name: "Test Payee",
    account_type: "checking",
    routing_number: "110000000",
    account_number,
  };
  const { status, body } = await payee.call("PUT /api/payouts/setup", { bank });
  if (status !== 200) throw new Error(`the bank account was refused: ${body.message}`);
}

/** Makes an amount available, as a customer's sale and its release would. */
export async function earn(
  { platform }: Shop,
  kind: "contractor" | "vendor",
  owner_id: string,
  cents: number,
): Promise<void> {
  const postings = [
    { kind: `${kind}_pending`, owner_id, amount_cents: cents },
    { kind: `${kind}_available`, owner_id, amount_cents: -cents },
  ] as const;
  const release = { reference: `test:${newId()}`, kind: "release", at: platform.now(), postings } as const;
  await platform.db.transaction().execute((db) => postTransfers(db, [release]));
}

/** What everybody asks for in one round; plan renewals are taken up by the server itself, at its start. */
export async function moneyTasks(world: MoneyWorld): Promise<Task[]> {
  const made = await Promise.all([
    checkout(world),
    cancel(world),
    aReturn(world),
    goodwill(world),
    installment(world),
    progressPayment(world),
    firstPlan(world),
    credits(world),
    dueRenewal(world),
  ]);
  const payouts = [world.pro, world.tiler, world.pro].map(({ token }): Task => {
    world.people += 1;
    const amount = 1 + (world.people % 40) / 4;
    return { kind: "payout", token, path: "/api/payouts", body: { amount } };
  });
  return [...made.flat().filter((task) => task !== null), ...payouts];
}

async function checkout({ shop }: MoneyWorld): Promise<Task> {
  const buyer = await shop.buyer({ [tile]: 2 });
  return { kind: "checkout", token: buyer.token, path: "/api/checkout", body: await orderForm(buyer) };
}

async function cancel({ shop }: MoneyWorld): Promise<Task> {
  const buyer = await shop.buyer({ [tile]: 2 });
  const { id } = await order(buyer);
  return {
    kind: "cancel",
    token: buyer.token,
    path: `/api/orders/${id}/cancel`,
    body: { reason: "Measured again" },
  };
}

/** A part of the price back for a delivered item that the customer keeps. */
export async function goodwill({ shop, admin }: Pick<MoneyWorld, "shop" | "admin">): Promise<Task> {
  const buyer = await shop.buyer({ [tile]: 3 });
  const { id, items } = await order(buyer);
  const item = `/orders/${id}/items/${items[0]!.id}`;
  await admin.call(`PUT /api${item}/status`, { status: "Delivered" });
  const body = { amount: 2.5, reason: "A box came late", borne_by: "marketplace" };
  return { kind: "goodwill", token: admin.token, path: `/api/admin${item}/goodwill`, body };
}

/** The vendor has the units back and says so, which refunds the customer. */
export async function aReturn({
  shop,
  tiler,
  admin,
}: Pick<MoneyWorld, "shop" | "tiler" | "admin">): Promise<Task> {
  const buyer = await shop.buyer({ [tile]: 3 });
  const { id: ordered, items } = await order(buyer);
  const item = items[0]!.id;
  await admin.call(`PUT /api/orders/${ordered}/items/${item}/status`, { status: "Delivered" });
  const wish = { order: ordered, item, qty: 2, reason: "too_many" };
  const { id } = (await buyer.call<{ id: string }>("POST /api/returns", wish, keyed())).body.data;
  await tiler.call(`PUT /api/returns/${id}/approve`, {
    return_to: {
      name: "Northquay Tile",
      street: "5 Dock Road",
      city: "Portland",
      state: "OR",
      zip_code: "97203",
    },
  });
  await buyer.call(`PUT /api/returns/${id}/tracking`, { carrier: "UPS", tracking: "1Z999AA10123456784" });
  return {
    kind: "return",
    token: tiler.token,
    path: `/api/returns/${id}/receipt`,
    body: { qty: 2, condition: "new" },
  };
}

const { apartment: _, ...home } = portland;

type ProposalWorld = Pick<MoneyWorld, "shop" | "pro" | "people">;

/** The first payment of a proposal that the client has signed. */
export async function installment(world: ProposalWorld): Promise<Task> {
  const { client, path, first } = await signedProposal(world);
  return { kind: "deposit", token: client.token, path, body: await paymentOf(client, first) };
}

/** The payment of a milestone that the pro has reached, after the deposit. */
async function progressPayment(world: ProposalWorld): Promise<Task> {
  const { client, path, id, first, second } = await signedProposal(world);
  const paid = await client.call(`POST ${path}`, await paymentOf(client, first), keyed());
  const asked = await world.pro.call(`POST /api/pro/proposals/${id}/installments/${second.id}/ask`);
  if (paid.status !== 201 || asked.status >= 300) throw new Error(`not asked for: ${asked.body.message}`);
  return { kind: "progress payment", token: client.token, path, body: await paymentOf(client, second) };
}

type Due = ClientProposal["installments"][number];

const paymentOf = async (client: Client, { id, amount }: Due) => ({
  installment: id,
  payment: { token: await cardToken(client) },
  expected_amount: amount,
});

async function signedProposal(world: ProposalWorld) {
  const { shop, pro } = world;
  world.people += 1;
  const client = await shop.signIn(await addUser(shop.platform.db, "User", `Client ${randomUUID()}`));
  const to = { client_name: "Ada Client", client_email: "ada@client.test" };
  const started = (await pro.call<WholeProposal>("POST /api/pro/proposals", to)).body.data;
  const lines = [
    { kind: "product", id: randomUUID(), sku: tile, qty: 4 },
    { kind: "own", id: randomUUID(), description: "Tile setting", qty: 2, unit: "hour", unit_price: 50 },
  ];
  const content = {
    title: "Bathroom",
    address: home,
    valid_until: started.content.valid_until,
    deposit: { kind: "percent", percent: 50 },
    schedule: [{ id: randomUUID(), label: "Balance", percent: 100, milestone: "Tile is set" }],
    sections: [{ id: randomUUID(), title: "Floor", lines }],
  };
  const body = { revision: started.revision, client: null, ...to, content };
  const saved = (await pro.call<WholeProposal>(`PUT /api/pro/proposals/${started.id}`, body)).body.data;
  const sent = await pro.call<WholeProposal>(`POST /api/pro/proposals/${saved.id}/send`, {
    revision: saved.revision,
  });
  const path = `/api/shared_proposals/${sent.body.data.url.split("/").at(-1)}`;
  const shown = (await client.call<ClientProposal>(`GET ${path}`)).body.data;
  const signature = { version: shown.version, name: "Ada Client", expected_total: shown.totals.total };
  const signed = (await client.call<ClientProposal>(`POST ${path}/sign`, signature)).body.data;
  const [first, second] = signed.installments;
  return { client, path: `${path}/payments`, id: started.id, first: first!, second: second! };
}

/** A pro with a showroom, a good card and no plan. */
async function newPro({ platform: { db }, signIn }: Shop): Promise<Client> {
  const name = `RN${randomUUID().slice(0, 6).toUpperCase()}`;
  const { user_id } = await addShowroom(db, name, `Pro ${name}`, 1000, []);
  const pro = await signIn(user_id);
  const card = { card_number: "4242424242424242", name_on_Card: "Plan Pro", exp_date: "12/39", cvv: "123" };
  await pro.call("POST /api/cards", { ...card, is_default: true });
  // this pro has had the trial
  await sql`insert into subscriptions (id, user_id, plan, subscription_status, paid_amount_cents, trial_used_at)
    values (gen_random_uuid(), ${user_id}, 'basic', 'active', 0, now())`.execute(db);
  return pro;
}

async function choiceOf(pro: Client) {
  const { due } = (await pro.call<{ due: number }>("GET /api/plan/preview?choice=premium")).body.data;
  return { choice: "premium", expected: due };
}

/** The first month of a plan. */
async function firstPlan({ shop }: Pick<MoneyWorld, "shop">): Promise<Task> {
  const pro = await newPro(shop);
  return { kind: "plan", token: pro.token, path: "/api/plan/change", body: await choiceOf(pro) };
}

const pack = { credits: 10, expected: 19 };

/** Another pack of credits for a pro who has one, and a code for some of these. */
export async function credits({ shop }: Pick<MoneyWorld, "shop">): Promise<Task[]> {
  const pro = await newPro(shop);
  const bought = await pro.call("POST /api/plan/credits", pack, keyed());
  if (bought.status !== 200) throw new Error(`the credits were refused: ${bought.body.message}`);
  const { token } = pro;
  return [
    { kind: "credit pack", token, path: "/api/plan/credits", body: pack },
    { kind: "credit code", token, path: "/api/plan/credits/codes", body: { credits: 4 } },
  ];
}

/** A pro whose paid month is over now, with a good card: the next server to start renews the plan. */
export async function dueRenewal(world: Pick<MoneyWorld, "shop" | "renewing">): Promise<null> {
  const { shop, renewing } = world;
  const { db } = shop.platform;
  const pro = await newPro(shop);
  const { user_id } = pro;
  const chosen = await pro.call("POST /api/plan/change", await choiceOf(pro), keyed());
  if (chosen.status !== 200) throw new Error(`the plan was refused: ${chosen.body.message}`);
  await sql`update subscriptions set anchor_at = now() - interval '1 month 1 second',
    period_start = now() - interval '1 month 1 second', renews_at = now() - interval '1 second'
    where user_id = ${user_id} and plan <> 'basic'`.execute(db);
  renewing.push(user_id);
  return null;
}
