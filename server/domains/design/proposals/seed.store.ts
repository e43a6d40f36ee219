import type { ProposalContent } from "../../../../contract/design/proposal-content.ts";
import { saleRulesOf } from "../../../../domain/orders/sale-settings.ts";
import type { Db } from "../../../platform/database.ts";
import { offersOf, priceContent, skusOf } from "./prices.store.ts";
import {
  insertProposal,
  insertVersion,
  type NewProposal,
  nextNumber,
  updateProposal,
} from "./proposals.store.ts";

/** A proposal to a client of the showroom who has an account. */
export type SeededProposal = Omit<NewProposal, "number" | "kind" | "client_id" | "project_id" | "draft"> & {
  customer_id: string;
  content: ProposalContent;
  is_sent: boolean;
};

/** Writes a draft, priced as its showroom sells; one that is sent has its first version. */
export async function seedProposal(db: Db, proposal: SeededProposal): Promise<void> {
  const { content, is_sent, ...own } = proposal;
  const { id, showroom_id, customer_id, at } = own;
  const offers = await offersOf(db, showroom_id, skusOf(content));
  const { prices, totals } = priceContent(content, offers, { at, rules: saleRulesOf({}) });
  const client = await db
    .selectFrom("clients")
    .select("id")
    .where((where) => where.and({ showroom_id, account_id: customer_id }))
    .executeTakeFirst();
  await insertProposal(db, {
    ...own,
    number: await nextNumber(db, showroom_id, "proposal"),
    kind: "proposal",
    project_id: null,
    client_id: client?.id ?? null,
    draft: content,
  });
  const { total_cents } = totals;
  await updateProposal(
    db,
    id,
    { total_cents, ...(is_sent && { status: "sent", version: 1, sent_at: at }) },
    at,
  );
  if (!is_sent) return;
  await insertVersion(db, id, {
    version: 1,
    content,
    prices,
    valid_until: content.valid_until,
    message: "",
    picks: [],
    at,
    total_cents,
    product_cents: totals.order.total_cents,
  });
}
