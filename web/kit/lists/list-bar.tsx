import type { ReactNode } from "react";

/** Above a list: how many it has, and its tools. */
export const ListBar = ({ total, children }: { total: string; children?: ReactNode }) => (
  <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
    <p role="status" className="figures text-graphite text-sm">
      {total}
    </p>
    {children}
  </div>
);
