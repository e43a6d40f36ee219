import { TriangleAlert } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { User } from "../../../../contract/identity/accounts.ts";

const planPath = "/account/plan";

/** First in the pages of a pro whose plan could not be charged. */
export function PastDueLine({ user }: { user: User }) {
  const { pathname } = useLocation();
  const isDue = user.type === "Contractor" && user.latest_subscription?.subscription_status === "past_due";
  if (!isDue || user.works_in || pathname === planPath) return null;
  return (
    <div className="mb-6 flex gap-2 border-warn border-l-4 py-1 pl-3 text-sm print:hidden">
      <TriangleAlert aria-hidden size={18} className="mt-3 shrink-0 text-warn lg:mt-2" />
      <p className="flex flex-wrap items-center gap-x-2 max-sm:pt-2.5">
        We could not charge your plan. It keeps working for now.
        <Link to={planPath} className="link inline-flex min-h-11 items-center font-medium lg:min-h-9">
          See what to do
        </Link>
      </p>
    </div>
  );
}
