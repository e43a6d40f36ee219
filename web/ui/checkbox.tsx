import { clsx } from "clsx";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { errorText, FieldMessage } from "./field.tsx";

const boxClass = "size-5 shrink-0 accent-accent";

/** A choice of its own: yes or no. The label may hold links. */
export function Checkbox({
  label,
  error,
  className,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  error?: string | readonly string[];
}) {
  const id = useId();
  const message = errorText(error);
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 has-disabled:text-graphite">
        <input
          {...input}
          type="checkbox"
          className={boxClass}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={id} message={message} />
    </div>
  );
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

/** One of a few choices, all in sight. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  className,
}: {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | readonly string[];
  className?: string;
}) {
  const id = useId();
  const message = errorText(error);
  return (
    <fieldset className={className} aria-describedby={message ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="divide-y divide-hairline border-y border-hairline">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx("flex min-h-11 items-start gap-3 py-2.5", option.disabled && "text-graphite")}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={onChange ? () => onChange(option.value) : undefined}
              className={clsx(boxClass, "mt-0.5")}
            />
            <span>
              {option.label}
              {option.detail && <span className="block text-sm text-graphite">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} message={message} />
    </fieldset>
  );
}
