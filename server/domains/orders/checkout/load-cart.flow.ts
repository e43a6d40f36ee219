import type { ShippingAddress } from "../../../../contract/shapes.ts";
import { taxDay } from "../../../../domain/money/tax.ts";
import { shipsAs } from "../../../../domain/orders/freight-class.ts";
import { freightsTo } from "../../../../domain/orders/shipping.ts";
import { freightProblem } from "../../../../domain/places/po-box.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { saleRules } from "../../admin/settings/index.ts";
import { type LineRow, linesOfProject, priceLine } from "../../design/projects/index.ts";
import { assertZipInState } from "../../identity/accounts/index.ts";
import { exemptionOf } from "../tax-certificates/index.ts";
import type { CartRow } from "./cart.store.ts";
import { type CouponVerdict, judgeCoupon, misfitOf } from "./coupons.rules.ts";
import { type CouponRow, findCoupon } from "./coupons.store.ts";
import type { CartState } from "./quote.rules.ts";

/** A customer's pricing request. */
export interface PriceRequest {
  user_id: string;
  shipping: ShippingAddress;
  coupon: string | undefined;
  now: Date;
}

/**
 * Loads all inputs of a cart's price in one round trip. 422 for a state that does not exist or has another ZIP code,
 * and for freight to a PO Box.
 */
export async function loadCart(db: Db, cart: CartRow, request: PriceRequest): Promise<CartState> {
  const { state } = request.shipping;
  if (!isUsState(state)) failFields({ "shipping.state": "Choose a U.S. state." });
  await assertZipInState(request.shipping, "shipping.zip_code");
  const code = request.coupon;
  const [lines, coupon, rules, exemption] = await Promise.all([
    linesOfProject(db, cart.id, "held"),
    code ? findCoupon(db, cart.showroom_id, code, request.user_id) : undefined,
    saleRules(db),
    exemptionOf(db, request.user_id, state, taxDay(request.now, state)),
  ]);
  const problem = lines.some(({ freight_class }) => shipsAs(freight_class) === "freight")
    ? freightProblem(request.shipping)
    : null;
  if (problem) failFields({ "shipping.street": problem });
  return {
    project_id: cart.id,
    lines,
    coupon: code ? verdictOn(code, coupon, lines, request.now) : null,
    state,
    freight_by_vendor: freightsTo(
      rules.freight,
      state,
      lines.flatMap((line) => (line.is_freight ? [[line.vendor_id, line.remote_freight_cents]] : [])),
    ),
    rates: rules.rates,
    exemption,
    now: request.now,
  };
}

/** A coupon comes out of the markup, and a pro's own purchase has none. */
function verdictOn(
  code: string,
  coupon: CouponRow | undefined,
  lines: readonly LineRow[],
  now: Date,
): CouponVerdict {
  if (!lines.some((line) => line.is_trade)) {
    const verdict = judgeCoupon(code, coupon, now);
    if (verdict.refusal !== null) return verdict;
    const misfit = misfitOf(
      verdict.coupon,
      lines.map((line) => ({ ...line, ...priceLine(line) })),
    );
    return misfit === null ? verdict : { code, coupon: null, terms: null, refusal: misfit };
  }
  const refusal = "Coupons do not apply to your trade price.";
  return { code, coupon: null, terms: null, refusal };
}
