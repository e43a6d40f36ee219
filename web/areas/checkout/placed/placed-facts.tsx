import type { ReactNode } from "react";
import type { Order } from "../../../../contract/orders/orders.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { postalLine } from "../../../kit/address/postal-lines.ts";
import { formatDate, formatUsd } from "../../../ui/format.ts";

/** An order in three facts: the total and what pays it, when it arrives, and where. */
export function PlacedFacts({ order }: { order: Order }) {
  const { totals, shipping_address: address } = order;
  const days = order.items.map(({ delivery }) => delivery);
  const earliest = days.map((one) => one.earliest).sort()[0];
  const latest = days
    .map((one) => one.latest)
    .sort()
    .at(-1);
  return (
    <dl className="grid gap-x-10 gap-y-6 border-ink border-y py-6 sm:grid-cols-3">
      {totals && (
        <Fact label={order.payment_processing_since ? "Total" : "Paid"} value={formatUsd(totals.total)}>
          {payWords(order)}
        </Fact>
      )}
      {earliest && latest && (
        <Fact label="Arrives" value={`${formatDate(earliest)} to ${formatDate(latest)}`}>
          {order.vendor_orders.length === 1
            ? "From one vendor"
            : `From ${order.vendor_orders.length} vendors, each at its own time`}
        </Fact>
      )}
      {address && (
        <Fact label="Deliver to" value={address.name}>
          {postalLine(address)}
          {address.phone && <span className="figures block">{formatPhone(address.phone)}</span>}
          {address.delivery_notes && (
            <span className="block break-words">{`Delivery notes: ${address.delivery_notes}`}</span>
          )}
        </Fact>
      )}
    </dl>
  );
}

function payWords({ card, payment_processing_since, job_name, po_number }: Order): ReactNode {
  const way = card
    ? `${card.brand} ending in ${card.last4}`
    : payment_processing_since && "From your bank account";
  return [way, job_name && `Job: ${job_name}`, po_number && `PO number: ${po_number}`]
    .filter(Boolean)
    .map((words) => (
      <span key={words} className="block break-words">
        {words}
      </span>
    ));
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-graphite text-sm">{label}</dt>
      <dd>
        <span className="figures mt-1 block font-semibold text-lg leading-7">{value}</span>
        <span className="mt-1 block text-graphite text-sm">{children}</span>
      </dd>
    </div>
  );
}
