import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * A bar at the foot of the window. What else keeps to the foot keeps above it, by `bottom-(--foot)`, and the page ends
 * above it.
 */
export function FootBar({
  about,
  label,
  className,
  children,
}: {
  about: "session" | "consent";
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const resize = new ResizeObserver(tellHeight);
    resize.observe(bar.current!);
    return () => {
      resize.disconnect();
      tellHeight();
    };
  }, []);
  return (
    <section
      ref={bar}
      data-foot-bar={about}
      aria-label={label}
      className={clsx("fixed inset-x-0 bottom-0 z-40 print:hidden", className)}
    >
      {children}
    </section>
  );
}

/** At most one bar shows; others are hidden, and so 0 px high. One that stands in the page has a parent to stand in. */
function tellHeight(): void {
  const bars = [...document.querySelectorAll<HTMLElement>("[data-foot-bar]")];
  const height_px = Math.max(0, ...bars.map((bar) => (bar.offsetParent ? 0 : bar.offsetHeight)));
  document.documentElement.style.setProperty("--foot-bar", `${height_px}px`);
}
