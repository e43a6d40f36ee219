import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import type { Order } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { type DataColumn, DataTable } from "../../kit/lists/data-table.tsx";
import { ListBar } from "../../kit/lists/list-bar.tsx";
import { filePageSize } from "../../kit/lists/list-file.ts";
import { ListTools, useListView } from "../../kit/lists/list-tools.tsx";
import type { OrderQuery, OrdersState } from "../../kit/orders/use-orders.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatUsd, isoDay, plural } from "../../ui/format.ts";
import { OrderItemsDialog } from "./order-items-dialog.tsx";
import { OrderStatus, statusWord } from "./order-status.tsx";

/** Orders as those who sell them work with them, with the dialog of an order's items. */
export default function OrderTable({
  orders,
  query,
  type,
}: {
  orders: OrdersState & { list: NonNullable<OrdersState["list"]> };
  query: OrderQuery;
  type: User["type"];
}) {
  const [openId, setOpenId] = useState<string>();
  const navigate = useNavigate();
  const columns = orderColumns(type, setOpenId);
  const view = useListView("orders", columns);
  const { list, replace } = orders;
  return (
    <>
      <ListBar total={plural(list.total, "order")}>
        <ListTools
          view={view}
          load={async (page) =>
            (await api("GET /api/orders", { query: { ...query, page, per_page: filePageSize } })).data
          }
          rowKey={({ id }) => id}
        />
      </ListBar>
      <DataTable
        caption="Orders"
        className="mt-2"
        columns={view.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        sort={view.sort ?? { key: "placed", direction: "desc" }}
        onSort={view.onSort}
        onOpen={({ id }) => void navigate(`/account/orders/${id}`)}
        empty="No order matches. Try a different status or fewer words."
      />
      <OrderItemsDialog
        order={list.data.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(undefined)}
        onChange={replace}
      />
    </>
  );
}

const customerOf = (order: Order): string => (order.is_buyer ? "Your own purchase" : order.customer.name);

function orderColumns(type: User["type"], onItems: (id: string) => void): DataColumn<Order>[] {
  return [
    {
      key: "number",
      title: "Order",
      priority: 1,
      cell: ({ id, number }) => (
        <Link to={`/account/orders/${id}`} className="code link inline-flex min-h-6 whitespace-nowrap">
          {number}
        </Link>
      ),
      text: ({ number }) => number,
    },
    {
      key: "date",
      title: "Placed",
      priority: 3,
      sortKey: "placed",
      cell: (order) => <span className="figures whitespace-nowrap">{formatDate(order.placed_at)}</span>,
      text: ({ placed_at }) => isoDay(placed_at),
    },
    {
      key: "customer",
      title: "Customer",
      sortKey: "customer",
      cell: (order) => (
        <>
          {customerOf(order)}
          <span className="block text-graphite text-sm">{`${order.customer.city}, ${order.customer.state}`}</span>
        </>
      ),
      text: (order) => `${customerOf(order)}, ${order.customer.city}, ${order.customer.state}`,
    },
    // not for a pro, whose orders all come from one showroom
    ...(type === "Contractor" ? [] : [showroom]),
    {
      key: "status",
      title: "Status",
      priority: 1,
      cell: (order) => <OrderStatus order={order} />,
      text: statusWord,
    },
    {
      key: "items",
      title: "Items",
      numeric: true,
      priority: 3,
      cell: ({ items }) => items.length,
      text: ({ items }) => items.length,
    },
    // a vendor sees the own part of an order alone
    ...(type === "Vendor" ? [] : [total]),
    {
      key: "profit",
      title: "Your share",
      numeric: true,
      sortKey: "profit",
      cell: ({ share }) => (share === undefined ? "–" : formatUsd(share)),
      text: ({ share = null }) => share,
    },
    {
      key: "open",
      title: "Open",
      priority: 1,
      cell: ({ id, number }) => (
        <Button variant="secondary" size="sm" aria-label={`Items of ${number}`} onClick={() => onItems(id)}>
          Items
        </Button>
      ),
    },
  ];
}

const showroom: DataColumn<Order> = {
  key: "showroom",
  title: "Showroom",
  priority: 4,
  cell: (order) => order.showroom.company_name,
  text: (order) => order.showroom.company_name,
};

const total: DataColumn<Order> = {
  key: "total",
  title: "Total",
  numeric: true,
  priority: 4,
  sortKey: "total",
  cell: ({ totals }) => totals && formatUsd(totals.total),
  text: ({ totals }) => totals?.total ?? null,
};
