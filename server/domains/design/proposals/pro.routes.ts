import {
  answerProposal,
  askForPayment,
  cancelProposal,
  createProposal,
  deleteProposal,
  getProposal,
  listProposals,
  previewProposal,
  proposalPdf,
  saveProposal,
  sendProposal,
  withdrawProposal,
} from "../../../../contract/design/managed-proposals.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { showToClient } from "./answer.flow.ts";
import { clientView } from "./client-view.rules.ts";
import {
  answerClient,
  askForInstallment,
  saveDraft,
  sendDraft,
  showAgain,
  startProposal,
  withdraw,
} from "./draft.flow.ts";
import { type ListedRow, type ProposalFilter, proposalsOfPro, sumProposals } from "./list.store.ts";
import { loadProposal, picturesOf, priceDraft } from "./load.flow.ts";
import { proposalFile } from "./pdf.flow.ts";
import { rowView } from "./pro-view.rules.ts";
import { deleteDraft, type ProposalRow, proposalOfPro } from "./proposals.store.ts";
import { cancelJob } from "./settle.flow.ts";

const shownFilter = ({ status, client, q, sort }: ProposalFilter): Record<string, string> => ({
  ...(sort && { sort }),
  ...(status && { status }),
  ...(client && { client }),
  ...(q && { q }),
});

const viewOf = (row: ListedRow, now: Date) => rowView(row, row.installments, row.waits, now);

const list = serve(listProposals, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const { id } = accountOf(caller);
  const now = platform.now();
  const [{ rows, total }, sums] = await Promise.all([
    proposalsOfPro(platform.db, id, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    sumProposals(platform.db, id, now),
  ]);
  return {
    data: {
      ...listForm(
        rows.map((row) => viewOf(row, now)),
        { total, page, per_page, path: "/api/pro/proposals", query: shownFilter(filter) },
      ),
      sums: {
        waiting: toDollars(sums.waiting),
        accepted: toDollars(sums.accepted),
        due: toDollars(sums.due),
        overdue: toDollars(sums.overdue),
      },
    },
  };
});

const create = serve(createProposal, async ({ body, caller, platform }) => {
  const data = await startProposal(platform, accountOf(caller).id, body);
  return { message: `${data.number} started.`, data };
});

const get = serve(getProposal, async ({ params, caller, platform }) => ({
  data: await showAgain(platform, platform.db, params.id, accountOf(caller).id),
}));

const save = serve(saveProposal, async ({ params, body, caller, platform }) => ({
  data: await saveDraft(platform, accountOf(caller).id, params.id, body),
}));

const remove = serve(deleteProposal, async ({ params, caller, platform }) => {
  if (!(await deleteDraft(platform.db, accountOf(caller).id, params.id))) fail("not_found");
  return { message: "Draft deleted.", data: { id: params.id } };
});

async function draftView(platform: Platform, db: Db, row: ProposalRow) {
  const loaded = await loadProposal(db, row);
  const { content, totals } = await priceDraft(platform, db, loaded);
  const pictures = await picturesOf(db, totals);
  return clientView(loaded, { content, totals, version: null }, pictures, nobody, platform.now());
}

const nobody = { account_id: null, is_customer: false };

const preview = serve(previewProposal, async ({ params, caller, platform }) => {
  const { db } = platform;
  const row = (await proposalOfPro(db, accountOf(caller).id, params.id)) ?? fail("not_found");
  return { data: await draftView(platform, db, row) };
});

const send = serve(sendProposal, async ({ params, body, caller, platform }) => {
  const data = await sendDraft(platform, accountOf(caller).id, params.id, body);
  return { message: `${data.number} is on its way to ${data.client.email}.`, data };
});

const takeBack = serve(withdrawProposal, async ({ params, caller, platform }) => {
  const data = await withdraw(platform, accountOf(caller).id, params.id);
  return { message: `${data.number} is withdrawn.`, data };
});

const cancel = serve(cancelProposal, async ({ params, caller, platform }) => {
  const { id } = accountOf(caller);
  await cancelJob(platform, id, params.id);
  const data = await showAgain(platform, platform.db, params.id, id);
  return { message: `${data.number} is canceled.`, data };
});

const askPayment = serve(askForPayment, async ({ params, caller, platform }) => {
  const data = await askForInstallment(platform, accountOf(caller).id, params.id, params.installment);
  return { message: "We emailed the client.", data };
});

const answer = serve(answerProposal, async ({ params, body, caller, platform }) => ({
  message: "Comment added.",
  data: await answerClient(platform, accountOf(caller).id, params.id, body.text),
}));

const pdf = serve(proposalPdf, async ({ params, caller, platform }) => {
  const { db } = platform;
  const row = (await proposalOfPro(db, accountOf(caller).id, params.id)) ?? fail("not_found");
  const shown =
    row.version > 0 ? await showToClient(platform, db, row, nobody) : await draftView(platform, db, row);
  return proposalFile(platform, row, shown);
});

export const proRoutes: readonly Route[] = [
  list,
  create,
  get,
  save,
  remove,
  preview,
  send,
  takeBack,
  cancel,
  askPayment,
  answer,
  pdf,
];
