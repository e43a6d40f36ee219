import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { pageTitle } from "../page-title.ts";
import { forgetCart } from "../session/cart-count.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { EmptyState } from "../ui/states.tsx";
import type { Route } from "./+types/checkout-payment.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Confirm your payment", matches) },
  { name: "robots", content: "noindex" },
];

/** Where a bank asks its customer to confirm; with the test payments this page stands in for the bank's. */
export default function CheckoutPaymentPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const payment = search.get("payment");
  const [answering, setAnswering] = useState<"yes" | "no">();
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);

  const answer = async (accepted: boolean) => {
    if (busy.current || !payment) return;
    busy.current = true;
    setAnswering(accepted ? "yes" : "no");
    setRefusal(undefined);
    try {
      const { data } = await api("POST /api/checkout/confirm", {
        body: { payment, accepted },
        feedback: "none",
      });
      forgetCart();
      await navigate(`/thankyou?order=${data.order.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    } finally {
      busy.current = false;
      setAnswering(undefined);
    }
  };

  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl md:text-2xl">Confirm your payment</h1>
      {payment ? (
        <div className="mt-6 max-w-[60ch]">
          <p>Your bank asks whether it is really you who pays. Nothing is charged until you confirm.</p>
          {refusal && (
            <p role="alert" className="mt-6 border-bad border-l-4 py-1 pl-4 font-medium">
              {refusal} Your cart is as it was.
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            {refusal ? (
              <LinkButton to="/checkout">Back to checkout</LinkButton>
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
                  No, stop the payment
                </Button>
              </>
            )}
          </div>
        </div>
      ) : (
        <EmptyState
          title="No payment is waiting"
          className="mt-6"
          action={<LinkButton to="/cart">Go to the cart</LinkButton>}
        />
      )}
    </div>
  );
}
