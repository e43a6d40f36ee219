import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A page with one form: heading and form on the left, other options on the right; below each other on phones. */
export function AccessFrame({
  title,
  lead,
  aside,
  children,
  wide = false,
}: {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  /** For forms with fields beside each other. */
  wide?: boolean;
}) {
  return (
    <div className="page grid gap-x-8 gap-y-12 py-8 md:grid-cols-12 md:py-14">
      <div
        className={clsx(
          "w-full",
          wide ? "md:col-span-12 lg:col-span-7" : "max-w-[30rem] md:col-span-7 lg:col-span-5",
        )}
      >
        <h1 className="heading text-xl md:text-2xl">{title}</h1>
        {lead && <div className="mt-3 max-w-[52ch] text-graphite">{lead}</div>}
        <div className="mt-8">{children}</div>
      </div>
      {aside && (
        <aside
          className={clsx(
            "max-w-[30rem]",
            wide ? "md:col-span-12 lg:col-span-4 lg:col-start-9" : "md:col-span-5 lg:col-start-8",
          )}
        >
          {aside}
        </aside>
      )}
    </div>
  );
}

/** One of the other options beside a form. */
export function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-hairline border-t py-6 last:border-b">
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-1 text-graphite [&_a]:text-ink">{children}</div>
    </section>
  );
}
