import { clsx } from "clsx";

/** A placeholder for loading content; give it the final size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("rounded-sm bg-hairline/70 forced-colors:border", className)} />;
}

/** Lines of text that are being loaded; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={clsx("grid gap-3", className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gray lines have no content, so nothing can move with one
        <Skeleton key={line} className={clsx("h-4", line === lines - 1 && "w-2/3")} />
      ))}
    </div>
  );
}

/** Tells screen readers that something is on its way. */
export function Loading({ children = "Loading" }: { children?: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
