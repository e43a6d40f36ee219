import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { type CaseView, caseKinds, caseViews } from "../../contract/return-words.ts";
import type { ReturnCase, ReturnList } from "../../contract/returns.ts";
import { ListFilter } from "../account/admin/list-filter.tsx";
import { api } from "../api.ts";
import { pageTitle } from "../page-title.ts";
import { saveFile } from "../save-file.ts";
import { workTypeOf } from "../session/role-of-route.ts";
import { signedInApi } from "../session/signed-in.ts";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceLinks } from "../ui/choice-links.tsx";
import { formatCount, formatDate, formatUsd } from "../ui/format.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { loadInTime } from "../ui/load-in-time.ts";
import { Pagination } from "../ui/pagination.tsx";
import { Picture } from "../ui/picture.tsx";
import { Select } from "../ui/select.tsx";
import { EmptyState } from "../ui/states.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type DataColumn, DataTable } from "../work/data-table.tsx";
import type { Route } from "./+types/returns.page.ts";
import { CaseBadge, caseTitle, dueWords } from "./case-state.tsx";

/** Only those who work here have it; customers' phones need not load its menu. */
const SavedViews = lazy(async () => {
  const { SavedViews } = await loadInTime(import("../work/saved-views.tsx"));
  return { default: SavedViews };
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Returns and claims", matches) },
  { name: "robots", content: "noindex" },
];

const path = "/account/returns";
const keyIn = <Key extends string>(words: Readonly<Record<Key, string>>, text: string | null) =>
  text !== null && Object.hasOwn(words, text) ? (text as Key) : undefined;

const filterIn = (search: URLSearchParams) => ({
  view: keyIn<CaseView>(caseViews, search.get("view")),
  kind: keyIn(caseKinds, search.get("kind")),
  q: search.get("q")?.slice(0, 80) || undefined,
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = Math.min(10_000, Math.max(1, Math.floor(Number(search.get("page"))) || 1));
  const call = signedInApi(request);
  const { view, ...filter } = filterIn(search);
  const { user } = (await call("GET /api/authuser")) as { user: { type: string } };
  const shown = view ?? (user.type === "User" ? "all" : "open");
  const { data } = await call("GET /api/returns", { query: { view: shown, ...filter, page, per_page: 25 } });
  return { list: data, view: shown };
}
clientLoader.hydrate = true as const;

/** Returns, damage claims and goodwill refunds: a customer's own, and for everyone else what waits first. */
export default function ReturnsPage({ loaderData: { list, view } }: Route.ComponentProps) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const type = user ? workTypeOf(user) : undefined;
  if (type === "User") return <CustomerReturns list={list} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-xl md:text-2xl">Returns and claims</h1>
        <div className="flex flex-wrap items-center gap-3">
          <SaveButton view={view} />
          {user && (
            <Suspense>
              <SavedViews
                table="returns"
                search={search.toString()}
                hidden_columns={[]}
                onApply={(saved) => setSearch(saved.search, { replace: true })}
              />
            </Suspense>
          )}
        </div>
      </div>
      <ViewLinks view={view} counts={list.counts} />
      <ListFilter className="sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <input type="hidden" name="view" value={view} />
        <TextField
          label="Number, order, customer or product"
          name="q"
          type="search"
          defaultValue={search.get("q") ?? ""}
        />
        <Select
          label="Kind"
          name="kind"
          defaultValue={filterIn(search).kind ?? ""}
          options={[
            { value: "", text: "All kinds" },
            ...Object.entries(caseKinds).map(([value, text]) => ({ value, text })),
          ]}
        />
      </ListFilter>
      <Desk list={list} isVendor={type === "Vendor"} />
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}

function ViewLinks({ view, counts }: { view: CaseView; counts: ReturnList["counts"] }) {
  const [search] = useSearchParams();
  const countOf = (key: string) =>
    Object.hasOwn(counts, key) ? counts[key as keyof typeof counts] : undefined;
  return (
    <ChoiceLinks
      label="Views"
      choices={Object.entries(caseViews).map(([key, label]) => {
        const to = new URLSearchParams(search);
        to.delete("page");
        to.set("view", key);
        const count = countOf(key);
        return {
          label: count === undefined ? label : `${label} (${formatCount(count)})`,
          to: `${path}?${to}`,
          isCurrent: key === view,
        };
      })}
    />
  );
}

function SaveButton({ view }: { view: CaseView }) {
  const [search] = useSearchParams();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(await api("GET /api/returns/csv", { query: { ...filterIn(search), view } }));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden size={16} />}
      pending={isSaving}
      onClick={() => void save()}
    >
      Save as CSV
    </Button>
  );
}

function Desk({ list, isVendor }: { list: ReturnList; isVendor: boolean }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (list.total === 0) {
    const isFiltered = search.has("q") || search.has("kind");
    return (
      <EmptyState
        title={isFiltered ? "Nothing matches" : "Nothing here"}
        className="mt-8"
        action={
          <LinkButton to={`${path}?view=all`} variant="secondary">
            Show all
          </LinkButton>
        }
      >
        {isFiltered
          ? "Try fewer words or another kind."
          : "Returns and damage claims of your customers show up here, the most urgent first."}
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Returns and claims"
      className="mt-6"
      columns={deskColumns(isVendor)}
      rows={list.data}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate(`${path}/${id}`)}
      empty="Nothing here."
    />
  );
}

/** A replacement moves no money. */
const amountWords = (amount = 0): string => (amount > 0 ? formatUsd(amount) : "–");

const deskColumns = (isVendor: boolean): DataColumn<ReturnCase>[] => [
  {
    key: "number",
    title: "Case",
    priority: 1,
    cell: (one) => (
      <Link to={`${path}/${one.id}`} className="link inline-flex min-h-6 whitespace-nowrap font-medium">
        {caseTitle(one)}
      </Link>
    ),
  },
  {
    key: "status",
    title: "Status",
    priority: 1,
    cell: (one) => <CaseBadge status={one.status} isOverdue={one.is_overdue} />,
  },
  {
    key: "money",
    title: isVendor ? "Your share" : "Refund",
    numeric: true,
    cell: ({ refund, vendor_amount }) => amountWords(isVendor ? vendor_amount : refund),
  },
  {
    key: "due",
    title: "Next",
    cell: (one) => (
      <span className={one.is_overdue ? "text-bad" : undefined}>
        {dueWords(one) || formatDate(one.updated_at)}
      </span>
    ),
  },
  {
    key: "item",
    title: "Product",
    cell: ({ item, qty }) => (
      <>
        {`${formatCount(qty)} × ${item.product_name}`}
        <span className="code block text-graphite text-xs">{item.sku}</span>
      </>
    ),
  },
  { key: "customer", title: "Customer", cell: ({ customer }) => customer },
  ...(isVendor
    ? []
    : [{ key: "vendor", title: "Vendor", priority: 4 as const, cell: ({ vendor }: ReturnCase) => vendor }]),
  {
    key: "order",
    title: "Order",
    priority: 4,
    cell: ({ order }) => (
      <Link to={`/account/orders/${order.id}`} className="link figures inline-flex min-h-6">
        {order.number}
      </Link>
    ),
  },
];

function CustomerReturns({ list }: { list: ReturnList }) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Returns and claims</h1>
      {list.total === 0 ? (
        <EmptyState
          title="No returns yet"
          className="mt-8"
          action={<LinkButton to="/account/orders">Your orders</LinkButton>}
        >
          Open an order to return a delivered product or to report damage.
        </EmptyState>
      ) : (
        <ul className="mt-6 border-hairline border-t">
          {list.data.map((one) => (
            <li
              key={one.id}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 gap-y-2 border-hairline border-b py-5 md:grid-cols-[3.5rem_minmax(0,1fr)_14rem_7rem]"
            >
              <div className="row-span-3 self-start bg-white md:row-span-1">
                {one.item.image && <Picture picture={one.item.image} alt="" sizes="56px" />}
              </div>
              <div className="min-w-0">
                <h2 className="font-medium">
                  <Link to={`${path}/${one.id}`} className="link inline-flex min-h-6">
                    {caseTitle(one)}
                  </Link>
                </h2>
                <p className="text-graphite text-sm">{`${formatCount(one.qty)} × ${one.item.product_name}`}</p>
              </div>
              <div>
                <CaseBadge status={one.status} />
                <p className="figures text-graphite text-sm">
                  {one.is_mine ? "Send it back" : `Changed ${formatDate(one.updated_at)}`}
                </p>
              </div>
              <p className="figures font-semibold md:text-right">{amountWords(one.refund)}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}
