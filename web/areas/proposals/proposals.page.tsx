import { lazy, Suspense } from "react";
import { signedInApi, workTypeFor } from "../../client/session/signed-in.ts";
import { listPage } from "../../kit/lists/list-address.ts";
import { titled } from "../../kit/page/page-title.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import type { Route } from "./+types/proposals.page.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { OwnProposals } from "./own-proposals.tsx";
import { proposals } from "./proposals-source.ts";

/** Only pros have it. */
const ProProposals = lazy(() => loadInTime(import("./pro-proposals.tsx")));

export const meta = titled("Proposals");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if ((await workTypeFor(request)) === "Contractor")
    return { list: await proposals.load(request), own: null };
  const { page } = listPage(new URL(request.url).searchParams);
  const { data } = await signedInApi(request)("GET /api/proposals", { query: { page, per_page: 20 } });
  return { list: null, own: data };
}

/** A pro's proposals, or those that a customer was sent. */
export default function ProposalsPage({ loaderData: { list, own } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Proposals</h1>
      {list ? (
        <Suspense fallback={<ListSkeleton />}>
          <ProProposals list={list} />
        </Suspense>
      ) : (
        <OwnProposals list={own} />
      )}
    </>
  );
}
