import { useState } from "react";
import type { Order } from "../../../contract/orders/orders.ts";
import { type Carrier, carriers } from "../../../domain/orders/carriers.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

type Part = Order["vendor_orders"][number];

/** The code that the buyer gives to the person who picks the items up; with it, the vendor hands them over. */
export function Pickup({
  order,
  part,
  onChange,
}: {
  order: Order;
  part: Part;
  onChange: (order: Order) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {part.pickup_code && (
        <p className="mt-1 text-sm">
          Pickup code <span className="code font-semibold text-base">{part.pickup_code}</span>
          <span className="block text-graphite">
            {order.is_buyer
              ? "We gave this code to the carrier. If you pick up the items yourself, show it to the vendor."
              : "Give it to the carrier's driver."}
          </span>
        </p>
      )}
      {part.can_hand_over && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpen(true)}>
          Hand over with code
        </Button>
      )}
      {isOpen && <HandOver order={order} part={part} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}

const collectors = [
  { value: "carrier", text: "The carrier" },
  { value: "customer", text: "The customer" },
];

interface Handing {
  order: Order;
  part: Part;
  onChange: (order: Order) => void;
  onClose: () => void;
}

function HandOver({ order, part, onChange, onClose }: Handing) {
  const form = useApiForm();
  const [code, setCode] = useState("");
  const [by, setBy] = useState<"carrier" | "customer">("carrier");
  const [carrier, setCarrier] = useState<Carrier>("UPS");
  const [tracking, setTracking] = useState("");
  const submit = async () => {
    const number = by === "carrier" ? tracking.trim() : "";
    const reply = await form.send(() =>
      api("POST /api/orders/{id}/vendors/{vendor}/pickup", {
        params: { id: order.id, vendor: part.vendor_id },
        body: { code, collected_by: by, ...(number && { carrier, tracking: number }) },
        feedback: "none",
      }),
    );
    if (!reply) return;
    onChange(reply.data.order);
    showToast("success", `Purchase order ${part.number} is handed over.`);
    onClose();
  };
  return (
    <FormDialog
      title={`Hand over ${part.number}`}
      confirm="Hand over"
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Ask for the pickup code. This hands over every item in the purchase order that's ready.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Pickup code"
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          data-first-focus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={form.errors.code}
        />
        <Select
          label="Collected by"
          value={by}
          options={collectors}
          onChange={(event) => setBy(event.target.value as "carrier" | "customer")}
        />
      </div>
      {by === "carrier" && (
        <Parcel carrier={carrier} onCarrier={setCarrier} tracking={tracking} onTracking={setTracking} />
      )}
    </FormDialog>
  );
}

function Parcel({
  carrier,
  onCarrier,
  tracking,
  onTracking,
}: {
  carrier: Carrier;
  onCarrier: (carrier: Carrier) => void;
  tracking: string;
  onTracking: (tracking: string) => void;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label="Carrier"
        value={carrier}
        options={carriers.map((value) => ({ value, text: value }))}
        onChange={(event) => onCarrier(event.target.value as Carrier)}
      />
      <TextField
        label="Tracking number"
        optional
        maxLength={120}
        autoComplete="off"
        value={tracking}
        onChange={(event) => onTracking(event.target.value)}
      />
    </div>
  );
}
