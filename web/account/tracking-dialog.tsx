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

/** Units by which tile, stone, flooring and turf are sold. */
const laidUnits = ["Box", "Square foot", "Roll", "Pallet"];

/** The lot that an item ships from as far as known; undefined for what is not made in lots. */
export const lotAskedOf = ({ lot, unit }: { lot: string; unit: string }): string | undefined =>
  lot !== "" || laidUnits.includes(unit) ? lot : undefined;

interface TrackingProps {
  name: string;
  status: ItemStatus;
  /** The lot that it ships from as far as known; left out where it is not asked for. */
  lot?: string | undefined;
  /** The customer takes this lot only. */
  isLotFixed?: boolean;
  isPending: boolean;
  onMove: (texts: MoveTexts) => void;
  onClose: () => void;
}

/** Asks for carrier, tracking number and, of what is made in lots, the lot when an item ships. All are optional. */
export function TrackingDialog({
  name,
  status,
  lot: known,
  isLotFixed = false,
  isPending,
  onMove,
  onClose,
}: TrackingProps) {
  const [carrier, setCarrier] = useState<Carrier>("UPS");
  const [tracking, setTracking] = useState("");
  const [note, setNote] = useState("");
  const [lot, setLot] = useState(known ?? "");
  const number = tracking.trim();
  const noted = lot.trim();
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
          if (!isPending) {
            onMove({
              note: note.trim(),
              ...(number && { carrier, tracking: number }),
              ...(known !== undefined && noted !== "" && noted !== known && { lot: noted }),
            });
          }
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
        {known !== undefined && <LotField value={lot} onChange={setLot} isFixed={isLotFixed} />}
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

interface LotProps {
  value: string;
  onChange: (lot: string) => void;
  isFixed: boolean;
}

const LotField = ({ value, onChange, isFixed }: LotProps) => (
  <TextField
    label="Lot shipped"
    optional
    hint={
      isFixed ? "The customer asked for this lot only." : "The number on the boxes. The customer sees it."
    }
    value={value}
    maxLength={40}
    autoComplete="off"
    readOnly={isFixed}
    onChange={(event) => onChange(event.target.value)}
  />
);
