import { type ReactNode, useState } from "react";
import type { Order, OrderItem } from "../../contract/orders.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/text-field.tsx";

/** Calls the whole order off, within the hour. */
export function CancelOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <Request
      open="Cancel order"
      title={`Cancel order ${order.number}?`}
      confirm="Cancel the order"
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
      All items that have not been picked up are called off, and the money goes back to your card.
    </Request>
  );
}

/** Asks to send one item back, within 12 days of delivery. */
export function ReturnItem({
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
      open="Return"
      title={`Return ${item.product_name}?`}
      confirm="Ask for the return"
      keep="Not now"
      label="Why do you send it back?"
      send={async (reason, idempotencyKey) => {
        const { data } = await api("POST /api/orders/{id}/items/{item}/return", {
          params: { id: order.id, item: item.id },
          body: { reason },
          idempotencyKey,
          feedback: "none",
        });
        onChange(data.order);
      }}
    >
      The cost of the first shipment is deducted, never more than the return costs. Refunds take 7 to 14
      business days.
    </Request>
  );
}

/** A question with a reason to type, asked before something that cannot be taken back. */
function Request({
  open,
  title,
  confirm,
  keep,
  label,
  optional,
  children,
  send,
}: {
  open: string;
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
  const [key] = useState(() => crypto.randomUUID());
  const submit = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      await send(reason.trim(), key);
      setOpen(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.errors.reason?.[0] ?? error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {keep}
            </Button>
            <Button variant="danger" pending={isSending} onClick={() => void submit()}>
              {confirm}
            </Button>
          </>
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
