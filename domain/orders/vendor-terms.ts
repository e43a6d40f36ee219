import type { Cents } from "../money/money.ts";
import { usd } from "../money/usd.ts";
import { usStates } from "../places/us-states.ts";

/** What a vendor says of where it ships, and from which amount on. */
interface VendorTerms {
  vendor_id: string;
  vendor_name: string;
  /** Codes of states that the vendor does not ship to. */
  not_served: readonly string[];
  /** The least that a customer orders of the vendor's products at once, before discounts and tax. */
  minimum_cents: Cents;
}

interface OrderedLine extends VendorTerms {
  unit_price_cents: Cents;
  qty: number;
}

/** What each vendor's products in an order come to, at the customer's prices. */
export function totalsByVendor(
  lines: readonly Pick<OrderedLine, "vendor_id" | "unit_price_cents" | "qty">[],
): Map<string, Cents> {
  const totals = new Map<string, Cents>();
  for (const { vendor_id, unit_price_cents, qty } of lines) {
    totals.set(vendor_id, (totals.get(vendor_id) ?? 0) + unit_price_cents * qty);
  }
  return totals;
}

/** Why a vendor does not ship to a state, in words for the customer; null if it does. */
export function unservedWords(
  { vendor_name, not_served }: Pick<VendorTerms, "vendor_name" | "not_served">,
  state: string,
): string | null {
  if (!not_served.includes(state)) return null;
  const name = usStates.find(({ code }) => code === state)?.name ?? state;
  return `${vendor_name} doesn't ship to ${name}.`;
}

/** What is lacking to a vendor's least order, in words for the customer; null if nothing is. */
export function minimumWords(
  { vendor_name, minimum_cents }: Pick<VendorTerms, "vendor_name" | "minimum_cents">,
  total_cents: Cents,
): string | null {
  if (total_cents >= minimum_cents) return null;
  const lacking = usd(minimum_cents - total_cents);
  return `${vendor_name} ships orders of at least ${usd(minimum_cents)}. Add ${lacking} more of its products.`;
}
