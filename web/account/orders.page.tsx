import { lazy, Suspense, useState } from "react";
import { Form, Link, useNavigate, useSearchParams, useSubmit } from "react-router";
import type { Order } from "../../contract/orders.ts";
import { leadingStatus, statusLabels, statusOrder } from "../../domain/order-status.ts";
import { pageTitle } from "../page-title.ts";
import { workTypeOf } from "../session/role-of-route.ts";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { formatDate, formatUsd, plural } from "../ui/format.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { loadInTime } from "../ui/load-in-time.ts";
import { Pagination } from "../ui/pagination.tsx";
import { Picture } from "../ui/picture.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../ui/states.tsx";
import { type DataColumn, DataTable } from "../work/data-table.tsx";
import type { Route } from "./+types/orders.page.ts";
import { itemStatusFrom } from "./item-status-from.ts";
import { OrderItemsDialog } from "./order-items-dialog.tsx";
import { ConfirmPayment, PaymentBadge } from "./payment-state.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { useOrders } from "./use-orders.ts";

/** Only those who work here have it; customers' phones need not load its menu. */
const SavedViews = lazy(async () => {
  const { SavedViews } = await loadInTime(import("../work/saved-views.tsx"));
  return { default: SavedViews };
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Orders", matches) },
  { name: "robots", content: "noindex" },
];

export default function OrdersPage() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [applied, setApplied] = useState(0);
  const orders = useOrders({
    page: Math.max(1, Number(search.get("page")) || 1),
    status: itemStatusFrom(search.get("status")),
    q: search.get("q") ?? undefined,
    late: search.get("late") === "1" ? "1" : undefined,
  });
  const type = user ? workTypeOf(user) : undefined;
  const isCustomer = type === "User";
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-xl md:text-2xl">Orders</h1>
        {user && !isCustomer && (
          <Suspense>
            <SavedViews
              table="orders"
              search={search.toString()}
              hidden_columns={[]}
              onApply={(view) => {
                setSearch(view.search, { replace: true });
                // resets the filter's fields
                setApplied((count) => count + 1);
              }}
            />
          </Suspense>
        )}
      </div>
      <OrderFilter key={applied} />
      {search.get("late") === "1" && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <span className="font-medium">Purchase orders not answered within 48 hours</span>
          <Link to="/account/orders" className="link inline-flex min-h-11 items-center">
            Show all orders
          </Link>
        </p>
      )}
      {orders.error ? (
        <ErrorState
          title="We can't show your orders"
          className="mt-8"
          reference={orders.error.request_id}
          action={<Button onClick={orders.reload}>Try again</Button>}
        >
          {orders.error.message}
        </ErrorState>
      ) : orders.list === undefined ? (
        <ListSkeleton />
      ) : orders.list.total === 0 ? (
        <NoOrders
          isCustomer={isCustomer}
          isFiltered={search.has("status") || search.has("q") || search.has("late")}
        />
      ) : (
        <div aria-busy={orders.isLoading} className={orders.isLoading ? "opacity-60" : undefined}>
          {isCustomer ? (
            <CustomerOrders orders={orders.list.data} />
          ) : (
            <OrderTable
              orders={orders.list.data}
              namesShowroom={type !== "Contractor"}
              onChange={orders.replace}
            />
          )}
          <div className="mt-10">
            <Pagination page={orders.list.current_page} lastPage={orders.list.last_page} />
          </div>
        </div>
      )}
    </>
  );
}

function OrderFilter() {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const field = "min-h-11 rounded-sm border border-edge bg-white px-3 hover:border-ink";
  return (
    <Form
      role="search"
      className="mt-6 flex flex-wrap gap-3"
      onChange={(event) => {
        if ((event.target as HTMLElement).tagName === "SELECT") submit(event.currentTarget);
      }}
    >
      <label className="min-w-0 flex-1 basis-56">
        <span className="sr-only">Order number, customer or product</span>
        <input
          type="search"
          name="q"
          defaultValue={search.get("q") ?? ""}
          placeholder="Order number, customer or product"
          className={`${field} w-full placeholder:text-graphite`}
        />
      </label>
      <label>
        <span className="sr-only">Status</span>
        <select name="status" defaultValue={search.get("status") ?? ""} className={field}>
          <option value="">All statuses</option>
          {statusOrder.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </Form>
  );
}

function CustomerOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="mt-8">
      {orders.map((order) => (
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
            <StatusSummary order={order} />
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
  );
}

/** The status if all items share it, else the one that says where the order stands and how many items have it. */
function StatusSummary({ order }: { order: Order }) {
  if (order.status !== "paid") return <PaymentBadge order={order} />;
  const leading = leadingStatus(order.items.map(({ status }) => status));
  if (!leading) return null;
  const alike = order.items.filter(({ status }) => status === leading).length;
  return (
    <span className="flex items-center gap-2">
      <StatusBadge status={leading} />
      {alike < order.items.length && (
        <span className="text-graphite text-sm">{`${alike} of ${plural(order.items.length, "item")}`}</span>
      )}
    </span>
  );
}

const showroom: DataColumn<Order> = {
  key: "showroom",
  title: "Showroom",
  cell: (order) => order.showroom.company_name,
};

function OrderTable({
  orders,
  namesShowroom,
  onChange,
}: {
  orders: readonly Order[];
  /** Not for a pro, whose orders all come from one showroom. */
  namesShowroom: boolean;
  onChange: (order: Order) => void;
}) {
  const [openId, setOpenId] = useState<string>();
  const navigate = useNavigate();
  const columns: DataColumn<Order>[] = [
    {
      key: "number",
      title: "Order",
      priority: 1,
      cell: (order) => (
        <Link to={`/account/orders/${order.id}`} className="code link whitespace-nowrap">
          {order.number}
        </Link>
      ),
    },
    {
      key: "date",
      title: "Placed",
      priority: 3,
      cell: (order) => <span className="figures whitespace-nowrap">{formatDate(order.placed_at)}</span>,
    },
    {
      key: "customer",
      title: "Customer",
      cell: (order) => (
        <>
          {order.is_buyer ? "Your own purchase" : order.customer.name}
          <span className="block text-graphite text-sm">{`${order.customer.city}, ${order.customer.state}`}</span>
        </>
      ),
    },
    ...(namesShowroom ? [showroom] : []),
    { key: "status", title: "Status", priority: 1, cell: (order) => <StatusSummary order={order} /> },
    { key: "items", title: "Items", numeric: true, priority: 3, cell: (order) => order.items.length },
    {
      key: "profit",
      title: "Profit",
      numeric: true,
      cell: (order) => (order.profit === undefined ? "–" : formatUsd(order.profit)),
    },
    {
      key: "open",
      title: "Open",
      priority: 1,
      cell: (order) => (
        <Button variant="secondary" size="sm" onClick={() => setOpenId(order.id)}>
          Items
        </Button>
      ),
    },
  ];
  return (
    <div className="mt-8">
      <DataTable
        caption="Orders"
        columns={columns}
        rows={orders}
        rowKey={(order) => order.id}
        empty={
          <button type="button" onClick={() => void navigate("/account/orders")}>
            Show all orders
          </button>
        }
      />
      <OrderItemsDialog
        order={orders.find((order) => order.id === openId) ?? null}
        onClose={() => setOpenId(undefined)}
        onChange={onChange}
      />
    </div>
  );
}

function NoOrders({ isCustomer, isFiltered }: { isCustomer: boolean; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No matching orders"
        className="mt-8"
        action={
          <LinkButton to="/account/orders" variant="secondary">
            Show all orders
          </LinkButton>
        }
      >
        Try a different status or fewer words.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No orders yet"
      className="mt-8"
      action={isCustomer && <LinkButton to="/visualize/contractor/all">Go shopping</LinkButton>}
    >
      {isCustomer
        ? "Your orders show up here, with every step of their delivery."
        : "Orders for your products show up here once they are paid."}
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <div className="mt-8 grid gap-4">
      <Loading>Loading orders</Loading>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28" />
      ))}
    </div>
  );
}
