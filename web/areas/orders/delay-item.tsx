import { useState } from "react";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

interface Props {
  order: Order;
  item: OrderItem;
  onChange: (order: Order) => void;
}

/** Gives an item that can be delayed a later date, of which customer and pro are told. */
export default function DelayItem({ order, item, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Change date: ${item.product_name}`}
        onClick={() => setOpen(true)}
      >
        Change date
      </Button>
      {isOpen && <DelayDialog order={order} item={item} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}

function DelayDialog({ order, item, onChange, onClose }: Props & { onClose: () => void }) {
  const form = useApiForm();
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const submit = async () => {
    const reply = await form.send(() =>
      api("PUT /api/orders/{id}/items/{item}/ready_on", {
        params: { id: order.id, item: item.id },
        body: { ready_on: day, reason },
        feedback: "none",
      }),
    );
    if (!reply) return;
    onChange(reply.data.order);
    showToast("success", "We emailed the customer the new date.");
    onClose();
  };
  return (
    <FormDialog
      title={`Change date: ${item.product_name}`}
      confirm="Email the customer"
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>We email the customer and the pro. The customer can cancel the item until it's picked up.</p>
      <TextField
        label="Ready on"
        name="ready_on"
        type="date"
        className="sm:max-w-52"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={form.errors.ready_on}
      />
      <TextArea
        label="Reason"
        name="reason"
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={form.errors.reason}
      />
    </FormDialog>
  );
}
