import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { AdminPayout } from "../../../../contract/money/payouts.ts";
import { payoutSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { useProof } from "../../../kit/sign-in/use-proof.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { formatDateTime, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/payouts.page.ts";
import { AchFiles, AchReturnDialog } from "./ach-files.tsx";

export const meta = titled("Payouts");

type Status = AdminPayout["status"];

const statuses: Record<Status, { text: string; tone: Tone }> = {
  requested: { text: "Requested", tone: "neutral" },
  in_transit: { text: "On the way", tone: "warn" },
  paid: { text: "Paid", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
};

const statusIn = (search: URLSearchParams): Status | undefined =>
  (Object.keys(statuses) as Status[]).find((status) => status === search.get("status"));

const queryOf = (search: URLSearchParams) => ({
  status: statusIn(search),
  q: search.get("q")?.slice(0, 80) || undefined,
  sort: sortIn(search, payoutSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  const call = signedInApi(request);
  const [list, ach] = await Promise.all([
    call("GET /api/admin/payouts", { query }),
    call("GET /api/admin/ach"),
  ]);
  return { list: list.data, ach: ach.data };
}

const path = "/account/admin/payouts";

/** What was paid out to vendors and pros, and the entries behind each payout. */
export default function PayoutsPage({ loaderData: { list, ach } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [returned, setReturned] = useState<AdminPayout>();
  const { withProof, question } = useProof();
  const isFiltered = statusIn(search) !== undefined || Boolean(search.get("q"));
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Payouts</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Vendors and pros request payouts or get them on a schedule. If a bank returns a payout, the money goes
        back to the payee's balance.
      </p>
      {(ach.is_on || ach.files.length > 0) && <AchFiles ach={ach} withProof={withProof} />}
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="Status"
          name="status"
          placeholder="All"
          defaultValue={statusIn(search) ?? ""}
          options={Object.entries(statuses).map(([value, { text }]) => ({ value, text }))}
        />
        <TextField
          label="Name or email"
          name="q"
          type="search"
          maxLength={80}
          defaultValue={search.get("q") ?? ""}
        />
      </ListFilter>
      <WorkList
        table="all-payouts"
        caption="Payouts"
        counted={plural(list.total, "payout")}
        columns={columnsWith(setReturned)}
        list={list}
        rowKey={({ id }) => id}
        load={async (page) =>
          (
            await api("GET /api/admin/payouts", {
              query: { ...queryOf(search), page, per_page: filePageSize },
            })
          ).data
        }
        empty={
          <EmptyState
            className="mt-4"
            title={isFiltered ? "No matching payouts" : "No payouts yet"}
            action={
              isFiltered && (
                <LinkButton to={path} variant="secondary">
                  See all
                </LinkButton>
              )
            }
          >
            {isFiltered
              ? "Try a different status or name."
              : "They show up here when a vendor or pro requests one."}
          </EmptyState>
        }
      />
      {returned && <AchReturnDialog payout={returned} onClose={() => setReturned(undefined)} />}
      {question}
    </div>
  );
}

const columnsWith = (onReturn: (payout: AdminPayout) => void): DataColumn<AdminPayout>[] => [
  {
    key: "payee",
    title: "Payee",
    priority: 1,
    sortKey: "payee",
    text: ({ payee }) => payee.name || payee.email,
    cell: ({ payee }) => (
      <>
        <Link to={`/account/admin/users/${payee.id}`} className="link inline-flex min-h-6 font-medium">
          {payee.name || payee.email}
        </Link>
        <span className="block text-graphite text-sm">{payee.type === "Vendor" ? "Vendor" : "Pro"}</span>
      </>
    ),
  },
  {
    key: "status",
    title: "Status",
    priority: 1,
    text: ({ status, message }) => [statuses[status].text, message].filter(Boolean).join(": "),
    cell: ({ status, message }) => (
      <>
        <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>
        {message && <span className="block max-w-[32ch] text-graphite text-sm">{message}</span>}
      </>
    ),
  },
  {
    key: "asked",
    title: "Requested",
    sortKey: "asked",
    text: ({ created_at }) => isoDay(created_at),
    cell: ({ created_at, is_scheduled, account_last4 }) => (
      <>
        <span className="figures whitespace-nowrap">{formatDateTime(created_at)}</span>
        <span className="block text-graphite text-sm">
          {`${is_scheduled ? "Scheduled" : "Manual"} · account ending in ${account_last4}`}
        </span>
      </>
    ),
  },
  {
    key: "settled",
    title: "Settled",
    sortKey: "settled",
    text: ({ settled_at }) => isoDay(settled_at),
    cell: ({ settled_at }) => (
      <span className="figures whitespace-nowrap">{settled_at ? formatDateTime(settled_at) : "Not yet"}</span>
    ),
  },
  {
    key: "amount",
    title: "Amount",
    numeric: true,
    sortKey: "amount",
    text: ({ amount }) => amount,
    cell: ({ amount }) => formatUsd(amount),
  },
  {
    key: "entries",
    title: "Ledger",
    cell: (payout) => (
      <span className="flex flex-wrap gap-x-4">
        <Link to={`/account/admin/ledger?payout=${payout.id}`} className="link inline-flex min-h-6">
          Entries<span className="sr-only">{` of the payout to ${payout.payee.name}`}</span>
        </Link>
        {payout.is_ach && (payout.status === "in_transit" || payout.status === "paid") && (
          <button type="button" className="link inline-flex min-h-6" onClick={() => onReturn(payout)}>
            Record return<span className="sr-only">{` of the payout to ${payout.payee.name}`}</span>
          </button>
        )}
      </span>
    ),
  },
];
