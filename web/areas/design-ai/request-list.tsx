import { Trash2 } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { AiRequests } from "../../../contract/design/ai-designs.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useDelayedRemoval } from "../../kit/room/delayed-removal.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatUsd, plural } from "../../ui/format.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { isUnderWay } from "./request/use-job.ts";

const RequestDrawing = lazy(() => loadInTime(import("./request-drawing.tsx")));

type Request = AiRequests[number];
const perPage = 50;
/** Between two looks while something is being designed. */
const every_ms = 3000;

/** The account's requests, newest first, each with a drawing of its first design. */
export default function RequestList() {
  const { requests, error, hasMore, isLoading, more, retry } = useRequests();
  const { hidden, remove } = useDelayedRemoval((id) => api("DELETE /api/AI/jobs/{id}", { params: { id } }));
  const shown = requests?.filter(({ id }) => !hidden.has(id));
  return (
    <section aria-labelledby="requests" className="mt-10">
      <h2 id="requests" className="heading text-lg">
        Your designs
      </h2>
      {error && (
        <div role="alert" className="mt-4 border-bad border-l-4 pl-4">
          <p>{error.message}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {!shown && !error && (
        <div aria-hidden className="mt-4 grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {shown?.length === 0 && (
        <p className="mt-2 text-graphite">No designs yet. What you create shows up here, and stays.</p>
      )}
      {shown && shown.length > 0 && (
        <ul className="mt-3 border-hairline border-t">
          {shown.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onDelete={() => remove(request.id, "Deleted the request and its designs.")}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="mt-5" pending={isLoading} onClick={more}>
          Show more
        </Button>
      )}
    </section>
  );
}

function RequestRow({ request, onDelete }: { request: Request; onDelete: () => void }) {
  const { id, brief, understood, created_at, showroom, designs } = request;
  const title = brief || understood.join(", ") || "A room";
  return (
    <li className="flex gap-4 border-hairline border-b py-4">
      <div className="w-24 shrink-0 sm:w-32">
        <div className="aspect-4/3 overflow-hidden border border-hairline bg-paper">
          {designs.length > 0 && (
            <Suspense>
              <RequestDrawing id={id} />
            </Suspense>
          )}
        </div>
      </div>
      <div className="min-w-0 grow">
        <p>
          <Link to={`/design-ai/requests/${id}`} className="line-clamp-2 font-medium hover:underline">
            {title}
          </Link>
        </p>
        <p className="figures mt-1 text-sm">{stateWords(request)}</p>
        <p className="figures text-graphite text-sm">
          {`${formatDateTime(created_at)} · ${showroom.company_name}`}
        </p>
      </div>
      <button
        type="button"
        onClick={onDelete}
        aria-label={`Delete ${title}`}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk"
      >
        <Trash2 aria-hidden size={18} />
      </button>
    </li>
  );
}

/** What came of a request: `4 designs, $8,120.00 to $11,480.00`. */
function stateWords(request: Request): string {
  const { status, designs, progress, doing } = request;
  if (status === "queued") return "Waiting for its turn";
  if (status === "running") return `${Math.round(progress)}%: ${doing}`;
  if (status === "cancelled") return "You stopped it";
  if (designs.length === 0) return "No design, your credit is back";
  const prices = designs.map(({ price_then }) => price_then);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range = least === most ? formatUsd(least) : `${formatUsd(least)} to ${formatUsd(most)}`;
  return `${plural(designs.length, "design")}, ${range}`;
}

/** Page by page; the first is looked at again while something is being designed. */
function useRequests() {
  const [requests, setRequests] = useState<readonly Request[]>();
  const [error, setError] = useState<ApiError>();
  const [page, setPage] = useState(1);
  const [hasMore, setHasMore] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isGone = useRef(false);
  /** `again` looks at a page that is there already. */
  const load = useCallback(async (number: number, again = false) => {
    setLoading(true);
    try {
      const { data } = await api("GET /api/AI/designs", { query: { page: number }, feedback: "none" });
      if (isGone.current) return;
      setError(undefined);
      if (!again) setHasMore(data.length === perPage);
      setRequests((known = []) => merged(known, data));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // without an account the page leads to the sign-in form
      if (!isGone.current && failure.status !== 401) setError(failure);
    } finally {
      setLoading(false);
    }
  }, []);
  useEffect(() => {
    isGone.current = false;
    void load(1);
    return () => {
      isGone.current = true;
    };
  }, [load]);
  const isWaiting = requests?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void load(1, true), every_ms);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  const more = () => {
    setPage(page + 1);
    void load(page + 1);
  };
  return { requests, error, hasMore, isLoading, more, retry: () => void load(page) };
}

/** The list with what has come, newest first. */
function merged(known: readonly Request[], found: readonly Request[]): Request[] {
  const byId = new Map([...known, ...found].map((request) => [request.id, request]));
  return [...byId.values()].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
