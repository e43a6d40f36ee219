import { Store } from "lucide-react";
import { Link } from "react-router";
import { useShowroom } from "../../session/use-showroom.ts";

/** The current showroom, whose prices are shown; otherwise a link to enter one. */
export function ShowroomIndicator() {
  const showroom = useShowroom();
  if (!showroom) {
    return (
      <Link to="/#showroom-id" className="flex min-h-11 items-center gap-2 hover:underline">
        <Store aria-hidden size={18} />
        Enter a Showroom ID for your prices
      </Link>
    );
  }
  return (
    <Link
      to="/visualize/contractor/all"
      prefetch="intent"
      className="flex min-h-11 min-w-0 items-center gap-2 hover:underline"
    >
      <Store aria-hidden size={18} className="shrink-0 text-accent" />
      <span className="truncate">
        Showroom <span className="font-semibold">{showroom.company_name}</span>
      </span>
      <span className="code shrink-0 text-graphite">{showroom.vsd_id}</span>
    </Link>
  );
}
