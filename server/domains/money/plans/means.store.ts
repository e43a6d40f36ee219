import type { Db } from "../../../platform/database.ts";
import { findBank } from "../../identity/accounts/index.ts";
import type { PaymentRow } from "./invoices.store.ts";
import { cardToken, defaultCard } from "./subscriptions.store.ts";

/** What pays for a plan. */
export interface Means {
  /** Null: the account's saved bank account is debited. */
  card_id: string | null;
  is_debit: boolean;
  /** As letters name it, such as "Visa ending in 4242". */
  name: string;
}

/** The saved bank account, or else the default card; undefined without either. */
export async function payingMeans(db: Db, user_id: string, provider: string): Promise<Means | undefined> {
  const bank = await findBank(db, user_id, provider);
  if (bank) return { card_id: null, is_debit: true, name: `bank account ending in ${bank.last4}` };
  const card = await defaultCard(db, user_id, provider);
  return card && { card_id: card.id, is_debit: false, name: `${card.brand} ending in ${card.last4}` };
}

/** What the provider charges a payment by; undefined once the card or bank account is removed. */
export async function tokenOf(
  db: Db,
  payment: Pick<PaymentRow, "is_debit" | "card_id" | "provider">,
  user_id: string,
): Promise<string | undefined> {
  if (!payment.is_debit) return cardToken(db, payment.card_id);
  return (await findBank(db, user_id, payment.provider))?.provider_token;
}
