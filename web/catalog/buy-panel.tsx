import { Box } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Product, Variant } from "../../contract/catalog.ts";
import { useSession } from "../session/use-session.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { useIsLive } from "../ui/use-is-live.ts";
import { BuyBox, type RefusedForm } from "./buy-box.tsx";
import type { Delivery } from "./delivery/delivery-words.ts";
import type { ZipProblem } from "./delivery/use-delivery.ts";
import { ProductPrice } from "./product-price.tsx";
import { Rating } from "./rating.tsx";
import { hasSamples } from "./sample/has-samples.ts";
import { SampleButton } from "./sample/sample-button.tsx";
import { StockAndDelivery } from "./stock-and-delivery.tsx";
import { VariantPicker } from "./variant-picker.tsx";

const CompareSwitch = lazy(() => import("./compare/compare-switch.tsx"));
const TradePrice = lazy(() => import("./trade-price.tsx"));

/** What a product is called and costs, how it is chosen and had. */
export function BuyPanel({
  product,
  variant,
  vsdId,
  refused,
  delivery,
  zipProblem,
  fitsRooms,
}: {
  product: Product;
  variant: Variant;
  vsdId: string | undefined;
  refused: RefusedForm | undefined;
  delivery: Delivery | null;
  zipProblem: ZipProblem | null;
  /** Some room can show it. */
  fitsRooms: boolean;
}) {
  const { user } = useSession();
  const isLive = useIsLive();
  const mayHaveTradePrice = user !== null && user.type !== "User";
  return (
    <div className="grid content-start gap-5">
      <div>
        <p className="text-graphite text-sm">
          {product.brand} <span aria-hidden>·</span> <span className="code">{variant.sku}</span>
        </p>
        <h1 className="heading mt-1 text-lg md:text-xl">{product.name}</h1>
        {product.rating !== null && (
          <a href="#reviews" className="inline-flex min-h-6 items-center hover:underline">
            <Rating rating={product.rating} reviews={product.reviews} />
          </a>
        )}
      </div>
      <ProductPrice product={{ ...variant, unit: product.unit }} size="page" />
      {mayHaveTradePrice && (
        <Suspense>
          <TradePrice product={product} variant={variant} vsdId={vsdId} />
        </Suspense>
      )}
      <VariantPicker product={product} chosen={variant} />
      {product.needs_showroom || !vsdId ? (
        <ListPriceNote />
      ) : (
        <div className="print:hidden">
          <BuyBox key={product.hash} product={product} variant={variant} showroom={vsdId} refused={refused} />
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
        <div className="min-h-11 max-sm:w-full">
          {isLive && (
            <Suspense>
              <CompareSwitch product={product} />
            </Suspense>
          )}
        </div>
      </div>
      <StockAndDelivery product={product} variant={variant} delivery={delivery} zipProblem={zipProblem} />
    </div>
  );
}

function ListPriceNote() {
  return (
    <div className="border-hairline border-y py-5">
      <p className="font-medium">This is the list price.</p>
      <p className="mt-1 text-graphite text-sm">
        Enter the Showroom ID that your contractor or designer gave you to see their price and to order.
      </p>
      <LinkButton to="/#showroom-id" className="mt-4 print:hidden">
        Enter Showroom ID
      </LinkButton>
    </div>
  );
}
