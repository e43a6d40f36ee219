import { shopHref } from "../../client/shop-href.ts";
import { noStockWords } from "../../kit/product/no-stock-words.ts";
import { cardPath } from "../../kit/product/product-path.ts";
import { ProductPrice } from "../../kit/product/product-price.tsx";
import { plural } from "../../ui/format.ts";
import { NoPicture } from "../../ui/no-picture.tsx";
import { Picture, type PictureArrival } from "../../ui/picture.tsx";
import { CompareMark } from "./compare/compare-mark.tsx";
import { Rating } from "./rating.tsx";
import type { TileProduct } from "./tile-product.ts";

/** One product in a grid. The whole tile links to its page; the name is the link. */
export function ProductTile({
  product,
  vsdId,
  arrival,
  hasTools = false,
  heading: Heading = "h3",
}: {
  product: TileProduct;
  vsdId: string | undefined;
  /** Of its picture. */
  arrival?: PictureArrival;
  /** Rendered inside `ListTools`, which handles its button and its checkbox. */
  hasTools?: boolean;
  /** The heading level below the tile's section. */
  heading?: "h2" | "h3";
}) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden bg-white">
        {product.image ? (
          <Picture
            // another variant's picture must not stay until this one is there
            key={product.image.url}
            picture={product.image}
            sizes="(width < 769px) 50vw, (width < 1025px) 33vw, 320px"
            widest_px={800}
            arrival={arrival}
          />
        ) : (
          <NoPicture />
        )}
        {hasTools && !product.is_chosen && (
          <span
            aria-hidden
            data-applied={product.hash}
            className="absolute inset-0 bg-cover opacity-0 transition-opacity group-hover:opacity-100 print:hidden"
          />
        )}
        {!product.in_stock && (
          <p className="absolute bottom-0 left-0 bg-paper px-2 py-1 text-xs font-medium">
            {noStockWords(product)}
          </p>
        )}
        {hasTools && (
          <button
            type="button"
            data-quick-view={product.hash}
            aria-label={`Quick view of ${product.name}`}
            className="quick-view group-hover:opacity-100 scripting-none:hidden"
          >
            <span>Quick view</span>
          </button>
        )}
      </div>
      <p className="mt-3 flex text-xs text-graphite">
        <span className="truncate">{product.brand}</span>
        {product.chosen_options && (
          <span className="max-w-2/3 shrink-0 truncate whitespace-pre">{` · ${product.chosen_options}`}</span>
        )}
      </p>
      {/* Two lines high for every name, so that the prices of a row stand at one height. */}
      <Heading className="mt-0.5 line-clamp-2 min-h-10 text-sm leading-5 sm:min-h-12 sm:text-base sm:leading-6">
        <a
          href={shopHref(cardPath(product, vsdId))}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-edge group-hover:underline-offset-3"
        >
          {product.name}
        </a>
      </Heading>
      <div className="pt-2">
        <ProductPrice product={product} />
        <Rating rating={product.rating} reviews={product.reviews} />
        <Swatches product={product} />
      </div>
      {hasTools && (
        <div className="mt-auto">
          <CompareMark hash={product.hash} name={product.name} />
        </div>
      )}
    </article>
  );
}

function Swatches({ product }: { product: TileProduct }) {
  // variants that look different without another color, such as rugs in other sizes, have no dot
  const dots = product.swatches.filter(({ color }) => color);
  if (dots.length < 2) return null;
  const more = product.looks_count - product.swatches.length;
  return (
    <p className="mt-2 flex items-center gap-1.5">
      <span className="sr-only">{`Comes in ${plural(dots.length, "color or finish", "colors or finishes")}`}</span>
      {dots.map((swatch) => (
        <span
          key={swatch.label}
          title={swatch.label}
          style={{ backgroundColor: swatch.color }}
          className="size-3.5 rounded-full border border-ink/15 forced-color-adjust-none"
        />
      ))}
      {more > 0 && <span className="text-xs text-graphite">+{more}</span>}
    </p>
  );
}
