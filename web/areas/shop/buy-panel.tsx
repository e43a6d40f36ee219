import { Box } from "lucide-react";
import { lazy, Suspense } from "react";
import type { NeededProduct } from "../../../contract/catalog/also-needed.ts";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { useSession } from "../../client/session/use-session.ts";
import { buysAtTradePrice, canBuy } from "../../kit/buying/who-buys.ts";
import { ProductPrice } from "../../kit/product/product-price.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { useIsLive } from "../../ui/use-is-live.ts";
import { BuyBox, type RefusedForm } from "./buy-box.tsx";
import type { Delivery } from "./delivery/delivery-words.ts";
import type { ZipProblem } from "./delivery/use-delivery.ts";
import { Rating } from "./rating.tsx";
import { hasSamples } from "./sample/has-samples.ts";
import { SampleButton } from "./sample/sample-button.tsx";
import { StockAndDelivery } from "./stock-and-delivery.tsx";
import { useTradePrices } from "./use-trade-prices.ts";
import { VariantPicker } from "./variant-picker.tsx";

const CannotBuy = lazy(() => loadInTime(import("../../kit/buying/cannot-buy.tsx")));
/** Complete in the server's page; a browser loads its script later. */
const ListPriceNote = import.meta.env.SSR
  ? (await import("./list-price-note.tsx")).default
  : lazy(() => loadInTime(import("./list-price-note.tsx")));
const ProductActs = lazy(() => loadInTime(import("./product-acts.tsx")));
const TradePrice = lazy(() => loadInTime(import("./trade-price.tsx")));

/** A product's name, price, options and buy box. */
export function BuyPanel({
  product,
  variant,
  vsdId,
  refused,
  delivery,
  zipProblem,
  fitsRooms,
  needed,
}: {
  product: Product;
  variant: Variant;
  vsdId: string | undefined;
  refused: RefusedForm | undefined;
  delivery: Delivery | null;
  zipProblem: ZipProblem | null;
  /** Some room can show it. */
  fitsRooms: boolean;
  /** What else a job with it takes. */
  needed: readonly NeededProduct[];
}) {
  const { user } = useSession();
  const trade = useTradePrices(product.hash, vsdId).get(variant.sku);
  return (
    <div className="grid content-start gap-5">
      <ProductName product={product} sku={variant.sku} />
      <ProductPrice product={{ ...variant, unit: product.unit }} size="page" />
      {trade !== undefined && (
        <Suspense>
          <TradePrice product={product} variant={variant} trade={trade} />
        </Suspense>
      )}
      <VariantPicker product={product} chosen={variant} />
      {product.needs_showroom || !vsdId ? (
        <Suspense>
          <ListPriceNote />
        </Suspense>
      ) : !canBuy(user, vsdId) ? (
        <Suspense>
          <CannotBuy />
        </Suspense>
      ) : (
        <div className="print:hidden">
          <BuyBox
            key={product.hash}
            product={product}
            variant={variant}
            showroom={vsdId}
            refused={refused}
            needed={needed}
            trade={buysAtTradePrice(user, vsdId) ? trade : undefined}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {fitsRooms && (
          <LinkButton
            to={`/visualize/try/${product.hash}?${new URLSearchParams({ sku: variant.sku })}`}
            variant="secondary"
            prefetch="none"
            icon={<Box aria-hidden size={18} />}
            className="max-sm:w-full"
          >
            See it in a room
          </LinkButton>
        )}
        {hasSamples(product) && <SampleButton product={product} sku={variant.sku} />}
        <LateActs product={product} sku={variant.sku} vsdId={vsdId} />
      </div>
      <StockAndDelivery product={product} variant={variant} delivery={delivery} zipProblem={zipProblem} />
    </div>
  );
}

function ProductName({ product, sku }: { product: Product; sku: string }) {
  return (
    <div>
      <p className="text-graphite text-sm">
        {product.brand} <span aria-hidden>·</span> <span className="code">{sku}</span>
      </p>
      <h1 className="heading mt-1 text-lg md:text-xl">{product.name}</h1>
      {product.rating !== null && (
        <a href="#reviews" className="inline-flex min-h-6 items-center hover:underline">
          <Rating rating={product.rating} reviews={product.reviews} />
        </a>
      )}
    </div>
  );
}

/** What only scripts can do. */
function LateActs(acts: { product: Product; sku: string; vsdId: string | undefined }) {
  return (
    <div className="flex min-h-11 flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      {useIsLive() && (
        <Suspense>
          <ProductActs {...acts} />
        </Suspense>
      )}
    </div>
  );
}
