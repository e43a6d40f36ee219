import type { ReactNode } from "react";

/** A part of the Today page under its heading. */
export function Section({
  title,
  count,
  note,
  action,
  children,
}: {
  title: string;
  /** How many there are in all, when not all are shown. */
  count?: number | undefined;
  note?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-ink border-b pb-2">
        <h2 className="heading text-lg">{title}</h2>
        {count !== undefined && (
          <span className="figures text-graphite">{count.toLocaleString("en-US")}</span>
        )}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {note && <p className="mt-2 text-graphite text-sm">{note}</p>}
      {children}
    </section>
  );
}
