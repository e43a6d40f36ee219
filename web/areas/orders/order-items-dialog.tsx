import type { ReactNode } from "react";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { PaymentBadge } from "../../kit/orders/payment-state.tsx";
import { SummaryRow } from "../../kit/page/summary-row.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { StatusSelect } from "./status-select.tsx";
import { useItemMove } from "./use-item-move.tsx";

/** The items of one order with the viewer's share of each, and their status to change. */
export function OrderItemsDialog({
  order,
  onClose,
  onChange,
}: {
  order: Order | null;
  onClose: () => void;
  onChange: (order: Order) => void;
}) {
  const { isMoving, move, dialog } = useItemMove(order, onChange);
  const columns = itemColumns((item) =>
    order && order.status !== "paid" ? (
      <PaymentBadge order={order} />
    ) : (
      <StatusSelect item={item} disabled={isMoving} onStatusChange={(status) => move(item, status)} />
    ),
  );
  return (
    <Dialog
      title="Order Items"
      isOpen={order !== null}
      onClose={onClose}
      className="w-[min(56rem,calc(100vw-2rem))]"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {order && (
        <p className="mb-4 text-graphite text-sm">
          Order <span className="code text-ink">{order.number}</span>, {order.customer.name}
        </p>
      )}
      <Table
        caption="Order Items"
        columns={columns}
        rows={order?.items ?? []}
        rowKey={(item) => item.id}
        empty="NO item found in this order."
        stacks
      />
      {order?.profit !== undefined && (order.items.length > 1 || order.share !== order.profit) && (
        <dl className="figures mt-4 grid gap-2 border-ink border-t pt-3">
          <SummaryRow label="Profit of all items" value={formatUsd(order.profit)} strong />
          {order.share !== order.profit && (
            <SummaryRow label={shareLabel(order)} value={formatUsd(order.share ?? 0)} />
          )}
        </dl>
      )}
      {dialog}
    </Dialog>
  );
}

/** What is between the column and the share. */
function shareLabel({ items }: Order): string {
  if (items.some((item) => item.admin_profit_inclusive_tax !== undefined))
    return "Your share, without sales tax, returns and refunds";
  return items.some((item) => item.contractor_markup_amt !== undefined)
    ? "Your share, after coupons, returns and refunds"
    : "Your share, after returns and refunds";
}

function itemColumns(status: (item: OrderItem) => ReactNode): Column<OrderItem>[] {
  return [
    {
      key: "name",
      title: "Name",
      cell: (item) => (
        <>
          {item.product_name}
          <span className="code block text-graphite text-xs">{item.sku}</span>
        </>
      ),
    },
    { key: "qty", title: "Qty", numeric: true, cell: (item) => formatCount(item.qty) },
    {
      key: "profit",
      title: "Profit",
      numeric: true,
      cell: (item) => (item.profit === undefined ? "–" : formatUsd(item.profit)),
    },
    {
      key: "status",
      title: "Status",
      cell: status,
    },
  ];
}
