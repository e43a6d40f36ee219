import type { Order } from "../../../../contract/orders/orders.ts";
import { shipsAs, waysIn } from "../../../../domain/orders/freight-class.ts";
import { nextSteps } from "../../../../domain/orders/next-steps.ts";
import { changeableUntil } from "../../../../domain/orders/order-status.ts";

/** What happens after the order, step by step. */
export function NextSteps({ order, title = "What happens next" }: { order: Order; title?: string }) {
  const isProcessing = order.payment_processing_since !== null;
  const steps = nextSteps({
    vendors: order.vendor_orders.length,
    ways: waysIn(order.items.map((item) => shipsAs(item.freight_class))),
    phone: order.shipping_address?.phone ?? "",
    is_processing: isProcessing,
    can_change: !isProcessing && new Date() < changeableUntil(new Date(order.placed_at)),
    return_days: order.return_days,
    claim_days: order.claim_days,
  });
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="heading text-lg">
        {title}
      </h2>
      <ol className="mt-5 ml-3.5">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="relative border-hairline border-l pb-6 pl-7 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden
              className="figures absolute top-0 left-0 grid size-7 -translate-x-1/2 place-items-center rounded-full border border-ink bg-paper font-semibold text-xs"
            >
              {at + 1}
            </span>
            <h3 className="font-semibold leading-7">{step.title}</h3>
            <p className="mt-0.5 max-w-[52ch] text-graphite">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
