import { Link } from "react-router";
import type { Order } from "../../../contract/orders/orders.ts";
import { PaymentBadge } from "../../kit/orders/payment-state.tsx";
import { Section } from "../../kit/page/section.tsx";
import { formatDate, formatUsd, plural } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";

/** The latest orders of a customer. */
export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null;
  return (
    <Section
      title="Recent orders"
      action={
        <Link to="/account/orders" className="link text-sm">
          All orders
        </Link>
      }
    >
      <ul>
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-b py-3"
          >
            <ul className="flex gap-2">
              {order.items.slice(0, 3).map((item) => (
                <li key={item.id} className="size-12 overflow-hidden bg-white">
                  {item.image && <Picture picture={item.image} alt="" cover sizes="48px" />}
                </li>
              ))}
            </ul>
            <div className="min-w-0 flex-1 basis-48">
              <h3 className="font-medium">
                <Link to={`/account/orders/${order.id}`} className="hover:underline">
                  Order <span className="code">{order.number}</span>
                </Link>
              </h3>
              <p className="figures text-graphite text-sm">
                {`${formatDate(order.placed_at)} · ${plural(order.items.length, "product")} · ${order.showroom.company_name}`}
              </p>
            </div>
            {order.status !== "paid" && <PaymentBadge order={order} />}
            <p className="figures font-semibold">{order.totals && formatUsd(order.totals.total)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
