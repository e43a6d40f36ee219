import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** A choice among several that may be taken together. */
export function ToggleChip({
  isOn,
  onToggle,
  children,
}: {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
      className="figures inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-edge bg-white px-3 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
    >
      {isOn && <Check aria-hidden size={14} />}
      {children}
    </button>
  );
}
