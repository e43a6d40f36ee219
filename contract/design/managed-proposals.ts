import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, picture, sortOf, success, uuid, versionSent } from "../shapes.ts";
import { proposalSorts } from "../sorts.ts";
import { proposalContent } from "./proposal-content.ts";
import {
  clientProposal,
  commentText,
  difference,
  installment,
  plannedPayment,
  proposalComment,
  proposalStatus,
  proposalTotals,
} from "./proposals.ts";

/** What a line is at present, for the editor. */
const pricedLine = z.object({
  id: z.string(),
  name: z.string(),
  image: picture.nullable(),
  unit: z.string(),
  unit_price: dollars,
  total: dollars,
  is_chosen: z.boolean(),
  /** What keeps the line from being sent; null if nothing does. */
  problem: z.string().nullable(),
  /** It is part of an order already and stays as it is. */
  is_ordered: z.boolean(),
});
export type PricedProposalLine = z.infer<typeof pricedLine>;

const row = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(["proposal", "quote"]),
  status: proposalStatus,
  title: z.string(),
  client: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }),
  total: dollars,
  paid: dollars,
  /** Due now and not paid. */
  due: dollars,
  is_overdue: z.boolean(),
  /** What to do next, in words. */
  next: z.string(),
  sent_at: isoDate.nullable(),
  updated_at: isoDate,
});
export type ProposalRow = z.infer<typeof row>;

const whole = row.extend({
  /** Of the showroom, whose products are offered. */
  vsd_id: z.string(),
  revision: z.number(),
  version: z.number(),
  accepted_version: z.number().nullable(),
  content: proposalContent,
  lines: z.array(pricedLine),
  totals: proposalTotals,
  plan: z.array(plannedPayment),
  /** What keeps the draft from being sent, by field. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Whether the draft differs from what the client has. */
  has_changes: z.boolean(),
  moves: z.array(z.enum(["send", "withdraw", "cancel"])),
  /** Of the client's page within the shop. */
  url: z.string(),
  /** A change order that the client has not answered. */
  waits_for_signature: z.boolean(),
  difference: difference.nullable(),
  installments: z.array(installment),
  comments: z.array(proposalComment),
  signatures: z.array(
    z.object({ version: z.number(), name: z.string(), at: isoDate, ip: z.string(), total: dollars }),
  ),
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
});
export type WholeProposal = z.infer<typeof whole>;

const params = z.object({ id: uuid });
/** Where a proposal is sent to. */
export const clientEmail = z.email("Enter an email address such as ada@example.com.").max(200);
const client = {
  client: uuid.nullable().default(null),
  client_name: z.string().trim().max(120).default(""),
  client_email: z.union([z.literal(""), clientEmail]).default(""),
};

const filter = {
  status: proposalStatus.optional(),
  client: uuid.optional(),
  q: z.string().trim().max(80).optional(),
};

export const listProposals = endpoint("GET /api/pro/proposals", {
  summary: "The showroom's proposals and quotes, the latest change first unless sorted",
  permission: "showroom.sell",
  query: z.object({ ...paging, ...filter, sort: sortOf(proposalSorts) }),
  reply: success(
    listOf(row).extend({
      /** Over all of them: what waits for clients, what was accepted, what is due and what is overdue. */
      sums: z.object({ waiting: dollars, accepted: dollars, due: dollars, overdue: dollars }),
    }),
  ),
});

export const createProposal = endpoint("POST /api/pro/proposals", {
  summary: "Start a proposal: empty, from a project or cart that the pro sees, or from a room's takeoff",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    ...client,
    project: uuid.nullable().default(null),
    room: uuid.nullable().default(null),
  }),
  reply: success(whole),
});

export const getProposal = endpoint("GET /api/pro/proposals/{id}", {
  summary: "One proposal with its draft at current prices",
  permission: "showroom.sell",
  params,
  reply: success(whole),
});

export const saveProposal = endpoint("PUT /api/pro/proposals/{id}", {
  summary: "Save the draft; an outdated revision gets 409 with the current state",
  permission: "showroom.sell",
  params,
  body: z.strictObject({
    revision: versionSent,
    ...client,
    /** May be unfinished; sending the proposal checks it. */
    client_email: z.string().trim().max(200, "Enter at most 200 characters.").default(""),
    content: proposalContent,
  }),
  reply: success(whole),
});

export const deleteProposal = endpoint("DELETE /api/pro/proposals/{id}", {
  summary: "Delete a draft that was never sent",
  permission: "showroom.sell",
  params,
  reply: success(z.object({ id: z.string() })),
});

export const previewProposal = endpoint("GET /api/pro/proposals/{id}/preview", {
  summary: "The draft as the client would see it now",
  permission: "showroom.sell",
  params,
  reply: success(clientProposal),
});

export const sendProposal = endpoint("POST /api/pro/proposals/{id}/send", {
  summary: "Freeze the prices as a new version and mail its link; after the acceptance it is a change order",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  params,
  body: z.strictObject({ revision: versionSent, message: z.string().trim().max(1000).default("") }),
  reply: success(whole),
});

export const withdrawProposal = endpoint("POST /api/pro/proposals/{id}/withdraw", {
  summary: "Withdraw a proposal or change order that has no answer yet",
  permission: "showroom.sell",
  params,
  reply: success(whole),
});

export const cancelProposal = endpoint("POST /api/pro/proposals/{id}/cancel", {
  summary: "Cancel an accepted job whose products are not ordered, and refund what was paid",
  permission: "showroom.sell",
  params,
  reply: success(whole),
});

export const askForPayment = endpoint("POST /api/pro/proposals/{id}/installments/{installment}/ask", {
  summary: "Mark a milestone as reached. Its payment is due, and the client gets an email",
  permission: "showroom.sell",
  params: z.object({ id: uuid, installment: uuid }),
  reply: success(whole),
});

export const answerProposal = endpoint("POST /api/pro/proposals/{id}/comments", {
  summary: "Write to the client on the proposal's page",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  params,
  body: z.strictObject({ text: commentText }),
  reply: success(whole),
});

export const proposalPdf = endpoint("GET /api/pro/proposals/{id}/document", {
  summary: "The version that was sent last as PDF, or the draft if none was",
  permission: "showroom.sell",
  params,
  reply: z.file(),
});
