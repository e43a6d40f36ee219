import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import {
  draft,
  expectBooksInOrder,
  faucet,
  labor,
  newCustomer,
  pay,
  product,
  section,
  seen,
  send,
  sign,
  tile,
} from "./proposals.test-support.ts";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

describe("a change order", () => {
  it("begins with the options that the client has signed for", async () => {
    const client = await newCustomer(shop);
    const heated = labor(1, 900, { optional: true });
    const sent = await send(pro, await draft(pro, { sections: [section("Floor", [labor(1, 100), heated])] }));
    await sign(sent, client, { picks: [heated.id], expected_total: 1000 });
    const { revision, content } = (await pro.call<WholeProposal>(`GET /api/pro/proposals/${sent.id}`)).body
      .data;
    content.sections[0]!.lines.push(labor(1, 50) as never);
    const to = { client: null, client_name: "Ada Client", client_email: "ada@client.test" };
    const saved = await pro.call<WholeProposal>(`PUT /api/pro/proposals/${sent.id}`, {
      revision,
      ...to,
      content,
    });
    await send(pro, saved.body.data);
    const shown = await seen(sent, client);
    expect(shown.totals.total).toBe(1050);
    expect(shown.difference!.changes.map(({ what }) => what)).toEqual(["added"]);
  });

  it("shows its difference, is signed again, and orders what was added", async () => {
    const client = await newCustomer(shop);
    const first = product(tile, 2);
    const sent = await send(pro, await draft(pro, { sections: [section("Floor", [first, labor(1, 100)])] }));
    await sign(sent, client);
    await pay(sent, client);
    let whole = (await pro.call<WholeProposal>(`GET /api/pro/proposals/${sent.id}`)).body.data;
    expect(whole.orders).toHaveLength(1);
    const change = (lines: object[]) =>
      pro.call<WholeProposal>(`PUT /api/pro/proposals/${sent.id}`, {
        revision: whole.revision,
        client_name: "Ada Client",
        client_email: "ada@client.test",
        content: { ...whole.content, sections: [{ ...whole.content.sections[0]!, lines }] },
      });
    const [tileLine, laborLine] = whole.content.sections[0]!.lines;
    whole = (await change([{ ...tileLine, qty: 1 }, laborLine!])).body.data;
    expect(whole.problems.map(({ message }) => message).join()).toContain("already ordered");
    whole = (await change([tileLine!, laborLine!, product(faucet, 1), labor(1, 20)])).body.data;
    expect(whole.problems).toEqual([]);
    const again = await send(pro, whole);
    expect(again).toMatchObject({ status: "accepted", waits_for_signature: true });
    const shown = await seen(sent, client);
    expect(shown).toMatchObject({
      is_change_order: true,
      difference: { total_before: 204.32, total_after: 393.61 },
    });
    expect(shown.difference!.changes.map(({ what }) => what)).toEqual(["added", "added"]);
    expect((await sign(sent, client)).status).toBe(200);
    const paid = await pay(sent, client);
    expect(paid.body.data.proposal.orders).toHaveLength(2);
    expect(paid.body.data.proposal.installments.map(({ amount }) => amount)).toEqual([204.32, 189.29]);
    await expectBooksInOrder(shop);
  });
});
