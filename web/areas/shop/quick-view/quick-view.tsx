import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Product, Variant } from "../../../../contract/catalog/catalog.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useSession } from "../../../client/session/use-session.ts";
import CannotBuy from "../../../kit/buying/cannot-buy.tsx";
import { buysAtTradePrice, canBuy } from "../../../kit/buying/who-buys.ts";
import { cardPath, productPath } from "../../../kit/product/product-path.ts";
import { ProductPrice } from "../../../kit/product/product-price.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { BuyBox } from "../buy-box.tsx";
import { Rating } from "../rating.tsx";
import { hasSamples } from "../sample/has-samples.ts";
import { SampleButton } from "../sample/sample-button.tsx";
import { StockWords } from "../stock-and-delivery.tsx";
import type { TileProduct } from "../tile-product.ts";
import { useTradePrices } from "../use-trade-prices.ts";
import { chosenVariant } from "../variant-choice.ts";
import { VariantPicker } from "../variant-picker.tsx";

/** A product of a list in a dialog: view, choose options and add to the cart without leaving. Loads when opened. */
export default function QuickView({
  hash,
  products,
  vsdId,
  onShow,
  onClose,
}: {
  hash: string;
  /** The list, to go through it one by one. */
  products: readonly TileProduct[];
  vsdId: string | undefined;
  onShow: (hash: string) => void;
  onClose: () => void;
}) {
  const at = products.findIndex((one) => one.hash === hash);
  const [before, shown, after] = [products[at - 1], products[at], products[at + 1]];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shown?.name ?? "Product"}
      className="w-[min(64rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)]!"
      footer={
        <>
          <div className="mr-auto flex gap-2">
            <Button
              variant="secondary"
              disabled={!before}
              onClick={() => before && onShow(before.hash)}
              icon={<ChevronLeft aria-hidden size={18} />}
            >
              <span className="max-sm:sr-only">Previous</span>
            </Button>
            <Button variant="secondary" disabled={!after} onClick={() => after && onShow(after.hash)}>
              <span className="max-sm:sr-only">Next</span>
              <ChevronRight aria-hidden size={18} />
            </Button>
          </div>
          <LinkButton to={shown ? cardPath(shown, vsdId) : productPath(hash, vsdId)} variant="secondary">
            See all details
          </LinkButton>
        </>
      }
    >
      <QuickProduct key={hash} hash={hash} chosen={shown?.is_chosen ? shown.sku : null} vsdId={vsdId} />
    </Dialog>
  );
}

/** A product at a showroom's prices, or why it cannot be shown; undefined while loading. */
function useProduct(hash: string, vsdId: string | undefined): Product | ApiError | undefined {
  const [found, setFound] = useState<Product | ApiError>();
  useEffect(() => {
    const ended = new AbortController();
    api("GET /api/public", {
      query: { pid: hash, showroom: vsdId },
      signal: ended.signal,
      feedback: "none",
    }).then(
      ({ data }) => data.product && setFound(data.product),
      (error) => {
        if (ended.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFound(error);
      },
    );
    return () => ended.abort();
  }, [hash, vsdId]);
  return found;
}

function QuickProduct({
  hash,
  chosen,
  vsdId,
}: {
  hash: string;
  /** The initial variant's SKU; null for the default. */
  chosen: string | null;
  vsdId: string | undefined;
}) {
  const found = useProduct(hash, vsdId);
  const [sku, setSku] = useState(chosen);
  if (found === undefined) return <QuickSkeleton />;
  if (found instanceof ApiError) {
    return (
      <ErrorState title="We can't show this product" reference={found.request_id || undefined}>
        {found.message}
      </ErrorState>
    );
  }
  const variant = chosenVariant(found.variants, sku, found.sku);
  const picture = found.images[variant?.image ?? 0] ?? found.images[0];
  if (!variant) return null;
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <div className="self-start bg-white">
        {picture && (
          <Picture
            key={picture.url}
            picture={picture}
            sizes="(width < 769px) 100vw, 480px"
            widest_px={1200}
            arrival="first"
          />
        )}
      </div>
      <div className="grid content-start gap-5">
        <div>
          <p className="text-graphite text-sm">
            {found.brand} <span aria-hidden>·</span> <span className="code">{variant.sku}</span>
          </p>
          <Rating rating={found.rating} reviews={found.reviews} />
          <div className="mt-2">
            <ProductPrice product={{ ...variant, unit: found.unit }} size="page" />
          </div>
        </div>
        <VariantPicker product={found} chosen={variant} onChoose={(one) => setSku(one.sku)} />
        {found.needs_showroom || !vsdId ? (
          <p className="border-hairline border-t pt-4 text-sm">
            This is the list price.{" "}
            <Link to="/#showroom-id" className="link">
              Enter a Showroom ID
            </Link>{" "}
            to see your pro’s price and to order.
          </p>
        ) : (
          <QuickBuy key={found.hash} product={found} variant={variant} vsdId={vsdId} />
        )}
        {hasSamples(found) && (
          <div>
            <SampleButton product={found} sku={variant.sku} />
          </div>
        )}
        <p className="text-sm">
          <StockWords variant={variant} unit={found.unit} />
        </p>
      </div>
    </div>
  );
}

function QuickBuy({ product, variant, vsdId }: { product: Product; variant: Variant; vsdId: string }) {
  const { user } = useSession();
  const trade = useTradePrices(product.hash, vsdId).get(variant.sku);
  if (!canBuy(user, vsdId)) return <CannotBuy />;
  const paid = buysAtTradePrice(user, vsdId) ? trade : undefined;
  return <BuyBox product={product} variant={variant} showroom={vsdId} refused={undefined} trade={paid} />;
}

function QuickSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <Loading>Loading the product</Loading>
      <Skeleton className="aspect-square" />
      <div>
        <Skeleton className="h-8 w-40" />
        <SkeletonText lines={5} className="mt-6" />
      </div>
    </div>
  );
}
