import { useRef, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { type Bearer, bearers } from "../../../../contract/orders/return-words.ts";
import { api } from "../../../client/api.ts";
import { keyedSend } from "../../../client/keyed-send.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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
  const { form, errors, refusal, isSending, send } = useApiForm();
  const key = useRef(crypto.randomUUID());
  const id = `goodwill-${item.id}`;
  const give = async () => {
    const { amount = "", reason = "", borne_by } = textsOf(form.current!);
    const body = { amount: Number(amount) || 0, reason, borne_by: borne_by as Bearer };
    const reply = await send(() =>
      keyedSend(key, (idempotencyKey) =>
        api("POST /api/admin/orders/{id}/items/{item}/goodwill", {
          params: { id: order.id, item: item.id },
          ...{ body, idempotencyKey, feedback: "none" },
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
      <Dialog
        isOpen={isOpen}
        title={`Goodwill refund for ${item.product_name}`}
        onClose={() => setOpen(false)}
        footer={
          <Actions
            onCancel={() => setOpen(false)}
            main={
              <Button type="submit" form={id} pending={isSending}>
                Refund
              </Button>
            }
          />
        }
      >
        {isOpen && (
          <form
            id={id}
            ref={form}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              void give();
            }}
          >
            <p className="text-graphite">
              The customer keeps the product. We refund the card they paid with.
            </p>
            {refusal && Object.keys(errors).length === 0 && (
              <p role="alert" className="text-bad">
                {refusal.message}
              </p>
            )}
            <GoodwillFields item={item} errors={errors} />
          </form>
        )}
      </Dialog>
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
