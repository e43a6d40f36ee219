import type { ProposalContent, ProposalLine } from "../../../../contract/design/proposal-content.ts";
import type { ClientLine, ClientProposal, InstallmentView } from "../../../../contract/design/proposals.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { debitArrives } from "../../../../domain/money/bank-debit.ts";
import { type Cents, toDollars } from "../../../../domain/money/money.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import { installmentState } from "../../../../domain/projects/proposal/installment-state.ts";
import { planPayments } from "../../../../domain/projects/proposal/installments.ts";
import { isWaiting } from "../../../../domain/projects/proposal/moves.ts";
import { type ProposalTotals, totalsOf } from "../../../../domain/projects/proposal/totals.ts";
import { type MediaRow, mayBrand, pictureOf } from "../../showrooms/showrooms/index.ts";
import { differenceOf } from "./difference.rules.ts";
import { acceptedOf, type Loaded } from "./loaded.rules.ts";
import type { InstallmentRow } from "./payments.store.ts";
import type { VersionRow } from "./proposals.store.ts";

/** The looking account, and whether it is the client's. */
export interface Looker {
  account_id: string | null;
  is_customer: boolean;
}

/** What is shown: a version as it was sent, or a draft as it would be. */
export interface Shown {
  content: ProposalContent;
  totals: ProposalTotals;
  version: VersionRow | null;
}

/** A proposal as its client sees it: never more of the prices than the pro shows. */
export function clientView(
  loaded: Loaded,
  { content, totals, version }: Shown,
  pictures: ReadonlyMap<string, MediaRow>,
  looker: Looker,
  now: Date,
): ClientProposal {
  const { row } = loaded;
  const accepted = acceptedOf(loaded);
  const isOpen = version?.answer === "open";
  const isLate = isOpen && version.valid_until < calendarDay(now);
  const is_change_order = row.accepted_version !== null && version?.version !== row.accepted_version;
  const isYours = looker.account_id !== null && looker.account_id === row.customer_id;
  return {
    number: row.number,
    kind: row.kind,
    version: version?.version ?? row.version + 1,
    is_change_order,
    status: isLate && isWaiting(row.status) ? "expired" : row.status,
    can_answer:
      isOpen && !isLate && (isWaiting(row.status) || row.status === "accepted") && !row.showroom_is_closed,
    title: content.title,
    job_name: content.job_name,
    po_number: content.po_number,
    intro: content.intro,
    terms: content.terms,
    message: version?.message ?? "",
    view: content.view,
    client_name: row.client_name,
    address: content.address.street ? addressLine(content.address) : "",
    valid_until: version?.valid_until ?? content.valid_until,
    sent_at: version?.sent_at.toISOString() ?? null,
    showroom: showroomOf(loaded),
    sections: content.sections.map((section) => ({
      id: section.id,
      title: section.title,
      note: section.note,
      total: content.view === "lump_sum" ? null : toDollars(totals.sections.get(section.id) ?? 0),
      lines: section.lines.flatMap((line) => lineView(line, content, totals, pictures, row.vsd_id)),
    })),
    totals: totalsFor(content, totals),
    plan: planPayments(content, totals.total_cents).map(paymentView),
    installments: loaded.installments.map((each) => installmentView(each, now)),
    signed:
      version?.answer === "signed" && version.answered_at
        ? { name: version.signed_name, at: version.answered_at.toISOString() }
        : null,
    difference: is_change_order && accepted ? changeOf(accepted, content, totals) : null,
    comments: loaded.comments.map(({ body, created_at, ...comment }) => ({
      ...comment,
      text: body,
      created_at: created_at.toISOString(),
    })),
    orders: isYours ? loaded.orders : [],
    can_pay: looker.account_id === null ? null : looker.is_customer && (row.customer_id === null || isYours),
    is_yours: isYours,
  };
}

/** What a change order changes against the version that was signed. */
export function changeOf(accepted: VersionRow, content: ProposalContent, totals: ProposalTotals) {
  const before = totalsOf(accepted.content, accepted.prices, accepted.picks);
  const hasAmounts = content.view === "itemized" || content.view === "open_book";
  return differenceOf({ content: accepted.content, totals: before }, { content, totals }, hasAmounts);
}

function showroomOf({ row, showroom }: Loaded): ClientProposal["showroom"] {
  const isBranded = showroom !== undefined && mayBrand(showroom);
  return {
    vsd_id: row.vsd_id,
    company_name: row.company_name,
    phone: showroom?.contact.phone ?? "",
    email: showroom?.contact.email ?? "",
    color: isBranded ? showroom.theme_color : "",
    logo: isBranded ? pictureOf(showroom, `${row.company_name} logo`) : null,
  };
}

export const paymentView = (payment: {
  label: string;
  amount_cents: Cents;
  due_on: string | null;
  milestone: string;
}) => ({
  label: payment.label,
  amount: toDollars(payment.amount_cents),
  due_on: payment.due_on,
  milestone: payment.milestone,
});

export const installmentView = (row: InstallmentRow, now: Date): InstallmentView => ({
  id: row.id,
  ...paymentView(row),
  state: installmentState(row, now),
  arrives_by: !row.paid_at && row.processing_at ? debitArrives(row.processing_at) : null,
  paid_at: row.paid_at?.toISOString() ?? null,
  paid_with: row.paid_with,
});

export const allTotals = (totals: ProposalTotals) => ({
  products: toDollars(totals.order.merchandise_cents),
  shipping: toDollars(totals.order.shipping_cents),
  tax: toDollars(totals.order.tax_cents),
  has_tax: totals.has_tax,
  own: toDollars(totals.own_cents),
  total: toDollars(totals.total_cents),
});

function totalsFor({ view }: ProposalContent, totals: ProposalTotals): ClientProposal["totals"] {
  const all = allTotals(totals);
  return view === "lump_sum" ? { ...all, products: null, shipping: null, tax: null, own: null } : all;
}

function lineView(
  line: ProposalLine,
  { view }: ProposalContent,
  totals: ProposalTotals,
  pictures: ReadonlyMap<string, MediaRow>,
  vsd_id: string,
): ClientLine[] {
  if (line.kind === "note") {
    return [{ ...emptyLine, id: line.id, kind: "note", note: line.text, is_chosen: true }];
  }
  const price = totals.lines.get(line.id);
  // a product that no longer exists is a problem of the draft, which the editor names
  if (!price) return [];
  const { product } = price;
  // what the client chooses between has its price in every view
  const hasPrice = view === "itemized" || view === "open_book" || line.optional || line.choice !== "";
  const media = product?.media_key ? pictures.get(product.media_key) : undefined;
  const isOpenBook = view === "open_book" && product !== null;
  const name = line.kind === "own" ? line.description : product!.product_name;
  return [
    {
      id: line.id,
      kind: line.kind,
      name,
      path: product ? `/product/${product.product_hash}/${vsd_id}` : "",
      sku: line.kind === "product" ? line.sku : "",
      image: media ? pictureOf(media, name) : null,
      options: product?.options ?? {},
      note: line.note,
      qty: line.qty,
      unit: line.kind === "own" ? line.unit : product!.unit,
      optional: line.optional,
      choice: line.choice,
      is_chosen: price.is_chosen,
      unit_price: hasPrice ? toDollars(price.unit_cents) : null,
      total: hasPrice ? toDollars(price.total_cents) : null,
      cost: isOpenBook ? toDollars(product.final_price_cents + product.platform_margin_cents) : null,
      markup: isOpenBook ? toDollars(product.contractor_markup_cents) : null,
    },
  ];
}

const emptyLine: ClientLine = {
  id: "",
  kind: "note",
  name: "",
  path: "",
  sku: "",
  image: null,
  options: {},
  note: "",
  qty: 0,
  unit: "",
  optional: false,
  choice: "",
  is_chosen: true,
  unit_price: null,
  total: null,
  cost: null,
  markup: null,
};
