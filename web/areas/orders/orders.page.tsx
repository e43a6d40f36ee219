import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { DayField, ListFilter, SearchField } from "../../kit/lists/list-filter.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/orders.page.ts";
import { CustomerOrders } from "./customer-orders.tsx";
import { filterIn, orders } from "./orders-source.ts";
import { Standings } from "./standings.tsx";

/** Only those who sell have it; customers' phones need not load its menus. */
const OrderTable = lazy(() => loadInTime(import("./order-table.tsx")));

export const meta = titled("Orders");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => orders.load(request);

export default function OrdersPage({ loaderData: list }: Route.ComponentProps) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const type = user ? workTypeOf(user) : "User";
  const isCustomer = type === "User";
  const isFiltered = orders.isFiltered(search);
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Orders</h1>
      {(list.total > 0 || isFiltered) && (
        <ListFilter className="grid-cols-2 lg:grid-cols-[3fr_1fr_1fr_auto]">
          <SearchField
            className="max-lg:col-span-2"
            label={isCustomer ? "Order number or product" : "Order number, customer or product"}
          />
          <DayField label="From" name="from" />
          <DayField label="To" name="to" />
        </ListFilter>
      )}
      {filter.late && <Narrowed>Purchase orders not answered within 48 hours</Narrowed>}
      {filter.status && <Narrowed>{`Orders with items: ${statusLabels[filter.status]}`}</Narrowed>}
      {list.total === 0 && (isCustomer || !isFiltered) ? (
        <NoOrders type={type} isFiltered={isFiltered} />
      ) : (
        <>
          {!filter.status && <Standings standings={list.standings} chosen={filter.stands} />}
          {isCustomer ? (
            <CustomerOrders list={list} />
          ) : (
            <Suspense fallback={<Skeleton className="mt-8 h-28" />}>
              <OrderTable list={list} type={type} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

const Narrowed = ({ children }: { children: string }) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-4">
    <span className="font-medium">{children}</span>
    <Link to="/account/orders" className="link inline-flex min-h-11 items-center">
      Show all orders
    </Link>
  </p>
);

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
