import { Link } from "react-router";
import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { arrivesBy, shipsAs, waysIn } from "../../../../domain/orders/freight-class.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { arrivalWords } from "../../../kit/product/arrival-words.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { surfaceName } from "../../../kit/projects/surface-name.ts";
import { formatCount, formatUsd } from "../../../ui/format.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** What was ordered, by vendor: each part with how it arrives, each item with its picture and its dates. */
export function PlacedItems({ order, title = "What you ordered" }: { order: Order; title?: string }) {
  const parts = Map.groupBy(order.items, ({ vendor }) => vendor.id);
  return (
    <section aria-labelledby="placed-items">
      <h2 id="placed-items" className="heading text-lg">
        {title}
      </h2>
      {[...parts].map(([id, items]) => (
        <div key={id} className="mt-5">
          <div className="border-ink border-b pb-2 text-sm">
            <h3 className="font-semibold">{`Sold by ${items[0]!.vendor.name}`}</h3>
            {waysIn(items.map((item) => shipsAs(item.freight_class))).map((way) => (
              <p key={way} className="text-graphite">
                {arrivesBy[way]}
              </p>
            ))}
          </div>
          <ul>
            {items.map((item) => (
              <PlacedItem key={item.id} item={item} vsdId={order.showroom.vsd_id} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function PlacedItem({ item, vsdId }: { item: OrderItem; vsdId: string }) {
  const facts = [
    `${formatCount(item.qty)} ${unitWord(item.unit, item.qty)}`,
    ...Object.values(item.options),
    item.surface && `for ${surfaceName(item.surface)}`,
  ];
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 border-hairline border-b py-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:gap-x-5">
      <div className="self-start bg-white">
        {item.image ? <Picture picture={item.image} alt="" sizes="96px" widest_px={480} /> : <NoPicture />}
      </div>
      <div className="min-w-0">
        <Link to={productPath(item.hash, vsdId, item.sku)} className="font-medium hover:underline">
          {item.product_name}
        </Link>
        <p className="figures mt-0.5 text-graphite text-sm">{facts.filter(Boolean).join(" · ")}</p>
        <p className="figures mt-1 text-sm">{arrivalWords(item.delivery, item.unit)}</p>
      </div>
      {item.line_total !== undefined && <p className="figures font-medium">{formatUsd(item.line_total)}</p>}
    </li>
  );
}
