import type { LinkCard } from "../../../contract/messaging/conversations.ts";
import { shopHref } from "../../client/shop-href.ts";
import { UnitPrice } from "../../kit/product/unit-price.tsx";
import { Picture } from "../../ui/picture.tsx";

/** The products and rooms that a message links to. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="my-1 grid max-w-[26rem] gap-2">
      {cards.map((card) => (
        <li key={`${card.kind} ${card.path} ${card.title}`}>
          {card.path ? (
            <a
              href={shopHref(card.path)}
              className="block border border-hairline bg-white -outline-offset-2 hover:border-ink"
            >
              <Card card={card} />
            </a>
          ) : (
            <div className="border border-hairline bg-white">
              <Card card={card} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Card({ card: { title, detail, picture, price, unit } }: { card: LinkCard }) {
  return (
    <span className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4">
      <span className="block aspect-square overflow-hidden bg-sunk">
        {picture && <Picture picture={picture} alt="" cover sizes="80px" widest_px={320} />}
      </span>
      <span className="min-w-0 py-2 pr-3">
        <span className="block truncate font-medium">{title}</span>
        <span className="block truncate text-graphite text-sm">{detail}</span>
        {price !== null && (
          <span className="figures block text-sm">
            <UnitPrice amount={price} unit={unit} />
          </span>
        )}
      </span>
    </span>
  );
}
