import { useState } from "react";
import { Link } from "react-router";
import type { PartnerVendor } from "../../../../contract/showrooms/partners.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { type DataColumn, DataTable, type Sorting } from "../../../kit/lists/data-table.tsx";
import { ListBar } from "../../../kit/lists/list-bar.tsx";
import { ListTools, useListView } from "../../../kit/lists/list-tools.tsx";
import { MessageButton } from "../../../kit/messages/message-button.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatDate, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/vendors.page.ts";

export const meta = titled("Vendors");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/vendors")).data;
}

/** Vendors whose products a showroom can show: what they sold here, how fast they ship, and whether they are shown. */
export default function VendorsPage({ loaderData }: Route.ComponentProps) {
  const { vendors, changing, show } = useVendors(loaderData);
  const { user } = useSession();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  // a team's members write with accounts of their own, which no vendor knows
  const canWrite = !user?.works_in;
  const view = useListView("showroom-vendors", columnsFor({ changing, show, canWrite }));
  const rows = sorted(
    vendors.filter(({ name }) => name.toLowerCase().includes(wanted)),
    view.sort,
  );
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Vendors</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        All vendors in your departments. Turn a vendor off to hide its products from your showroom.
      </p>
      {vendors.length === 0 ? (
        <EmptyState
          className="mt-8"
          title="No vendors yet"
          action={<LinkButton to="/account/showroom">Choose departments</LinkButton>}
        >
          Choose the departments that your showroom sells. Their vendors show up here.
        </EmptyState>
      ) : (
        <>
          <TextField
            label="Vendor"
            type="search"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            className="mt-6 max-w-80"
          />
          <ListBar
            total={`${plural(rows.length, "vendor")}, ${formatCount(rows.filter(({ is_shown }) => is_shown).length)} shown`}
          >
            <ListTools
              view={view}
              load={async () => ({ data: rows, last_page: 1, total: rows.length })}
              rowKey={({ id }) => id}
            />
          </ListBar>
          <DataTable
            caption="Vendors"
            className="mt-2"
            columns={view.columns}
            sort={view.sort ?? { key: "name", direction: "asc" }}
            onSort={view.onSort}
            rows={rows}
            rowKey={({ id }) => id}
            empty="No matching vendors."
          />
        </>
      )}
    </>
  );
}

const sortValues: Record<string, (vendor: PartnerVendor) => string | number> = {
  name: ({ name }) => name.toLowerCase(),
  products: ({ products }) => products,
  sold: ({ sales }) => sales.sold,
  lead: ({ lead_time_days }) => lead_time_days.least,
  last: ({ last_order }) => last_order?.at ?? "",
  late: ({ late_orders }) => late_orders,
};

/** The showroom has all its vendors here, so they are sorted here. */
function sorted(vendors: readonly PartnerVendor[], sort: Sorting | undefined): readonly PartnerVendor[] {
  const value = sort && Object.hasOwn(sortValues, sort.key) ? sortValues[sort.key] : undefined;
  if (!sort || !value) return vendors;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const sign = sort.direction === "desc" ? -1 : 1;
  return vendors.toSorted((a, b) => sign * compare(value(a), value(b)));
}

function useVendors(loaded: readonly PartnerVendor[]) {
  const [vendors, setVendors] = useState(loaded);
  const [changing, setChanging] = useState<string>();
  const show = async ({ id, name }: PartnerVendor, is_shown: boolean) => {
    setChanging(id);
    const set = (value: boolean) =>
      setVendors((now) => now.map((one) => (one.id === id ? { ...one, is_shown: value } : one)));
    set(is_shown);
    try {
      await api("PUT /api/pro/vendors/{id}", { params: { id }, body: { is_shown }, feedback: "none" });
      showToast(
        "success",
        is_shown ? `${name} is now in your showroom.` : `${name} is now hidden from your showroom.`,
      );
    } catch (error) {
      set(!is_shown);
      showToast("error", error instanceof ApiError ? error.message : "We couldn't save that. Try again.");
    } finally {
      setChanging(undefined);
    }
  };
  return { vendors, changing, show };
}

interface Acts {
  changing: string | undefined;
  show: (vendor: PartnerVendor, is_shown: boolean) => Promise<void>;
  canWrite: boolean;
}

const facts: readonly DataColumn<PartnerVendor>[] = [
  {
    key: "products",
    title: "Products",
    numeric: true,
    sortKey: "products",
    text: ({ products }) => products,
    cell: ({ products }) => formatCount(products),
  },
  {
    key: "sold",
    title: "Sold",
    numeric: true,
    sortKey: "sold",
    text: ({ sales }) => sales.sold,
    cell: ({ sales }) =>
      sales.orders ? `${formatUsd(sales.sold)} in ${plural(sales.orders, "order")}` : "None yet",
  },
  {
    key: "lead",
    title: "Ships in",
    sortKey: "lead",
    text: ({ lead_time_days: { least, most } }) => `${least} to ${most} days`,
    cell: ({ lead_time_days: { least, most } }) =>
      least === most ? plural(least, "day") : `${least} to ${most} days`,
  },
  {
    key: "terms",
    title: "Terms",
    priority: 4,
    cell: ({ terms }) => termsOf(terms),
    text: ({ terms }) => termsOf(terms),
  },
  {
    key: "last",
    title: "Last order",
    sortKey: "last",
    text: ({ last_order }) => last_order?.number ?? "",
    cell: ({ last_order }) =>
      last_order ? (
        <Link to={`/account/orders/${last_order.id}`} className="link inline-flex min-h-6">
          {`${last_order.number}, ${formatDate(last_order.at)}`}
        </Link>
      ) : (
        <span className="text-graphite">None</span>
      ),
  },
  {
    key: "late",
    title: "Late",
    sortKey: "late",
    text: ({ late_orders }) => late_orders,
    cell: ({ late_orders }) => <Late orders={late_orders} />,
  },
];

const columnsFor = ({ changing, show, canWrite }: Acts): DataColumn<PartnerVendor>[] => [
  {
    key: "name",
    title: "Vendor",
    priority: 1,
    sortKey: "name",
    text: ({ name }) => name,
    cell: ({ name, was_invited }) => (
      <span className="font-medium">
        {name}
        {was_invited && <span className="block font-normal text-graphite text-sm">You invited them</span>}
      </span>
    ),
  },
  {
    key: "shown",
    title: "In the showroom",
    text: ({ is_shown }) => (is_shown ? "Shown" : "Hidden"),
    cell: (vendor) => (
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          aria-label={`Show ${vendor.name}`}
          checked={vendor.is_shown}
          aria-disabled={changing === vendor.id}
          onChange={(event) => changing !== vendor.id && void show(vendor, event.currentTarget.checked)}
        />
        {vendor.is_shown ? "Shown" : "Hidden"}
      </label>
    ),
  },
  ...facts,
  {
    key: "write",
    title: "Message",
    isHidden: !canWrite,
    cell: ({ id }) => (
      <MessageButton about="vendor" id={id}>
        Message
      </MessageButton>
    ),
  },
];

const Late = ({ orders }: { orders: number }) =>
  orders > 0 ? (
    <Badge tone="bad">{plural(orders, "order")}</Badge>
  ) : (
    <span className="text-graphite">None</span>
  );

function termsOf({ minimum, not_served }: PartnerVendor["terms"]): string {
  const parts = [
    minimum > 0 && `Minimum order ${formatUsd(minimum)}`,
    not_served.length > 0 && `Doesn't ship to ${not_served.join(", ")}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(". ") : "No limits";
}
