import { useRef, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { type Bearer, bearers } from "../../../../contract/orders/return-words.ts";
import { api } from "../../../client/api.ts";
import { keyedSend } from "../../../client/keyed-send.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** An admin refunds a part of what an item cost; the customer keeps it. */
export default function GoodwillRefund({
  order,
  item,
  onChange,
}: {
  order: Order;
  item: OrderItem;
  onChange: (order: Order) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const form = useApiForm();
  const key = useRef(crypto.randomUUID());
  const give = async ({ amount = "", reason = "", borne_by }: Record<string, string>) => {
    const body = { amount: Number(amount) || 0, reason, borne_by: borne_by as Bearer };
    const reply = await form.send(() =>
      keyedSend(key, (idempotencyKey) =>
        api("POST /api/admin/orders/{id}/items/{item}/goodwill", {
          params: { id: order.id, item: item.id },
          body,
          idempotencyKey,
          feedback: "none",
        }),
      ),
    );
    if (!reply) return;
    showToast("success", reply.message ?? "The refund is on its way.");
    setOpen(false);
    onChange(reply.data.order);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Goodwill refund
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={`Goodwill refund for ${item.product_name}`}
        confirm="Refund"
        form={form}
        onSubmit={give}
        onClose={() => setOpen(false)}
      >
        <p className="text-graphite">The customer keeps the product. We refund the card they paid with.</p>
        <GoodwillFields item={item} errors={form.errors} />
      </FormDialog>
    </>
  );
}

function GoodwillFields({ item, errors }: { item: OrderItem; errors: FieldErrors }) {
  return (
    <>
      <NumberField
        label="Amount ($)"
        name="amount"
        decimal
        hint={`You can refund up to ${formatUsd(item.refundable ?? 0)} for this item.`}
        {...(errors.amount && { error: errors.amount })}
      />
      <Select
        label="Who pays"
        name="borne_by"
        defaultValue="marketplace"
        options={Object.entries(bearers).map(([value, text]) => ({ value, text }))}
      />
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={1000}
        {...(errors.reason && { error: errors.reason })}
      />
    </>
  );
}
