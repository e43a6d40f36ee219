import { lazy, Suspense, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import { fieldText, lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { api } from "../../../client/api.ts";
import type { ApiError } from "../../../client/api-call.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { emptyDraft, readDraft, writeDraft } from "../brief/draft.ts";
import { type AiAccount, useAiAccount } from "../use-ai-account.ts";
import type { Route } from "./+types/request.page.ts";
import { DesignProgress } from "./design-progress.tsx";
import { isUnderWay, useJob } from "./use-job.ts";

const Designs = lazy(() => loadInTime(import("./designs.tsx")));

export const meta = titled("Your designs");

/** A design request: how far it is, then its designs. */
export default function DesignRequestPage({ params: { id } }: Route.ComponentProps) {
  const account = useAiAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isGuest = account.status === "guest";
  useEffect(() => {
    if (isGuest)
      void navigate(`/design-ai/login?${new URLSearchParams({ redirect: pathname })}`, { replace: true });
  }, [isGuest, pathname, navigate]);
  return (
    <div className="page pt-4 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "AI 3D Design", url: "/design-ai" },
          { label: "Your designs", url: `/design-ai/requests/${id}` },
        ]}
      />
      {account.user ? <Followed key={id} id={id} account={account} /> : <Waiting />}
    </div>
  );
}

function Followed({ id, account }: { id: string; account: AiAccount }) {
  const { job, error, reload, replace } = useJob(id);
  const status = job?.status;
  const { refresh } = account;
  // a credit is held when it begins, and may come back when it ends
  useEffect(() => {
    if (status) void refresh();
  }, [status, refresh]);
  // another tab may have changed a design meanwhile
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && status === "succeeded" && reload();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [status, reload]);
  if (!job) return error ? <NotShown error={error} onRetry={reload} /> : <Waiting />;
  return (
    <>
      <Head job={job} credits={account.user?.credits ?? null} />
      {isUnderWay(job) ? (
        <UnderWay job={job} isLost={error !== null} onChange={replace} />
      ) : job.designs.length > 0 ? (
        <Suspense fallback={<Waiting />}>
          <Designs job={job} account={account} onChange={replace} />
        </Suspense>
      ) : (
        <NoDesigns job={job} />
      )}
    </>
  );
}

const titles: Record<AiJob["status"], string> = {
  queued: "Designing your room",
  running: "Designing your room",
  succeeded: "Your designs",
  failed: "No design this time",
  cancelled: "You stopped this request",
};

/** What was asked for, and what was understood of it. */
function Head({ job, credits }: { job: AiJob; credits: number | null }) {
  const { brief, understood, unread, showroom } = job;
  return (
    <header className="mt-6 md:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="heading text-xl md:text-2xl">{titles[job.status]}</h1>
        {credits !== null && (
          <Link to="/design-ai/welcome" className="link figures inline-flex min-h-11 items-center text-sm">
            {credits === 1 ? "1 credit left" : `${credits} credits left`}
          </Link>
        )}
      </div>
      {brief && <p className="mt-3 max-w-[75ch] whitespace-pre-line">{brief}</p>}
      {understood.length > 0 && (
        <ul aria-label="What we understood" className="mt-3 flex flex-wrap gap-2">
          {understood.map((words) => (
            <li key={words} className="rounded-sm bg-sunk px-2.5 py-1 text-sm">
              {words}
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 && job.designs.length === 0 && (
        <p className="mt-2 max-w-[75ch] text-sm text-warn">
          {`We couldn't use ${unread.map((phrase) => `“${phrase}”`).join(", ")}.`}
        </p>
      )}
      <p className="mt-3 text-graphite text-sm">{`Products and prices of ${showroom.company_name}`}</p>
    </header>
  );
}

function UnderWay({
  job,
  isLost,
  onChange,
}: {
  job: AiJob;
  isLost: boolean;
  onChange: (job: AiJob) => void;
}) {
  const { call, isSending: isStopping } = useCall();
  const stop = () =>
    call(async () => {
      const { data } = await api("POST /api/AI/jobs/{id}/cancel", { params: { id: job.id } });
      onChange(data);
    });
  return (
    <DesignProgress job={job} isLost={isLost}>
      <Button variant="secondary" pending={isStopping} onClick={() => void stop()}>
        Cancel
      </Button>
      <p className="text-graphite text-sm">You can leave this page. The designs wait in your account.</p>
    </DesignProgress>
  );
}

/** A request that failed or was stopped: why, and the way back to its brief. */
function NoDesigns({ job }: { job: AiJob }) {
  const isStopped = job.status === "cancelled";
  return (
    <EmptyState
      title={isStopped ? "No designs were made" : "What stood in the way"}
      className="mt-8"
      action={
        <>
          <ChangeBrief job={job} />
          {job.nearest && <UseNearest job={job} {...job.nearest} />}
        </>
      }
    >
      {!isStopped && <p className="text-ink">{job.problem ?? "We couldn't design this room."}</p>}
      <p className="mt-2">Your credit is back in your account.</p>
    </EmptyState>
  );
}

/** Back to the form, with this brief in it unless another one is being written there. */
function ChangeBrief({ job }: { job: AiJob }) {
  const fill = () => {
    const draft = readDraft();
    if (draft.text.trim() !== job.brief.trim())
      writeDraft({ ...emptyDraft, text: job.brief, sent: draft.sent });
  };
  return (
    <LinkButton to="/design-ai" onClick={fill}>
      Change the brief
    </LinkButton>
  );
}

/** Back to the form with lengths that fit: those that are chosen there go before those of the text. */
function UseNearest({ job, width_in, depth_in }: { job: AiJob; width_in: number; depth_in: number }) {
  const fill = () => {
    const draft = readDraft();
    const { sent } = draft;
    const same = draft.text.trim() === job.brief.trim() ? draft : { ...emptyDraft, text: job.brief, sent };
    const sides = { width: fieldText(width_in, "room"), depth: fieldText(depth_in, "room") };
    writeDraft({ ...same, ...sides, plan: null });
  };
  return (
    <LinkButton to="/design-ai" variant="secondary" onClick={fill}>
      {`Use ${lengthText(width_in)} × ${lengthText(depth_in)}`}
    </LinkButton>
  );
}

function NotShown({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const isGone = error.status === 404;
  return (
    <ErrorState
      isPage
      className="mt-10"
      title={isGone ? "These designs are not in your account" : "The designs did not load"}
      reference={error.status >= 500 ? error.request_id : undefined}
      action={
        <>
          {!isGone && <Button onClick={onRetry}>Try again</Button>}
          <LinkButton to="/design-ai/welcome" variant={isGone ? "primary" : "secondary"}>
            See all your designs
          </LinkButton>
        </>
      }
    >
      <p>
        {isGone
          ? "They may be deleted, or belong to another AI 3D Design account."
          : error.message || "We keep trying."}
      </p>
    </ErrorState>
  );
}

function Waiting() {
  return (
    <div className="mt-8">
      <Loading>Loading your designs</Loading>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div aria-hidden className="mt-8 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="aspect-4/3" />
        ))}
      </div>
    </div>
  );
}
