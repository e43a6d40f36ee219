import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A heading that opens the content below; works without scripts. Those of one `group` close each other. */
export function Disclosure({
  summary,
  children,
  group,
  open,
  className,
}: {
  summary: ReactNode;
  children: ReactNode;
  group?: string;
  open?: boolean;
  className?: string;
}) {
  return (
    <details name={group} open={open} className={clsx("group border-hairline border-b", className)}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-medium hover:text-accent">
        {summary}
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
