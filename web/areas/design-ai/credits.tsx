import type { CreditEntry } from "../../../contract/identity/ai-accounts.ts";
import { formatDate, plural } from "../../ui/format.ts";
import { type Column, Table } from "../../ui/table.tsx";

/** The balance in words and large figures. */
export function Balance({ credits }: { credits: number }) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="figures heading text-2xl">{credits}</span>
      <span className="text-graphite">{credits === 1 ? "credit" : "credits"}</span>
    </p>
  );
}

const reasons: Record<CreditEntry["reason"], string> = {
  welcome: "Your first credits",
  granted: "Credits added",
  bought: "Bought",
  held: "A request for designs",
  given_back: "Credit back",
};

const columns: Column<CreditEntry>[] = [
  {
    key: "at",
    title: "Day",
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
  { key: "reason", title: "What for", cell: ({ reason }) => reasons[reason] },
  {
    key: "change",
    title: "Change",
    numeric: true,
    cell: ({ change }) => (change > 0 ? `+${change}` : `−${-change}`),
  },
  { key: "balance", title: "Balance", numeric: true, cell: ({ balance }) => balance },
];

export function CreditHistory({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <Table
      caption={plural(entries.length, "balance change", "balance changes")}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      empty="No credit activity yet."
    />
  );
}
