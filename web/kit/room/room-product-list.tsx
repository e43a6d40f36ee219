import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { shopHref } from "../../client/shop-href.ts";
import { formatCount, formatUsd, plural } from "../../ui/format.ts";
import { productPath } from "../product/product-path.ts";
import type { ListedProduct, RoomList } from "./room-list.ts";

/** Everything to buy for a room, with quantities, prices and the total; what cannot be counted says why. */
export function RoomProductList({ list, vsdId }: { list: RoomList; vsdId: string | undefined }) {
  const { products, total, unknown } = list;
  return (
    <>
      {products.length > 0 && (
        <ul className="border-ink border-t">
          {products.map((product) => (
            <ProductRow key={product.sku} product={product} vsdId={vsdId} />
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <p className="figures flex items-baseline justify-between gap-4 border-ink border-t py-3">
          <span className="font-semibold">Total before tax, delivery included</span>
          <span className="font-semibold text-lg">{formatUsd(total)}</span>
        </p>
      )}
      {unknown.length > 0 && (
        <details className="border-hairline border-t py-2 text-sm">
          <summary className="link inline-block py-1">
            {`${plural(unknown.length, "place")} not counted yet`}
          </summary>
          <ul className="mt-1 grid gap-1 text-graphite">
            {unknown.map(({ place, because }) => (
              <li key={place}>{`${place}: ${because}`}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ProductRow({ product, vsdId }: { product: ListedProduct; vsdId: string | undefined }) {
  const { sku, name, hash, image, qty, unit, unit_price, line_total, places, category } = product;
  const to = hash && shopHref(productPath(hash, vsdId, sku));
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 border-hairline border-b py-3 last:border-b-0">
      <div className="aspect-square bg-sunk">
        {image && (
          <img
            src={thumbnail(image)}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        {to ? (
          <a href={to} className="hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
        <p className="text-graphite text-sm">
          {category}
          {places > 1 && `, in ${places} places`}
        </p>
      </div>
      <p className="figures text-right">
        {formatUsd(line_total)}
        <span className="block whitespace-nowrap text-graphite text-sm">
          {`${formatCount(qty)} ${unitWord(unit, qty)} × ${formatUsd(unit_price)}`}
        </span>
      </p>
    </li>
  );
}

/** A small form of a picture of the media service. */
const thumbnail = (url: string): string => url.replace(/\/\d+\.(webp|avif)(?=$|\?)/, "/160.$1");
