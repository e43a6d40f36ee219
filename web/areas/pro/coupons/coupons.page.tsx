import { Gift, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { couponStates } from "../../../../contract/orders/coupon-states.ts";
import type { Coupon } from "../../../../contract/orders/coupons.ts";
import { couponSorts } from "../../../../contract/sorts.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { couponLimits, couponTime, couponTones, couponWorth } from "../../../kit/coupons/coupon-words.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount, formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/coupons.page.ts";
import { CouponDialog } from "./coupon-dialog.tsx";
import { GiftDialog } from "./gift-dialog.tsx";
import type { CouponChoices } from "./worth-fields.tsx";

export const meta = titled("Coupons");

const coupons = listSource(
  "GET /api/pro/coupons",
  (search) => ({
    q: wordsIn(search),
    state: choiceIn(search, "state", couponStates),
    sort: sortIn(search, couponSorts),
  }),
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, choices] = await Promise.all([
    coupons.load(request),
    signedInApi(request)("GET /api/pro/coupon-choices"),
  ]);
  return { list, choices: choices.data };
}

/** The pro's coupons: which can be used, who used them, and what they gave away. */
export default function CouponsPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Coupons"
      actions={<Acts choices={choices} />}
      lead="Discounts come out of your markup. They can't be more than a product's markup."
      filter={
        <>
          <Totals totals={list.totals} />
          <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
            <ChoiceField label="Status" name="state" options={couponStates} />
            <SearchField label="Code, note or client" />
          </ListFilter>
        </>
      }
      table="coupons"
      source={coupons}
      list={list}
      counted={plural(list.total, "coupon")}
      columns={columns}
      pathOf={({ id }) => `/account/coupons/${id}`}
      none={{
        title: "No coupons yet",
        children: "Create a code that clients enter at checkout, or send one client a gift.",
      }}
      noMatch="No matching coupons."
    />
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
