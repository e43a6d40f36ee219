import { type ReactNode, useState } from "react";
import type { ItemStatus, Order, OrderItem } from "../../contract/orders.ts";
import { statusLabels } from "../../domain/order-status.ts";
import { ApiError } from "../api.ts";
import { SureDialog } from "../ui/sure-dialog.tsx";
import { showToast } from "../ui/toast.ts";
import { asksForTracking, lotAskedOf, TrackingDialog } from "./tracking-dialog.tsx";
import { type MoveTexts, moveItem } from "./use-orders.ts";

const finalMoves: readonly ItemStatus[] = ["Decline", "Cancle", "Returned"];

/**
 * Moves one item at a time. Asks first if the step is final, and for the tracking number when a parcel gets one. Render
 * `dialog` in the page.
 */
export function useItemMove(
  order: Order | null,
  onChange: (order: Order) => void,
): { isMoving: boolean; move: (item: OrderItem, status: ItemStatus) => void; dialog: ReactNode } {
  const [isMoving, setMoving] = useState(false);
  const [asked, setAsked] = useState<{ item: OrderItem; status: ItemStatus }>();

  const send = async (item: OrderItem, status: ItemStatus, texts?: MoveTexts) => {
    if (!order || isMoving) return;
    setMoving(true);
    try {
      onChange(await moveItem(order.id, item, status, texts));
      setAsked(undefined);
      showToast("success", `${item.product_name}: ${statusLabels[status]}.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setMoving(false);
    }
  };

  return {
    isMoving,
    move: (item, status) => {
      // final moves return money and stock and cannot be undone
      if (finalMoves.includes(status) || asksForTracking(status)) setAsked({ item, status });
      else void send(item, status);
    },
    dialog:
      asked && finalMoves.includes(asked.status) ? (
        <SureDialog
          isOpen
          title={`${statusLabels[asked.status]}: ${asked.item.product_name}?`}
          action="Refund the customer"
          onClose={() => setAsked(undefined)}
          onSure={() => send(asked.item, asked.status)}
        >
          The customer gets the money back, and the stock returns. This can't be undone.
        </SureDialog>
      ) : (
        asked && (
          <TrackingDialog
            name={asked.item.product_name}
            status={asked.status}
            lot={lotAskedOf(asked.item)}
            isLotFixed={asked.item.same_lot}
            isPending={isMoving}
            onMove={(texts) => void send(asked.item, asked.status, texts)}
            onClose={() => setAsked(undefined)}
          />
        )
      ),
  };
}
