import type { Order } from "../../../contract/orders/orders.ts";
import {
  axisOf,
  barOf,
  progressByVendor,
  type TimeAxis,
  type VendorProgress,
} from "../../../domain/orders/vendor-progress.ts";
import { Tracking } from "../../kit/orders/tracking.tsx";
import { formatCount, formatDate, plural } from "../../ui/format.ts";
import { lateWords } from "./late-words.ts";

const stateWords: Record<VendorProgress["state"], string> = {
  waiting: "Waiting for the vendor",
  preparing: "Being prepared",
  on_the_way: "On the way",
  delivered: "Delivered",
  taken_out: "No longer in the order",
};

/** Where each vendor's part of an order stands in time: prepared, on the way, and when it is promised. */
export function VendorTimeline({ order }: { order: Order }) {
  const now = new Date();
  const parts = progressByVendor(order);
  const axis = axisOf(order.placed_at, parts, now);
  const isOpen = parts.some(({ promised }) => promised !== null);
  return (
    <section aria-labelledby="progress" className="mt-8">
      <h2 id="progress" className="sr-only">
        Progress by vendor
      </h2>
      <ol className="grid gap-5">
        {parts.map((part) => (
          <Part key={part.vendor_id} part={part} axis={axis} now={now} />
        ))}
      </ol>
      <div aria-hidden className="figures mt-2 flex justify-between text-graphite text-xs">
        <span>{`Ordered ${formatDate(order.placed_at)}`}</span>
        <span>{formatDate(new Date(axis.end).toISOString())}</span>
      </div>
      <ul aria-hidden className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-graphite text-xs">
        <Key swatch="bg-edge">Prepared</Key>
        <Key swatch="bg-good">On the way, delivered</Key>
        {isOpen && <Key swatch="border border-ink border-dashed">Arrives between</Key>}
      </ul>
    </section>
  );
}

const Key = ({ swatch, children }: { swatch: string; children: string }) => (
  <li className="flex items-center gap-2">
    <span className={`inline-block h-2.5 w-5 ${swatch}`} />
    {children}
  </li>
);

function Part({ part, axis, now }: { part: VendorProgress; axis: TimeAxis; now: Date }) {
  const { prepared, travelled, promised } = barOf(part, axis, now);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="font-medium">{part.vendor}</p>
        <p className="figures text-sm">{wordsOf(part, now)}</p>
      </div>
      <div aria-hidden className="relative mt-1.5 h-2.5 bg-sunk">
        <span className="absolute inset-y-0 left-0 bg-edge" style={{ width: percent(prepared) }} />
        <span
          className="absolute inset-y-0 bg-good"
          style={{ left: percent(prepared), width: percent(travelled - prepared) }}
        />
        {promised && (
          <span
            className="absolute -inset-y-0.5 min-w-1 border border-ink border-dashed"
            style={{ left: percent(promised.from), width: percent(promised.to - promised.from) }}
          />
        )}
      </div>
      {part.parcels.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-6">
          {part.parcels.map((parcel) => (
            <li key={parcel.tracking}>
              <Tracking {...parcel} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function wordsOf({ state, units, arrived_at, promised, parcels }: VendorProgress, now: Date): string {
  if (state === "delivered" && arrived_at) return `Delivered ${formatDate(arrived_at)}`;
  const arrives =
    promised &&
    (lateWords(promised.latest, now) ??
      `arrives ${formatDate(promised.earliest)} to ${formatDate(promised.latest)}`);
  const some =
    units.left > 0 &&
    units.left < units.all &&
    `${formatCount(units.left)} of ${formatCount(units.all)} units sent`;
  return [stateWords[state], some, parcels.length > 1 && plural(parcels.length, "parcel"), arrives]
    .filter(Boolean)
    .join(" · ");
}
