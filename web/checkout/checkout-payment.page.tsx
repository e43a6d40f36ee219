import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { pageTitle } from "../page-title.ts";
import { answerBank } from "../payment/bank-answer.ts";
import { forgetCart } from "../session/cart-count.ts";
import { useAccountOnly } from "../session/use-account-only.ts";
import { useSession } from "../session/use-session.ts";
import { useShop } from "../session/use-showroom.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { EmptyState } from "../ui/states.tsx";
import type { Route } from "./+types/checkout-payment.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Confirm your payment", matches) },
  { name: "robots", content: "noindex" },
];

/**
 * Where a bank asks its customer to confirm. With test payments this page stands in for the bank's; with Stripe it
 * repeats the question for a customer who had left it.
 */
export default function CheckoutPaymentPage() {
  const [search] = useSearchParams();
  const payment = search.get("payment");
  const isStripe = useShop()?.settings.payment.provider === "stripe";
  const { status } = useSession();
  useAccountOnly();
  const { answer, answering, notice, isRefused } = useAnswer(payment);

  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl md:text-2xl">Confirm your payment</h1>
      {status !== "user" ? (
        <Skeleton className="mt-6 h-40 max-w-[60ch]" />
      ) : payment ? (
        <div className="mt-6 max-w-[60ch]">
          <p>Your bank wants to confirm it's you. We charge nothing until you confirm.</p>
          {notice && (
            <p role="alert" className="mt-6 border-bad border-l-4 py-1 pl-4 font-medium">
              {notice}
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            {isRefused ? (
              <LinkButton to="/checkout">Back to checkout</LinkButton>
            ) : isStripe ? (
              <>
                <Button size="lg" pending={answering === "yes"} onClick={() => void answer(true)}>
                  Confirm with my bank
                </Button>
                <LinkButton to="/checkout" variant="secondary" size="lg">
                  Back to checkout
                </LinkButton>
              </>
            ) : (
              <>
                <Button size="lg" pending={answering === "yes"} onClick={() => void answer(true)}>
                  Yes, confirm
                </Button>
                <Button
                  size="lg"
                  variant="secondary"
                  pending={answering === "no"}
                  onClick={() => void answer(false)}
                >
                  No, cancel the payment
                </Button>
              </>
            )}
          </div>
        </div>
      ) : (
        <EmptyState
          title="No payment to confirm"
          className="mt-6"
          action={<LinkButton to="/cart">Go to the cart</LinkButton>}
        />
      )}
    </div>
  );
}

/** Sends the customer's answer, once at a time, and opens the order when it is paid. */
function useAnswer(payment: string | null) {
  const navigate = useNavigate();
  const publishableKey = useShop()?.settings.payment.publishable_key ?? null;
  const [answering, setAnswering] = useState<"yes" | "no">();
  const [notice, setNotice] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const busy = useRef(false);

  const answer = async (accepted: boolean) => {
    if (busy.current || !payment) return;
    busy.current = true;
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
      busy.current = false;
      setAnswering(undefined);
    }
  };
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
