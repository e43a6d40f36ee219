import { TextField } from "../../ui/text-field.tsx";

export interface RecordNames {
  job_name: string;
  po_number: string;
}

/** The customer's own names for the order. */
export function RecordFields({
  names,
  onChange,
}: {
  names: RecordNames;
  onChange: (names: RecordNames) => void;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Job name"
        optional
        name="job_name"
        autoComplete="off"
        maxLength={80}
        hint="Shown on the invoice, such as “Hall bath”."
        value={names.job_name}
        onChange={(event) => onChange({ ...names, job_name: event.target.value })}
      />
      <TextField
        label="PO number"
        optional
        name="po_number"
        autoComplete="off"
        maxLength={40}
        value={names.po_number}
        onChange={(event) => onChange({ ...names, po_number: event.target.value })}
      />
    </div>
  );
}
