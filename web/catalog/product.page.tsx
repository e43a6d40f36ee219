import { Box } from "lucide-react";
import { useEffect } from "react";
import { data, redirect, useSearchParams } from "react-router";
import type { Product, Variant } from "../../contract/catalog.ts";
import { attempt, loaderApi } from "../page-api.ts";
import { pageTitle } from "../page-title.ts";
import { ProductReviews } from "../reviews/product-reviews.tsx";
import { readReviewAddress, reviewsPerPage } from "../reviews/review-address.ts";
import { fittingRooms, shownProduct } from "../room/pages/try/fitting-rooms.ts";
import { showroomCookie, showroomIn } from "../session/browser-cookies.ts";
import { useKept } from "../session/use-kept.ts";
import { sharedPage } from "../shared-page.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import type { Route } from "./+types/product.page.ts";
import { AlsoViewed, RecentlyViewed } from "./also-viewed.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductPrice } from "./product-price.tsx";
import { Rating } from "./rating.tsx";
import { rememberViewed } from "./recently-viewed.ts";
import { ShopTrail } from "./shop-trail.tsx";
import { Specs } from "./specs.tsx";
import { StockAndDelivery } from "./stock-and-delivery.tsx";
import { chosenVariant } from "./variant-choice.ts";
import { VariantPicker } from "./variant-picker.tsx";

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const cookie = loaderHeaders.get("Set-Cookie");
  return cookie ? { "Set-Cookie": cookie } : sharedPage();
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const active = showroomIn(request.headers.get("Cookie"));
  const vsdId = params.vsd_id?.toUpperCase() ?? active;
  const wanted = readReviewAddress(new URL(request.url).searchParams);
  const [found, alsoViewed, reviews] = await Promise.all([
    api("GET /api/public", { query: { pid: params.hash, showroom: vsdId } }),
    api("POST /api/customer_also_viewed/", { body: { product: params.hash, showroom: vsdId, limit: 8 } }),
    // The newest ones come with the product.
    wanted &&
      api("GET /api/products/{hash}/reviews", {
        params: { hash: params.hash },
        query: { ...wanted, per_page: reviewsPerPage },
      }),
  ]);
  const { product, breadcrumb } = found.data;
  if (!product) {
    throw data(
      { message: "This product is not sold any more.", code: "not_found", request_id: "" },
      { status: 404 },
    );
  }
  const shared = {
    product,
    breadcrumb,
    vsdId,
    alsoViewed: alsoViewed.data,
    reviews: reviews?.data ?? newestReviews(product),
  };
  // A link that names a showroom brings its visitor into that showroom.
  if (!params.vsd_id || product.needs_showroom || vsdId === active) return data(shared);
  return data(shared, { headers: { "Set-Cookie": showroomCookie(vsdId ?? null) } });
}

const newestReviews = ({ latest_reviews, reviews }: Product) => ({
  data: latest_reviews,
  total: reviews,
  current_page: 1,
  last_page: Math.ceil(reviews / reviewsPerPage),
});

/** The plain form of the buy box, for browsers without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const showroom = params.vsd_id ?? showroomIn(request.headers.get("Cookie"));
  const tried = await attempt(context, "POST /api/projectCart/update_cart", {
    body: { showroom, sku: String(form.get("sku")), qty: Number(form.get("qty")), add: true },
  });
  if (tried.ok) return redirect("/cart");
  const { errors, message, status } = tried.error;
  return data({ refusal: errors.qty?.[0] ?? errors.sku?.[0] ?? errors.showroom?.[0] ?? message }, { status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product } = loaderData;
  return [
    { title: pageTitle(`${product.name} by ${product.brand}`, matches) },
    { name: "description", content: product.description.slice(0, 160) },
    { property: "og:title", content: product.name },
    ...(product.image ? [{ property: "og:image", content: product.image.url }] : []),
  ];
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, breadcrumb, vsdId, alsoViewed, reviews } = loaderData;
  const [search] = useSearchParams();
  const variant = chosenVariant(product.variants, search.get("sku"), product.sku);
  useEffect(() => rememberViewed(product.hash), [product.hash]);
  useKept(
    "customer_viewed",
    alsoViewed.map(({ hash }) => hash),
  );
  if (!variant) return null;
  return (
    <div className="page pb-20">
      <div className="py-4">
        <ShopTrail crumbs={breadcrumb} />
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Gallery pictures={product.images} shown={variant.image ?? 0} />
        <Buy product={product} variant={variant} vsdId={vsdId} refusal={actionData?.refusal} />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section>
          <h2 className="heading text-lg">About this product</h2>
          <p className="mt-4 max-w-[68ch]">{product.description}</p>
          <div className="mt-8">
            <Specs product={product} variant={variant} />
          </div>
        </section>
        <section>
          <h2 className="heading text-lg">Good to know</h2>
          <div className="mt-4 border-hairline border-t">
            <Disclosure summary="Returns" open>
              <p className="text-graphite">
                You have 12 days from delivery to ask for a return. The cost of the first shipment is
                deducted, never more than the return costs.
              </p>
            </Disclosure>
            {product.warranty && (
              <Disclosure summary="Warranty">
                <p className="text-graphite">{product.warranty}</p>
              </Disclosure>
            )}
            {product.documents.length > 0 && (
              <Disclosure summary="Documents">
                <ul>
                  {product.documents.map((document) => (
                    <li key={document.url}>
                      <a href={document.url} className="link">
                        {document.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </div>
        </section>
      </div>
      <ProductReviews product={product} page={reviews} />
      <AlsoViewed products={alsoViewed} vsdId={vsdId} />
      <RecentlyViewed showroom={vsdId} except={product.hash} />
    </div>
  );
}

function Buy({
  product,
  variant,
  vsdId,
  refusal,
}: {
  product: Product;
  variant: Variant;
  vsdId: string | undefined;
  refusal: string | undefined;
}) {
  return (
    <div className="grid content-start gap-5">
      <div>
        <p className="text-graphite text-sm">
          {product.brand} <span aria-hidden>·</span> <span className="code">{variant.sku}</span>
        </p>
        <h1 className="heading mt-1 text-lg md:text-xl">{product.name}</h1>
        <Rating rating={product.rating} reviews={product.reviews} />
      </div>
      <div>
        <ProductPrice product={{ ...variant, unit: product.unit }} size="page" />
        {variant.trade_price !== undefined && (
          <p className="figures mt-1 text-graphite text-sm">{`Your trade price: $${variant.trade_price.toFixed(2)}`}</p>
        )}
      </div>
      <VariantPicker product={product} chosen={variant} />
      {product.needs_showroom || !vsdId ? (
        <div className="border-hairline border-y py-5">
          <p className="font-medium">This is the list price.</p>
          <p className="mt-1 text-graphite text-sm">
            Enter the Showroom ID that your contractor or designer gave you to see their price and to order.
          </p>
          <LinkButton to="/#showroom-id" className="mt-4">
            Enter Showroom ID
          </LinkButton>
        </div>
      ) : (
        <BuyBox key={variant.sku} product={product} variant={variant} showroom={vsdId} refusal={refusal} />
      )}
      {fittingRooms(shownProduct(product)).length > 0 && (
        <LinkButton
          to={`/visualize/try/${product.hash}?${new URLSearchParams({ sku: variant.sku })}`}
          variant="secondary"
          prefetch="none"
          icon={<Box aria-hidden size={18} />}
          className="justify-self-start max-sm:w-full"
        >
          See it in a room
        </LinkButton>
      )}
      <StockAndDelivery product={product} variant={variant} />
    </div>
  );
}
