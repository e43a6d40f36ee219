import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import {
  chargesOfPlace,
  type DiscountedLine,
  type LineSplit,
} from "../../../../domain/orders/order-split.ts";
import type { SaleRules } from "../../../../domain/orders/sale-settings.ts";
import { freightsTo } from "../../../../domain/orders/shipping.ts";
import { unservedWords } from "../../../../domain/orders/vendor-terms.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { zipProblem } from "../../../../domain/places/zip-state.ts";

/** A line as sold, with today's location-dependent costs. */
export interface LineToSend extends DiscountedLine, Pick<LineSplit, "shipping_cents" | "tax_cents"> {
  /** The line's vendor's charge for oversize products to remote states. */
  remote_freight_cents: Cents;
  vendor_name: string;
  /** Codes of states that the vendor does not ship to. */
  not_served: readonly string[];
  /** Cancelled and returned lines go nowhere. */
  is_to_send: boolean;
}

const parts = [
  "street",
  "apartment",
  "city",
  "state",
  "zip_code",
  "name",
  "phone",
  "delivery_notes",
] as const;

export const isSameAddress = (one: ShippingAddress, other: ShippingAddress): boolean =>
  parts.every((part) => (one[part] ?? "") === (other[part] ?? ""));

/**
 * What is wrong with an address, by field; empty if nothing is. `place` is the postal data of its ZIP code: tax depends
 * on the state, so a state that contradicts the ZIP code is refused.
 */
export function addressProblems(
  { state, zip_code }: ShippingAddress,
  place: { city: string; state: string } | null,
): Record<string, string> {
  if (!nameOf(state)) return { state: "Choose a U.S. state." };
  const problem = zipProblem(state, zip_code, place?.state);
  return problem ? { zip_code: problem } : {};
}

const nameOf = (state: string): string | undefined => usStates.find(({ code }) => code === state)?.name;

/** Why a vendor does not send what is left of an order to another state; null if all do. */
export const unservedLine = (lines: readonly LineToSend[], state: string): string | null =>
  lines
    .filter(({ is_to_send }) => is_to_send)
    .map((line) => unservedWords(line, state))
    .find(Boolean) ?? null;

/** How another state would change the price, in words for the customer; null if it is the same to the cent. */
export function priceChange(
  lines: readonly LineToSend[],
  state: string,
  { rates, freight, soldAt }: Pick<SaleRules, "rates" | "freight"> & { soldAt: Date },
): string | null {
  const oversize = lines.filter((line) => line.is_freight);
  const asked = oversize.map((line) => [line.vendor_id, line.remote_freight_cents] as const);
  const freight_by_vendor = freightsTo(freight, state, asked);
  const charges = chargesOfPlace(lines, { state, freight_by_vendor, on: soldAt, rates });
  const changes = (
    [
      ["shipping", sumOf(lines, "shipping_cents"), sumOf(charges, "shipping_cents")],
      ["sales tax", sumOf(lines, "tax_cents"), sumOf(charges, "tax_cents")],
    ] as const
  ).filter(([, before, after]) => before !== after);
  if (changes.length === 0) return null;
  const said = changes.map(
    ([name, before, after]) => `${name} would be ${usd(after)} instead of ${usd(before)}`,
  );
  return `In ${nameOf(state) ?? state}, ${said.join(" and ")}. Please cancel and order again to this address.`;
}

type Charge = "shipping_cents" | "tax_cents";

const sumOf = (lines: readonly Record<Charge, Cents>[], charge: Charge): Cents =>
  lines.reduce((sum, line) => sum + line[charge], 0);
