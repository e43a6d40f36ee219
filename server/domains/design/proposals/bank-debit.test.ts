import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import { debitArrives } from "../../../../domain/money/bank-debit.ts";
import { bankToken, theBankDecides } from "../../../../tests/support/bank-debits.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { passTime, recoverPayments } from "./jobs.flow.ts";
import {
  draft,
  expectBooksInOrder,
  kitchen,
  newCustomer,
  type Paid,
  pay,
  seen,
  send,
  sign,
  tokenOf,
} from "./proposals.test-support.ts";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

/** Pays the next installment from a bank account. */
async function debit(proposal: { url: string }, who: Client, account_number: string) {
  const next = (await seen(proposal, who)).installments.find(({ state }) => state !== "paid")!;
  const token = await bankToken(who, account_number);
  const body = {
    installment: next.id,
    expected_amount: next.amount,
    payment: { token, method: "us_bank_account" },
  };
  const path = `POST /api/shared_proposals/${tokenOf(proposal)}/payments`;
  return who.call<Paid & { action: { is_processing: boolean } }>(path, body, {
    "Idempotency-Key": randomUUID(),
  });
}

async function signed() {
  const client = await newCustomer(shop);
  const sent = await send(pro, await draft(pro, kitchen()));
  await sign(sent, client);
  return { client, sent };
}

const mails = async (like: string) =>
  (
    await shop.platform.db
      .selectFrom("mails")
      .select(["recipient", "subject"])
      .where("subject", "like", like)
      .orderBy("recipient")
      .execute()
  ).map(({ recipient }) => recipient);

const whole = async (id: string) => (await pro.call<WholeProposal>(`GET /api/pro/proposals/${id}`)).body.data;

describe("an installment that a bank is debited for", () => {
  it("shows until when it takes, asks nobody to pay again, and is paid by the bank's message", async () => {
    const { client, sent } = await signed();
    const { body } = await debit(sent, client, "000123456789");
    expect(body.data.action.is_processing).toBe(true);
    const arrives_by = debitArrives(shop.platform.now());
    expect(body.data.proposal.installments[0]).toMatchObject({ state: "processing", arrives_by });
    expect(await whole(sent.id)).toMatchObject({
      due: 0,
      is_overdue: false,
      next: "Waiting for the client's bank",
    });
    // nobody gives it up or reminds of it meanwhile, and nothing else can be paid or signed
    shop.clock.skipMinutes(8 * 24 * 60);
    await recoverPayments(shop.platform);
    await passTime(shop.platform);
    expect(await mails("%Bathroom%due%")).toEqual([]);
    expect((await pay(sent, client)).body.data.action).toMatchObject({ is_processing: true });
    const { id } = sent;
    const canceled = await pro.call(`POST /api/pro/proposals/${id}/cancel`, {});
    expect([canceled.status, canceled.body.errors?.status?.[0]]).toEqual([
      422,
      expect.stringContaining("still working"),
    ]);
    await theBankDecides(shop);
    expect((await seen(sent, client)).installments[0]).toMatchObject({
      state: "paid",
      paid_with: "Bank account 6789",
      arrives_by: null,
    });
    await expectBooksInOrder(shop);
  });

  it("is due again when the bank refuses; client and pro are told why, and a card pays it", async () => {
    const { client, sent } = await signed();
    await debit(sent, client, "000222222227");
    await theBankDecides(shop);
    expect((await seen(sent, client)).installments[0]).toMatchObject({ state: "due", arrives_by: null });
    const [clientMail] = await shop.platform.sql<{ email: string }[]>`
      select email from users where id = ${client.user_id}`;
    const [proMail] = await shop.platform.sql<{ email: string }[]>`
      select email from users where id = ${pro.user_id}`;
    expect(await mails("%didn't pay%")).toEqual([clientMail!.email, proMail!.email].sort());
    const paid = await pay(sent, client);
    expect(paid.body.data.proposal.installments[0]!.state).toBe("paid");
    // a late repeat of the bank's message changes nothing
    await theBankDecides(shop);
    expect((await seen(sent, client)).installments[0]!.state).toBe("paid");
    await expectBooksInOrder(shop);
  });
});

describe("the provider's message", () => {
  it("pays an installment whose answer was lost, before anybody asks", async () => {
    const { client, sent } = await signed();
    expect((await pay(sent, client, "reply_lost")).status).toBe(503);
    expect((await seen(sent, client)).installments[0]!.state).toBe("due");
    await theBankDecides(shop);
    expect((await seen(sent, client)).installments[0]!.state).toBe("paid");
    await expectBooksInOrder(shop);
  });
});
