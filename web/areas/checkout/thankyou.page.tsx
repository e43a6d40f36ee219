import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Order } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useAccountOnly } from "../../client/session/use-account-only.ts";
import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { NextSteps } from "./placed/next-steps.tsx";
import { OrderNumber } from "./placed/order-number.tsx";
import { PlacedFacts } from "./placed/placed-facts.tsx";
import { PlacedItems } from "./placed/placed-items.tsx";
import { PlacedTotals } from "./placed/placed-totals.tsx";
import { YourPro } from "./placed/your-pro.tsx";

export const meta = titled("Thank you");

export default function ThankYouPage() {
  const [search] = useSearchParams();
  useAccountOnly();
  const { status } = useSession();
  const id = search.get("order");
  const [order, setOrder] = useState<Order | null>();

  useEffect(() => {
    if (status !== "user") return;
    if (!id) return setOrder(null);
    api("GET /api/orders/{id}", { params: { id }, feedback: "none" }).then(
      ({ data }) => setOrder(data.order),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        setOrder(null);
      },
    );
  }, [id, status]);

  return (
    <div className="page pt-8 pb-20">
      {order === undefined ? (
        <>
          <Loading>Loading your order</Loading>
          <Skeleton className="h-72" />
        </>
      ) : order === null ? (
        <EmptyState
          title="We couldn't find this order"
          action={<LinkButton to="/account/orders">Go to your account</LinkButton>}
        >
          It may belong to a different account.
        </EmptyState>
      ) : (
        <Thanks order={order} />
      )}
    </div>
  );
}

function Thanks({ order }: { order: Order }) {
  const { user } = useSession();
  const isWaiting = order.payment_processing_since !== null;
  return (
    <>
      <OrderNumber number={order.number} />
      <h1 className="heading mt-2 text-balance text-2xl">
        {isWaiting ? "Thank you. Your payment is on its way." : "Thank you. Your order is in."}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg">{isWaiting ? bankWords : sentWords(order, user?.email)}</p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={`/account/orders/${order.id}`}>Track order</LinkButton>
        <LinkButton to="/visualize/contractor/all" variant="secondary">
          Continue shopping
        </LinkButton>
      </div>
      <div className="mt-10">
        <PlacedFacts order={order} />
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <PlacedItems order={order} />
          <PlacedTotals order={order} />
        </div>
        <div>
          <NextSteps order={order} />
          <YourPro order={order} />
        </div>
      </div>
    </>
  );
}

const bankWords =
  "Your bank usually takes four business days. Prices and stock are kept for you. We email you when the money has arrived, and the vendors start then.";

const sentWords = ({ showroom, vendor_orders: { length } }: Order, email: string | undefined) =>
  `We emailed a confirmation${email ? ` to ${email}` : ""}. ${showroom.company_name} and ${
    length === 1 ? "the vendor" : `the ${length} vendors`
  } have your order.`;
