import { lazy, Suspense } from "react";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { OwnProposals } from "./own-proposals.tsx";

/** Only pros have it. */
const ProProposals = lazy(() => loadInTime(import("./pro-proposals.tsx")));

export const meta = titled("Proposals");

/** A pro's proposals, or those that a customer was sent. */
export default function ProposalsPage() {
  const { user } = useSession();
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Proposals</h1>
      <Suspense fallback={<ListSkeleton />}>
        {!user ? <ListSkeleton /> : workTypeOf(user) === "Contractor" ? <ProProposals /> : <OwnProposals />}
      </Suspense>
    </>
  );
}
