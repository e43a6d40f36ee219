import { type Cents, splitCents } from "../money/money.ts";

/** Beyond the contiguous states: Alaska, Hawaii, the territories, the freely associated states and military post. */
const remoteStates: ReadonlySet<string> = new Set([
  "AK",
  "HI",
  "PR",
  "GU",
  "VI",
  "AS",
  "MP",
  "FM",
  "MH",
  "PW",
  "AA",
  "AE",
  "AP",
]);

/** Whether products to this state leave the contiguous U.S., where delivery is free. */
export const isRemote = (state: string): boolean => remoteStates.has(state);

/** Where vendors' freight for oversize products is charged, and how much of it at most. */
export interface FreightRules {
  states: ReadonlySet<string>;
  /** Null: whatever the vendor asks. */
  most_cents: Cents | null;
}

/** What holds where nobody has set anything else: delivery is free in the contiguous U.S. */
export const usualFreight: FreightRules = { states: remoteStates, most_cents: null };

/** What a customer pays of a vendor's freight to a state. */
export const freightTo = ({ states, most_cents }: FreightRules, state: string, freight: Cents): Cents =>
  states.has(state) ? Math.min(freight, most_cents ?? freight) : 0;

/** The same of several vendors; those that charge nothing are left out. */
export const freightsTo = (
  rules: FreightRules,
  state: string,
  freightByVendor: Iterable<readonly [vendor_id: string, freight: Cents]>,
): Map<string, Cents> =>
  new Map(
    [...freightByVendor].flatMap(([vendor, freight]) => {
      const cents = freightTo(rules, state, freight);
      return cents > 0 ? [[vendor, cents] as const] : [];
    }),
  );

interface Line {
  vendor_id: string;
  unit_price_cents: Cents;
  qty: number;
  is_freight: boolean;
}

/**
 * Shipping of each line: each vendor with oversize products in the order adds the freight to its destination once,
 * shared among those lines by price. `freightByVendor` is empty where delivery is free (`freightsTo`).
 */
export function shippingByLine(lines: readonly Line[], freightByVendor: ReadonlyMap<string, Cents>): Cents[] {
  const shipping = lines.map(() => 0);
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
