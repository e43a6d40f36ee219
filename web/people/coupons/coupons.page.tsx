import { Gift, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { type CouponState, couponStates } from "../../../contract/coupon-states.ts";
import type { Coupon } from "../../../contract/coupons.ts";
import { ListFilter } from "../../account/admin/list-filter.tsx";
import type { ReplyOf } from "../../api-call.ts";
import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatCount, formatUsd, plural } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { type DataColumn, DataTable } from "../../work/data-table.tsx";
import type { Route } from "./+types/coupons.page.ts";
import { CouponDialog } from "./coupon-dialog.tsx";
import { couponLimits, couponTime, couponTones, couponWorth } from "./coupon-words.ts";
import { GiftDialog } from "./gift-dialog.tsx";
import type { CouponChoices } from "./worth-fields.tsx";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Coupons", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get("state") ?? "";
  const call = signedInApi(request);
  const [list, choices] = await Promise.all([
    call("GET /api/pro/coupons", {
      query: {
        page: Number(search.get("page")) || 1,
        per_page: 25,
        q: search.get("q") || undefined,
        state: Object.hasOwn(couponStates, state) ? (state as CouponState) : undefined,
      },
    }),
    call("GET /api/pro/coupon-choices"),
  ]);
  return { list: list.data, choices: choices.data };
}
clientLoader.hydrate = true as const;

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
        Coupons come out of your markup only, and never take more than a product's markup.
      </p>
      {list.total === 0 && !isFiltered ? (
        <EmptyState className="mt-8" title="No coupons yet">
          Make a code that clients type at checkout, or send one client a gift.
        </EmptyState>
      ) : (
        <>
          <Totals totals={list.totals} />
          <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
            <Select
              label="State"
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
          <p className="figures mt-8 text-graphite text-sm">{plural(list.total, "coupon")}</p>
          <DataTable
            caption="Coupons"
            className="mt-2"
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => id}
            empty="No coupon matches."
          />
          <div className="mt-8">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
    </>
  );
}

function Acts({ choices }: { choices: CouponChoices }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<"new" | "gift">();
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

function Totals({ totals }: { totals: ReplyOf<"GET /api/pro/coupons">["data"]["totals"] }) {
  const facts: [string, string, string][] = [
    ["Active now", formatCount(totals.active), ""],
    ["Used", plural(totals.uses, "time"), "by all coupons"],
    ["Given away", formatUsd(totals.given), "out of your markup"],
    ["Sold with coupons", formatUsd(totals.brought), "before the coupon"],
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
  { key: "worth", title: "Takes off", cell: couponWorth },
  {
    key: "state",
    title: "State",
    cell: ({ state }) => <Badge tone={couponTones[state]}>{couponStates[state]}</Badge>,
  },
  { key: "limits", title: "Limits", priority: 3, cell: couponLimits },
  {
    key: "time",
    title: "When",
    priority: 3,
    cell: (coupon) => <span className="figures">{couponTime(coupon)}</span>,
  },
  { key: "uses", title: "Used", numeric: true, cell: ({ uses }) => formatCount(uses) },
  { key: "given", title: "Given away", numeric: true, cell: ({ given }) => formatUsd(given) },
];
