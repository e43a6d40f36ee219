import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { Field, type FieldTexts, inputClass } from "./field.tsx";
import { groupedOptions, type SelectOption } from "./select-option.ts";

const Option = ({ value, text, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {text}
  </option>
);

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
    <Field
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      optional={optional}
      className={className}
      id={id}
    >
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} className={clsx(inputClass, "appearance-none pr-10")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {groupedOptions(options).map(({ group, options: inGroup }) => {
              const all = inGroup.map((option) => <Option key={option.value} {...option} />);
              if (group === undefined) return all;
              return (
                <optgroup key={group} label={group}>
                  {all}
                </optgroup>
              );
            })}
          </select>
          <ChevronDown aria-hidden size={18} className="pointer-events-none absolute top-3.5 right-3" />
        </div>
      )}
    </Field>
  );
}
