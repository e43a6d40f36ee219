import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * A link to the products: to the active showroom's front page, or, without one, to the form for its ID; without
 * scripts, to the form on the landing page.
 */
export function ShowroomDoor({
  isInside,
  onAsk,
  className,
  tabIndex,
  children,
}: {
  isInside: boolean;
  onAsk: () => void;
  className?: string;
  tabIndex?: number;
  children: ReactNode;
}) {
  return (
    <Link
      to={isInside ? "/visualize/contractor/all" : "/#showroom-id"}
      className={className}
      tabIndex={tabIndex}
      aria-haspopup={isInside ? undefined : "dialog"}
      onClick={(event) => {
        if (isInside) return;
        event.preventDefault();
        onAsk();
      }}
    >
      {children}
    </Link>
  );
}
