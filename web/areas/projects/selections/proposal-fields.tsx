import type { Selection, SelectionPlace } from "../../../../contract/design/selections.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

/** Which place of the project options are proposed for. */
export function PlaceField({
  places,
  at,
  errors,
  onChange,
}: {
  places: readonly SelectionPlace[];
  /** The chosen one's index. */
  at: number;
  errors: FieldErrors;
  onChange: (at: number) => void;
}) {
  return (
    <Select
      label="What is it for?"
      value={String(at)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={places.map(({ label, product }, index) => ({
        value: String(index),
        text: product && product !== label ? `${label} (now ${product})` : label,
      }))}
      error={errors.surface ?? errors.room ?? errors.line}
    />
  );
}

/** What the selection is called, why it changes, what it may cost and until when. */
export function DetailFields({
  selection,
  places,
  at,
  isChange,
  errors,
}: {
  selection: Selection | undefined;
  places: readonly SelectionPlace[];
  /** The index of the place that it is for. */
  at: number;
  isChange: boolean;
  errors: FieldErrors;
}) {
  return (
    <>
      <TextField
        key={`title-${at}`}
        label="Selection name"
        name="title"
        maxLength={80}
        defaultValue={selection?.title ?? titleFrom(places[at]?.label ?? "")}
        error={errors.title}
      />
      {isChange && (
        <TextArea
          label="Why should it change?"
          name="reason"
          rows={3}
          maxLength={600}
          defaultValue={selection?.reason}
          hint="The client reads this before signing."
          error={errors.reason}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Allowance in dollars"
          name="allowance"
          decimal
          optional
          defaultValue={selection?.allowance?.toString() ?? ""}
          error={errors.allowance}
        />
        <TextField
          label="Decide by"
          name="due_on"
          type="date"
          optional
          defaultValue={selection?.due_on ?? ""}
          hint="We remind the client two days before."
          error={errors.due_on}
        />
      </div>
      <TextArea
        label="Note to the client"
        name="note"
        optional
        rows={3}
        maxLength={1000}
        defaultValue={selection?.note}
        error={errors.note}
      />
    </>
  );
}

/** `Hall bath: floor` as people say it: `Hall bath floor`. */
const titleFrom = (label: string): string => label.replace(": ", " ").slice(0, 80);
