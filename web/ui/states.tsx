import { clsx } from "clsx";
import type { ReactNode } from "react";

interface StateProps {
  title: string;
  children?: ReactNode;
  /** The way on: buttons or links. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet, and what to do about it. In a table, which has lines of its own, it draws none. */
export function EmptyState({ title, children, action, className }: StateProps) {
  return (
    <div
      className={clsx("border-hairline border-y in-[td]:border-0 py-12 in-[td]:py-4! md:py-16", className)}
    >
      <h2 className="heading text-lg">{title}</h2>
      {children && <div className="mt-2 max-w-[60ch] text-graphite">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}

/**
 * Something went wrong, in plain words, with a way on. `reference` is what support can look up; where it stands in
 * the place of a whole page, `isPage` makes its title the page's.
 */
export function ErrorState({
  title,
  children,
  action,
  reference,
  className,
  isPage = false,
}: StateProps & { reference?: string; isPage?: boolean }) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div role="alert" className={clsx("border-bad border-l-4 py-2 pl-6", className)}>
      <Heading className="heading text-lg">{title}</Heading>
      {children && <div className="mt-2 max-w-[60ch] text-graphite">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
      {reference && (
        <p className="mt-6 text-graphite text-sm">
          If you contact us about this, mention this reference: <span className="code">{reference}</span>
        </p>
      )}
    </div>
  );
}
