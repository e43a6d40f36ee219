import { useState } from "react";
import { Link } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import type { Order } from "../../../contract/orders/orders.ts";
import type { DataColumn } from "../../kit/lists/data-table.tsx";
import { ListPart } from "../../kit/lists/list-page.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatUsd, isoDay, plural } from "../../ui/format.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import { OrderItemsDialog } from "./order-items-dialog.tsx";
import { OrderStatus, statusWord } from "./order-status.tsx";
import { type OrderList, orders } from "./orders-source.ts";

/** Orders as those who sell them work with them, with the dialog of an order's items. */
export default function OrderTable({ list, type }: { list: OrderList; type: User["type"] }) {
  const [openId, setOpenId] = useState<string>();
  // moved items show at once, until the list comes anew
  const [rows, setRows] = useStateFor(list, list.data);
  return (
    <>
      <ListPart
        title="Orders"
        table="orders"
        source={orders}
        list={{ ...list, data: rows }}
        counted={plural(list.total, "order")}
        columns={orderColumns(type, setOpenId)}
        pathOf={({ id }) => `/account/orders/${id}`}
        sort={{ key: "placed", direction: "desc" }}
        noMatch="No order matches. Try a different status or fewer words."
      />
      <OrderItemsDialog
        order={rows.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(undefined)}
        onChange={(order) => setRows(rows.map((one) => (one.id === order.id ? order : one)))}
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
