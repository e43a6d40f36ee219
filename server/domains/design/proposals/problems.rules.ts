import { clientEmail } from "../../../../contract/design/managed-proposals.ts";
import type { ProposalContent, ProposalLine } from "../../../../contract/design/proposal-content.ts";
import { shippingAddress } from "../../../../contract/shapes.ts";
import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { minimumWords, totalsByVendor, unservedWords } from "../../../../domain/orders/vendor-terms.ts";
import { freightProblem } from "../../../../domain/places/po-box.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { zipProblem } from "../../../../domain/places/zip-state.ts";
import { changeRefusal, type Paid } from "../../../../domain/projects/proposal/installments.ts";
import type { OrderedLines } from "../../../../domain/projects/proposal/totals.ts";
import { fieldErrors } from "../../../http/field-errors.ts";
import type { DraftPrices } from "./loaded.rules.ts";
import type { OfferRow } from "./prices.store.ts";
import type { ProposalRow, VersionRow } from "./proposals.store.ts";

export interface Problem {
  field: string;
  message: string;
}

/** The most that payment providers charge at once, and the most that a proposal comes to. */
const largestCents = 99_999_999;

/** What keeps each line from being sent, by its id. */
export function lineProblems({ content, offers, prices, totals }: DraftPrices): Map<string, string> {
  const bySku = new Map(offers.map((offer) => [offer.sku, offer]));
  const byVendor = totalsByVendor(totals.to_order.products);
  const kept = new Set(prices.signed.map(([id]) => id));
  const found = new Map<string, string>();
  for (const line of content.sections.flatMap((section) => section.lines)) {
    // what was signed for is sold on, whatever became of it in the showroom
    if (kept.has(line.id)) continue;
    const problem = problemOf(line, bySku, content.address.state, byVendor);
    if (problem) found.set(line.id, problem);
  }
  return found;
}

function problemOf(
  line: ProposalLine,
  offers: ReadonlyMap<string, OfferRow>,
  state: string,
  byVendor: ReadonlyMap<string, number>,
): string | null {
  if (line.kind === "note") return null;
  if (line.kind === "own") return line.description.trim() === "" ? "Describe this charge." : null;
  const offer = offers.get(line.sku);
  if (!offer) return "No product has this SKU.";
  if (!offer.is_published) return "This product is no longer sold.";
  if (!offer.is_sold_here) return "This product is not sold in your showroom.";
  if (line.qty < offer.minimum_unit) return `The minimum quantity is ${offer.minimum_unit}.`;
  if (!offer.allows_backorder && offer.stock < line.qty) {
    return offer.stock > 0 ? `Only ${offer.stock} left in stock.` : "This item is out of stock.";
  }
  const total = byVendor.get(offer.vendor_id);
  return unservedWords(offer, state) ?? (total === undefined ? null : minimumWords(offer, total));
}

function emailProblems(email: string): Problem[] {
  if (clientEmail.safeParse(email).success) return [];
  const message = email
    ? "Enter an email address such as ada@example.com."
    : "Enter the client's email address.";
  return [{ field: "client_email", message }];
}

/** Everything that keeps a draft from being sent, by field. */
export function sendProblems(
  row: Pick<ProposalRow, "client_email" | "client_name" | "ordered">,
  priced: DraftPrices,
  paid: Paid,
  accepted: VersionRow | undefined,
  now: Date,
): Problem[] {
  const { content, totals } = priced;
  const hasProducts = content.sections.some(({ lines }) => lines.some((line) => line.kind === "product"));
  return [
    ...(row.client_name.trim() ? [] : [{ field: "client_name", message: "Enter the client's name." }]),
    ...emailProblems(row.client_email),
    ...(content.title.trim() ? [] : [{ field: "content.title", message: "Enter a title." }]),
    ...dayProblems(content, now),
    ...(hasProducts ? addressProblems(content, priced.offers) : []),
    ...[...lineProblems(priced)].map(([id, message]) => ({ field: `line.${id}`, message })),
    ...totalProblems(totals.total_cents),
    ...scheduleProblems(content),
    ...orderedProblems(row.ordered, content, accepted),
    ...changeProblems({ product_cents: totals.order.total_cents, total_cents: totals.total_cents }, paid),
  ];
}

function dayProblems({ valid_until }: ProposalContent, now: Date): Problem[] {
  const field = "content.valid_until";
  if (!valid_until) return [{ field, message: "Choose how long the prices are valid." }];
  if (valid_until < calendarDay(now)) return [{ field, message: "Choose today or a later date." }];
  const lastDay = addDays(calendarDay(now), 180);
  return valid_until > lastDay ? [{ field, message: "Prices stay valid for at most 180 days." }] : [];
}

function addressProblems({ address }: ProposalContent, offers: readonly OfferRow[]): Problem[] {
  const checked = shippingAddress.safeParse(address);
  const wrong = checked.success ? [] : Object.entries(fieldErrors(checked.error));
  const unknown: [string, string[]][] =
    wrong.length === 0 && !isUsState(address.state) ? [["state", ["Choose a U.S. state."]]] : [];
  const street = offers.some(({ is_freight }) => is_freight) ? freightProblem(address) : null;
  const zip = wrong.length === 0 ? zipProblem(address.state, address.zip_code) : null;
  return [
    ...wrong,
    ...unknown,
    ...(zip ? [["zip_code", [zip]] as const] : []),
    ...(street ? [["street", [street]] as const] : []),
  ].map(([field, messages]) => ({
    field: `content.address.${field}`,
    message: messages[0]!,
  }));
}

function totalProblems(total: number): Problem[] {
  if (total < 100) return [{ field: "content.sections", message: "Add at least one line with a price." }];
  if (total <= largestCents) return [];
  return [{ field: "content.sections", message: `A proposal comes to at most ${usd(largestCents)}.` }];
}

function scheduleProblems({ schedule }: ProposalContent): Problem[] {
  if (schedule.length === 0) return [];
  const sum = schedule.reduce((all, { percent }) => all + Math.round(percent * 100), 0);
  if (sum !== 10_000) {
    const message = `The payments add up to ${sum / 100}%. Together they must be 100%.`;
    return [{ field: "content.schedule", message }];
  }
  const days = schedule.flatMap(({ due_on }) => due_on || []);
  const isSorted = days.every((day, index) => index === 0 || days[index - 1]! <= day);
  return isSorted ? [] : [{ field: "content.schedule", message: "Put the payments in date order." }];
}

/** Ordered lines and the address that they ship to stay as they are. */
function orderedProblems(
  ordered: readonly OrderedLines[],
  content: ProposalContent,
  accepted: VersionRow | undefined,
): Problem[] {
  if (ordered.length === 0 || !accepted) return [];
  const ids = new Set(ordered.flatMap(({ line_ids }) => line_ids));
  const before = accepted.content.sections.flatMap(({ lines }) => lines).filter(({ id }) => ids.has(id));
  const sections = content.sections;
  const lines = new Map(sections.flatMap((section) => section.lines.map((line) => [line.id, line])));
  const changed = before.filter((line) => !isSameOrder(line, lines.get(line.id)));
  const address = JSON.stringify(content.address) === JSON.stringify(accepted.content.address);
  return [
    ...changed.map(({ id }) => ({
      field: `line.${id}`,
      message: "This product is already ordered. Add a new line for more, or return it through its order.",
    })),
    ...(address
      ? []
      : [{ field: "content.address.street", message: "Products are already ordered to this address." }]),
  ];
}

const isSameOrder = (before: ProposalLine, now: ProposalLine | undefined): boolean =>
  before.kind === "product" &&
  now?.kind === "product" &&
  now.sku === before.sku &&
  now.qty === before.qty &&
  now.optional === before.optional &&
  now.choice === before.choice;

function changeProblems(due: { product_cents: number; total_cents: number }, paid: Paid): Problem[] {
  const refusal = changeRefusal(due, paid);
  return refusal ? [{ field: "content.sections", message: refusal }] : [];
}
