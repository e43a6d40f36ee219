import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { ListFoot } from "../../kit/lists/list-foot.tsx";
import { ConfirmPayment } from "../../kit/orders/payment-state.tsx";
import { formatDate, formatUsd, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Picture } from "../../ui/picture.tsx";
import { Select } from "../../ui/select.tsx";
import { OrderStatus } from "./order-status.tsx";
import { type OrderList, orders } from "./orders-source.ts";

const SaveOrders = lazy(() => loadInTime(import("./save-orders.tsx")));

const sorts = [
  { value: "", text: "Newest first" },
  { value: "placed", text: "Oldest first" },
  { value: "-total", text: "Highest total first" },
  { value: "total", text: "Lowest total first" },
];

/** A customer's orders with pictures, and the way to each. */
export function CustomerOrders({ list }: { list: OrderList }) {
  const [search, setSearch] = useSearchParams();
  const sort = (by: string) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (by) next.set("sort", by);
    else next.delete("sort");
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="figures mr-auto text-graphite text-sm">
          {plural(list.total, "order")}
        </p>
        <Select
          label="Sort"
          hideLabel
          className="w-52"
          options={sorts}
          value={search.get("sort") ?? ""}
          onChange={(event) => sort(event.target.value)}
        />
        <Suspense>
          <SaveOrders load={orders.pagesOf(search)} />
        </Suspense>
      </div>
      <ul className="mt-4">
        {list.data.map((order) => (
          <li key={order.id} className="border-hairline border-b py-6 first:border-t">
            <div className="figures flex flex-wrap items-baseline gap-x-8 gap-y-1">
              <h2 className="font-semibold">
                <Link to={`/account/orders/${order.id}`} className="hover:underline">
                  Order <span className="code">{order.number}</span>
                </Link>
              </h2>
              <p className="text-graphite text-sm">
                {`${formatDate(order.placed_at)}, ${order.showroom.company_name}`}
                {order.job_name && `, ${order.job_name}`}
              </p>
              <p className="ml-auto font-semibold">{order.totals && formatUsd(order.totals.total)}</p>
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ul className="flex gap-2">
                {order.items.slice(0, 5).map((item) => (
                  <li key={item.id} className="size-14 overflow-hidden bg-white">
                    {item.image && <Picture picture={item.image} cover sizes="56px" />}
                  </li>
                ))}
              </ul>
              {order.items.length > 5 && (
                <span className="text-graphite text-sm">{`and ${order.items.length - 5} more`}</span>
              )}
              <OrderStatus order={order} />
              <div className="ml-auto flex flex-wrap gap-3">
                <ConfirmPayment order={order} size="sm" />
                <LinkButton to={`/account/orders/${order.id}`} variant="secondary" size="sm">
                  Track order
                </LinkButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
    </>
  );
}
