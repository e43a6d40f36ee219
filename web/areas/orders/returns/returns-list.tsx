import { Link, useSearchParams } from "react-router";
import {
  type CaseView,
  caseKinds,
  caseStatuses,
  caseViews,
} from "../../../../contract/orders/return-words.ts";
import type { ReturnCase, ReturnList } from "../../../../contract/orders/returns.ts";
import { api } from "../../../client/api.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDate, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { CaseBadge, caseTitle, dueWords } from "./case-state.tsx";
import { casesOf, filterIn, returnsPath as path } from "./returns-query.ts";

/** Returns and claims of those who work here: what waits first, unless sorted. */
export default function ReturnsList({
  list,
  view,
  isVendor,
}: {
  list: ReturnList;
  view: CaseView;
  isVendor: boolean;
}) {
  const [search] = useSearchParams();
  // the view is a place of its own here, not a filter
  const source = { ...casesOf(view), isFiltered: () => search.has("q") || search.has("kind") };
  return (
    <ListPage
      title="Returns and claims"
      filter={
        <ListFilter className="sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
          <input type="hidden" name="view" value={view} />
          <SearchField label="Search by number, order, customer or product" />
          <ChoiceField label="Type" name="kind" placeholder="All types" options={caseKinds} />
        </ListFilter>
      }
      table="returns"
      source={source}
      list={list}
      counted={plural(list.total, "case")}
      columns={columnsFor(isVendor)}
      pathOf={({ id }) => `${path}/${id}`}
      csv={() => api("GET /api/returns/csv", { query: { ...filterIn(search), view } })}
      allPath={`${path}?view=all`}
      noMatch={{ title: "No matching returns", words: "Try a different search or type." }}
      none={nothing(view)}
    >
      <ViewLinks view={view} counts={list.counts} />
    </ListPage>
  );
}

const nothing = (view: CaseView) => ({
  title: "No returns or claims",
  children: "Returns and damage claims from your customers show up here, most urgent first.",
  ...(view !== "all" && {
    action: (
      <LinkButton to={`${path}?view=all`} variant="secondary">
        See all
      </LinkButton>
    ),
  }),
});

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

const columnsFor = (isVendor: boolean): DataColumn<ReturnCase>[] => [
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
