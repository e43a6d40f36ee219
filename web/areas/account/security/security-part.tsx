import { type ReactNode, useId } from "react";
import type { WithProof } from "../../../kit/sign-in/use-proof.tsx";

/** The props of every section: a way to ask for proof, and to reload the page's data. */
export interface PartProps {
  withProof: WithProof;
  onChanged: () => Promise<void>;
}

/** One sign-in method, or the devices: heading, description, and actions at the end of the line. */
export function SecurityPart({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-b pt-8 pb-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="heading text-lg">
          {title}
        </h2>
        {action}
      </div>
      <div className="mt-1 max-w-[56ch] text-graphite">{lead}</div>
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}

/** A list with actions on each line. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-hairline border-hairline border-t">{children}</ul>;
}

export function Line({ title, detail, action }: { title: ReactNode; detail: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex min-h-16 flex-wrap content-center items-baseline justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="figures text-graphite text-sm [overflow-wrap:anywhere]">{detail}</p>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </li>
  );
}
