import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean;
  /** The heading above it and those around it that have the same one. */
  group?: string;
}

/** Options in a row that have the same heading. */
function grouped(options: readonly SelectOption[]): { group: string | undefined; options: SelectOption[] }[] {
  const groups: { group: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}

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
    <Field {...{ label, hint, error, hideLabel, optional, className, id }}>
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} className={clsx(inputClass, "appearance-none pr-10")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {grouped(options).map(({ group, options: inGroup }) => {
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
