import type { SampleOrder } from "../../../../contract/catalog/samples.ts";
import { postalLine } from "../../../kit/address/postal-lines.ts";
import { Tracking } from "../../../kit/orders/tracking.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { formatDate } from "../../../ui/format.ts";
import { BuyFullAmount, SampleLine } from "./sample-line.tsx";

/** The samples that were ordered, the newest first. */
export function SampleOrders({ orders }: { orders: readonly SampleOrder[] }) {
  return (
    <section aria-labelledby="sample-orders" className="mt-14">
      <h2 id="sample-orders" className="heading text-lg">
        Ordered samples
      </h2>
      {orders.map((order) => (
        <article key={order.id} className="mt-6 border border-hairline p-5">
          <h3 className="font-semibold">
            Order <span className="code">{order.number}</span>
          </h3>
          <p className="figures text-graphite text-sm">
            {`${formatDate(order.placed_at)} · to ${postalLine(order.ship_to)}`}
          </p>
          {order.shipments.map((shipment) => (
            <Shipment key={shipment.id} shipment={shipment} />
          ))}
        </article>
      ))}
    </section>
  );
}

function Shipment({ shipment }: { shipment: SampleOrder["shipments"][number] }) {
  const { vendor, state, arrives_from, arrives_by, shipped_at, carrier, tracking, items } = shipment;
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-hairline border-b pb-2">
        <p className="font-medium">{vendor}</p>
        {state === "shipped" ? <Badge tone="good">Shipped</Badge> : <Badge>On order</Badge>}
        <p className="figures text-graphite text-sm">
          {shipped_at
            ? `Shipped ${formatDate(shipped_at)}, arrives by ${formatDate(arrives_by)}`
            : `Arrives ${formatDate(arrives_from)} to ${formatDate(arrives_by)}`}
        </p>
        {tracking && <Tracking carrier={carrier} tracking={tracking} />}
      </div>
      <ul>
        {items.map((sample) => (
          <SampleLine key={sample.sku} sample={sample}>
            <BuyFullAmount sample={sample} />
          </SampleLine>
        ))}
      </ul>
    </div>
  );
}
