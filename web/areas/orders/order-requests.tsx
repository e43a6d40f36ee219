import { type ReactNode, useRef, useState } from "react";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-field.tsx";

/** Calls the whole order off, within the hour. */
export function CancelOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <Request
      open="Cancel order"
      title={`Cancel order ${order.number}?`}
      confirm="Yes, cancel it"
      keep="Keep it"
      label="Reason"
      optional
      send={async (reason, idempotencyKey) => {
        const { data } = await api("POST /api/orders/{id}/cancel", {
          params: { id: order.id },
          body: { reason },
          idempotencyKey,
          feedback: "none",
        });
        onChange(data.order);
      }}
    >
      We cancel every item that hasn't been picked up and refund your card.
    </Request>
  );
}

/** Calls one item off, within the hour or because it is delayed. */
export function CancelItem({
  order,
  item,
  onChange,
}: {
  order: Order;
  item: OrderItem;
  onChange: (order: Order) => void;
}) {
  return (
    <Request
      open="Cancel item"
      openLabel={`Cancel item: ${item.product_name}`}
      title={`Cancel ${item.product_name}?`}
      confirm="Yes, cancel it"
      keep="Keep it"
      label="Reason"
      optional
      send={async (reason, idempotencyKey) => {
        const { data } = await api("POST /api/orders/{id}/cancel", {
          params: { id: order.id },
          body: { reason, item: item.id },
          idempotencyKey,
          feedback: "none",
        });
        onChange(data.order);
      }}
    >
      The other items stay in the order. We refund this one to your original payment method.
    </Request>
  );
}

/** A question with a reason to type, asked before something that cannot be taken back. */
function Request({
  open,
  openLabel,
  title,
  confirm,
  keep,
  label,
  optional,
  children,
  send,
}: {
  open: string;
  openLabel?: string;
  title: string;
  confirm: string;
  keep: string;
  label: string;
  optional?: boolean;
  children: ReactNode;
  send: (reason: string, idempotencyKey: string) => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const form = useApiForm();
  const key = useRef(crypto.randomUUID());
  const submit = async (reason: string) => {
    const isDone = await form.send(async () => {
      try {
        await send(reason.trim(), key.current);
      } catch (error) {
        if (error instanceof ApiError && error.status === 422) key.current = crypto.randomUUID();
        throw error;
      }
      key.current = crypto.randomUUID();
      return true;
    });
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={openLabel} onClick={() => setOpen(true)}>
        {open}
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={title}
        confirm={confirm}
        cancelWords={keep}
        isDanger
        form={form}
        onSubmit={({ reason = "" }) => submit(reason)}
        onClose={() => setOpen(false)}
      >
        <p>{children}</p>
        <TextArea
          label={label}
          name="reason"
          optional={optional}
          maxLength={500}
          rows={3}
          error={Object.values(form.errors)[0]}
        />
      </FormDialog>
    </>
  );
}
