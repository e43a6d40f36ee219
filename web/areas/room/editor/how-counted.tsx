import { ChevronDown } from "lucide-react";

/** The arithmetic of a line, to open. */
export function HowCounted({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-8 items-center gap-1 text-graphite hover:text-ink pointer-coarse:min-h-11">
        How we counted
        <ChevronDown aria-hidden size={14} className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="figures grid gap-1 border-hairline border-l py-1 pl-3 text-graphite">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
