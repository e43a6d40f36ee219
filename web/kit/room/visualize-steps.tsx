import { clsx } from "clsx";
import { Check } from "lucide-react";
import { shopHref } from "../../client/shop-href.ts";

const steps = ["Floor plan", "Template", "Virtual showroom", "Finalize materials"] as const;

/**
 * The four steps from a plan to a list of products, quietly. `current` counts from 0; `ways` are the paths of the steps
 * that one can go to from here, the first to the last.
 */
export function VisualizeSteps({
  current,
  ways = [],
}: {
  current: 0 | 1 | 2 | 3;
  ways?: readonly (string | undefined)[];
}) {
  return (
    <nav aria-label="Steps to a finished room" className="print:hidden">
      <ol className="grid grid-cols-4 gap-2 text-sm md:gap-4">
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={at === current ? "step" : undefined}
            className={clsx("border-t-2 pt-1.5", at <= current ? "border-ink" : "border-hairline")}
          >
            <StepName name={step} at={at} current={current} way={ways[at]} />
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 text-sm md:hidden">
        <span className="figures text-graphite">{`Step ${current + 1} of 4`}</span> {steps[current]}
      </p>
    </nav>
  );
}

function StepName({
  name,
  at,
  current,
  way,
}: {
  name: string;
  at: number;
  current: number;
  way: string | undefined;
}) {
  const words = (
    <>
      <span className="figures">{at + 1}</span>
      <span className="max-md:sr-only">{name}</span>
      {at < current && <Check aria-label="done" size={14} className="shrink-0 text-good" />}
    </>
  );
  const look = clsx(
    "flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11",
    at === current ? "font-semibold" : "text-graphite",
  );
  if (way === undefined || at === current) return <span className={look}>{words}</span>;
  return (
    <a href={shopHref(way)} className={clsx(look, "hover:text-ink hover:underline")}>
      {words}
    </a>
  );
}
