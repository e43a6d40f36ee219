import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { orderSorts } from "../../../contract/sorts.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { ListFilter } from "../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../kit/lists/list-foot.tsx";
import { listPage } from "../../kit/lists/list-page.ts";
import { sortIn } from "../../kit/lists/view-contents.ts";
import { type OrderQuery, useOrders } from "../../kit/orders/use-orders.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import { itemStatusFrom, standingFrom } from "./item-status-from.ts";
import { Standings } from "./standings.tsx";

/** Only those who sell have it; customers' phones need not load its menus. */
const OrderTable = lazy(() => loadInTime(import("./order-table.tsx")));

export const meta = titled("Orders");

const dayIn = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? "") ? text! : undefined);

const filterIn = (search: URLSearchParams) => ({
  status: itemStatusFrom(search.get("status")),
  stands: standingFrom(search.get("stands")),
  q: search.get("q")?.trim().slice(0, 80) || undefined,
  late: search.get("late") === "1" ? ("1" as const) : undefined,
  from: dayIn(search.get("from")),
  to: dayIn(search.get("to")),
});

export default function OrdersPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const query: OrderQuery = { ...filter, ...listPage(search), sort: sortIn(search, orderSorts) };
  const orders = useOrders(query);
  const type = user ? workTypeOf(user) : "User";
  const isCustomer = type === "User";
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const { list } = orders;
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Orders</h1>
      <OrderFilter isCustomer={isCustomer} />
      {filter.late && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <span className="font-medium">Purchase orders not answered within 48 hours</span>
          <Link to="/account/orders" className="link inline-flex min-h-11 items-center">
            Show all orders
          </Link>
        </p>
      )}
      {filter.status && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <span className="font-medium">{`Orders with items: ${statusLabels[filter.status]}`}</span>
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
      ) : list === undefined ? (
        <ListSkeleton />
      ) : list.total === 0 && (isCustomer || !isFiltered) ? (
        <NoOrders type={type} isFiltered={isFiltered} />
      ) : (
        <div aria-busy={orders.isLoading} className={orders.isLoading ? "opacity-60" : undefined}>
          {!filter.status && <Standings standings={list.standings} chosen={filter.stands} />}
          {isCustomer ? (
            <CustomerOrders list={list} query={query} />
          ) : (
            <Suspense fallback={<ListSkeleton />}>
              <OrderTable orders={{ ...orders, list }} query={query} type={type} />
            </Suspense>
          )}
          <ListFoot list={list} />
        </div>
      )}
    </>
  );
}

function OrderFilter({ isCustomer }: { isCustomer: boolean }) {
  const [search] = useSearchParams();
  const text = (name: string) => search.get(name) ?? "";
  return (
    <ListFilter className="grid-cols-2 lg:grid-cols-[3fr_1fr_1fr_auto]">
      <TextField
        className="max-lg:col-span-2"
        label={isCustomer ? "Order number or product" : "Order number, customer or product"}
        name="q"
        type="search"
        maxLength={80}
        defaultValue={text("q")}
      />
      <TextField label="From" name="from" type="date" defaultValue={text("from")} />
      <TextField label="To" name="to" type="date" defaultValue={text("to")} />
    </ListFilter>
  );
}

function NoOrders({ type, isFiltered }: { type: User["type"]; isFiltered: boolean }) {
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
      action={
        type === "User" ? (
          <LinkButton to="/visualize/contractor/all">Go shopping</LinkButton>
        ) : (
          type === "Contractor" && <LinkButton to="/account/showroom/share">Share your showroom</LinkButton>
        )
      }
    >
      {emptyWords[type]}
    </EmptyState>
  );
}

const emptyWords: Record<User["type"], string> = {
  User: "Your orders show up here, with every step of their delivery.",
  Contractor: "What clients order in your showroom shows up here once it is paid, with your profit.",
  Vendor: "Orders for your products show up here once they are paid.",
  Admin: "Orders of all showrooms show up here.",
};

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
