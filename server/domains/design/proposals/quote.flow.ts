import { type ContentSent, proposalContent } from "../../../../contract/design/proposal-content.ts";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { Account } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { saleRules } from "../../admin/settings/index.ts";
import { findCart, loadCart, priceCart } from "../../orders/checkout/index.ts";
import { newProposalHash, proposalPath } from "./load.flow.ts";
import { offersOf, priceContent, skusOf } from "./prices.store.ts";
import {
  clientOfAccount,
  insertProposal,
  insertVersion,
  nextNumber,
  personOf,
  updateProposal,
} from "./proposals.store.ts";

/** How long a quote's prices are good for. */
const quoteDays = 14;

interface Asked {
  project: string;
  shipping: ShippingAddress;
  job_name: string;
  po_number: string;
}

/** Keeps a cart's prices under a number. Signing and paying it is the same as for a pro's proposal. */
export async function makeQuote(platform: Platform, account: Account, asked: Asked) {
  if (account.type !== "User") fail("cannot_buy");
  await takeAttempt(platform.db, `quote:${account.id}`, { count: 30, seconds: 3600 });
  const at = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const cart = (await findCart(db, account.id, asked.project)) ?? fail("not_found");
    if (cart.ordered_at) fail("already_used");
    const { shipping } = asked;
    const state = await loadCart(db, cart, { user_id: account.id, shipping, coupon: undefined, now: at });
    const { quote } = priceCart(state);
    const problem = quote.lines.find((line) => line.problem !== null && !quote.can_order)?.problem;
    if (!quote.can_order) failFields({ project: problem ?? "Your cart is empty." });
    const { street, apartment, city, state: code, zip_code } = shipping;
    const groups = [...Map.groupBy(state.lines, (line) => line.surface)].slice(0, 40);
    const sent: ContentSent = {
      title: asked.job_name || "Quote",
      job_name: asked.job_name,
      po_number: asked.po_number,
      address: { street, apartment, city, state: code, zip_code },
      valid_until: addDays(calendarDay(at), quoteDays),
      sections: groups.map(([title, lines]) => ({
        id: newId(),
        title: title || (groups.length > 1 ? "Other materials" : "Materials"),
        lines: lines.map(({ sku, qty }) => ({ kind: "product" as const, id: newId(), sku, qty })),
      })),
    };
    const content = proposalContent.parse(sent);
    const offers = await offersOf(db, cart.showroom_id, skusOf(content));
    const on = { at, rules: await saleRules(db) };
    const { prices, totals } = priceContent(content, offers, on, state.exemption?.id);
    const [person, client] = await Promise.all([
      personOf(db, account.id),
      clientOfAccount(db, cart.showroom_id, account.id),
    ]);
    const id = newId();
    const token_hash = newProposalHash(platform.config, id);
    const number = await nextNumber(db, cart.showroom_id, "quote");
    await insertProposal(db, {
      id,
      number,
      kind: "quote",
      showroom_id: cart.showroom_id,
      project_id: cart.id,
      draft: content,
      at,
      client_id: client?.id ?? null,
      client_name: `${person?.first_name ?? ""} ${person?.last_name ?? ""}`.trim(),
      client_email: person?.email ?? "",
      customer_id: account.id,
      token_hash,
    });
    const product_cents = totals.order.total_cents;
    const version = {
      version: 1,
      content,
      prices,
      valid_until: content.valid_until,
      product_cents,
      message: "",
      picks: [],
      at,
    };
    await insertVersion(db, id, { ...version, total_cents: totals.total_cents });
    await updateProposal(
      db,
      id,
      { status: "sent", version: 1, total_cents: totals.total_cents, sent_at: at },
      at,
    );
    const url = proposalPath(platform.config, { id, token_hash });
    return { id, number, url, total: toDollars(totals.total_cents), valid_until: content.valid_until };
  });
}
