import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { WebhookDelivery } from "../../../contract/identity/webhooks.ts";
import { api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { type DataColumn, DataTable } from "../../kit/lists/data-table.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { showToast } from "../../ui/toast.ts";

const looksEvery_ms = 2000;
const words = { waiting: "Waiting", delivered: "Delivered", failed: "Given up" };
const tones = { waiting: "warn", delivered: "good", failed: "bad" } as const;

/** What was sent to an account's webhooks; looks again while something is on its way. */
export function DeliveryLog({ log }: { log: ReplyOf<"GET /api/webhook_deliveries">["data"] }) {
  const { revalidate } = useRevalidator();
  const [openId, setOpenId] = useState<string>();
  const open = log.data.find(({ id }) => id === openId);
  const isOnItsWay = log.data.some(isDue);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => void revalidate(), looksEvery_ms);
    return () => clearInterval(timer);
  }, [isOnItsWay, revalidate]);
  return (
    <>
      <DataTable
        caption="Deliveries"
        columns={columns(setOpenId)}
        rows={log.data}
        rowKey={({ id }) => id}
        empty="Nothing sent yet. Send a test event to try your webhook."
      />
      {log.last_page > 1 && (
        <div className="mt-8">
          <Pagination page={log.current_page} lastPage={log.last_page} />
        </div>
      )}
      <DeliveryDialog delivery={open} onClose={() => setOpenId(undefined)} onSent={revalidate} />
    </>
  );
}

/** Being sent now, or in the next minute. */
const isDue = ({ state, next_at }: WebhookDelivery) =>
  state === "waiting" && next_at !== null && Date.parse(next_at) < Date.now() + 90_000;

const columns = (onOpen: (id: string) => void): DataColumn<WebhookDelivery>[] => [
  {
    key: "event",
    title: "Event",
    priority: 1,
    cell: ({ event, created_at }) => (
      <>
        <span className="code">{event}</span>
        <span className="figures block text-graphite text-sm">{formatDateTime(created_at)}</span>
      </>
    ),
  },
  {
    key: "state",
    title: "State",
    priority: 1,
    cell: ({ state }) => <Badge tone={tones[state]}>{words[state]}</Badge>,
  },
  {
    key: "answer",
    title: "Last answer",
    cell: ({ response_status, problem }) => (
      <span className="[overflow-wrap:anywhere]">
        {problem || (response_status ? `Status ${response_status}` : "Not sent yet")}
      </span>
    ),
  },
  { key: "attempts", title: "Attempts", numeric: true, priority: 3, cell: ({ attempts }) => attempts },
  {
    key: "open",
    title: "Details",
    priority: 1,
    cell: ({ id, event }) => (
      <Button variant="secondary" size="sm" aria-label={`Details of ${event}`} onClick={() => onOpen(id)}>
        Details
      </Button>
    ),
  },
];

function DeliveryDialog({
  delivery,
  onClose,
  onSent,
}: {
  delivery: WebhookDelivery | undefined;
  onClose: () => void;
  onSent: () => Promise<void>;
}) {
  const { call, isSending } = useCall();
  const resend = (id: string) =>
    call(async () => {
      await api("POST /api/webhook_deliveries/{id}/resend", { params: { id } });
      showToast("success", "Sending it again.");
      await onSent();
    });
  return (
    <Dialog
      isOpen={delivery !== undefined}
      onClose={onClose}
      title={delivery ? words[delivery.state] : ""}
      footer={
        delivery && (
          <Button
            icon={<RotateCw aria-hidden size={16} />}
            pending={isSending}
            onClick={() => void resend(delivery.id)}
          >
            Resend
          </Button>
        )
      }
    >
      {delivery && <DeliveryFacts delivery={delivery} />}
    </Dialog>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDelivery }) {
  const { id, attempts, next_at, last_attempt_at, response_status, response, problem, payload } = delivery;
  const facts: [string, React.ReactNode][] = [
    [
      "Id",
      <span key="id" className="code break-all">
        {id}
      </span>,
    ],
    ["Attempts", attempts],
    ...(last_attempt_at ? [["Last attempt", formatDateTime(last_attempt_at)] as [string, string]] : []),
    ...(next_at ? [["Next attempt", formatDateTime(next_at)] as [string, string]] : []),
    ...(problem ? [["Problem", problem] as [string, string]] : []),
    ...(response_status ? [["Status", response_status] as [string, number]] : []),
  ];
  return (
    <>
      <dl className="figures grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-graphite text-sm">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {response && <Text title="Answer" text={response} />}
      <Text title="What we sent" text={JSON.stringify(JSON.parse(payload), null, 2)} />
    </>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="mt-5 mb-1.5 font-medium text-sm">{title}</h3>
      <pre className="code max-h-72 overflow-auto whitespace-pre-wrap break-all border-hairline border-y bg-white p-3 text-sm">
        {text}
      </pre>
    </>
  );
}
