import { Link, useNavigate, useSearchParams } from "react-router";
import {
  type CaseView,
  caseKinds,
  caseStatuses,
  caseViews,
} from "../../../../contract/orders/return-words.ts";
import type { ReturnCase, ReturnList } from "../../../../contract/orders/returns.ts";
import { api } from "../../../client/api.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDate, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { CaseBadge, caseTitle, dueWords } from "./case-state.tsx";
import { filterIn, returnsPath as path } from "./returns-query.ts";

/** Returns and claims of those who work here: what waits first, unless sorted. */
export default function ReturnsDesk({
  list,
  view,
  isVendor,
}: {
  list: ReturnList;
  view: CaseView;
  isVendor: boolean;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = { ...filterIn(search), view };
  const isFiltered = search.has("q") || search.has("kind");
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Returns and claims</h1>
      <ViewLinks view={view} counts={list.counts} />
      <ListFilter className="sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <input type="hidden" name="view" value={view} />
        <TextField
          label="Search by number, order, customer or product"
          name="q"
          type="search"
          defaultValue={search.get("q") ?? ""}
        />
        <Select
          label="Type"
          name="kind"
          defaultValue={query.kind ?? ""}
          options={[
            { value: "", text: "All types" },
            ...Object.entries(caseKinds).map(([value, text]) => ({ value, text })),
          ]}
        />
      </ListFilter>
      <WorkList
        table="returns"
        caption="Returns and claims"
        counted={plural(list.total, "case")}
        columns={deskColumns(isVendor)}
        list={list}
        rowKey={({ id }) => id}
        load={async (page) =>
          (await api("GET /api/returns", { query: { ...query, page, per_page: filePageSize } })).data
        }
        csv={() => api("GET /api/returns/csv", { query })}
        onOpen={({ id }) => void navigate(`${path}/${id}`)}
        empty={
          <EmptyState
            title={isFiltered ? "No matching returns" : "No returns or claims"}
            className="mt-8"
            action={
              <LinkButton to={`${path}?view=all`} variant="secondary">
                Show all
              </LinkButton>
            }
          >
            {isFiltered
              ? "Try a different search or type."
              : "Returns and damage claims from your customers show up here, most urgent first."}
          </EmptyState>
        }
      />
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

/** A replacement moves no money. */
const amountWords = (amount = 0): string => (amount > 0 ? formatUsd(amount) : "–");

const vendorColumn: DataColumn<ReturnCase> = {
  key: "vendor",
  title: "Vendor",
  priority: 4,
  sortKey: "vendor",
  text: ({ vendor }) => vendor,
  cell: ({ vendor }) => vendor,
};

const deskColumns = (isVendor: boolean): DataColumn<ReturnCase>[] => [
  {
    key: "number",
    title: "Case",
    priority: 1,
    sortKey: "number",
    text: caseTitle,
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
    text: ({ status }) => caseStatuses[status],
    cell: (one) => <CaseBadge status={one.status} isOverdue={one.is_overdue} />,
  },
  {
    key: "money",
    title: isVendor ? "Your share" : "Refund",
    numeric: true,
    text: ({ refund, vendor_amount }) => (isVendor ? vendor_amount : refund) ?? 0,
    cell: ({ refund, vendor_amount }) => amountWords(isVendor ? vendor_amount : refund),
  },
  {
    key: "due",
    title: "Next",
    sortKey: "due",
    text: (one) => dueWords(one) || formatDate(one.updated_at),
    cell: (one) => (
      <span className={one.is_overdue ? "text-bad" : undefined}>
        {dueWords(one) || formatDate(one.updated_at)}
      </span>
    ),
  },
  {
    key: "item",
    title: "Product",
    sortKey: "product",
    text: ({ item, qty }) => `${qty} × ${item.product_name}`,
    cell: ({ item, qty }) => (
      <>
        {`${formatCount(qty)} × ${item.product_name}`}
        <span className="code block text-graphite text-xs">{item.sku}</span>
      </>
    ),
  },
  {
    key: "customer",
    title: "Customer",
    sortKey: "customer",
    text: ({ customer }) => customer,
    cell: ({ customer }) => customer,
  },
  ...(isVendor ? [] : [vendorColumn]),
  {
    key: "order",
    title: "Order",
    priority: 4,
    sortKey: "order",
    text: ({ order }) => order.number,
    cell: ({ order }) => (
      <Link to={`/account/orders/${order.id}`} className="link figures inline-flex min-h-6">
        {order.number}
      </Link>
    ),
  },
];
