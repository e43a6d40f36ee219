import { useState } from "react";
import type { ItemStatus } from "../../../contract/orders/orders.ts";
import { type Carrier, carriers } from "../../../domain/orders/carriers.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { formatCount } from "../../ui/format.ts";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useUnsaved } from "../forms/unsaved.ts";
import type { MoveTexts } from "./move-item.ts";

/** Steps at which a parcel gets its tracking number. */
const shipping: readonly ItemStatus[] = ["Ready to Pick Up", "Picked Up", "Shipping", "Shipped"];

export const asksForTracking = (status: ItemStatus): boolean => shipping.includes(status);

/** Steps that return money and stock, and cannot be undone. */
const final: readonly ItemStatus[] = ["Decline", "Cancle", "Returned"];

/** Steps that are taken at once: they say nothing that a note could add to. */
const plain: readonly ItemStatus[] = ["Vendor Approved", "Accept to Pick Up"];

/** Whether a step opens a dialog, for a note or a tracking number. */
export const asksBefore = (status: ItemStatus): boolean => !plain.includes(status);

/** Units by which tile, stone, flooring and turf are sold. */
const laidUnits = ["Box", "Square foot", "Roll", "Pallet"];

/** The lot that an item ships from as far as known; undefined for what is not made in lots. */
export const lotAskedOf = ({ lot, unit }: { lot: string; unit: string }): string | undefined =>
  lot !== "" || laidUnits.includes(unit) ? lot : undefined;

interface MoveProps {
  item: { product_name: string; qty: number; unit: string; lot: string; same_lot: boolean };
  status: ItemStatus;
  isPending: boolean;
  onMove: (texts: MoveTexts) => void;
  onClose: () => void;
}

/**
 * Asks what belongs to a step of an item: how many units take it, a note and, when it ships, carrier, tracking number
 * and the lot of what is made in lots. Nothing but the quantity is required.
 */
export function MoveDialog({ item, status, isPending, onMove, onClose }: MoveProps) {
  const known = asksForTracking(status) ? lotAskedOf(item) : undefined;
  const isFinal = final.includes(status);
  const [carrier, setCarrier] = useState<Carrier>("UPS");
  const [tracking, setTracking] = useState("");
  const [note, setNote] = useState("");
  useUnsaved(note !== "" || tracking !== "");
  const [lot, setLot] = useState(known ?? "");
  const [qty, setQty] = useState(item.qty);
  const number = tracking.trim();
  const noted = lot.trim();
  const move = () =>
    onMove({
      note: note.trim(),
      ...(qty < item.qty && { qty }),
      ...(number && { carrier, tracking: number }),
      ...(known !== undefined && noted !== "" && noted !== known && { lot: noted }),
    });
  return (
    <FormDialog
      title={`${statusLabels[status]}: ${item.product_name}`}
      confirm={isFinal ? "Refund the customer" : `Set to ${statusLabels[status]}`}
      isDanger={isFinal}
      form={{ isSending: isPending }}
      onSubmit={move}
      onClose={onClose}
    >
      <p>{isFinal ? finalWords : asksForTracking(status) ? trackingWords : noteWords}</p>
      {item.qty > 1 && status !== "Returned" && <Units item={item} qty={qty} onChange={setQty} />}
      {asksForTracking(status) && (
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
      )}
      {known !== undefined && <LotField value={lot} onChange={setLot} isFixed={item.same_lot} />}
      <TextArea
        label="Note to the customer"
        optional
        value={note}
        maxLength={500}
        rows={2}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}

const finalWords = "We refund the customer and return the items to stock. You can't undo this.";
const trackingWords = "The customer gets the tracking number by email and sees it in the order.";
const noteWords = "The customer gets an email and sees the step in the order.";

/** How many of the line's units take the step; the others stay as they are, as an item of their own. */
function Units({
  item: { qty: all, unit },
  qty,
  onChange,
}: {
  item: MoveProps["item"];
  qty: number;
  onChange: (qty: number) => void;
}) {
  const left = all - qty;
  return (
    <QuantityField
      label="How many"
      value={qty}
      maximum={all}
      unit={`of ${formatCount(all)} ${unitWord(unit, all)}`}
      onChange={onChange}
      {...(left > 0 && {
        hint: `${formatCount(left)} ${unitWord(unit, left)} ${left === 1 ? "stays" : "stay"} as a separate item.`,
      })}
    />
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
