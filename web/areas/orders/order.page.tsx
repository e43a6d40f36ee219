import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import type { Order, OrderItem } from "../../../contract/orders/orders.ts";
import { shownDate } from "../../../domain/days/shown-day.ts";
import { canCancel } from "../../../domain/orders/order-status.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { formatPhone } from "../../../domain/places/phone.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { MessageButton } from "../../kit/messages/message-button.tsx";
import { AnswerClock } from "../../kit/orders/answer-clock.tsx";
import { ConfirmPayment, PaymentBadge } from "../../kit/orders/payment-state.tsx";
import { lastTracking, Tracking } from "../../kit/orders/tracking.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { SummaryRow } from "../../kit/page/summary-row.tsx";
import { arrivalWords } from "../../kit/product/arrival-words.ts";
import { productPath } from "../../kit/product/product-path.ts";
import { surfaceName } from "../../kit/projects/surface-name.ts";
import { StatusBadge } from "../../kit/status/status-badge.tsx";
import { formatCount, formatDateTime, formatUsd } from "../../ui/format.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Picture } from "../../ui/picture.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { Route } from "./+types/order.page.ts";
import { ChangeAddress } from "./change-address.tsx";
import { lateWords } from "./late-words.ts";
import { OrderDocuments } from "./order-documents.tsx";
import { CancelItem, CancelOrder } from "./order-requests.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { Pickup } from "./pickup.tsx";
import { ReportMissing } from "./report-missing.tsx";
import { AskReturn, ItemCases } from "./returns/item-cases.tsx";
import { StatusSelect } from "./status-select.tsx";
import { StatusTimeline } from "./status-timeline.tsx";
import { useItemMove } from "./use-item-move.tsx";
import { VendorTimeline } from "./vendor-timeline.tsx";

/** Customers do not have it. */
const DelayItem = lazy(() => loadInTime(import("./delay-item.tsx")));

/** Only admins have it. */
const GoodwillRefund = lazy(() => loadInTime(import("./returns/goodwill.tsx")));

export const meta = titled("Order");

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/orders/{id}", { params: { id: params.id } })).data.order;
}

export default function OrderPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const [order, setOrder] = useStateFor(loaderData, loaderData);
  useEffect(() => {
    const leaving = new AbortController();
    const load = () =>
      api("GET /api/orders/{id}", { params: { id }, feedback: "none" }).then(
        ({ data }) => !leaving.signal.aborted && setOrder(data.order),
        (error) => {
          // a shown order stays, whatever happens to the refresh
          if (!(error instanceof ApiError)) throw error;
        },
      );
    // another tab or user may have changed it meanwhile
    window.addEventListener("focus", load, leaving);
    return () => leaving.abort();
  }, [id, setOrder]);
  return <OrderDetail order={order} onChange={setOrder} />;
}

function OrderDetail({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { user } = useSession();
  // an item that is delayed is canceled by itself
  const canCancelAll = order.items.some(
    (item) => item.can_cancel && canCancel(item.status, new Date(order.placed_at), new Date()),
  );
  return (
    <>
      <p className="text-sm">
        <Link to="/account/orders" className="link">
          All orders
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="heading text-xl md:text-2xl">
            Order <span className="figures">{order.number}</span>
          </h1>
          <p className="figures mt-1 text-graphite">
            {`Placed ${formatDateTime(order.placed_at)} at ${order.showroom.company_name}`}
          </p>
        </div>
        {user?.type === (order.is_buyer ? "User" : "Contractor") && (
          <MessageButton about="order" id={order.id}>
            {order.is_buyer ? "Message your pro" : "Message the customer"}
          </MessageButton>
        )}
        <ConfirmPayment order={order} />
        {order.is_buyer && canCancelAll && <CancelOrder order={order} onChange={onChange} />}
      </div>
      {order.status === "paid" && <VendorTimeline order={order} />}
      <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ul className="border-ink border-t">
          {order.items.map((item) => (
            <Item key={item.id} order={order} item={item} onChange={onChange} />
          ))}
        </ul>
        <Summary order={order} onChange={onChange} />
      </div>
    </>
  );
}

function Item({
  order,
  item,
  onChange,
}: {
  order: Order;
  item: OrderItem;
  onChange: (order: Order) => void;
}) {
  const { isMoving, move, dialog } = useItemMove(order, onChange);
  const tracked = lastTracking(item);
  const isCustomer = order.is_buyer;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 border-hairline border-b py-6">
      <div className="self-start bg-white">
        {item.image && <Picture picture={item.image} alt="" sizes="80px" />}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="font-medium">
            <Link to={productPath(item.hash, order.showroom.vsd_id, item.sku)} className="hover:underline">
              {item.product_name}
            </Link>
          </h2>
          <p className="figures font-semibold">
            {item.line_total === undefined
              ? item.share !== undefined && formatUsd(item.share)
              : formatUsd(item.line_total)}
          </p>
        </div>
        <p className="figures mt-0.5 text-graphite text-sm">
          {[
            `${formatCount(item.qty)} ${unitWord(item.unit, item.qty)}`,
            ...Object.entries(item.options).map(([name, value]) => `${name}: ${value}`),
            item.surface && `for ${surfaceName(item.surface)}`,
            `from ${item.vendor.name}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="code mt-0.5 text-graphite text-xs">{item.sku}</p>
        {item.ready_on && isOnTheWay(item) && (
          <p className="mt-1 text-sm">{`Later than promised: ready on ${shownDate(item.ready_on)}.`}</p>
        )}
        {item.lot && (
          <p className="mt-1 text-sm">
            Lot <span className="code font-semibold">{item.lot}</span>
            {item.same_lot && (isCustomer ? ", this lot only" : ". The customer asked for this lot only.")}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-3">
          {order.status !== "paid" ? (
            <PaymentBadge order={order} />
          ) : isCustomer ? (
            <StatusBadge status={item.status} />
          ) : (
            <StatusSelect item={item} disabled={isMoving} onStatusChange={(status) => move(item, status)} />
          )}
          {item.act_by && <AnswerClock by={item.act_by} />}
          {tracked && <Tracking {...tracked} />}
          {order.status !== "payment_failed" && <Arrival item={item} />}
          <Suspense>{item.can_delay && <DelayItem order={order} item={item} onChange={onChange} />}</Suspense>
          {isCustomer && item.can_cancel && <CancelItem order={order} item={item} onChange={onChange} />}
          {isCustomer && <AskReturn order={order} item={item} />}
          {isCustomer && <ReportMissing order={order} item={item} />}
          {(item.refundable ?? 0) > 0 && (
            <Suspense>
              <GoodwillRefund order={order} item={item} onChange={onChange} />
            </Suspense>
          )}
        </div>
        <ItemCases item={item} />
        <StatusTimeline item={item} />
        {dialog}
      </div>
    </li>
  );
}

const ended = ["Delivered", "Decline", "Cancle", "Return Request", "Returned"];
const isOnTheWay = (item: OrderItem) => !ended.includes(item.status);

/** When an item arrives; nothing once it has, or never will. */
function Arrival({ item }: { item: OrderItem }) {
  if (!isOnTheWay(item)) return null;
  return (
    <span className="figures inline-block text-graphite text-sm first-letter:uppercase">
      {lateWords(item.delivery.latest, new Date()) ?? arrivalWords(item.delivery, item.unit)}
    </span>
  );
}

function Summary({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { user } = useSession();
  return (
    <aside className="grid content-start gap-8">
      <OrderTotals order={order} />
      {order.share !== undefined && !order.is_buyer && (
        <dl className="figures grid gap-2 border-ink border-t pt-4">
          <SummaryRow label="Your share" value={formatUsd(order.share)} strong />
        </dl>
      )}
      <DeliveredTo order={order} onChange={onChange} />
      {(order.job_name || order.po_number) && (
        <dl className="grid gap-1">
          {order.job_name && <SummaryRow label="Job" value={order.job_name} />}
          {order.po_number && <SummaryRow label="PO number" value={order.po_number} />}
        </dl>
      )}
      <OrderDocuments order={order} />
      {user?.type === "Admin" && (
        <Link
          to={`/account/admin/payments?${new URLSearchParams({ q: order.number })}`}
          className="link inline-flex min-h-11 items-center"
        >
          Payments of this order
        </Link>
      )}
      <div>
        <h2 className="font-semibold">Purchase orders</h2>
        <ul className="mt-2 grid gap-1 text-sm">
          {order.vendor_orders.map((part) => (
            <li key={part.number} className="py-1">
              <span className="flex justify-between gap-4">
                <span>{part.vendor}</span>
                <span className="code text-graphite">{part.number}</span>
              </span>
              <Pickup order={order} part={part} onChange={onChange} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function DeliveredTo({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { shipping_address: address, change_address_until } = order;
  if (!address) return null;
  const changes = order.items.flatMap(({ history }) => history.filter(({ kind }) => kind === "address"));
  const changedAt = changes
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return (
    <div>
      <h2 className="font-semibold">Deliver to</h2>
      <address className="mt-2 text-graphite not-italic">
        {address.name}
        <br />
        {address.street}
        {address.apartment && `, ${address.apartment}`}
        <br />
        {`${address.city}, ${address.state} ${address.zip_code}`}
        {address.phone && (
          <>
            <br />
            <span className="figures">{formatPhone(address.phone)}</span>
          </>
        )}
      </address>
      {address.delivery_notes && (
        <p className="mt-1 break-words text-sm">{`Delivery notes: ${address.delivery_notes}`}</p>
      )}
      {changedAt && (
        <p className="figures mt-1 text-graphite text-sm">{`Changed ${formatDateTime(changedAt)}`}</p>
      )}
      {change_address_until && (
        <ChangeAddress order={order} until={change_address_until} onChange={onChange} />
      )}
    </div>
  );
}
