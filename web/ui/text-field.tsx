import { clsx } from "clsx";
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "aria-describedby" | "aria-invalid">;

/** One line of text. `after` stands inside the field at its end (a unit, a button). */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  id,
  after,
  ref,
  ...input
}: FieldTexts & InputProps & { after?: ReactNode; ref?: React.Ref<HTMLInputElement> }) {
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
        <div className="relative flex">
          <input
            type="text"
            // else browsers take years of five digits and more
            max={input.type === "date" ? "9999-12-31" : undefined}
            {...input}
            {...ids}
            ref={ref}
            className={clsx(inputClass, after !== undefined && "pr-12")}
          />
          {after !== undefined && <div className="absolute inset-y-0 right-0 flex items-center">{after}</div>}
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  id,
  ...input
}: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
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
      {(ids) => <textarea rows={4} {...input} {...ids} className={clsx(inputClass, "py-2.5")} />}
    </Field>
  );
}
