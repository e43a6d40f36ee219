import { Store } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";

const EnterShowroomDialog = lazy(() => loadInTime(import("../../../areas/home/enter-showroom-dialog.tsx")));

/** Where a Showroom ID is entered without scripts. */
const form = "/#showroom-id";

/** The current showroom, whose prices are shown, and the way into another; without one, a link to enter one. */
export function ShowroomIndicator() {
  const showroom = useShowroom();
  const [isAsking, setAsking] = useState(false);
  if (!showroom) {
    return (
      <Link to={form} className="flex min-h-11 items-center gap-2 hover:underline">
        <Store aria-hidden size={18} />
        Enter a Showroom ID for your prices
      </Link>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-x-4">
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
      <Link
        to={form}
        aria-haspopup="dialog"
        className="link flex min-h-11 shrink-0 items-center"
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        Change<span className="sr-only"> showroom</span>
      </Link>
      {isAsking && (
        <Suspense>
          <EnterShowroomDialog isOpen onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
