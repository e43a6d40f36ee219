import { clsx } from "clsx";
import type { ButtonHTMLAttributes } from "react";

/** A square icon button; `label` says what it does. */
export function IconButton({
  label,
  className,
  ...button
}: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx("grid size-11 shrink-0 place-items-center rounded-sm", className)}
      {...button}
    />
  );
}
