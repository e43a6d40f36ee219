import { clsx } from "clsx";
import { Check } from "lucide-react";

/** How far a task of several steps has come. `current` counts from 0. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol aria-label={label} className="flex gap-3">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? "step" : undefined}
          className={clsx(
            "flex-1 border-t-3 pt-2 text-sm",
            at <= current ? "border-ink" : "border-hairline forced-colors:border-[GrayText]",
          )}
        >
          <span
            className={clsx("flex items-center gap-1.5", at === current ? "font-semibold" : "text-graphite")}
          >
            <span className="figures">{at + 1}</span>
            {step}
            {at < current && <Check aria-label="done" size={16} className="text-good" />}
          </span>
        </li>
      ))}
    </ol>
  );
}
