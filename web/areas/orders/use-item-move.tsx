import { type ReactNode, useState } from "react";
import type { ItemStatus, Order, OrderItem } from "../../../contract/orders/orders.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { asksBefore, MoveDialog } from "../../kit/orders/move-dialog.tsx";
import { type MoveTexts, moveItem } from "../../kit/orders/move-item.ts";
import { showToast } from "../../ui/toast.ts";

/**
 * Moves one item at a time, after a dialog where the step has something to say: a note, a part of its units, the
 * tracking number. Render `dialog` in the page.
 */
export function useItemMove(
  order: Order | null,
  onChange: (order: Order) => void,
): { isMoving: boolean; move: (item: OrderItem, status: ItemStatus) => void; dialog: ReactNode } {
  const { call, isSending: isMoving } = useCall();
  const [asked, setAsked] = useState<{ item: OrderItem; status: ItemStatus }>();

  const send = (item: OrderItem, status: ItemStatus, texts?: MoveTexts) =>
    call(async () => {
      if (!order) return;
      onChange(await moveItem(order.id, item, status, texts));
      setAsked(undefined);
      showToast("success", `${item.product_name}: ${statusLabels[status]}.`);
    });

  return {
    isMoving,
    move: (item, status) => {
      if (asksBefore(status)) setAsked({ item, status });
      else void send(item, status);
    },
    dialog: asked && (
      <MoveDialog
        item={asked.item}
        status={asked.status}
        isPending={isMoving}
        onMove={(texts) => void send(asked.item, asked.status, texts)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
