import type { OrderItem } from "../../../contract/orders/orders.ts";
import { statusLabels } from "../../../domain/orders/order-status.ts";
import { Tracking } from "../../kit/orders/tracking.tsx";
import { formatDateTime } from "../../ui/format.ts";

const changes = { address: "Address changed", date: "Date changed" };

/** Every status change of an item: when, to what, by whom, with what note. Latest first. */
export function StatusTimeline({ item }: { item: OrderItem }) {
  const steps = [...item.history].reverse();
  return (
    <details className="mt-3">
      <summary className="link min-h-9 py-2 text-sm">{`History (${steps.length})`}</summary>
      <ol className="mt-2 border-edge border-l">
        {steps.map((step, index) => (
          <li key={`${step.at} ${step.kind} ${step.to}`} className="relative pb-4 pl-5 text-sm last:pb-0">
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[5px] size-2.5 rounded-full border border-ink ${index === 0 ? "bg-ink" : "bg-paper"}`}
            />
            <p className="font-medium">
              {step.kind === "status" ? statusLabels[step.to] : changes[step.kind]}
            </p>
            <p className="figures text-graphite">{`${formatDateTime(step.at)}, ${step.by}`}</p>
            {step.tracking && (
              <p>
                <Tracking {...step} />
              </p>
            )}
            {step.note && <p>{step.note}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
