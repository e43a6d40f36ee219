import { useState } from "react";
import { Link } from "react-router";
import type { AdminPayout } from "../../../../contract/money/payouts.ts";
import { payoutSorts } from "../../../../contract/sorts.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { useProof } from "../../../kit/sign-in/use-proof.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { formatDateTime, formatUsd, isoDay, plural } from "../../../ui/format.ts";
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

const payouts = listSource(
  "GET /api/admin/payouts",
  (search) => ({
    status: choiceIn(search, "status", statuses),
    q: wordsIn(search),
    sort: sortIn(search, payoutSorts),
  }),
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, ach] = await Promise.all([payouts.load(request), signedInApi(request)("GET /api/admin/ach")]);
  return { list, ach: ach.data };
}

/** What was paid out to vendors and pros, and the entries behind each payout. */
export default function PayoutsPage({ loaderData: { list, ach } }: Route.ComponentProps) {
  const [returned, setReturned] = useState<AdminPayout>();
  const { withProof, question } = useProof();
  return (
    <ListPage
      className="max-w-[72rem]"
      title="Payouts"
      lead={
        <>
          Vendors and pros request payouts or get them on a schedule. If a bank returns a payout, the money
          goes back to the payee's balance.
        </>
      }
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField
            label="Status"
            name="status"
            options={Object.entries(statuses).map(([value, { text }]) => ({ value, text }))}
          />
          <SearchField label="Name or email" />
        </ListFilter>
      }
      table="all-payouts"
      source={payouts}
      list={list}
      counted={plural(list.total, "payout")}
      columns={columnsWith(setReturned)}
      none={{
        title: "No payouts yet",
        children: "They show up here when a vendor or pro requests one.",
      }}
      noMatch={{ title: "No matching payouts", words: "Try a different status or name." }}
    >
      {(ach.is_on || ach.files.length > 0) && <AchFiles ach={ach} withProof={withProof} />}
      {returned && <AchReturnDialog payout={returned} onClose={() => setReturned(undefined)} />}
      {question}
    </ListPage>
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
