import { Link } from "react-router";
import type { LedgerEntry } from "../../../contract/money/managed-ledger.ts";
import type { DataColumn } from "../../kit/lists/data-table.tsx";
import { formatDateTime } from "../../ui/format.ts";

/** What was booked and when, and in whose account. */
export const bookedColumns: readonly DataColumn<LedgerEntry>[] = [
  {
    key: "event",
    title: "Event",
    priority: 1,
    cell: ({ event, at }) => (
      <>
        <span className="font-medium">{event}</span>
        <span className="figures block whitespace-nowrap text-graphite text-sm">{formatDateTime(at)}</span>
      </>
    ),
  },
  {
    key: "account",
    title: "Account",
    cell: ({ account: { id, name, owner } }) => (
      <>
        <Link to={`/account/admin/ledger?account=${id}`} className="link inline-flex min-h-6">
          {owner || name}
        </Link>
        {owner && <span className="block text-graphite text-sm">{name}</span>}
      </>
    ),
  },
];
