import { lazy, Suspense } from "react";
import { data, useSearchParams } from "react-router";
import { loaderApi } from "../../../client/page-api.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useIsLive } from "../../../ui/use-is-live.ts";
import type { Route } from "./+types/photo.page.ts";

/** The tools come after the page's words. */
const PhotoRoom = lazy(() => loadInTime(import("./photo-room.tsx")));

export async function loader({ request, context }: Route.LoaderArgs) {
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const hash = new URL(request.url).searchParams.get("product")?.slice(0, 40);
  if (!hash) return { vsdId, product: null };
  const found = await loaderApi(context, request)("GET /api/public", {
    query: { pid: hash, showroom: vsdId },
  });
  const { product } = found.data;
  if (!product) {
    const gone = { message: "This product is no longer sold.", code: "not_found", request_id: "" };
    throw data(gone, { status: 404 });
  }
  return {
    vsdId,
    product: { hash: product.hash, name: product.name, sku: product.sku, surface: product.surface },
  };
}

export const meta = titled("See it in your room");

/** A photo of the visitor's own room with a new floor or wall. */
export default function PhotoPage({ loaderData }: Route.ComponentProps) {
  const { vsdId, product } = loaderData;
  const [search] = useSearchParams();
  const isLive = useIsLive();
  // the photo gets the room
  const isWorking = search.has("photo");
  const sku = search.get("sku") ?? product?.sku ?? null;
  return (
    <div className="page pt-6 pb-20">
      <h1 className={`heading ${isWorking ? "text-lg" : "text-xl md:text-2xl"}`}>See it in your room</h1>
      <p className="mt-2 max-w-[64ch] text-graphite" hidden={isWorking}>
        {product ? (
          <>
            <a href={shopHref(productPath(product.hash, vsdId, sku ?? undefined))} className="link">
              {product.name}
            </a>{" "}
            in a photo of your own room, at true size and in the room's own light.
          </>
        ) : (
          "Lay a new floor or wall in a photo of your own room, at true size and in the room's own light."
        )}
      </p>
      <noscript>
        <p className="mt-6">
          This tool needs JavaScript. Switch it on in your browser and load the page again.
        </p>
      </noscript>
      <div className={`${isWorking ? "mt-2" : "mt-6"} scripting-none:hidden`}>
        {isLive ? (
          <Suspense fallback={<PhotoSkeleton />}>
            <PhotoRoom showroom={vsdId} product={product && { ...product, sku: sku ?? product.sku }} />
          </Suspense>
        ) : (
          <PhotoSkeleton />
        )}
      </div>
    </div>
  );
}

function PhotoSkeleton() {
  return (
    <>
      <Loading>Loading the photo tool</Loading>
      <Skeleton className="h-64" />
    </>
  );
}
