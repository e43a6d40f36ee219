import { type ReactNode, useState } from "react";
import type { ItemStatus, Order, OrderItem } from "../../contract/orders.ts";
import { statusLabels } from "../../domain/order-status.ts";
import { ApiError } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { formatCount, formatUsd } from "../ui/format.ts";
import { type Column, Table } from "../ui/table.tsx";
import { showToast } from "../ui/toast.ts";
import { StatusSelect } from "./status-select.tsx";
import { moveItem } from "./use-orders.ts";

const finalMoves: readonly ItemStatus[] = ["Decline", "Cancle", "Returned"];

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
  const { isMoving, move } = useItemMoves(order, onChange);
  const columns = itemColumns((item) => (
    <StatusSelect item={item} disabled={isMoving} onStatusChange={(status) => void move(item, status)} />
  ));
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
      />
    </Dialog>
  );
}

/** Moves one item at a time, and asks first where there is no way back. */
function useItemMoves(order: Order | null, onChange: (order: Order) => void) {
  const [moving, setMoving] = useState<string>();
  const move = async (item: OrderItem, status: ItemStatus) => {
    if (!order || moving) return;
    // These give money and stock back and cannot be taken back.
    if (
      finalMoves.includes(status) &&
      !window.confirm(`${statusLabels[status]}: the customer gets the money back. Go on?`)
    )
      return;
    setMoving(item.id);
    try {
      onChange(await moveItem(order.id, item, status));
      showToast("success", `${item.product_name}: ${statusLabels[status]}.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setMoving(undefined);
    }
  };
  return { isMoving: moving !== undefined, move };
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
