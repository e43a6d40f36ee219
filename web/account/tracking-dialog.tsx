import { useState } from "react";
import type { ItemStatus } from "../../contract/orders.ts";
import { type Carrier, carriers } from "../../domain/carriers.ts";
import { statusLabels } from "../../domain/order-status.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { TextArea, TextField } from "../ui/text-field.tsx";
import type { MoveTexts } from "./use-orders.ts";

/** Steps at which a parcel gets its tracking number. */
const shipping: readonly ItemStatus[] = ["Ready to Pick Up", "Picked Up", "Shipping", "Shipped"];

export const asksForTracking = (status: ItemStatus): boolean => shipping.includes(status);

/** Asks for carrier and tracking number when an item ships. Both are optional. */
export function TrackingDialog({
  name,
  status,
  isPending,
  onMove,
  onClose,
}: {
  name: string;
  status: ItemStatus;
  isPending: boolean;
  onMove: (texts: MoveTexts) => void;
  onClose: () => void;
}) {
  const [carrier, setCarrier] = useState<Carrier>("UPS");
  const [tracking, setTracking] = useState("");
  const [note, setNote] = useState("");
  const number = tracking.trim();
  return (
    <Dialog
      title={`${statusLabels[status]}: ${name}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="tracking" pending={isPending}>
            {`Set to ${statusLabels[status]}`}
          </Button>
        </>
      }
    >
      <form
        id="tracking"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onMove({ note: note.trim(), ...(number && { carrier, tracking: number }) });
        }}
      >
        <p>The customer gets the tracking number by email and sees it in the order.</p>
        <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Select
            label="Carrier"
            value={carrier}
            options={carriers.map((value) => ({ value, text: value }))}
            onChange={(event) => setCarrier(event.target.value as Carrier)}
          />
          <TextField
            label="Tracking number"
            optional
            value={tracking}
            maxLength={120}
            autoComplete="off"
            data-first-focus
            onChange={(event) => setTracking(event.target.value)}
          />
        </div>
        <TextArea
          label="Note to the customer"
          optional
          value={note}
          maxLength={500}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
