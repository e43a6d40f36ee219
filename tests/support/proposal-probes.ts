import { randomUUID } from "node:crypto";
import type { WholeProposal } from "../../contract/design/managed-proposals.ts";
import type { ContentSent } from "../../contract/design/proposal-content.ts";
import type { ClientProposal } from "../../contract/design/proposals.ts";
import { addUser } from "./catalog-seed.ts";
import type { Make, Probe } from "./probe.ts";
import { type Client, cardToken, portland, type Shop } from "./shop.ts";

let people = 0;
const customer = async (shop: Shop, part: string): Promise<Client> =>
  shop.signIn(await addUser(shop.platform.db, "User", `${part} Proposal ${++people}`));

const to = { client_name: "Ada Client", client_email: "ada@client.test" };

/** A draft of Oakstone's pro with $100 of labor, half of it as a deposit. */
async function drafted(shop: Shop) {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  const started = (await pro.call<WholeProposal>("POST /api/pro/proposals", to)).body.data;
  const labor = {
    kind: "own" as const,
    id: randomUUID(),
    description: "Labor",
    qty: 1,
    unit: "",
    unit_price: 100,
  };
  const { apartment: _, ...address } = portland;
  const content: ContentSent = {
    title: "Job",
    valid_until: started.content.valid_until,
    address,
    deposit: { kind: "percent", percent: 50 },
    sections: [{ id: randomUUID(), title: "Labor", lines: [labor] }],
  };
  const saved = { revision: started.revision, ...to, content };
  const proposal = (await pro.call<WholeProposal>(`PUT /api/pro/proposals/${started.id}`, saved)).body.data;
  return { pro, proposal, content };
}

async function sent(shop: Shop) {
  const { pro, proposal } = await drafted(shop);
  const path = `POST /api/pro/proposals/${proposal.id}/send`;
  return { pro, proposal: (await pro.call<WholeProposal>(path, { revision: proposal.revision })).body.data };
}

const tokenOf = ({ url }: WholeProposal): string => url.split("/").at(-1)!;

/** Signed by a customer, whose proposal it is from then on. */
async function signed(shop: Shop) {
  const { pro, proposal } = await sent(shop);
  const owner = await customer(shop, "Owner");
  const body = { version: 1, name: "Ada Client", expected_total: 100 };
  const path = `/api/shared_proposals/${tokenOf(proposal)}`;
  const shown = (await owner.call<ClientProposal>(`POST ${path}/sign`, body)).body.data;
  return { pro, owner, proposal, path, installments: shown.installments };
}

async function payment(shop: Shop, card: "good" | "asks") {
  const { owner, path, installments } = await signed(shop);
  const [due] = installments;
  const body = {
    installment: due!.id,
    payment: { token: await cardToken(owner, card) },
    expected_amount: due!.amount,
  };
  return { owner, stranger: await customer(shop, "Stranger"), path: `${path}/payments`, body };
}

const ofPro =
  (rest: string, body?: (made: WholeProposal) => unknown, begin: typeof sent = drafted): Make =>
  async (shop): Promise<Probe> => {
    const { pro, proposal } = await begin(shop);
    const stranger = await shop.signIn(shop.market.harbor.user_id);
    const path = `/api/pro/proposals/${proposal.id}${rest}`;
    return { owner: pro, stranger, path, ...(body && { body: body(proposal) }) };
  };

export const proposalProbes: Record<string, Make> = {
  "POST /api/pro/proposals": async (shop) => {
    const owner = await shop.signIn(shop.market.oakstone.user_id);
    const stranger = await shop.signIn(shop.market.harbor.user_id);
    const project = await shop.fillCart(owner.user_id, {}, shop.market.oakstone, false);
    return { owner, stranger, path: "/api/pro/proposals", body: { project } };
  },
  "GET /api/pro/proposals/{id}": ofPro(""),
  "PUT /api/pro/proposals/{id}": ofPro("", ({ revision, content }) => ({ revision, ...to, content })),
  "DELETE /api/pro/proposals/{id}": ofPro(""),
  "GET /api/pro/proposals/{id}/preview": ofPro("/preview"),
  "GET /api/pro/proposals/{id}/document": ofPro("/document"),
  "POST /api/pro/proposals/{id}/send": ofPro("/send", ({ revision }) => ({ revision })),
  "POST /api/pro/proposals/{id}/withdraw": ofPro("/withdraw", undefined, sent),
  "POST /api/pro/proposals/{id}/cancel": ofPro("/cancel", undefined, signed),
  "POST /api/pro/proposals/{id}/comments": ofPro("/comments", () => ({ text: "Hello." }), sent),
  "POST /api/pro/proposals/{id}/installments/{installment}/ask": async (shop) => {
    const { pro, proposal, installments } = await signed(shop);
    const stranger = await shop.signIn(shop.market.harbor.user_id);
    const path = `/api/pro/proposals/${proposal.id}/installments/${installments[1]!.id}/ask`;
    return { owner: pro, stranger, path };
  },
  "POST /api/shared_proposals/{token}/payments": async (shop) => ({
    ...(await payment(shop, "good")),
    headers: { "Idempotency-Key": randomUUID() },
  }),
  "POST /api/shared_proposals/{token}/payments/confirm": async (shop) => {
    const { owner, stranger, path, body } = await payment(shop, "asks");
    const paid = await owner.call<{ action: { payment: string } }>(`POST ${path}`, body, {
      "Idempotency-Key": randomUUID(),
    });
    return {
      owner,
      stranger,
      path: `${path}/confirm`,
      body: { payment: paid.body.data.action.payment, accepted: true },
    };
  },
  "POST /api/quotes": async (shop) => {
    const owner = await shop.buyer({ "NQT-SLAT-1212": 2 });
    const body = { project: owner.project, shipping: portland };
    return { owner, stranger: await customer(shop, "Stranger"), path: "/api/quotes", body };
  },
};
