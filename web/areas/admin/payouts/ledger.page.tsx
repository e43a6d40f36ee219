import { Link, useSearchParams } from "react-router";
import type {
  FigureBehind,
  LedgerAccount,
  LedgerEntry,
  LedgerKind,
} from "../../../../contract/money/managed-ledger.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { dayIn } from "../../../kit/lists/list-address.ts";
import { DayField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { SaveAs } from "../../../kit/lists/save-as.tsx";
import { SavedViews } from "../../../kit/lists/saved-views.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { bookedColumns } from "../ledger-columns.tsx";
import type { Route } from "./+types/ledger.page.ts";

export const meta = titled("Ledger");

const idIn = (search: URLSearchParams, name: string): string | undefined =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(search.get(name) ?? "")?.[0];
const payoutIn = (search: URLSearchParams) => idIn(search, "payout");

/** What a figure on another page is made of. */
const behindTitles = {
  tax: "Sales tax",
  pending: "Pending balance",
  available: "Available balance",
  gross: "Gross sales",
  balance: "Balance",
  sales: "Sales",
  refunds: "Refunds",
  fees: "Fees and adjustments",
  payouts: "Payouts",
  released: "Became available",
} as const satisfies Record<FigureBehind, string>;
type Behind = keyof typeof behindTitles;
const behindIn = (search: URLSearchParams): Behind | undefined =>
  (Object.keys(behindTitles) as Behind[]).find((name) => name === search.get("behind"));

const filterIn = (search: URLSearchParams) => ({
  account: Number(search.get("account")) || undefined,
  order: search.get("order") || undefined,
  payout: payoutIn(search),
  payment: idIn(search, "payment"),
  behind: behindIn(search),
  payee: idIn(search, "payee"),
  state: /^[A-Z]{2}$/.exec(search.get("state") ?? "")?.[0],
  from: dayIn(search, "from"),
  to: dayIn(search, "to"),
});

const entries = listSource("GET /api/admin/ledger/entries", filterIn, (list) => list);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { account } = filterIn(search);
  const kind = search.get("kind") ?? undefined;
  const owner = search.get("owner") || undefined;
  const [books, list] = await Promise.all([
    signedInApi(request)("GET /api/admin/ledger", { query: account ? { account } : { kind, owner } }),
    entries.load(request),
  ]);
  return { ...books.data, list };
}

const path = "/account/admin/ledger";

/** The books: what each account holds, and the entries behind every figure. */
export default function Ledger({ loaderData: { kinds, accounts, check, list } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const payout = payoutIn(search);
  const account = accounts.find(({ id }) => id === filterIn(search).account);
  const kind = kinds.find((one) => one.kind === search.get("kind"));
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Ledger</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Every sale, payment, release and refund in double entry. Amounts owed to us are positive. Amounts we
        owe are negative.
      </p>
      <Check check={check} />
      {kind || account || payout || filterIn(search).payment || behindIn(search) ? (
        <p className="mt-6 flex flex-wrap gap-x-6">
          {payout && (
            <Link to="/account/admin/payouts" className="link inline-flex min-h-11 items-center">
              All payouts
            </Link>
          )}
          <Link to={path} className="link inline-flex min-h-11 items-center">
            All accounts
          </Link>
        </p>
      ) : (
        <Part title="Accounts">
          <DataTable
            caption="Accounts"
            columns={kindColumns}
            rows={kinds}
            rowKey={({ kind: key, id }) => `${key} ${id}`}
            empty="No entries yet. They show up here after the first sale."
          />
        </Part>
      )}
      {kind ? (
        <AccountsOfKind kind={kind} accounts={accounts} />
      ) : (
        <Part title={titleOf(account, payout, search)}>
          <Entries list={list} />
        </Part>
      )}
    </div>
  );
}

function titleOf(
  account: LedgerAccount | undefined,
  payout: string | undefined,
  search: URLSearchParams,
): string {
  const behind = behindIn(search);
  if (behind) return [behindTitles[behind], filterIn(search).state].filter(Boolean).join(", ");
  if (account) return [account.name, account.owner].filter(Boolean).join(": ");
  if (filterIn(search).payment) return "Entries for one payment";
  return payout ? "Entries for one payout" : "Entries";
}

function Check({ check }: { check: ReplyOf<"GET /api/admin/ledger">["data"]["check"] }) {
  const isRight = check.unbalanced === 0 && check.sum === 0;
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge tone={isRight ? "good" : "bad"}>
        {isRight ? "Entries balance" : `${plural(check.unbalanced, "event")} out of balance`}
      </Badge>
      <span className="figures text-graphite text-sm">
        {`${formatCount(check.transfers)} events, sum ${formatUsd(check.sum)}, checked ${formatDateTime(check.at)}`}
      </span>
    </p>
  );
}

const kindColumns: DataColumn<LedgerKind>[] = [
  {
    key: "name",
    title: "Account",
    priority: 1,
    cell: ({ kind, id, name, accounts }) => (
      <>
        <Link
          to={`${path}?${id === null ? `kind=${kind}` : `account=${id}`}`}
          className="link inline-flex min-h-6 font-medium"
        >
          {name}
        </Link>
        {id === null && (
          <span className="figures block text-graphite text-sm">{plural(accounts, "account")}</span>
        )}
      </>
    ),
  },
  { key: "entries", title: "Entries", numeric: true, cell: ({ entries }) => formatCount(entries) },
  { key: "balance", title: "Balance", numeric: true, cell: ({ balance }) => formatUsd(balance) },
];

/** The accounts of vendors, pros or customers, those with the largest balances first. */
function AccountsOfKind({ kind, accounts }: { kind: LedgerKind; accounts: readonly LedgerAccount[] }) {
  const [search] = useSearchParams();
  const owner = search.get("owner") ?? "";
  return (
    <Part title={kind.name}>
      <ListFilter className="sm:grid-cols-[1fr_auto]">
        <input type="hidden" name="kind" value={kind.kind} />
        <SearchField label="Name" name="owner" />
      </ListFilter>
      <p className="figures mt-6 mb-2 text-graphite text-sm">
        {accounts.length < kind.accounts && !owner
          ? `Top ${accounts.length} of ${formatCount(kind.accounts)} by balance`
          : plural(accounts.length, "account")}
      </p>
      <DataTable
        caption={kind.name}
        columns={accountColumns}
        rows={accounts}
        rowKey={({ id }) => String(id)}
        empty="No accounts with this name."
      />
    </Part>
  );
}

const accountColumns: DataColumn<LedgerAccount>[] = [
  {
    key: "name",
    title: "Account",
    priority: 1,
    cell: ({ id, name, owner }) => (
      <>
        <Link to={`${path}?account=${id}`} className="link inline-flex min-h-6 font-medium">
          {owner || name}
        </Link>
        {owner && <span className="block text-graphite text-sm">{name}</span>}
      </>
    ),
  },
  { key: "entries", title: "Entries", numeric: true, cell: ({ entries }) => formatCount(entries) },
  { key: "balance", title: "Balance", numeric: true, cell: ({ balance }) => formatUsd(balance) },
];

function Entries({ list }: { list: ReplyOf<"GET /api/admin/ledger/entries">["data"] }) {
  const [search, setSearch] = useSearchParams();
  const text = (name: string) => search.get(name) ?? "";
  return (
    <ListPart
      title="Entries"
      filter={
        <ListFilter className="sm:grid-cols-[1fr_1fr_1fr_auto]">
          {["payout", "behind", "payee", "state", "payment", "account"].map(
            (name) => text(name) && <input key={name} type="hidden" name={name} value={text(name)} />,
          )}
          <SearchField label="Order number" name="order" />
          <DayField label="From" name="from" />
          <DayField label="To" name="to" />
        </ListFilter>
      }
      source={entries}
      list={list}
      counted={`${plural(list.total, "entry", "entries")}, sum ${formatUsd(list.sum)}`}
      tools={
        <div className="flex flex-wrap items-center gap-3">
          <SaveAs
            load={(format) => api("GET /api/admin/ledger/csv", { query: { ...filterIn(search), format } })}
          />
          <SavedViews
            table="ledger"
            search={search.toString()}
            hidden_columns={[]}
            onApply={(view) => setSearch(view.search, { replace: true })}
          />
        </div>
      }
      columns={entryColumns}
      noMatch="No matching entries."
    />
  );
}

const entryColumns: DataColumn<LedgerEntry>[] = [
  ...bookedColumns,
  {
    key: "order",
    title: "Order and payment",
    cell: ({ order, payment }) => (
      <>
        {order && (
          <Link to={`/account/orders/${order.id}`} className="link figures inline-flex min-h-6">
            {order.number}
          </Link>
        )}
        {payment && (
          <Link to={`/account/admin/payments/${payment}`} className="link flex min-h-6 w-fit text-sm">
            Payment
          </Link>
        )}
      </>
    ),
  },
  { key: "amount", title: "Amount", numeric: true, cell: ({ amount }) => formatUsd(amount) },
];
