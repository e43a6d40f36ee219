import type { ProposalRow as RowView, WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { installmentState } from "../../../../domain/projects/proposal/installment-state.ts";
import { planPayments } from "../../../../domain/projects/proposal/installments.ts";
import { isWaiting, movesOf } from "../../../../domain/projects/proposal/moves.ts";
import { type MediaRow, pictureOf } from "../../showrooms/showrooms/index.ts";
import { allTotals, changeOf, installmentView, paymentView } from "./client-view.rules.ts";
import { acceptedOf, type DraftPrices, type Loaded, latestOf } from "./loaded.rules.ts";
import type { InstallmentRow, PaymentRow } from "./payments.store.ts";
import { lineProblems, sendProblems } from "./problems.rules.ts";
import type { ProposalRow } from "./proposals.store.ts";

/** What of a payment plan is paid, due and overdue, in cents. */
export function stateOfPlan(installments: readonly InstallmentRow[], now: Date) {
  const sums = { paid_cents: 0, due_cents: 0, is_overdue: false, is_processing: false };
  for (const each of installments) {
    const state = installmentState(each, now);
    if (state === "paid") sums.paid_cents += each.amount_cents;
    if (state === "due" || state === "overdue") sums.due_cents += each.amount_cents;
    if (state === "overdue") sums.is_overdue = true;
    if (state === "processing") sums.is_processing = true;
  }
  return sums;
}

/** What a pro does next, in a few words. */
export function nextAct(
  row: Pick<ProposalRow, "status">,
  plan: { due_cents: number; is_overdue: boolean; is_processing: boolean; paid_cents: number },
  left: { waits: boolean; milestone: string; is_paid: boolean },
): string {
  switch (row.status) {
    case "draft":
      return "Finish and send";
    case "sent":
      return "Waiting for the client to open it";
    case "viewed":
      return "Waiting for the client's answer";
    case "changes_asked":
      return "Answer the client";
    case "accepted":
      if (plan.is_overdue) return "Payment is overdue";
      if (left.waits) return "Change order is waiting for a signature";
      if (plan.is_processing) return "Waiting for the client's bank";
      if (plan.due_cents > 0) return "Waiting for a payment";
      if (left.is_paid) return "Paid";
      return left.milestone ? `Request payment: ${left.milestone}` : "Next payment comes later";
    case "declined":
      return "Revise and send again";
    case "expired":
      return "Renew the prices and send again";
    default:
      return "";
  }
}

/** A proposal as its pro edits it, with the draft at today's prices. */
export function wholeView(
  loaded: Loaded,
  priced: DraftPrices,
  payments: readonly PaymentRow[],
  pictures: ReadonlyMap<string, MediaRow>,
  now: Date,
  path: string,
): WholeProposal {
  const { row, versions, installments } = loaded;
  const latest = latestOf(versions);
  const accepted = acceptedOf(loaded);
  const paid = paidOf(payments);
  const waits = row.status === "accepted" && latest?.answer === "open";
  const has_changes = !latest || JSON.stringify(latest.content) !== JSON.stringify(row.draft);
  const moves = movesOf(row.status, "pro").filter((move) => {
    if (move === "withdraw") return isWaiting(row.status) || waits;
    return move !== "cancel" || loaded.orders.length === 0;
  }) as WholeProposal["moves"];
  return {
    ...rowView(row, installments, waits, now),
    vsd_id: row.vsd_id,
    revision: row.revision,
    version: row.version,
    accepted_version: row.accepted_version,
    content: row.draft,
    lines: lineViews(row, priced, pictures),
    totals: allTotals(priced.totals),
    plan: planPayments(row.draft, priced.totals.total_cents).map(paymentView),
    problems: row.kind === "quote" ? [] : sendProblems(row, priced, paid, accepted, now),
    has_changes,
    moves: row.kind === "quote" ? [] : moves,
    url: path,
    waits_for_signature: waits,
    difference:
      accepted && (has_changes || waits)
        ? changeOf(accepted, { ...row.draft, view: "itemized" }, priced.totals)
        : null,
    installments: installments.map((each) => installmentView(each, now)),
    comments: loaded.comments.map(({ body, created_at, ...comment }) => ({
      ...comment,
      text: body,
      created_at: created_at.toISOString(),
    })),
    signatures: versions.flatMap((version) =>
      version.answer === "signed" && version.answered_at
        ? [
            {
              version: version.version,
              name: version.signed_name,
              at: version.answered_at.toISOString(),
              ip: version.signed_ip,
              total: toDollars(version.total_cents),
            },
          ]
        : [],
    ),
    orders: loaded.orders,
  };
}

/** What was paid. Own charges that the client's bank took back are settled; a lost deposit is due again. */
export const paidOf = (payments: readonly PaymentRow[]) => ({
  product_cents: payments.reduce((sum, each) => sum + each.product_cents, 0),
  own_cents: payments.reduce((sum, each) => sum + each.own_cents + each.lost_own_cents, 0),
});

/** A row of the list. */
export function rowView(
  row: ProposalRow,
  installments: readonly InstallmentRow[],
  waits: boolean,
  now: Date,
): RowView {
  const plan = stateOfPlan(installments, now);
  const open = installments.filter(({ paid_at }) => !paid_at);
  const left = {
    waits,
    milestone: open[0]?.milestone ?? "",
    is_paid: open.length === 0 && installments.length > 0,
  };
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    title: row.title,
    client: { id: row.client_id, name: row.client_name, email: row.client_email },
    total: toDollars(row.total_cents),
    paid: toDollars(plan.paid_cents),
    due: toDollars(row.status === "accepted" ? plan.due_cents : 0),
    is_overdue: row.status === "accepted" && plan.is_overdue,
    next: row.kind === "quote" && !row.accepted_at ? "The customer's own quote" : nextAct(row, plan, left),
    sent_at: row.sent_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

function lineViews(
  row: ProposalRow,
  priced: DraftPrices,
  pictures: ReadonlyMap<string, MediaRow>,
): WholeProposal["lines"] {
  const problems = lineProblems(priced);
  const ordered = new Set(row.ordered.flatMap(({ line_ids }) => line_ids));
  return priced.content.sections.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      if (line.kind === "note") return [];
      const price = priced.totals.lines.get(line.id);
      const product = price?.product ?? null;
      const name = line.kind === "own" ? line.description : (product?.product_name ?? "");
      const media = product?.media_key ? pictures.get(product.media_key) : undefined;
      return [
        {
          id: line.id,
          name,
          image: media ? pictureOf(media, name) : null,
          unit: line.kind === "own" ? line.unit : (product?.unit ?? ""),
          unit_price: toDollars(price?.unit_cents ?? 0),
          total: toDollars(price?.total_cents ?? 0),
          is_chosen: price?.is_chosen ?? false,
          problem: problems.get(line.id) ?? null,
          is_ordered: ordered.has(line.id),
        },
      ];
    }),
  );
}
