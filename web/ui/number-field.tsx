import { type ComponentProps, type ReactNode, useState } from "react";
import { decimalOnly } from "./decimal-entry.ts";
import { digitsOnly } from "./number-entry.ts";
import { TextField } from "./text-field.tsx";

type Props = Omit<
  ComponentProps<typeof TextField>,
  "type" | "after" | "value" | "defaultValue" | "onChange"
> & {
  value?: string;
  defaultValue?: string;
  /** Gets the text with everything removed that is no number. */
  onChange?: (text: string) => void;
  /** Two decimals instead of whole numbers. */
  decimal?: boolean;
  unit?: ReactNode;
};

/** A number typed as text: other signs are dropped as they come. */
export function NumberField({ value, defaultValue = "", onChange, decimal = false, unit, ...rest }: Props) {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <TextField
      {...rest}
      inputMode={decimal ? "decimal" : "numeric"}
      autoComplete={rest.autoComplete ?? "off"}
      value={value ?? typed}
      onChange={(event) => {
        const text = decimal ? decimalOnly(event.target.value) : digitsOnly(event.target.value);
        setTyped(text);
        onChange?.(text);
      }}
      after={unit && <span className="pr-3 text-sm text-graphite">{unit}</span>}
    />
  );
}
