import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { ReturnList } from "../../../../contract/orders/returns.ts";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import { workTypeFor } from "../../../client/session/signed-in.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, formatDate, formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/returns.page.ts";
import { CaseBadge, caseTitle } from "./case-state.tsx";
import { casesOf, filterIn, returnsPath as path } from "./returns-query.ts";

/** Only those who work here have it; customers' phones need not load its table. */
const ReturnsList = lazy(() => loadInTime(import("./returns-list.tsx")));

export const meta = titled("Returns and claims");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { view: asked } = filterIn(new URL(request.url).searchParams);
  const view = asked ?? ((await workTypeFor(request)) === "User" ? "all" : "open");
  return { list: await casesOf(view).load(request), view };
}

/** Returns, damage claims and goodwill refunds: a customer's own, and for everyone else what waits first. */
export default function ReturnsPage({ loaderData: { list, view } }: Route.ComponentProps) {
  const { user } = useSession();
  const type = user ? workTypeOf(user) : undefined;
  if (type === "User") return <CustomerReturns list={list} />;
  return (
    <Suspense>
      <ReturnsList list={list} view={view} isVendor={type === "Vendor"} />
    </Suspense>
  );
}

function CustomerReturns({ list }: { list: ReturnList }) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Returns and claims</h1>
      {list.total === 0 ? (
        <EmptyState
          title="No returns yet"
          className="mt-8"
          action={<LinkButton to="/account/orders">Your orders</LinkButton>}
        >
          Open an order to return a delivered product or to report damage.
        </EmptyState>
      ) : (
        <>
          <p className="mt-2 text-graphite">
            Open an{" "}
            <Link to="/account/orders" className="link">
              order
            </Link>{" "}
            to return a delivered product or to report damage.
          </p>
          <ul className="mt-6 border-hairline border-t">
            {list.data.map((one) => (
              <li
                key={one.id}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 gap-y-2 border-hairline border-b py-5 md:grid-cols-[3.5rem_minmax(0,1fr)_14rem_7rem]"
              >
                <div className="row-span-3 self-start bg-white md:row-span-1">
                  {one.item.image && <Picture picture={one.item.image} alt="" sizes="56px" />}
                </div>
                <div className="min-w-0">
                  <h2 className="font-medium">
                    <Link to={`${path}/${one.id}`} className="link inline-flex min-h-6">
                      {caseTitle(one)}
                    </Link>
                  </h2>
                  <p className="text-graphite text-sm">{`${formatCount(one.qty)} × ${one.item.product_name}`}</p>
                </div>
                <div>
                  <CaseBadge status={one.status} />
                  <p className="figures text-graphite text-sm">
                    {one.is_mine ? "Send it back" : `Changed ${formatDate(one.updated_at)}`}
                  </p>
                </div>
                <p className="figures font-semibold md:text-right">
                  {one.refund ? formatUsd(one.refund) : <span className="max-md:hidden">–</span>}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}
