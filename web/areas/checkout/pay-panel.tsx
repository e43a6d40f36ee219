import { Link } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { Button } from "../../ui/button.tsx";
import { formatUsd } from "../../ui/format.ts";
import { CouponField } from "./coupon-field.tsx";
import { OrderReview } from "./order-review.tsx";
import type { QuoteState } from "./use-quote.ts";

/** Items, totals, and the button to order. */
export function PayPanel({
  cart,
  quote: { quote, isLoading, error },
  coupon,
  onCoupon,
  notice,
  isPaying,
}: {
  cart: Project;
  quote: QuoteState;
  coupon: string;
  onCoupon: (coupon: string) => void;
  /** The result of the last click, if it was not an order. */
  notice: string | undefined;
  isPaying: boolean;
}) {
  const total = quote?.totals.total;
  return (
    <div className="lg:sticky lg:top-6 lg:self-start">
      <OrderReview cart={cart} quote={quote} isLoading={isLoading} />
      <CouponField initial={coupon} applied={quote?.coupon ?? null} onApply={onCoupon} />
      {(notice || error) && (
        <p role="alert" className="mt-5 border-bad border-l-4 py-1 pl-4 font-medium">
          {notice ?? Object.values(error?.errors ?? {})[0]?.[0] ?? error?.message}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        className="mt-5 w-full"
        pending={isPaying}
        disabled={quote !== null && !quote.can_order}
      >
        {isPaying ? "Paying…" : total === undefined ? "Pay" : `Pay ${formatUsd(total)}`}
      </Button>
      {quote && !quote.can_order && (
        <p className="mt-3 text-sm">
          <Link to="/cart" className="link font-medium">
            Change your cart
          </Link>{" "}
          to check out.
        </p>
      )}
      {quote && quote.totals.tax > 0 && (
        <p className="mt-3 text-sm">
          Exempt from sales tax?{" "}
          <Link to="/account/tax" className="link">
            Add your certificate
          </Link>{" "}
          before you order.
        </p>
      )}
      <p className="mt-3 text-graphite text-sm">
        You can cancel or change the address within 60 minutes of ordering. Orders are processed within 48
        hours.
      </p>
    </div>
  );
}
