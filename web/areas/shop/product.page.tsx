import { lazy, Suspense } from "react";
import { data, redirect, useSearchParams } from "react-router";
import type { Product } from "../../../contract/catalog/catalog.ts";
import type { ApiError } from "../../client/api-call.ts";
import { attempt, loaderApi } from "../../client/page-api.ts";
import { showroomCookie, showroomIn } from "../../client/session/browser-cookies.ts";
import { useKept } from "../../client/session/use-kept.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { productPath } from "../../kit/product/product-path.ts";
import { fittingRooms, shownProduct } from "../../kit/room/fitting-rooms.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { useIsLive } from "../../ui/use-is-live.ts";
import type { Route } from "./+types/product.page.ts";
import { amountIn } from "./amount-in-form.server.ts";
import { BuyPanel } from "./buy-panel.tsx";
import { CompareTray } from "./compare/compare-tray.tsx";
import { Gallery } from "./gallery.tsx";
import { picturesOf } from "./pictures-of.ts";
import { ProductCarousel } from "./product-carousel.tsx";
import { productData } from "./product-data.server.ts";
import { readReviewAddress, reviewsPerPage } from "./reviews/review-address.ts";
import { ReviewsInPage } from "./reviews/reviews-in-page.tsx";
import { ShopTrail } from "./shop-trail.tsx";
import { chosenVariant } from "./variant-choice.ts";

// The page is cached for everybody; data for one browser loads after it.
const RecentlyViewedShelf = lazy(() => loadInTime(import("./recently-viewed.tsx")));

/** These are complete in the server's page. A browser loads their scripts later; the page works without them. */
const Specs = import.meta.env.SSR
  ? (await import("./specs.tsx")).default
  : lazy(() => loadInTime(import("./specs.tsx")));
const InRooms = import.meta.env.SSR
  ? (await import("./in-rooms.tsx")).default
  : lazy(() => loadInTime(import("./in-rooms.tsx")));
const ProductToKnow = import.meta.env.SSR
  ? (await import("./good-to-know.tsx")).default
  : lazy(() => loadInTime(import("./good-to-know.tsx")));

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const cookie = loaderHeaders.get("Set-Cookie");
  return cookie ? { "Set-Cookie": cookie } : sharedPage();
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const active = showroomIn(request.headers.get("Cookie"));
  const vsdId = params.vsd_id?.toUpperCase() ?? active;
  const { searchParams } = new URL(request.url);
  const wanted = readReviewAddress(searchParams);
  const zip = searchParams.get("zip");
  const [found, alsoViewed, rooms, needed, reviews, delivery] = await Promise.all([
    api("GET /api/public", { query: { pid: params.hash, showroom: vsdId } }),
    api("POST /api/customer_also_viewed/", { body: { product: params.hash, showroom: vsdId, limit: 8 } }),
    Promise.all([
      api("GET /api/rooms_showing", { query: { product: params.hash, per_page: 3 } }),
      api("GET /api/products/applied", { query: { hashes: params.hash } }),
    ]),
    // Amounts depend on the chosen size. Without a showroom nothing can be ordered.
    vsdId
      ? attempt(context, "GET /api/products/{hash}/also-needed", {
          params: { hash: params.hash },
          query: { showroom: vsdId, sku: searchParams.get("sku") ?? undefined },
        })
      : null,
    // The newest ones come with the product.
    wanted &&
      api("GET /api/products/{hash}/reviews", {
        params: { hash: params.hash },
        query: { ...wanted, per_page: reviewsPerPage },
      }),
    // Requested in the URL if there are no scripts yet.
    zip === null
      ? null
      : attempt(context, "GET /api/products/{hash}/delivery", {
          params: { hash: params.hash },
          query: { zip, sku: searchParams.get("sku") ?? undefined },
        }),
  ]);
  const { product, breadcrumb } = found.data;
  if (!product) {
    throw data(
      { message: "This product is no longer sold.", code: "not_found", request_id: "" },
      { status: 404 },
    );
  }
  const shared = {
    product,
    breadcrumb,
    vsdId,
    alsoViewed: alsoViewed.data,
    rooms: rooms[0].data,
    applied: rooms[1].data[0]?.image,
    needed: needed?.ok ? needed.reply.data : [],
    reviews: reviews?.data ?? newestReviews(product),
    data: productData(product, vsdId),
    fitsRooms: fittingRooms(shownProduct(product)).length > 0,
    delivery: delivery?.ok ? delivery.reply.data : null,
    zipProblem: zip !== null && delivery?.ok === false ? { zip, message: messageOf(delivery.error) } : null,
  };
  // A link that names a showroom takes its visitor into that showroom.
  if (!params.vsd_id || product.needs_showroom || vsdId === active) return data(shared);
  return data(shared, { headers: { "Set-Cookie": showroomCookie(vsdId ?? null) } });
}

const messageOf = ({ errors, message }: ApiError) => errors.zip?.[0] ?? message;

const newestReviews = ({ latest_reviews, reviews }: Product) => ({
  data: latest_reviews,
  total: reviews,
  current_page: 1,
  last_page: Math.ceil(reviews / reviewsPerPage),
});

/** The buy box's plain form, for browsers without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const showroom = params.vsd_id ?? showroomIn(request.headers.get("Cookie"));
  const text = (name: string) => String(form.get(name) ?? "");
  const refused = (refusal: string, status = 422) => data({ refusal, typed: text("qty") }, { status });
  const sku = text("sku");
  const found = await loaderApi(context, request)("GET /api/public", {
    query: { pid: params.hash, showroom },
  });
  const product = found.data.product;
  const variant = product?.variants.find((one) => one.sku === sku);
  const qty = product && variant ? amountIn({ text, product, variant }) : 1;
  if (typeof qty === "string") return refused(qty);
  const tried = await attempt(context, "POST /api/projectCart/update_cart", {
    body: { showroom, sku, qty, add: true },
  });
  if (tried.ok) return redirect("/cart");
  const { errors, message, status } = tried.error;
  return refused(errors.qty?.[0] ?? errors.sku?.[0] ?? errors.showroom?.[0] ?? message, status);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, breadcrumb, data: about } = loaderData;
  const { name, brand, description, image: picture } = product;
  return pageMeta(
    {
      title: `${name} by ${brand}`,
      description: description.slice(0, 160),
      path: productPath(product.hash, undefined),
      trail: breadcrumb,
      picture,
      data: [about],
    },
    matches,
  );
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, breadcrumb, vsdId, alsoViewed, needed, reviews, delivery, zipProblem, fitsRooms } =
    loaderData;
  const [search] = useSearchParams();
  const variant = chosenVariant(product.variants, search.get("sku"), product.sku);
  useKept(
    "customer_viewed",
    alsoViewed.map(({ hash }) => hash),
  );
  if (!variant) return null;
  return (
    <>
      <div className="page pb-20">
        <div className="py-4">
          <ShopTrail crumbs={breadcrumb} />
        </div>
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
          <Gallery pictures={picturesOf(product, variant)} />
          <BuyPanel
            product={product}
            variant={variant}
            vsdId={vsdId}
            refused={actionData}
            delivery={delivery}
            zipProblem={zipProblem}
            fitsRooms={fitsRooms}
            needed={needed}
          />
        </div>
        <Suspense>
          <InRooms {...loaderData} sku={variant.sku} />
        </Suspense>
        <div className="mt-16 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <section>
            <h2 className="heading text-lg">About this product</h2>
            <p className="mt-4 max-w-[68ch]">{variant.description ?? product.description}</p>
            <div className="mt-8">
              <Suspense>
                <Specs product={product} variant={variant} />
              </Suspense>
            </div>
          </section>
          <Suspense>
            <ProductToKnow product={product} />
          </Suspense>
        </div>
        <ReviewsInPage product={product} page={reviews} />
        <ProductCarousel title="Customers also viewed" products={alsoViewed} vsdId={vsdId} />
        <RecentlyViewed showroom={vsdId} except={product.hash} />
      </div>
      <CompareTray />
    </>
  );
}

/** A component of its own: drawn anew, the page would wait for the scripts of its parts that have none yet. */
function RecentlyViewed(shown: { showroom: string | undefined; except: string }) {
  return (
    useIsLive() && (
      <Suspense>
        <RecentlyViewedShelf {...shown} />
      </Suspense>
    )
  );
}
