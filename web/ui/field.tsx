import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface FieldTexts {
  label: string;
  /** Said before anything is wrong: the form of the entry, why it is asked. */
  hint?: ReactNode;
  /** What to do about the entry; with several, they are joined with commas. */
  error?: string | readonly string[];
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  /** Says that the field may stay empty. */
  optional?: boolean;
}

export interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export const inputClass = clsx(
  "w-full min-h-11 rounded-sm border border-edge bg-white px-3 text-base text-ink placeholder:text-graphite",
  "hover:border-ink focus:border-ink aria-invalid:border-bad aria-invalid:shadow-[inset_0_0_0_1px_var(--color-bad)]",
  "forced-colors:aria-invalid:border-3",
  "disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunk disabled:text-graphite",
);

/** Label, hint and error around one input, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  optional,
  id: givenId,
  className,
  children,
}: FieldTexts & { id?: string; className?: string; children: (ids: FieldIds) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const message = errorText(error);
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className={clsx("text-sm font-medium", hideLabel && "sr-only")}>
        {label}
        {optional && <span className="font-normal text-graphite"> (optional)</span>}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": message ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-graphite">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} message={message} />
    </div>
  );
}

/** The message under a field; takes no room while there is none. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-bad">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {message}
    </p>
  );
}

/** The first message alone is `errors.email?.[0]`; all of them are joined with commas. */
export function errorText(error: string | readonly string[] | undefined): string | undefined {
  return (typeof error === "string" ? error : error?.join(", ")) || undefined;
}
