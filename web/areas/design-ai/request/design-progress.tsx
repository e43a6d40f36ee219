import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";

const stages: readonly { stage: AiJob["stage"]; words: string }[] = [
  { stage: "reading", words: "Read the brief" },
  { stage: "placing", words: "Arrange the room" },
  { stage: "choosing", words: "Choose products" },
  { stage: "counting", words: "Count and price" },
  { stage: "checking", words: "Check the rules" },
];

/** How far a request is: its stages, what is being weighed, and a bar. Screen readers hear each stage once. */
export function DesignProgress({
  job,
  isLost,
  children,
}: {
  job: AiJob;
  /** It cannot be reached at present. */
  isLost: boolean;
  children: ReactNode;
}) {
  const at = job.stage === "done" ? stages.length : stages.findIndex(({ stage }) => stage === job.stage);
  const isQueued = job.status === "queued";
  return (
    <section aria-label="Progress" className="mt-8 border-hairline border-y py-8">
      <p role="status" className="sr-only">
        {isQueued ? "Waiting for its turn" : (stages[at]?.words ?? "Almost done")}
      </p>
      <div className="flex items-baseline justify-between gap-6">
        <p className="min-h-12 text-lg">{isQueued ? "Waiting for its turn" : job.doing}</p>
        <p className="figures shrink-0 text-graphite">{`${Math.round(job.progress)}%`}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Designing"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(job.progress)}
        className="mt-2 h-2 overflow-hidden rounded-sm bg-hairline forced-colors:border"
      >
        <div
          className="h-full bg-accent transition-[width] duration-700 motion-reduce:transition-none forced-colors:bg-[Highlight]"
          style={{ width: `${job.progress}%` }}
        />
      </div>
      <ol className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
        {stages.map(({ stage, words }, index) => (
          <li
            key={stage}
            aria-current={index === at ? "step" : undefined}
            className={clsx(
              "flex items-center gap-2.5",
              index === at ? "font-semibold" : index > at && "text-graphite",
            )}
          >
            <span
              aria-hidden
              className={clsx(
                "grid size-6 shrink-0 place-items-center rounded-full border text-xs",
                index < at ? "border-accent bg-accent text-paper" : "border-edge",
                index === at && "border-accent text-accent",
              )}
            >
              {index < at ? <Check size={14} /> : index + 1}
            </span>
            {words}
          </li>
        ))}
      </ol>
      {isLost && (
        <p role="alert" className="mt-6 border-warn border-l-4 pl-4">
          We can't reach the server right now. Your request is still running, and we'll keep checking.
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
    </section>
  );
}
