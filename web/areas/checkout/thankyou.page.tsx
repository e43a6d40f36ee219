import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Order } from "../../../contract/orders/orders.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useAccountOnly } from "../../client/session/use-account-only.ts";
import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { arrivalWords } from "../../kit/product/arrival-words.ts";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";

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
  const isWaiting = order.payment_processing_since !== null;
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="text-graphite">
          Order <span className="code text-ink">{order.number}</span>
        </p>
        <h1 className="heading mt-2 text-2xl">
          {isWaiting ? "Thank you. Your payment is on its way." : "Thank you. Your order is in."}
        </h1>
        {isWaiting && (
          <p className="mt-5 max-w-[52ch]">
            Your bank usually takes four business days. Prices and stock are kept for you. We email you when
            the money has arrived, and the vendors start then.
          </p>
        )}
        <p hidden={isWaiting} className="mt-5 max-w-[52ch] [&[hidden]]:hidden">
          We have emailed you a confirmation. {order.showroom.company_name} and{" "}
          {order.vendor_orders.length === 1 ? "the vendor" : `the ${order.vendor_orders.length} vendors`} have
          it, and you can track every item in your account.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={`/account/orders/${order.id}`}>Track order</LinkButton>
          <LinkButton to="/visualize/contractor/all" variant="secondary">
            Continue shopping
          </LinkButton>
        </div>
      </div>
      <section aria-label="What you ordered">
        <ul className="border-ink border-t">
          {order.items.map((item) => (
            <li
              key={item.id}
              className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 border-hairline border-b py-4"
            >
              <div className="self-start bg-white">
                {item.image && <Picture picture={item.image} alt="" sizes="64px" />}
              </div>
              <div className="min-w-0">
                <p>{item.product_name}</p>
                <p className="figures text-graphite text-sm">
                  {formatCount(item.qty)} {unitWord(item.unit, item.qty)}
                  <span className="block">{arrivalWords(item.delivery, item.unit)}</span>
                </p>
              </div>
              <p className="figures font-medium">{formatUsd(item.line_total ?? 0)}</p>
            </li>
          ))}
        </ul>
        {order.totals && (
          <p className="figures mt-4 flex justify-between gap-4">
            <span>
              {order.card
                ? `Paid with ${order.card.brand} ending in ${order.card.last4}`
                : isWaiting
                  ? "Total"
                  : "Paid"}
            </span>
            <span className="heading text-lg">{formatUsd(order.totals.total)}</span>
          </p>
        )}
      </section>
    </div>
  );
}
