import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { clientRoutes } from "./client.routes.ts";
import { passTime, recoverPayments } from "./jobs.flow.ts";
import { linkText } from "./load.flow.ts";
import { proRoutes } from "./pro.routes.ts";

export { draftOf as draftProposal } from "./draft.flow.ts";
export { eraseProposalsOf } from "./erase.store.ts";
export { newProposalHash } from "./load.flow.ts";
export { installmentLost, orderAfterDispute } from "./lost-installment.flow.ts";
export { notifyProOfProposal as tellProOfProposal } from "./news.flow.ts";
export { findPaymentByKey as findInstallmentPaymentByKey } from "./payments.store.ts";
export { seedProposal } from "./seed.store.ts";
export { settlePayment as settleInstallmentPayment } from "./settle.flow.ts";
export { signedVersion } from "./signatures.store.ts";
export { signedProposal, signedProposalFile } from "./signed.flow.ts";

export const routes: readonly Route[] = [...proRoutes, ...clientRoutes];

export const jobs: readonly Job[] = [
  { name: "recover-proposal-payments", cron: "* * * * *", at_start: true, run: recoverPayments },
  { name: "proposals-by-day", cron: "25 * * * *", at_start: true, run: passTime },
];

export const keyedColumns = keyedIn("proposals", {
  name: "links to proposals",
  id: "id",
  column: "token_hash",
  link: linkText,
});
