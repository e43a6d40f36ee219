import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import type { ContentSent } from "../../../../contract/design/proposal-content.ts";
import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, cardToken, portland, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

export const tile = "NQT-CARR-1224-M";
export const faucet = "WSP-ARB-CH";

let people = 0;

/** Somebody with an account and nothing else. */
export const newCustomer = async (shop: Shop) =>
  shop.signIn(await addUser(shop.platform.db, "User", `Client Person ${++people}`));

const { apartment: _, ...home } = portland;

export const product = (sku: string, qty: number, more: object = {}) => ({
  kind: "product",
  id: randomUUID(),
  sku,
  qty,
  ...more,
});

/** A line of the pro's own, by the hour. */
export const labor = (qty: number, unit_price: number, more: object = {}) => ({
  kind: "own",
  id: randomUUID(),
  description: "Tile setting",
  qty,
  unit: "hour",
  unit_price,
  ...more,
});

export const section = (title: string, lines: object[]) => ({ id: randomUUID(), title, lines });

/** A saved draft with the given content. */
export async function draft(
  pro: Client,
  content: object,
  to: object = { client_name: "Ada Client", client_email: "ada@client.test" },
) {
  const started = (await pro.call<WholeProposal>("POST /api/pro/proposals", to)).body.data;
  const body = {
    revision: started.revision,
    client: null,
    ...to,
    content: {
      title: "Bathroom",
      address: home,
      valid_until: started.content.valid_until,
      ...content,
    } as ContentSent,
  };
  const saved = await pro.call<WholeProposal>(`PUT /api/pro/proposals/${started.id}`, body);
  expect(saved.body.message ?? "").toBe("");
  return saved.body.data;
}

/** Sends a draft, or its changes, to the client. */
export async function send(pro: Client, proposal: WholeProposal) {
  const sent = await pro.call<WholeProposal>(`POST /api/pro/proposals/${proposal.id}/send`, {
    revision: proposal.revision,
  });
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
  return sent.body.data;
}

export const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1)!;

/** Somebody who calls the API. */
type Caller = Pick<Client, "call">;

/** A proposal as its link shows it to somebody. */
export const seen = async (proposal: { url: string }, who: Caller) =>
  (await who.call<ClientProposal>(`GET /api/shared_proposals/${tokenOf(proposal)}`)).body.data;

/** The same for somebody who is not signed in. */
export const seenByAnybody = (shop: Shop, proposal: { url: string }) =>
  seen(proposal, visitor(shop.app) as never);

/** Signs the version that is shown, with its total. */
export const sign = async (proposal: { url: string }, who: Caller, change: object = {}) => {
  const shown = await seen(proposal, who);
  const body = { version: shown.version, name: "Ada Client", expected_total: shown.totals.total, ...change };
  return who.call<ClientProposal>(`POST /api/shared_proposals/${tokenOf(proposal)}/sign`, body);
};

export type Paid = { proposal: ClientProposal; action: { payment: string } | null };

/** Pays the next installment with a new card. */
export async function pay(
  proposal: { url: string },
  who: Client,
  card: Parameters<typeof cardToken>[1] = "good",
  key: string = randomUUID(),
) {
  const next = (await seen(proposal, who)).installments.find(({ state }) => state !== "paid")!;
  const payment = { token: await cardToken(who, card) };
  const body = { installment: next.id, payment, expected_amount: next.amount };
  const path = `POST /api/shared_proposals/${tokenOf(proposal)}/payments`;
  return who.call<Paid>(path, body, { "Idempotency-Key": key });
}

/** Half now, the rest at the end: $521.60 of tile and $400.00 of labor. */
export const kitchen = () => ({
  deposit: { kind: "percent", percent: 50 },
  schedule: [{ id: randomUUID(), label: "Balance", percent: 100, milestone: "Tile is set" }],
  sections: [section("Bathroom floor", [product(tile, 10), labor(8, 50)])],
});

/** Every order and every account agree with the provider's charges. */
export async function expectBooksInOrder(shop: Shop) {
  const { rows } = await sql<{ fault: string }>`
    select 'order ' || o.number as fault from orders o where o.status = 'paid' and o.total_cents <>
      (select coalesce(sum(p.amount_cents), 0) from payments p where p.order_id = o.id and p.status = 'succeeded')
    union all
    select 'charge ' || c.id from sandbox_charges c where c.status = 'succeeded'
      and not exists (select from proposal_payments y where y.provider_ref = c.id)
      and not exists (select from payments y where y.provider_ref = c.id)
    union all
    select 'clearing' where (select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'gateway_clearing') <>
      (select coalesce(sum(amount_cents - refunded_cents), 0) from sandbox_charges where status = 'succeeded')`.execute(
    shop.platform.db,
  );
  expect(rows).toEqual([]);
}
