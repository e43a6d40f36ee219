import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { ListedSelection } from "../../../../contract/design/selections.ts";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/selections.page.ts";
import { selections } from "./selections-source.ts";
import { WaitsFor } from "./waits-for.tsx";

/** Only those who work here have it. */
const SelectionList = lazy(() => loadInTime(import("./selection-list.tsx")));

export const meta = titled("Selections");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => selections.load(request);

/** What waits for whom, in all projects: overdue first. */
export default function SelectionsPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isAll = search.get("show") === "all";
  const { user } = useSession();
  const isWork = user !== null && user !== undefined && workTypeOf(user) !== "User";
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Selections</h1>
      <ChoiceLinks
        label="Which selections"
        choices={[
          { label: "Open", to: "/account/selections", isCurrent: !isAll },
          { label: "All", to: "/account/selections?show=all", isCurrent: isAll },
        ]}
      />
      {isWork ? (
        <Suspense>
          <SelectionList list={list} empty={<Nothing isAll={isAll} />} />
        </Suspense>
      ) : (
        <>
          {list.data.length > 0 ? (
            <ul>
              {list.data.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          ) : (
            <Nothing isAll={isAll} />
          )}
          <div className="mt-8">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
    </>
  );
}

function Row({ one }: { one: ListedSelection }) {
  const deadline = one.due_on && one.status !== "approved" ? `by ${formatDate(one.due_on)}` : "";
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-hairline border-b py-4 hover:bg-sunk md:grid-cols-[minmax(0,1fr)_10rem_13rem]">
      <div className="min-w-0">
        <Link
          to={`/account/selections/${one.project.id}#${one.id}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {one.title}
        </Link>
        <p className="text-graphite text-sm wrap-anywhere">
          {[one.project.name, one.other].filter(Boolean).join(" · ")}
        </p>
      </div>
      <p className="figures text-right text-sm">
        {one.approved_total === null ? deadline : formatUsd(one.approved_total)}
        {one.is_overdue && <span className="block font-semibold text-bad">Overdue</span>}
      </p>
      <div className="col-span-2 md:col-span-1 md:text-right">
        <WaitsFor one={one} />
      </div>
    </li>
  );
}

function Nothing({ isAll }: { isAll: boolean }) {
  const { user } = useSession();
  const isPro = user?.type === "Contractor" || Boolean(user?.works_in);
  return (
    <EmptyState
      className="mt-8"
      title={isAll ? "No selections yet" : "Nothing waiting"}
      action={
        isPro ? (
          <>
            <LinkButton to="/projects" variant="secondary">
              Projects
            </LinkButton>
            <LinkButton to="/account/requests" variant="secondary">
              Hire requests
            </LinkButton>
          </>
        ) : (
          <LinkButton to="/projects" variant="secondary">
            Your projects
          </LinkButton>
        )
      }
    >
      {isPro
        ? "Open a project of a client, or start one, and propose options for a floor, a wall or a product. The client signs one."
        : "When your pro proposes products for your project, you compare and approve them here. Share a project with your pro to get started."}
    </EmptyState>
  );
}
