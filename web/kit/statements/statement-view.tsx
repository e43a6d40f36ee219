import { Link } from "react-router";
import type { Statement, StatementLine } from "../../../contract/money/statements.ts";
import { useSession } from "../../client/session/use-session.ts";
import { formatDate, formatUsd } from "../../ui/format.ts";
import { type DataColumn, DataTable } from "../lists/data-table.tsx";
import { SaveIn } from "../lists/save-as.tsx";

const formats = ["pdf", "csv", "xlsx"] as const;

export type StatementFormat = (typeof formats)[number];

/** The figures of a statement. */
export type Figure = Exclude<keyof Statement, "month" | "is_closed" | "payee" | "lines">;

/** One month of a payee: its balances, its lines, and both as a file. */
export function StatementView({
  statement,
  load,
  entriesOf,
}: {
  statement: Statement;
  load: (format: StatementFormat) => Promise<File>;
  /** Where the ledger entries behind a figure are; absent for payees, whose lines are below. */
  entriesOf?: (figure: Figure) => string;
}) {
  const { user } = useSession();
  return (
    <>
      <div className="mt-5">
        <SaveIn formats={formats} load={load} />
      </div>
      <Balances statement={statement} entriesOf={entriesOf} />
      <DataTable
        caption="Lines"
        className="mt-8"
        columns={columns}
        rows={statement.lines}
        rowKey={(line) => `${line.at} ${line.event} ${line.order?.id ?? ""} ${line.amount}`}
        empty="No sales, refunds or payouts this month."
      />
      <p className="mt-4 max-w-[64ch] text-graphite text-sm">
        A sale becomes available 46 business days after its delivery.
        {/* the office names the zone below every page */}
        {user?.type !== "Admin" && " Months begin and end by Pacific time."}
      </p>
    </>
  );
}

const figureWords: Record<Figure, string> = {
  opening: "Opening balance",
  sales: "Sales",
  refunds: "Refunds",
  fees: "Fees and adjustments",
  payouts: "Payouts",
  closing: "Closing balance",
  pending: "Of which pending",
  available: "Of which available",
  released: "Became available this month",
};

function Balances({
  statement,
  entriesOf,
}: {
  statement: Statement;
  entriesOf: ((figure: Figure) => string) | undefined;
}) {
  const amount = (figure: Figure) =>
    entriesOf ? (
      <Link to={entriesOf(figure)} className="link inline-flex min-h-6">
        {formatUsd(statement[figure])}
        <span className="sr-only">{`, ${figureWords[figure]}: ledger entries`}</span>
      </Link>
    ) : (
      formatUsd(statement[figure])
    );
  const row = (figure: Figure) => (
    <div key={figure} className="flex justify-between gap-x-6 py-1">
      <dt className="text-graphite">{figureWords[figure]}</dt>
      <dd>{amount(figure)}</dd>
    </div>
  );
  return (
    <div className="mt-6 grid gap-x-16 gap-y-6 border-hairline border-y py-5 md:grid-cols-2">
      <dl className="figures">
        {(["opening", "sales", "refunds", "fees", "payouts"] as const).map(row)}
        <div className="mt-1 flex justify-between gap-x-6 border-ink border-t pt-2 font-semibold">
          <dt>Closing balance</dt>
          <dd>{amount("closing")}</dd>
        </div>
      </dl>
      <dl className="figures self-end">{(["pending", "available", "released"] as const).map(row)}</dl>
    </div>
  );
}

const columns: DataColumn<StatementLine>[] = [
  {
    key: "event",
    title: "Event",
    priority: 1,
    cell: ({ event, at }) => (
      <>
        <span className="font-medium">{event}</span>
        <span className="figures block text-graphite text-sm">{formatDate(at)}</span>
      </>
    ),
  },
  {
    key: "order",
    title: "Order",
    cell: ({ order }) =>
      order && (
        <Link to={`/account/orders/${order.id}`} className="link figures inline-flex min-h-6">
          {order.number}
        </Link>
      ),
  },
  {
    key: "available",
    title: "Available",
    cell: ({ is_available, available_on }) => (
      <span className="figures">{words(is_available, available_on)}</span>
    ),
  },
  { key: "amount", title: "Amount", numeric: true, cell: ({ amount }) => formatUsd(amount) },
];

function words(isAvailable: boolean | null, on: string | null): string {
  if (isAvailable === null) return "";
  if (isAvailable) return on ? `Since ${formatDate(on)}` : "";
  return on ? `From ${formatDate(on)}` : "After delivery";
}
