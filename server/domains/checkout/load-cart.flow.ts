import type { ShippingAddress } from "../../../contract/shapes.ts";
import { isRemote } from "../../../domain/shipping.ts";
import { isUsState } from "../../../domain/us-states.ts";
import { failFields } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { linesOfProject } from "../projects/index.ts";
import { type CartRow, freightByVendor } from "./cart.store.ts";
import { judgeCoupon } from "./coupons.rules.ts";
import { findCoupon } from "./coupons.store.ts";
import type { CartState } from "./quote.rules.ts";

/** What a customer asks to have priced. */
export interface PriceRequest {
  user_id: string;
  shipping: ShippingAddress;
  coupon: string | undefined;
  now: Date;
}

/** Reads all that a cart's price depends on, in one trip to the database. 422 for a state that does not exist. */
export async function loadCart(db: Db, cart: CartRow, request: PriceRequest): Promise<CartState> {
  const { state } = request.shipping;
  if (!isUsState(state)) failFields({ "shipping.state": "There is no state with this code." });
  const code = request.coupon;
  const [lines, coupon, freight] = await Promise.all([
    linesOfProject(db, cart.id),
    code ? findCoupon(db, cart.showroom_id, code, request.user_id) : undefined,
    isRemote(state) ? freightByVendor(db, cart.id) : new Map<string, number>(),
  ]);
  return {
    project_id: cart.id,
    lines,
    coupon: code ? judgeCoupon(code, coupon, request.now) : null,
    state,
    freight_by_vendor: freight,
    quoted: new Map(),
    now: request.now,
  };
}
