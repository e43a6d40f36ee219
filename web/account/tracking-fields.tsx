import { type Carrier, carriers } from "../../domain/carriers.ts";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";

/** The carrier of a parcel and its tracking number. */
export function TrackingFields({
  carrier,
  tracking,
  error,
  onCarrier,
  onTracking,
}: {
  carrier: Carrier;
  tracking: string;
  /** What is wrong with the number. */
  error?: string | undefined;
  onCarrier: (carrier: Carrier) => void;
  onTracking: (tracking: string) => void;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Select
        label="Carrier"
        value={carrier}
        options={carriers.map((value) => ({ value, text: value }))}
        onChange={(event) => onCarrier(event.target.value as Carrier)}
      />
      <TextField
        label="Tracking number"
        optional
        value={tracking}
        maxLength={120}
        autoComplete="off"
        data-first-focus
        error={error}
        onChange={(event) => onTracking(event.target.value)}
      />
    </div>
  );
}
