import { type ReactNode, useState } from "react";
import { NumberField } from "../../../ui/number-field.tsx";
import { amountOf } from "./edit.ts";

/** A number that is typed freely, up to what the proposal can hold. What is no number yet changes nothing. */
export function AmountField({
  label,
  value,
  most,
  least = 0,
  onChange,
  decimal = true,
  unit,
  hint,
  disabled,
}: {
  label: string;
  value: number;
  most: number;
  least?: number;
  onChange: (value: number) => void;
  decimal?: boolean;
  unit?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}) {
  const [typed, setTyped] = useState(String(value));
  const shown = typed === "" || Number(typed) === value ? typed : String(value);
  return (
    <NumberField
      label={label}
      decimal={decimal}
      maxLength={10}
      disabled={disabled}
      unit={unit}
      hint={hint}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        const amount = amountOf(text, least, most);
        if (amount !== null) onChange(amount);
      }}
      onBlur={() => setTyped(String(value))}
    />
  );
}
