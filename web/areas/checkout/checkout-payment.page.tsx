import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Order } from "../../../contract/orders/orders.ts";
import { formatPhone } from "../../../domain/places/phone.ts";
import { api } from "../../client/api.ts";
import { ApiError, type ReplyOf } from "../../client/api-call.ts";
import { forgetCart } from "../../client/session/cart-count.ts";
import { useAccountOnly } from "../../client/session/use-account-only.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { postalLine } from "../../kit/address/postal-lines.ts";
import { answerBank } from "../../kit/card/bank-answer.ts";
import { titled } from "../../kit/page/page-title.ts";
import { useLoaded } from "../../kit/page/use-loaded.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { formatUsd } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { NextSteps } from "./placed/next-steps.tsx";
import { PlacedItems } from "./placed/placed-items.tsx";
import { PlacedTotals } from "./placed/placed-totals.tsx";

export const meta = titled("Confirm your payment");

type AskedPayment = ReplyOf<"GET /api/checkout/payments/{id}">["data"];

/**
 * Where a bank asks its customer to confirm. With test payments this page stands in for the bank's; with Stripe it
 * repeats the question for a customer who had left it.
 */
export default function CheckoutPaymentPage() {
  const [search] = useSearchParams();
  const id = search.get("payment");
  useAccountOnly();
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl md:text-2xl">Confirm your payment</h1>
      {id ? <Asked id={id} /> : <NoPayment />}
    </div>
  );
}

function NoPayment() {
  return (
    <EmptyState
      title="No payment to confirm"
      className="mt-6"
      action={<LinkButton to="/cart">Go to the cart</LinkButton>}
    />
  );
}

function Asked({ id }: { id: string }) {
  const { loaded } = useLoaded(id, async (signal) => {
    const call = { params: { id }, signal, feedback: "none" } as const;
    const payment = (await api("GET /api/checkout/payments/{id}", call)).data;
    const asked = { params: { id: payment.order }, signal, feedback: "none" } as const;
    return { payment, order: (await api("GET /api/orders/{id}", asked)).data.order };
  });
  if (loaded.state === "loading") return <Skeleton className="mt-6 h-64 max-w-[60ch]" />;
  if (loaded.state === "ready") {
    const { payment, order } = loaded.data;
    return (
      // on a phone the order comes before the steps, on a wide page beside both
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Payment payment={payment} />
        {payment.status !== "given_up" && <Ordered order={order} />}
        {payment.status === "waiting" && <NextSteps order={order} title="After you confirm" />}
      </div>
    );
  }
  // an id that is none, or another account's
  if (loaded.error.status === 404 || loaded.error.status === 422) return <NoPayment />;
  return (
    <div className="mt-6">
      <ErrorState
        title="We can't show this payment"
        reference={loaded.error.request_id}
        action={<LinkButton to="/cart">Go to the cart</LinkButton>}
      >
        {loaded.error.message}
      </ErrorState>
    </div>
  );
}

/** What the payment is for, and where it goes. */
function Ordered({ order }: { order: Order }) {
  const address = order.shipping_address;
  return (
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-6">
      <PlacedItems order={order} title="Your order" />
      <PlacedTotals order={order} />
      {address && (
        <section aria-labelledby="deliver-to" className="mt-8 border-hairline border-t pt-5">
          <h2 id="deliver-to" className="font-semibold">
            Deliver to
          </h2>
          <p className="mt-1">{address.name}</p>
          <p className="text-graphite">{postalLine(address)}</p>
          {address.phone && <p className="figures text-graphite">{formatPhone(address.phone)}</p>}
        </section>
      )}
    </div>
  );
}

function Payment({ payment }: { payment: AskedPayment }) {
  const isStripe = useShop()?.settings.payment.provider === "stripe";
  const { answer, answering, notice, isRefused } = useAnswer(payment.payment);
  return (
    <div className="mt-6 max-w-[60ch]">
      <p className="text-lg">{introOf(payment)}</p>
      <PaymentFacts payment={payment} />
      {notice && (
        <p role="alert" className="mt-6 border-bad border-l-4 py-1 pl-4 font-medium">
          {notice}
        </p>
      )}
      <div className="mt-8">
        {payment.status === "paid" || payment.status === "processing" ? (
          <LinkButton to={`/account/orders/${payment.order}`}>Go to the order</LinkButton>
        ) : isRefused || payment.status === "given_up" ? (
          <LinkButton to="/checkout">Back to checkout</LinkButton>
        ) : (
          <Actions
            out={
              <LinkButton to="/checkout" variant={isStripe ? "secondary" : "quiet"} size="lg">
                Back to checkout
              </LinkButton>
            }
            main={
              <Button size="lg" pending={answering === "yes"} onClick={() => void answer(true)}>
                {isStripe ? "Confirm with my bank" : `Yes, pay ${formatUsd(payment.amount)}`}
              </Button>
            }
          >
            {!isStripe && (
              <Button
                size="lg"
                variant="secondary"
                pending={answering === "no"}
                onClick={() => void answer(false)}
              >
                No, cancel the payment
              </Button>
            )}
          </Actions>
        )}
      </div>
    </div>
  );
}

const introOf = ({ status }: AskedPayment): string =>
  ({
    waiting: "Your bank wants to confirm it's you. We charge nothing until you confirm.",
    processing: "Your bank is working on this payment. You don't have to do anything.",
    paid: "This payment went through. There is nothing left to confirm.",
    given_up: "This payment was canceled. Nothing was charged, and your cart has not changed.",
  })[status];

/** What the customer says yes to. */
function PaymentFacts({ payment }: { payment: AskedPayment }) {
  const { amount, merchant, showroom, card, order_number } = payment;
  const facts = [
    ["Merchant", `${merchant}, for ${showroom.company_name}`],
    ...(card ? [["Card", `${card.brand} ending in ${card.last4}`]] : []),
    ["Order", order_number],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 border-ink border-t">
      <div className="col-span-2 border-hairline border-b py-4">
        <dt className="text-graphite">Amount</dt>
        <dd className="heading figures mt-1 text-2xl">{formatUsd(amount)}</dd>
      </div>
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="col-span-2 grid grid-cols-subgrid border-hairline border-b py-3 [&>dd]:break-words"
        >
          <dt className="text-graphite">{label}</dt>
          <dd className="figures font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sends the customer's answer, once at a time, and opens the order when it is paid. */
function useAnswer(payment: string) {
  const navigate = useNavigate();
  const publishableKey = useShop()?.settings.payment.publishable_key ?? null;
  const [answering, setAnswering] = useState<"yes" | "no">();
  const [notice, setNotice] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const { once } = useBusy();

  const answer = (accepted: boolean) =>
    once(async () => {
      setAnswering(accepted ? "yes" : "no");
      setNotice(undefined);
      try {
        const { order, message } = await sendAnswer(payment, accepted, publishableKey);
        if (message) return setNotice(message);
        forgetCart();
        await navigate(`/thankyou?order=${order}`, { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setNotice(error.status === 402 ? `${error.message} Your cart has not changed.` : error.message);
        setRefused(error.status === 402 || error.status === 404);
      } finally {
        setAnswering(undefined);
      }
    });
  return { answer, answering, notice, isRefused };
}

/** The paid order, or what the bank still waits for. */
async function sendAnswer(payment: string, accepted: boolean, publishableKey: string | null) {
  const { data } = await api("POST /api/checkout/confirm", {
    body: publishableKey ? { payment } : { payment, accepted },
    feedback: "none",
  });
  if (!data.action || !publishableKey) return { order: data.order.id, message: data.action?.message };
  const { order, question } = await answerBank(data.action, publishableKey);
  return { order, message: question?.message };
}
