import { clsx } from "clsx";
import { useState } from "react";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { ProductPrice } from "../../../kit/product/product-price.tsx";
import { Button } from "../../../ui/button.tsx";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type Fitting, useStrip } from "./use-products.ts";

/** Other products in a row; a press lays one in the photo at once. */
export function ProductStrip({
  showroom,
  target,
  product,
  known,
  add,
  onChoose,
}: {
  showroom: string | undefined;
  target: string;
  product: RoomProduct | undefined;
  known: ReadonlyMap<string, readonly RoomProduct[]>;
  add: (hashes: readonly string[], signal: AbortSignal) => Promise<void>;
  onChoose: (product: RoomProduct) => void;
}) {
  const [q, setQ] = useState("");
  // the category that the visitor came from stays, whatever is chosen after
  const [from, setFrom] = useState(product?.category);
  if (!from && product) setFrom(product.category);
  const [isAll, setAll] = useState(false);
  const category = isAll ? undefined : from?.slug_url;
  const { list, isLoading, failed, again } = useStrip(showroom, { target, category, q }, add);
  return (
    <section aria-label="Other products" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="heading text-lg">Try others</h2>
        <div className="flex flex-wrap items-center gap-3">
          {from && (
            <Button variant="quiet" size="sm" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? `Only ${from.name}` : "All categories"}
            </Button>
          )}
          <TextField
            label="Search other products"
            hideLabel
            type="search"
            placeholder={from && !isAll ? `Search ${from.name}` : "Search products"}
            value={q}
            onChange={(event) => setQ(event.target.value)}
            className="w-64 max-sm:w-full"
          />
        </div>
      </div>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>We couldn't load the products.</p>
          <Button variant="secondary" size="sm" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {list?.total === 0 && <p>Nothing in this showroom matches. Try another word or all categories.</p>}
      <ul
        aria-busy={isLoading}
        className={clsx("flex gap-3 overflow-x-auto p-1 pb-3 transition-opacity", isLoading && "opacity-60")}
      >
        {list?.data.map((card) => (
          <Card
            key={card.hash}
            card={card}
            isChosen={card.hash === product?.hash}
            variant={known.get(card.hash)?.find(({ sku }) => sku === card.sku) ?? known.get(card.hash)?.[0]}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

function Card({
  card,
  isChosen,
  variant,
  onChoose,
}: {
  card: Fitting["data"][number];
  isChosen: boolean;
  variant: RoomProduct | undefined;
  onChoose: (product: RoomProduct) => void;
}) {
  return (
    <li className="w-36 shrink-0">
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={!variant}
        onClick={() => variant && onChoose(variant)}
        className={clsx(
          "group block w-full text-left disabled:opacity-60",
          isChosen && "outline-2 outline-ink outline-offset-2 forced-colors:outline-4",
        )}
      >
        <span className="block aspect-square overflow-hidden bg-white">
          {card.image ? (
            <Picture picture={card.image} alt="" cover sizes="144px" widest_px={480} />
          ) : (
            <NoPicture />
          )}
        </span>
        <span className="mt-2 line-clamp-2 text-sm group-hover:underline">{card.name}</span>
        <ProductPrice product={card} />
      </button>
    </li>
  );
}
