import type { ReactNode } from "react";

/** One of several saved things, or something new, as a radio button. */
export function Choice({
  group,
  name,
  checked,
  disabled,
  onChange,
  children,
}: {
  group: string;
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-graphite">
      <input
        type="radio"
        name={group}
        value={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="flex min-w-0 flex-wrap gap-x-3">{children}</span>
    </label>
  );
}
