import { type ReactNode, useId } from "react";
import type { WithProof } from "../../account-access/use-proof.tsx";

/** What every part of the page gets: the way to ask who it is, and to load the page's data anew. */
export interface PartProps {
  withProof: WithProof;
  onChanged: () => Promise<void>;
}

/** One way to sign in, or the devices: heading, what it is, and what is done about it at the end of the line. */
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

/** Lines of what there is, with what can be done about each. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-hairline border-hairline border-t">{children}</ul>;
}

export function Line({ title, detail, action }: { title: ReactNode; detail: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="figures text-graphite text-sm [overflow-wrap:anywhere]">{detail}</p>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </li>
  );
}
