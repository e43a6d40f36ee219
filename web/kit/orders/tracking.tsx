import type { OrderItem } from "../../../contract/orders/orders.ts";
import { trackingUrl } from "../../../domain/orders/carriers.ts";

/** A parcel's carrier and number, with a link to the carrier's page if there is one. */
export function Tracking({ carrier, tracking }: Pick<OrderItem["history"][number], "carrier" | "tracking">) {
  const url = trackingUrl(carrier, tracking);
  return (
    <span className="figures text-sm">
      {`${carrier && carrier !== "Other" ? carrier : "Tracking"} `}
      <span className="code wrap-anywhere">{tracking}</span>
      {url && (
        <>
          {" "}
          <a href={url} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
            Track the parcel
          </a>
        </>
      )}
    </span>
  );
}

/** What an item was last tracked by. */
export const lastTracking = (item: OrderItem) => item.history.findLast(({ tracking }) => tracking !== "");
