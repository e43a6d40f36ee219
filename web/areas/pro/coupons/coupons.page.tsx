import { Gift, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { type CouponState, couponStates } from "../../../../contract/orders/coupon-states.ts";
import type { Coupon } from "../../../../contract/orders/coupons.ts";
import { couponSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { couponLimits, couponTime, couponTones, couponWorth } from "../../../kit/coupons/coupon-words.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { ListBar } from "../../../kit/lists/list-bar.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { ListTools, useListView } from "../../../kit/lists/list-tools.tsx";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount, formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/coupons.page.ts";
import { CouponDialog } from "./coupon-dialog.tsx";
import { GiftDialog } from "./gift-dialog.tsx";
import type { CouponChoices } from "./worth-fields.tsx";

export const meta = titled("Coupons");

function queryOf(search: URLSearchParams) {
  const state = search.get("state") ?? "";
  return {
    q: search.get("q")?.trim().slice(0, 80) || undefined,
    state: Object.hasOwn(couponStates, state) ? (state as CouponState) : undefined,
    sort: sortIn(search, couponSorts),
  };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const call = signedInApi(request);
  const [list, choices] = await Promise.all([
    call("GET /api/pro/coupons", { query: { ...queryOf(search), ...listPage(search) } }),
    call("GET /api/pro/coupon-choices"),
  ]);
  return { list: list.data, choices: choices.data };
}

/** The pro's coupons: which can be used, who used them, and what they gave away. */
export default function CouponsPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = ["q", "state"].some((name) => search.get(name));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Coupons</h1>
        <Acts choices={choices} />
      </div>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Discounts come out of your markup. They can't be more than a product's markup.
      </p>
      {list.total === 0 && !isFiltered ? (
        <EmptyState className="mt-8" title="No coupons yet">
          Create a code that clients enter at checkout, or send one client a gift.
        </EmptyState>
      ) : (
        <>
          <Totals totals={list.totals} />
          <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
            <Select
              label="Status"
              name="state"
              placeholder="All"
              defaultValue={search.get("state") ?? ""}
              options={Object.entries(couponStates).map(([value, text]) => ({ value, text }))}
            />
            <TextField
              label="Code, note or client"
              name="q"
              type="search"
              defaultValue={search.get("q") ?? ""}
            />
          </ListFilter>
          <Found list={list} search={search} />
        </>
      )}
    </>
  );
}

function Found({ list, search }: { list: List; search: URLSearchParams }) {
  const view = useListView("coupons", columns);
  const navigate = useNavigate();
  return (
    <>
      <ListBar total={plural(list.total, "coupon")}>
        <ListTools
          view={view}
          load={async (page) =>
            (
              await api("GET /api/pro/coupons", {
                query: { ...queryOf(search), page, per_page: filePageSize },
              })
            ).data
          }
          rowKey={({ id }) => id}
        />
      </ListBar>
      <DataTable
        caption="Coupons"
        className="mt-2"
        columns={view.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        sort={view.sort}
        onSort={view.onSort}
        onOpen={({ id }) => void navigate(`/account/coupons/${id}`)}
        empty="No matching coupons."
      />
      <ListFoot list={list} />
    </>
  );
}

function Acts({ choices }: { choices: CouponChoices }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<"new" | "gift">();
  useStart(() => setOpen("new"));
  useStart(() => setOpen("gift"), "gift");
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" icon={<Gift aria-hidden size={18} />} onClick={() => setOpen("gift")}>
        Gift to a client
      </Button>
      <Button icon={<Plus aria-hidden size={18} />} onClick={() => setOpen("new")}>
        New coupon
      </Button>
      <CouponDialog
        choices={choices}
        isOpen={open === "new"}
        onClose={close}
        onSaved={(id, code) => {
          showToast("success", `${code} is ready.`);
          void navigate(`/account/coupons/${id}`);
        }}
      />
      <GiftDialog
        choices={choices}
        isOpen={open === "gift"}
        onClose={close}
        onGiven={(id) => void navigate(`/account/coupons/${id}`)}
      />
    </div>
  );
}

type List = ReplyOf<"GET /api/pro/coupons">["data"];

function Totals({ totals }: { totals: List["totals"] }) {
  const facts: [string, string, string][] = [
    ["Active now", formatCount(totals.active), ""],
    ["Used", plural(totals.uses, "time"), "across all coupons"],
    ["Discounts given", formatUsd(totals.given), "from your markup"],
    ["Sales with coupons", formatUsd(totals.brought), "before discounts"],
  ];
  return (
    <dl className="figures mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-hairline border-y py-5 md:grid-cols-4">
      {facts.map(([name, value, detail]) => (
        <div key={name} className="min-w-0">
          <dt className="text-graphite text-sm">{name}</dt>
          <dd className="mt-1 font-semibold text-lg">{value}</dd>
          {detail && <dd className="text-graphite text-sm">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

const columns: DataColumn<Coupon>[] = [
  {
    key: "code",
    title: "Code",
    priority: 1,
    sortKey: "code",
    text: ({ code }) => code,
    cell: ({ id, code, gift, note }) => (
      <>
        <Link to={`/account/coupons/${id}`} className="code link inline-flex min-h-6 break-all font-medium">
          {code}
        </Link>
        {gift && <span className="block text-sm">{`Gift for ${gift.name || "a former client"}`}</span>}
        {note && <span className="block text-graphite text-sm">{note}</span>}
      </>
    ),
  },
  { key: "worth", title: "Discount", cell: couponWorth, text: couponWorth },
  {
    key: "state",
    title: "Status",
    text: ({ state }) => couponStates[state],
    cell: ({ state }) => <Badge tone={couponTones[state]}>{couponStates[state]}</Badge>,
  },
  { key: "limits", title: "Limits", priority: 3, cell: couponLimits, text: couponLimits },
  {
    key: "time",
    title: "Dates",
    priority: 3,
    text: couponTime,
    cell: (coupon) => <span className="figures">{couponTime(coupon)}</span>,
  },
  {
    key: "uses",
    title: "Used",
    numeric: true,
    sortKey: "uses",
    cell: ({ uses }) => formatCount(uses),
    text: ({ uses }) => uses,
  },
  {
    key: "given",
    title: "Discounts given",
    numeric: true,
    cell: ({ given }) => formatUsd(given),
    text: ({ given }) => given,
  },
  {
    key: "made",
    title: "Created",
    priority: 4,
    sortKey: "created",
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
    text: ({ created_at }) => isoDay(created_at),
  },
];
