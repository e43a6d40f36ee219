import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { statusLabels, statusOrder } from "../../../domain/orders/order-status.ts";
import { Select } from "../../ui/select.tsx";

/** The status of an order item with the steps that the user may take now; others are disabled. */
export function StatusSelect({
  item,
  onStatusChange,
  disabled,
}: {
  item: { product_name: string; status: ItemStatus; next_statuses: readonly ItemStatus[] };
  onStatusChange: (status: ItemStatus) => void;
  disabled?: boolean;
}) {
  return (
    <Select
      label={`Status of ${item.product_name}`}
      hideLabel
      className="min-w-44"
      disabled={disabled || item.next_statuses.length === 0}
      value={item.status}
      options={statusOrder.map((status) => ({
        value: status,
        text: statusLabels[status],
        disabled: status !== item.status && !item.next_statuses.includes(status),
      }))}
      onChange={(event) => onStatusChange(event.target.value as ItemStatus)}
    />
  );
}
