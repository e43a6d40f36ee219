import { type ReactNode, useRef, useState } from "react";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useUnsaved } from "../../kit/forms/unsaved.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  useUnsaved(isOpen && reason !== "");
  const key = useRef(crypto.randomUUID());
  const close = () => setOpen(false);
  const submit = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await send(reason.trim(), key.current);
      key.current = crypto.randomUUID();
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422) key.current = crypto.randomUUID();
      setProblem(Object.values(error.errors)[0]?.[0] ?? error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={openLabel} onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        footer={
          <Actions
            onCancel={close}
            cancelWords={keep}
            main={
              <Button variant="danger" pending={isSending} onClick={() => void submit()}>
                {confirm}
              </Button>
            }
          />
        }
      >
        <div className="grid gap-5">
          <p>{children}</p>
          <TextArea
            label={label}
            optional={optional}
            value={reason}
            maxLength={500}
            rows={3}
            error={problem}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </Dialog>
    </>
  );
}
