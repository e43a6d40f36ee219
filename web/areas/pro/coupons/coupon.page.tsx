import { Copy } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { couponStates } from "../../../../contract/orders/coupon-states.ts";
import type { WholeCoupon } from "../../../../contract/orders/coupons.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { CouponUses } from "../../../kit/coupons/coupon-uses.tsx";
import { couponLimits, couponTime, couponTones, couponWorth } from "../../../kit/coupons/coupon-words.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Section } from "../../../kit/page/section.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { formatCount, formatUsd } from "../../../ui/format.ts";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/coupon.page.ts";
import { CouponDialog } from "./coupon-dialog.tsx";
import type { CouponChoices } from "./worth-fields.tsx";

export const meta = titled("Coupon");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const [coupon, choices] = await Promise.all([
    call("GET /api/pro/coupons/{id}", { params }),
    call("GET /api/pro/coupon-choices"),
  ]);
  return { coupon: coupon.data, choices: choices.data };
}

/** One coupon: its terms, its link, and the orders that took it. */
export default function CouponPage({ loaderData: { coupon, choices } }: Route.ComponentProps) {
  return (
    <>
      <Link to="/account/coupons" className="link inline-flex min-h-11 items-center text-sm">
        All coupons
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="code heading break-all text-xl md:text-2xl">{coupon.code}</h1>
        <Acts coupon={coupon} choices={choices} />
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Badge tone={couponTones[coupon.state]}>{couponStates[coupon.state]}</Badge>
        <span>{couponWorth(coupon)}</span>
      </p>
      {coupon.ended_by_market && (
        <p className="mt-4 max-w-[64ch] border-warn border-l-4 py-1 pl-4">
          {`The marketplace ended this coupon: ${coupon.end_reason}`}
        </p>
      )}
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <Terms coupon={coupon} />
          {(coupon.state === "active" || coupon.state === "scheduled") && <ShareLink url={coupon.url} />}
        </div>
        <Uses coupon={coupon} />
      </div>
    </>
  );
}

function Acts({ coupon, choices }: { coupon: WholeCoupon; choices: CouponChoices }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { change } = useChange();
  const [open, setOpen] = useState<"edit" | "copy" | "end">();
  const close = () => setOpen(undefined);
  const end = async () => {
    close();
    await change(() => api("POST /api/pro/coupons/{id}/end", { params: { id: coupon.id } }));
  };
  return (
    <div className="flex flex-wrap gap-3">
      {!coupon.gift && (
        <Button variant="secondary" onClick={() => setOpen("copy")}>
          Duplicate
        </Button>
      )}
      {coupon.state !== "ended" && (
        <>
          <Button variant="secondary" onClick={() => setOpen("end")}>
            End now
          </Button>
          <Button onClick={() => setOpen("edit")}>Edit</Button>
        </>
      )}
      <CouponDialog
        choices={choices}
        coupon={coupon}
        isCopy={open === "copy"}
        isOpen={open === "edit" || open === "copy"}
        onClose={close}
        onSaved={(id, code) => {
          const isNew = id !== coupon.id;
          close();
          showToast("success", isNew ? `${code} is ready.` : "Coupon saved.");
          void (isNew ? navigate(`/account/coupons/${id}`) : revalidate());
        }}
      />
      <SureDialog
        isOpen={open === "end"}
        onClose={close}
        title={`End ${coupon.code} now?`}
        action="End coupon"
        keep="Keep coupon"
        deletes
        onSure={end}
      >
        Clients can't use it after this. Orders that used it keep their discount. You can't undo this.
      </SureDialog>
    </div>
  );
}

function Terms({ coupon }: { coupon: WholeCoupon }) {
  const { gift, note, given, brought, uses } = coupon;
  const facts: [string, React.ReactNode][] = [
    ["Dates", couponTime(coupon)],
    ["Limits", couponLimits(coupon)],
    ["Used", formatCount(uses)],
    ["Discounts given", formatUsd(given)],
    ["Sales with this coupon", formatUsd(brought)],
  ];
  if (gift) {
    const name = gift.name || "A former client";
    facts.unshift([
      "Gift for",
      gift.client_id ? (
        <Link key="client" to={`/account/clients/${gift.client_id}`} className="link inline-flex min-h-6">
          {name}
        </Link>
      ) : (
        name
      ),
    ]);
  }
  if (note) facts.push(["Note", note]);
  return (
    <Section title="Terms">
      <dl className="figures grid gap-2 pt-3">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
            <dt className="text-graphite">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function ShareLink({ url }: { url: string }) {
  const copy = () => copyText(url, "Link copied.");
  return (
    <Section title="Link" note="Opens your showroom. Checkout fills in the code.">
      <p className="my-3 break-all">{url}</p>
      <Button variant="secondary" size="sm" icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
        Copy link
      </Button>
    </Section>
  );
}

const mostShown = 100;

function Uses({ coupon: { orders, uses } }: { coupon: WholeCoupon }) {
  return (
    <Section
      title="Orders with this coupon"
      count={uses}
      note={uses > mostShown ? `The latest ${mostShown}.` : undefined}
    >
      <CouponUses orders={orders} />
    </Section>
  );
}
