import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { QueuedWebhook, WebhookState } from "../../../../contract/admin/operations.ts";
import { ApiError, api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime, plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { Loading } from "../../../ui/skeleton.tsx";

const words: Readonly<Record<WebhookState, { word: string; tone: Tone }>> = {
  waiting: { word: "Waiting", tone: "neutral" },
  failed: { word: "Failed", tone: "bad" },
  delivered: { word: "Delivered", tone: "good" },
};

type List = ReplyOf<"GET /api/admin/queues/webhooks">["data"];

/** What goes to vendors' and pros' own systems, and another try for what did not arrive. */
export function QueuedWebhooks({ failed }: { failed: number }) {
  const [state, setState] = useState<WebhookState | "">(failed > 0 ? "failed" : "");
  const [list, setList] = useState<List>();
  const [problem, setProblem] = useState<string>();
  const { change } = useChange();
  const load = useCallback(
    async (page: number) => {
      try {
        const query = { page, per_page: 25, ...(state && { state }) };
        const { data } = await api("GET /api/admin/queues/webhooks", { query, feedback: "none" });
        setProblem(undefined);
        setList((before) =>
          page === 1 || !before ? data : { ...data, data: [...before.data, ...data.data] },
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      }
    },
    [state],
  );
  useEffect(() => void load(1), [load]);
  const retry = async (body: { id: string } | { all: true }) => {
    await change(() => api("POST /api/admin/queues/webhooks/retry", { body }));
    await load(1);
  };
  if (problem) return <p role="alert">{problem}</p>;
  if (!list) return <Loading>Loading webhooks</Loading>;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Select
          label="Webhook status"
          className="min-w-48"
          placeholder="All"
          value={state}
          options={Object.entries(words).map(([value, { word }]) => ({ value, text: word }))}
          onChange={({ target }) => setState(target.value as WebhookState | "")}
        />
        {failed > 0 && (
          <Button variant="secondary" size="sm" onClick={() => void retry({ all: true })}>
            Send all failed webhooks again
          </Button>
        )}
      </div>
      <p className="figures mt-4 text-graphite text-sm">{plural(list.total, "webhook")}</p>
      <DataTable
        caption="Webhooks"
        className="mt-2"
        columns={columnsWith(retry)}
        rows={list.data}
        rowKey={({ id }) => id}
        empty={
          state
            ? "No webhooks with this status."
            : "No webhooks sent yet. Vendors and pros add webhooks under Your systems."
        }
      />
      {list.current_page < list.last_page && (
        <Button variant="secondary" className="mt-4" onClick={() => void load(list.current_page + 1)}>
          Show more
        </Button>
      )}
    </>
  );
}

const columnsWith = (retry: (body: { id: string }) => Promise<void>): DataColumn<QueuedWebhook>[] => [
  {
    key: "event",
    title: "Event",
    priority: 1,
    cell: ({ event, host }) => (
      <>
        <span className="code font-medium">{event}</span>
        <span className="block break-all text-graphite text-sm">{host}</span>
      </>
    ),
  },
  {
    key: "state",
    title: "Status",
    priority: 1,
    cell: ({ state, attempts, is_off }) => (
      <>
        <Badge tone={words[state].tone}>{words[state].word}</Badge>
        {is_off && <span className="block text-graphite text-sm">Turned off</span>}
        {state !== "delivered" && attempts > 0 && (
          <span className="figures block text-graphite text-sm">{plural(attempts, "try", "tries")}</span>
        )}
      </>
    ),
  },
  {
    key: "owner",
    title: "Owner",
    cell: ({ owner }) => (
      <Link to={`/account/admin/users/${owner.id}`} className="link inline-flex min-h-6">
        {owner.name}
      </Link>
    ),
  },
  {
    key: "written",
    title: "Happened",
    cell: ({ created_at }) => <span className="figures whitespace-nowrap">{formatDateTime(created_at)}</span>,
  },
  {
    key: "answer",
    title: "Answer",
    cell: ({ response_status, problem }) => (
      <span className="break-words text-sm">
        {[response_status && `Status ${response_status}`, problem].filter(Boolean).join(": ") || "None"}
      </span>
    ),
  },
  {
    key: "acts",
    title: "Actions",
    cell: ({ id, state, event, host, is_off }) =>
      state !== "delivered" &&
      !is_off && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Send ${event} to ${host} again`}
          onClick={() => void retry({ id })}
        >
          Send again
        </Button>
      ),
  },
];
