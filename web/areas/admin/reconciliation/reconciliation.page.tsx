import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ReconciliationFinding, ReconciliationRun } from "../../../../contract/money/reconciliation.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import type { Route } from "./+types/reconciliation.page.ts";
import { findingWords } from "./finding-words.ts";
import { ResolveDialog } from "./resolve-dialog.tsx";

export const meta = titled("Reconciliation");

const stateIn = (search: URLSearchParams) => (search.get("state") === "resolved" ? "resolved" : "open");

const findings = listSource(
  "GET /api/admin/reconciliation/findings",
  (search) => ({ state: stateIn(search) }) as const,
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [books, list] = await Promise.all([
    signedInApi(request)("GET /api/admin/reconciliation"),
    findings.load(request),
  ]);
  return { ...books.data, list };
}

const providers = new Map([
  ["sandbox", "the sandbox"],
  ["stripe", "Stripe"],
]);

/** Whether the ledger agrees with the orders and with the payment provider, and what does not. */
export default function ReconciliationPage({ loaderData }: Route.ComponentProps) {
  const { runs, open, provider, payout_provider, list } = loaderData;
  const [search] = useSearchParams();
  const [resolving, setResolving] = useState<ReconciliationFinding>();
  const state = stateIn(search);
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Reconciliation</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        {`Every day we add up the ledger, compare it with the orders, and compare charges and refunds from the last 35 days with ${providers.get(provider) ?? provider}`}
        {payout_provider
          ? payout_provider === provider
            ? ". Payouts, too."
            : `, payouts with ${providers.get(payout_provider) ?? payout_provider}.`
          : ". We don't compare payouts, because no provider sends them for us."}
      </p>
      <LastRun run={runs[0]} open={open} />
      <Part title="Findings">
        <ListPart
          title="Findings"
          filter={
            <ChoiceLinks
              label="Status"
              choices={[
                { label: "Open", to: "?", isCurrent: state === "open" },
                { label: "Resolved", to: "?state=resolved", isCurrent: state === "resolved" },
              ]}
            />
          }
          source={findings}
          list={list}
          columns={columnsWith(setResolving)}
          noMatch={state === "open" ? "No open findings." : "No resolved findings yet."}
        />
      </Part>
      <Part title="Recent runs">
        <DataTable
          caption="Recent runs"
          columns={runColumns}
          rows={runs}
          rowKey={({ id }) => id}
          empty="No runs yet. The first one is tonight, or select Run now."
        />
      </Part>
      {resolving && <ResolveDialog finding={resolving} onClose={() => setResolving(undefined)} />}
    </div>
  );
}

function LastRun({ run, open }: { run: ReconciliationRun | undefined; open: number }) {
  const { change, isSending } = useChange();
  return (
    <div className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-3">
      {run && (
        <Badge tone={open > 0 ? "bad" : run.error ? "warn" : "good"}>
          {open > 0 ? plural(open, "open finding") : run.error ? "Not complete" : "Everything matches"}
        </Badge>
      )}
      {run && (
        <span className="figures text-graphite text-sm">{`Last run ${formatDateTime(run.started_at)}`}</span>
      )}
      <Button
        variant="secondary"
        size="sm"
        pending={isSending}
        onClick={() => void change(() => api("POST /api/admin/reconciliation/run"))}
      >
        Run now
      </Button>
      {run?.error && <p className="basis-full text-bad">{run.error}</p>}
    </div>
  );
}

const columnsWith = (
  onResolve: (finding: ReconciliationFinding) => void,
): DataColumn<ReconciliationFinding>[] => [
  {
    key: "kind",
    title: "Finding",
    priority: 1,
    cell: ({ kind, resolved }) => (
      <>
        <span className="font-medium">{findingWords[kind].title}</span>
        <span className="block max-w-[44ch] text-graphite text-sm">{findingWords[kind].text}</span>
        {resolved && (
          <span className="mt-1 block max-w-[44ch] text-sm">{`${resolved.note} (${resolved.by})`}</span>
        )}
      </>
    ),
  },
  { key: "about", title: "About", cell: (finding) => <About finding={finding} /> },
  { key: "booked", title: "Our books", numeric: true, cell: ({ booked }) => amountOf(booked) },
  { key: "found", title: "Compared with", numeric: true, cell: ({ found }) => amountOf(found) },
  {
    key: "seen",
    title: "First seen",
    cell: ({ first_seen }) => <span className="figures whitespace-nowrap">{formatDateTime(first_seen)}</span>,
  },
  {
    key: "acts",
    title: "Actions",
    cell: (finding) =>
      !finding.resolved && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Resolve: ${findingWords[finding.kind].title}`}
          onClick={() => onResolve(finding)}
        >
          Resolve
        </Button>
      ),
  },
];

const amountOf = (amount: number | null) => (amount === null ? "None" : formatUsd(amount));

function About({ finding: { order, payout_id, provider_ref } }: { finding: ReconciliationFinding }) {
  return (
    <>
      {order && (
        <Link to={`/account/orders/${order.id}`} className="link figures inline-flex min-h-6">
          {`Order ${order.number}`}
        </Link>
      )}
      {payout_id && (
        <Link to={`/account/admin/ledger?payout=${payout_id}`} className="link inline-flex min-h-6">
          Payout
        </Link>
      )}
      {provider_ref && <span className="code block break-all text-graphite text-sm">{provider_ref}</span>}
    </>
  );
}

const runColumns: DataColumn<ReconciliationRun>[] = [
  {
    key: "at",
    title: "Run",
    priority: 1,
    cell: ({ started_at }) => <span className="figures">{formatDateTime(started_at)}</span>,
  },
  {
    key: "result",
    title: "Result",
    cell: ({ found, new_found, error, finished_at }) =>
      error ??
      (finished_at === null
        ? "Did not finish"
        : found === 0
          ? "Everything matches"
          : `${plural(found, "finding")}, ${formatCount(new_found)} new`),
  },
  {
    key: "checked",
    title: "Compared",
    cell: ({ checked }) => (
      <span className="figures text-graphite text-sm">
        {[
          plural(checked.transfers, "event"),
          plural(checked.orders, "order"),
          plural(checked.charges, "charge"),
          plural(checked.refunds, "refund"),
          plural(checked.payouts, "payout"),
        ].join(", ")}
      </span>
    ),
  },
];
