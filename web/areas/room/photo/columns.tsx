import type { ReactNode } from "react";

/** The photo, and beside or below it what is set on it. */
export function Columns({ stage, children }: { stage: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="sticky top-0 z-10 -mx-1 min-w-0 bg-paper px-1 pb-2 lg:top-4">{stage}</div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </div>
  );
}
