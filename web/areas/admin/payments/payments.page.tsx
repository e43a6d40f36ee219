import { Link, useSearchParams } from "react-router";
import {
  type ManagedPayment,
  type PaymentKind,
  paymentKinds,
} from "../../../../contract/money/managed-payments.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DisputeBadge } from "../disputes/dispute-badge.tsx";
import type { Route } from "./+types/payments.page.ts";
import { PaymentStateBadge } from "./payment-state-badge.tsx";

export const meta = titled("Payments");

const kindIn = (search: URLSearchParams): PaymentKind | undefined =>
  (Object.keys(paymentKinds) as PaymentKind[]).find((kind) => kind === search.get("kind"));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const q = search.get("q")?.trim().slice(0, 80) || undefined;
  const query = { ...listPage(search), kind: kindIn(search), q };
  return (await signedInApi(request)("GET /api/admin/payments", { query })).data;
}

const path = "/account/admin/payments";

/** Every payment, whatever it was for; each leads to its people, papers and dispute. */
export default function Payments({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = kindIn(search) !== undefined || Boolean(search.get("q"));
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Payments</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        What customers pay for orders and proposals, and what pros pay for plans and credits.
      </p>
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="For"
          name="kind"
          placeholder="Everything"
          defaultValue={kindIn(search) ?? ""}
          options={Object.entries(paymentKinds).map(([value, text]) => ({ value, text }))}
        />
        <TextField
          label="Number, name, email or charge"
          name="q"
          type="search"
          maxLength={80}
          defaultValue={search.get("q") ?? ""}
        />
      </ListFilter>
      <p className="figures mt-6 text-graphite text-sm">{plural(list.total, "payment")}</p>
      {list.total === 0 ? (
        <EmptyState
          className="mt-4"
          title={isFiltered ? "No matching payments" : "No payments yet"}
          action={
            isFiltered && (
              <LinkButton to={path} variant="secondary">
                See all
              </LinkButton>
            )
          }
        >
          {isFiltered ? "Try another number or name." : "The first paid order shows up here."}
        </EmptyState>
      ) : (
        <DataTable
          caption="Payments"
          className="mt-2"
          columns={columns}
          rows={list.data}
          rowKey={({ id }) => id}
          empty="No payments on this page."
        />
      )}
      <ListFoot list={list} />
    </div>
  );
}

const columns: DataColumn<ManagedPayment>[] = [
  {
    key: "title",
    title: "Payment",
    priority: 1,
    cell: ({ id, title, at }) => (
      <>
        <Link to={`${path}/${id}`} className="link inline-flex min-h-6 font-medium">
          {title}
        </Link>
        <span className="figures block whitespace-nowrap text-graphite text-sm">{formatDateTime(at)}</span>
      </>
    ),
  },
  { key: "customer", title: "Paid by", cell: ({ customer }) => customer?.name ?? "Deleted account" },
  { key: "pro", title: "Pro", priority: 3, cell: ({ pro }) => pro?.company_name ?? "–" },
  {
    key: "state",
    title: "Status",
    cell: ({ state, dispute }) => (
      <span className="flex flex-wrap gap-2">
        <PaymentStateBadge state={state} />
        {dispute && <DisputeBadge status={dispute.status} isNamed />}
      </span>
    ),
  },
  { key: "amount", title: "Amount", numeric: true, priority: 1, cell: ({ amount }) => formatUsd(amount) },
];
