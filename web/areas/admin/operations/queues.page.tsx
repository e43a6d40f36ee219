import { useSearchParams } from "react-router";
import type {
  JobRun,
  MailState,
  Queue,
  QueuedEmail,
  QueueName,
} from "../../../../contract/admin/operations.ts";
import { mailStates } from "../../../../contract/admin/operations.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { wordsIn } from "../../../kit/lists/list-address.ts";
import { ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDateTime, plural } from "../../../ui/format.ts";
import type { Route } from "./+types/queues.page.ts";
import { QueuedWebhooks } from "./queued-webhooks.tsx";

export const meta = titled("Queues");

const stateIn = (search: URLSearchParams): MailState | undefined =>
  mailStates.find((state) => state === search.get("state"));

const emails = listSource(
  "GET /api/admin/queues/emails",
  (search) => ({ state: stateIn(search), q: wordsIn(search) }),
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [overview, mails] = await Promise.all([
    signedInApi(request)("GET /api/admin/queues"),
    emails.load(request),
  ]);
  return { ...overview.data, mails };
}

/** Work that is done apart from requests: what waits, what failed, and another try. */
export default function Queues({ loaderData }: Route.ComponentProps) {
  const { sends_email, queues, jobs, mails } = loaderData;
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Queues</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Work our servers do in the background. “Done” and “Failed” cover the last 24 hours, except emails,
        which stay failed until you try them again or discard them.
      </p>
      <Part title="All queues">
        <DataTable
          caption="All queues"
          columns={queueColumns}
          rows={queues}
          rowKey={({ name }) => name}
          empty="No queues."
        />
      </Part>
      <Part title="Emails">
        {!sends_email && (
          <p className="mb-4 max-w-[64ch] text-graphite">
            No mail server is configured, so emails wait here and in the mailbox. Set SMTP_URL to send them.
          </p>
        )}
        <Emails mails={mails} failed={queues.find(({ name }) => name === "emails")?.failed ?? 0} />
      </Part>
      <Part title="Webhooks">
        <QueuedWebhooks failed={queues.find(({ name }) => name === "webhooks")?.failed ?? 0} />
      </Part>
      <Part title="Jobs">
        <DataTable
          caption="Jobs"
          columns={jobColumns}
          rows={jobs}
          rowKey={({ name }) => name}
          empty="No jobs have run yet. Most run once a minute."
        />
      </Part>
    </div>
  );
}

const queueWords: Readonly<Record<QueueName, { name: string; note: string }>> = {
  emails: { name: "Emails", note: "Tried ten times over about five hours" },
  webhooks: { name: "Webhooks", note: "To vendors' and pros' own systems, tried eight times over a day" },
  jobs: { name: "Jobs", note: "Run on a schedule" },
  payments: { name: "Payments", note: "Settled by the provider's webhooks, or checked every minute" },
  price_lists: { name: "Price lists", note: "Read, checked and applied one at a time" },
  data_copies: {
    name: "Copies of data",
    note: "Requested on the privacy page, tried six times over half a day",
  },
};

const queueColumns: DataColumn<Queue>[] = [
  {
    key: "name",
    title: "Queue",
    priority: 1,
    cell: ({ name }) => (
      <>
        <span className="font-medium">{queueWords[name].name}</span>
        <span className="block text-graphite text-sm">{queueWords[name].note}</span>
      </>
    ),
  },
  { key: "waiting", title: "Waiting", numeric: true, cell: ({ waiting }) => formatCount(waiting) },
  {
    key: "failed",
    title: "Failed",
    numeric: true,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="bad">{formatCount(failed)}</Badge> : "0"),
  },
  { key: "done", title: "Done", numeric: true, cell: ({ done }) => formatCount(done) },
  {
    key: "oldest",
    title: "Oldest waiting",
    cell: ({ oldest_waiting_at: at }) => (
      <span className="figures whitespace-nowrap">{at ? formatDateTime(at) : "None"}</span>
    ),
  },
  { key: "error", title: "Last error", cell: ({ last_error }) => <ErrorText text={last_error} /> },
];

const ErrorText = ({ text }: { text: string | null }) =>
  text ? <span className="break-words text-sm">{text}</span> : <span className="text-graphite">None</span>;

const stateWords: Readonly<Record<MailState, { word: string; tone: "neutral" | "good" | "warn" | "bad" }>> = {
  waiting: { word: "Waiting", tone: "neutral" },
  failed: { word: "Failed", tone: "bad" },
  sent: { word: "Sent", tone: "good" },
  discarded: { word: "Discarded", tone: "warn" },
};

const path = "/account/admin/queues";

function Emails({
  mails,
  failed,
}: {
  mails: ReplyOf<"GET /api/admin/queues/emails">["data"];
  failed: number;
}) {
  const { change, isSending } = useChange();
  const [search] = useSearchParams();
  const state = stateIn(search);
  const q = search.get("q") ?? "";
  const addressOf = (wanted?: MailState) =>
    `${path}?${new URLSearchParams({ ...(wanted && { state: wanted }), ...(q && { q }) })}`;
  return (
    <>
      <ChoiceLinks
        label="Emails by status"
        choices={[
          { label: "All", to: addressOf(), isCurrent: !state },
          ...mailStates.map((one) => ({
            label: stateWords[one].word,
            to: addressOf(one),
            isCurrent: one === state,
          })),
        ]}
      />
      <ListPart
        title="Emails"
        filter={
          <ListFilter className="max-w-xl sm:grid-cols-[1fr_auto]">
            {state && <input type="hidden" name="state" value={state} />}
            <SearchField label="Recipient" />
          </ListFilter>
        }
        source={emails}
        list={mails}
        counted={plural(mails.total, "email")}
        tools={
          failed > 0 && (
            <Button
              variant="secondary"
              size="sm"
              pending={isSending}
              onClick={() =>
                void change(() => api("POST /api/admin/queues/emails/retry", { body: { all: true } }))
              }
            >
              {`Try ${failed === 1 ? "the failed email" : `all ${formatCount(failed)} failed emails`} again`}
            </Button>
          )
        }
        columns={mailColumns}
        noMatch={state || q ? "No matching emails." : "No emails yet."}
      />
    </>
  );
}

const mailColumns: DataColumn<QueuedEmail>[] = [
  {
    key: "subject",
    title: "Email",
    priority: 1,
    cell: ({ subject, recipient }) => (
      <>
        <span className="font-medium">{subject}</span>
        <span className="block break-all text-graphite text-sm">{recipient}</span>
      </>
    ),
  },
  {
    key: "state",
    title: "Status",
    cell: ({ state, attempts }) => (
      <>
        <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
        {attempts > 0 && state !== "sent" && (
          <span className="figures block text-graphite text-sm">{plural(attempts, "try", "tries")}</span>
        )}
      </>
    ),
  },
  {
    key: "written",
    title: "Created",
    cell: ({ created_at }) => <span className="figures whitespace-nowrap">{formatDateTime(created_at)}</span>,
  },
  { key: "error", title: "Last error", cell: ({ last_error }) => <ErrorText text={last_error} /> },
  { key: "acts", title: "Actions", cell: (mail) => <MailActs mail={mail} /> },
];

function MailActs({ mail: { id, state, subject } }: { mail: QueuedEmail }) {
  const { change } = useChange();
  if (state === "sent") return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Try again: ${subject}`}
        onClick={() => void change(() => api("POST /api/admin/queues/emails/retry", { body: { id } }))}
      >
        Try again
      </Button>
      {state !== "discarded" && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Discard: ${subject}`}
          onClick={() => void change(() => api("POST /api/admin/queues/emails/discard", { body: { id } }))}
        >
          Discard
        </Button>
      )}
    </div>
  );
}

const jobColumns: DataColumn<JobRun>[] = [
  { key: "name", title: "Job", priority: 1, cell: ({ name }) => <span className="code">{name}</span> },
  {
    key: "state",
    title: "Last run",
    cell: ({ started_at, failed_at, finished_at, failures }) => (
      <>
        {failed_at && <Badge tone="bad">Failed</Badge>}
        {!failed_at && (
          <Badge tone={finished_at ? "good" : "neutral"}>
            {finished_at ? "Done" : started_at ? "Running" : "Not run yet"}
          </Badge>
        )}
        {failures > 1 && (
          <span className="figures block text-graphite text-sm">{`${failures} times in a row`}</span>
        )}
      </>
    ),
  },
  {
    key: "started",
    title: "Started",
    cell: ({ started_at }) => (
      <span className="figures whitespace-nowrap">{started_at ? formatDateTime(started_at) : ""}</span>
    ),
  },
  { key: "error", title: "Last error", cell: ({ last_error }) => <ErrorText text={last_error} /> },
  {
    key: "acts",
    title: "Actions",
    cell: ({ name }) => <RunButton name={name} />,
  },
];

function RunButton({ name }: { name: string }) {
  const { change, isSending } = useChange();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Run ${name} now`}
      pending={isSending}
      onClick={() => void change(() => api("POST /api/admin/queues/jobs/run", { body: { name } }))}
    >
      Run now
    </Button>
  );
}
