import { type Cents, splitCents } from "./money.ts";

/** Beyond the contiguous states: Alaska, Hawaii, the territories and military post. */
const remoteStates: ReadonlySet<string> = new Set([
  "AK",
  "HI",
  "PR",
  "GU",
  "VI",
  "AS",
  "MP",
  "AA",
  "AE",
  "AP",
]);

/** Whether products to this state leave the contiguous U.S., where delivery is free. */
export const isRemote = (state: string): boolean => remoteStates.has(state);

interface Line {
  vendor_id: string;
  unit_price_cents: Cents;
  qty: number;
  is_freight: boolean;
}

/**
 * Shipping of each line. Free in the contiguous U.S.; elsewhere each vendor with oversize products in the order adds
 * their freight once, shared among those lines by price.
 */
export function shippingByLine(
  lines: readonly Line[],
  state: string,
  freightByVendor: ReadonlyMap<string, Cents>,
): Cents[] {
  const shipping = lines.map(() => 0);
  if (!isRemote(state)) return shipping;
  for (const [vendor, freight] of freightByVendor) {
    const theirs = [...lines.entries()].filter(([, line]) => line.is_freight && line.vendor_id === vendor);
    const parts = splitCents(
      freight,
      theirs.map(([, line]) => line.unit_price_cents * line.qty),
    );
    for (const [place, [index]] of theirs.entries()) shipping[index] = parts[place]!;
  }
  return shipping;
}
