import type { Project, WaitingPayment } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatUsd } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";
import { useCall } from "../forms/use-call.ts";

/**
 * Payments of the customer's own that wait for the bank and hold these products, each with the way back to it and the
 * way to cancel it.
 */
export function WaitingPayments({
  cart,
  className,
  isCheckout = false,
  onCanceled,
}: {
  cart: Project;
  className?: string;
  /** A payment below replaces it. */
  isCheckout?: boolean;
  /** Gets the cart without the payment; its products stay available, now to everybody. */
  onCanceled: (cart: Project) => void;
}) {
  const { waiting_payments: payments } = cart;
  if (payments.length === 0) return null;
  const without = (payment: string) => ({
    ...cart,
    waiting_payments: payments.filter((one) => one.payment !== payment),
  });
  return (
    <div className={className}>
      {payments.map((payment) => (
        <Waiting
          key={payment.payment}
          waiting={payment}
          isCheckout={isCheckout}
          onCanceled={() => onCanceled(without(payment.payment))}
        />
      ))}
    </div>
  );
}

function Waiting({
  waiting,
  isCheckout,
  onCanceled,
}: {
  waiting: WaitingPayment;
  isCheckout: boolean;
  onCanceled: () => void;
}) {
  const { call, isSending: isCanceling } = useCall();
  const { payment, order, order_number, amount, card, expires_at, is_of_this_cart } = waiting;
  const query = new URLSearchParams({ payment, order });

  const cancel = () =>
    call(async () => {
      const { data } = await api("POST /api/checkout/payments/{id}/cancel", { params: { id: payment } });
      showToast(
        data.status === "given_up" ? "success" : "error",
        data.status === "given_up"
          ? "Payment canceled. Your card was not charged."
          : "Your bank already confirmed this payment. You can find the order in your account.",
      );
      onCanceled();
    });

  return (
    <section aria-label={`Order ${order_number}`} className="border-warn border-l-4 py-1 pl-4">
      <h2 className="font-semibold">{`Order ${order_number} is waiting for your bank`}</h2>
      <p className="mt-1 max-w-[65ch] text-sm">
        {`Confirm ${formatUsd(amount)}${card ? ` on your ${card.brand} ending in ${card.last4}` : ""} to place it. `}
        {is_of_this_cart
          ? `We hold these products for you until ${formatDateTime(expires_at)}.`
          : `That order holds some of these products for you until ${formatDateTime(expires_at)}.`}
        {isCheckout && " If you pay below instead, we'll cancel that payment."}
      </p>
      <Actions
        className="mt-3"
        out={
          <Button size="sm" variant="secondary" pending={isCanceling} onClick={() => void cancel()}>
            Cancel payment
          </Button>
        }
        main={
          <LinkButton to={`/checkout-payment?${query}`} size="sm">
            Confirm payment
          </LinkButton>
        }
      />
    </section>
  );
}
