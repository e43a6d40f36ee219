import { useCallback, useEffect, useState } from "react";
import { couponStates } from "../../../../contract/orders/coupon-states.ts";
import type { CouponUse, MarketCoupon } from "../../../../contract/orders/coupons.ts";
import { couponSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { CouponUses } from "../../../kit/coupons/coupon-uses.tsx";
import { couponLimits, couponTime, couponTones, couponWorth } from "../../../kit/coupons/coupon-words.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatCount, formatUsd, plural } from "../../../ui/format.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/coupons.page.ts";

export const meta = titled("Coupons");

const coupons = listSource(
  "GET /api/admin/coupons",
  (search) => ({
    q: wordsIn(search),
    state: choiceIn(search, "state", couponStates),
    sort: sortIn(search, couponSorts),
  }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => coupons.load(request);

/** The coupons of all showrooms; any of them can be ended for a reason. */
export default function AllCouponsPage({ loaderData: list }: Route.ComponentProps) {
  const [ending, setEnding] = useState<MarketCoupon>();
  const [looked, setLooked] = useState<MarketCoupon>();
  const unlook = useCallback(() => setLooked(undefined), []);
  return (
    <ListPage
      title="Coupons"
      lead={<>Coupons from every showroom. Each discount comes out of the pro&rsquo;s markup.</>}
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="Status" name="state" options={couponStates} />
          <SearchField label="Code or showroom" />
        </ListFilter>
      }
      table="all-coupons"
      source={coupons}
      list={list}
      counted={plural(list.total, "coupon")}
      columns={columnsWith(setEnding, setLooked)}
      noMatch={{ title: "No matching coupons", words: "Pros make coupons for their own showrooms." }}
    >
      {ending && <EndCoupon coupon={ending} onClose={() => setEnding(undefined)} />}
      {looked && <Uses coupon={looked} onClose={unlook} />}
    </ListPage>
  );
}

function Uses({ coupon, onClose }: { coupon: MarketCoupon; onClose: () => void }) {
  const [orders, setOrders] = useState<readonly CouponUse[]>();
  useEffect(() => {
    api("GET /api/admin/coupons/{id}/uses", { params: { id: coupon.id } }).then(
      ({ data }) => setOrders(data),
      // a toast has said why
      onClose,
    );
  }, [coupon.id, onClose]);
  return (
    <Dialog isOpen onClose={onClose} title={`Orders with ${coupon.code}`}>
      {orders ? (
        <CouponUses orders={orders} />
      ) : (
        <>
          <Loading>Loading the orders</Loading>
          <SkeletonText lines={4} />
        </>
      )}
    </Dialog>
  );
}

function EndCoupon({ coupon, onClose }: { coupon: MarketCoupon; onClose: () => void }) {
  const form = useApiForm();
  const end = (reason: string) =>
    form.save(
      () =>
        api("POST /api/admin/coupons/{id}/end", {
          params: { id: coupon.id },
          body: { reason },
          feedback: "none",
        }),
      onClose,
    );
  return (
    <FormDialog
      title={`End ${coupon.code} of ${coupon.showroom.company_name}`}
      confirm="End coupon"
      cancelWords="Keep coupon"
      isDanger
      form={form}
      onSubmit={({ reason = "" }) => end(reason)}
      onClose={onClose}
    >
      <p>No one can use this coupon anymore. Orders that already used it keep their price.</p>
      <TextArea
        label="Reason"
        name="reason"
        required
        maxLength={300}
        hint="The pro sees this."
        error={form.errors.reason}
      />
    </FormDialog>
  );
}

interface CouponAct {
  coupon: MarketCoupon;
}

function UseCount({ coupon, onLook }: CouponAct & { onLook: (coupon: MarketCoupon) => void }) {
  if (coupon.uses === 0) return formatCount(0);
  return (
    <button
      type="button"
      className="link -my-2.5 min-h-11"
      aria-label={`View the ${plural(coupon.uses, "order")} with ${coupon.code}`}
      onClick={() => onLook(coupon)}
    >
      {formatCount(coupon.uses)}
    </button>
  );
}

const EndButton = ({ coupon, onEnd }: CouponAct & { onEnd: (coupon: MarketCoupon) => void }) => (
  <Button
    size="sm"
    variant="quiet"
    className="-ml-3"
    aria-label={`End ${coupon.code} of ${coupon.showroom.company_name}`}
    onClick={() => onEnd(coupon)}
  >
    End
  </Button>
);

const columnsWith = (
  onEnd: (coupon: MarketCoupon) => void,
  onLook: (coupon: MarketCoupon) => void,
): DataColumn<MarketCoupon>[] => [
  {
    key: "code",
    title: "Code",
    priority: 1,
    sortKey: "code",
    text: ({ code }) => code,
    cell: ({ code, gift }) => (
      <>
        <span className="code break-words font-medium">{code}</span>
        {gift && <span className="block text-graphite text-sm">Gift to one client</span>}
      </>
    ),
  },
  {
    key: "showroom",
    title: "Showroom",
    sortKey: "showroom",
    text: ({ showroom }) => showroom.company_name,
    cell: ({ showroom: { company_name, vsd_id } }) => (
      <>
        {company_name}
        <span className="code block text-graphite text-sm">{vsd_id}</span>
      </>
    ),
  },
  { key: "worth", title: "Discount", text: couponWorth, cell: couponWorth },
  {
    key: "state",
    title: "Status",
    priority: 1,
    text: ({ state }) => couponStates[state],
    cell: ({ state, end_reason }) => (
      <>
        <Badge tone={couponTones[state]}>{couponStates[state]}</Badge>
        {end_reason && <span className="block max-w-[32ch] text-graphite text-sm">{end_reason}</span>}
      </>
    ),
  },
  { key: "limits", title: "Limits", priority: 4, text: couponLimits, cell: couponLimits },
  {
    key: "time",
    title: "When",
    sortKey: "created",
    priority: 4,
    text: couponTime,
    cell: (coupon) => <span className="figures">{couponTime(coupon)}</span>,
  },
  {
    key: "uses",
    title: "Used",
    numeric: true,
    sortKey: "uses",
    text: ({ uses }) => uses,
    cell: (coupon) => <UseCount coupon={coupon} onLook={onLook} />,
  },
  {
    key: "given",
    title: "Total discounts",
    numeric: true,
    text: ({ given }) => given,
    cell: ({ given }) => formatUsd(given),
  },
  {
    key: "acts",
    title: "Actions",
    cell: (coupon) => coupon.state !== "ended" && <EndButton coupon={coupon} onEnd={onEnd} />,
  },
];
