import { useSearchParams } from "react-router";
import { api } from "../../../client/api.ts";
import { readLocal, useLocal, writeLocal } from "../../../client/session/local-store.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { UnsavedGuard } from "../../../kit/forms/unsaved-guard.tsx";
import { LoadFailure } from "../../../kit/page/load-failure.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { useLoaded } from "../../../kit/page/use-loaded.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { VisualizeSteps } from "../../../kit/room/visualize-steps.tsx";
import { formatDate } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { ChecklistEditor } from "./checklist-editor.tsx";
import "./checklist.css";

export const meta = titled("Checklist");

/** A project's purchases and tasks; its rooms add their products. */
export default function ChecklistPage() {
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const asked = search.get("project");
  const room = useLocal("visual_redirect");
  const lastRoom = room?.startsWith("/visualize/room/") ? room : undefined;
  const { loaded, reload } = useLoaded(`checklist ${asked ?? ""}`, (signal) => load(asked, signal));
  const hasNone = loaded.state === "ready" && loaded.data.list === null;
  return (
    <div className="page checklist-page pt-6 pb-20">
      {!hasNone && <VisualizeSteps current={3} ways={["/visualize", "/visualize/templates", lastRoom]} />}
      {loaded.state === "loading" && <ChecklistSkeleton />}
      {loaded.state === "failed" && (
        <div className="mt-8">
          <LoadFailure error={loaded.error} title="We couldn't find this list" onRetry={reload} />
        </div>
      )}
      <UnsavedGuard />
      {hasNone && <NoList isGuest={status === "guest"} />}
      {loaded.state === "ready" && loaded.data.list && (
        <>
          <div className="mt-8 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h1 className="heading text-xl md:text-2xl">Checklist</h1>
              <p className="mt-1 text-graphite">
                <span className="text-ink">{nameOf(loaded.data.list.project)}</span>
                {`, to buy and to do, at ${loaded.data.list.project.showroom.company_name}`}
              </p>
            </div>
            {loaded.data.others.length > 1 && (
              <Select
                label="Project"
                hideLabel
                value={loaded.data.list.project.id}
                onChange={(event) => setSearch({ project: event.target.value })}
                options={loaded.data.others.map(({ project, due_on }) => ({
                  value: project.id,
                  text: `${nameOf(project)}${due_on ? `, due ${formatDate(due_on)}` : ""}`,
                }))}
                className="w-64 print:hidden"
              />
            )}
          </div>
          <ChecklistEditor key={loaded.data.list.project.id} list={loaded.data.list} />
          {status === "guest" && <KeepIt />}
        </>
      )}
    </div>
  );
}

/** The list that is asked for, else the one that changed last; and all that there are. */
async function load(asked: string | null, signal: AbortSignal) {
  const query = asGuest();
  const lists = api("GET /api/projectChecklist", {
    query: { ...query, per_page: 50 },
    signal,
    feedback: "none",
  });
  const others = (await lists).data.data;
  const last = readLocal("project");
  const projectId =
    asked ??
    others.find(({ project }) => project.id === last)?.project.id ??
    others.find(({ items }) => items > 0)?.project.id ??
    others[0]?.project.id;
  if (!projectId) return { list: null, others };
  const { data } = await api("GET /api/projectChecklist/{projectId}", {
    params: { projectId },
    query,
    signal,
    feedback: "none",
  });
  return { list: data, others };
}

const nameOf = ({ name, is_cart }: { name: string; is_cart: boolean }): string =>
  // a cart has its name from us
  (is_cart && name === "Cart" ? "" : name) || (is_cart ? "Cart" : "Project");

function NoList({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Checklist</h1>
      <EmptyState
        title="No list yet"
        className="mt-6"
        action={
          <>
            <LinkButton to="/visualize">Design a room</LinkButton>
            <LinkButton to="/projects" variant="secondary">
              Your rooms
            </LinkButton>
            {isGuest && (
              <LinkButton
                to="/login?redirect=%2Fvisualize%2Fchecklist"
                variant="secondary"
                onClick={() => writeLocal("visual_redirect", "/visualize/checklist")}
              >
                Sign In
              </LinkButton>
            )}
          </>
        }
      >
        Finish a room and choose “Create project list”. We list what to buy, how many boxes, and what to do
        first.
      </EmptyState>
    </>
  );
}

function KeepIt() {
  return (
    <p className="mt-10 border-hairline border-t pt-5 text-graphite text-sm print:hidden">
      This list is saved only in this browser.{" "}
      <a
        href={shopHref("/login?redirect=%2Fvisualize%2Fchecklist")}
        onClick={() => writeLocal("visual_redirect", "/visualize/checklist")}
        className="link"
      >
        Sign In
      </a>{" "}
      to keep it and to have it on your phone at the job.
    </p>
  );
}

function ChecklistSkeleton() {
  return (
    <div className="mt-8">
      <Loading>Loading the checklist</Loading>
      <Skeleton className="h-10 w-72" />
      <SkeletonText lines={8} className="mt-8" />
    </div>
  );
}
