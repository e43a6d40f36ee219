import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean;
}

/** One choice out of a list; the platform's own control, which every phone and screen reader knows. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  id,
  options,
  placeholder,
  ...select
}: FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  }) {
  return (
    <Field {...{ label, hint, error, hideLabel, optional, className, id }}>
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} className={clsx(inputClass, "appearance-none pr-10")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={18} className="pointer-events-none absolute top-3.5 right-3" />
        </div>
      )}
    </Field>
  );
}
