import type { ProposalContent } from "../../../../contract/design/proposal-content.ts";
import { taxDay } from "../../../../domain/money/tax.ts";
import {
  type ProposalPrices,
  type ProposalTotals,
  totalsOf,
} from "../../../../domain/projects/proposal/totals.ts";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type LinkText, linkToken, newLinkToken, type SecretKeys } from "../../../platform/secret-keys.ts";
import { saleRules } from "../../admin/settings/index.ts";
import { exemptionOf } from "../../orders/tax-certificates/index.ts";
import { type MediaRow, picturesByKey, showroomProfileRow } from "../../showrooms/showrooms/index.ts";
import { acceptedOf, type DraftPrices, type Loaded } from "./loaded.rules.ts";
import { installmentsOfProposal } from "./payments.store.ts";
import { offersOf, pricesOf, skusOf } from "./prices.store.ts";
import { commentsOf, ordersOf, type ProposalRow, type VersionRow, versionsOf } from "./proposals.store.ts";

export const linkText = (id: string): LinkText => ({ text: `proposal ${id}` });

/** What is stored of a new proposal's link. */
export const newProposalHash = (keys: Pick<SecretKeys, "secretKey">, id: string): Buffer =>
  tokenHash(newLinkToken(keys, linkText(id)));

export const proposalPath = (
  keys: SecretKeys,
  { id, token_hash }: Pick<ProposalRow, "id" | "token_hash">,
): string => `/proposal/${linkToken(keys, linkText(id), token_hash)}`;

export async function loadProposal(db: Db, row: ProposalRow): Promise<Loaded> {
  const [versions, installments, comments, orders, showroom] = await Promise.all([
    versionsOf(db, row.id),
    installmentsOfProposal(db, row.id),
    commentsOf(db, row.id),
    ordersOf(db, row.id),
    showroomProfileRow(db, row.showroom_id),
  ]);
  return { row, versions, installments, comments, orders, showroom };
}

/** Prices the draft at today's prices; what was signed for keeps its price. */
export async function priceDraft(
  { now }: Platform,
  db: Db,
  { row, versions }: Pick<Loaded, "row" | "versions">,
  content: ProposalContent = row.draft,
): Promise<DraftPrices> {
  const { state } = content.address;
  const [offers, rules, exemption] = await Promise.all([
    offersOf(db, row.showroom_id, skusOf(content)),
    saleRules(db),
    row.customer_id ? exemptionOf(db, row.customer_id, state, taxDay(now(), state)) : undefined,
  ]);
  const accepted = acceptedOf({ row, versions });
  const signed = accepted ? signedPrices(accepted, content) : [];
  const prices = pricesOf(
    offers,
    state,
    { at: now(), rules },
    { signed, ordered: row.ordered, tax_certificate_id: exemption?.id ?? null },
  );
  return { content, offers, prices, totals: totalsOf(content, prices, accepted?.picks ?? []) };
}

/** Lines that the client signed for keep their price as long as they keep their product. */
function signedPrices(accepted: VersionRow, content: ProposalContent): ProposalPrices["signed"] {
  const before = totalsOf(accepted.content, accepted.prices, accepted.picks);
  const lines = content.sections.flatMap((section) => section.lines);
  return lines.flatMap((line) => {
    const price = before.lines.get(line.id);
    const isSame = line.kind === "product" && price?.is_chosen && price.product?.sku === line.sku;
    return isSame ? [[line.id, price.product!] as const] : [];
  });
}

/** The pictures of priced lines, by media key. */
export function picturesOf(db: Db, totals: ProposalTotals): Promise<Map<string, MediaRow>> {
  const keys = [...totals.lines.values()].flatMap(({ product }) => product?.media_key ?? []);
  return picturesByKey(db, [...new Set(keys)]);
}
