import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense } from "react";
import { data, redirect, useNavigation, useSearchParams } from "react-router";
import { useEmptySearchCount } from "../../client/consent/count-empty-search.ts";
import { loaderApi } from "../../client/page-api.ts";
import { showroomIn } from "../../client/session/browser-cookies.ts";
import { useKept } from "../../client/session/use-kept.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { itemListData, organizationData } from "../../kit/page/page-data.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { listPath, productPath } from "../../kit/product/product-path.ts";
import { buttonClass } from "../../ui/button.tsx";
import { plural } from "../../ui/format.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { useSearchAsked } from "../../ui/use-search-asked.ts";
import type { Route } from "./+types/product-list.page.ts";
import { CompareTray } from "./compare/compare-tray.tsx";
import { Facets } from "./facets.tsx";
import { appliedFilters, mendedQuery, readListAddress, saidFilters } from "./list-address.ts";
import { AppliedFilters, ListToolbar, PageSizes } from "./list-toolbar.tsx";
import { ListTools } from "./list-tools.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { SearchNote } from "./search-note.tsx";
import { ShopTrail } from "./shop-trail.tsx";
import { logosOf, shownFacet } from "./shown-facet.ts";
import { tileOf } from "./tile-product.ts";

/** Complete in the server's page; most lists are grids with products, and load no scripts for these. */
const ProductTable = import.meta.env.SSR
  ? (await import("./product-table.tsx")).ProductTable
  : lazy(() => loadInTime(import("./product-table.tsx").then((part) => ({ default: part.ProductTable }))));
const NothingHere = import.meta.env.SSR
  ? (await import("./nothing-found.tsx")).NothingHere
  : lazy(() => loadInTime(import("./nothing-found.tsx").then((part) => ({ default: part.NothingHere }))));
const NothingFound = import.meta.env.SSR
  ? (await import("./nothing-found.tsx")).NothingFound
  : lazy(() => loadInTime(import("./nothing-found.tsx").then((part) => ({ default: part.NothingFound }))));

/** The slug for all categories of the showroom. */
const everything = "all";

/** Shown when nothing was found. */
const fewPopular = 8;

export const headers = sharedPage;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const { searchParams } = new URL(request.url);
  const address = readListAddress(searchParams);
  const { view: _, q, ...query } = address;
  const category = params.category === everything ? undefined : params.category;
  const [list, place, brands] = await Promise.all([
    api("GET /api/visualization/products", {
      query: {
        ...query,
        q: q || undefined,
        filters: JSON.stringify(query.filters),
        category,
        showroom: vsdId,
      },
    }),
    category ? api("GET /api/public", { query: { cid: category, showroom: vsdId } }) : undefined,
    api("GET /api/brands"),
  ]);
  const logos = logosOf(brands.data);
  if (category && !place?.data.category) {
    throw data(
      { message: "We couldn't find that category.", code: "not_found", request_id: "" },
      { status: 404 },
    );
  }
  const slug = place?.data.category?.slug_url;
  // the products of a deleted category moved here
  if (slug && slug !== category) throw redirect(listPath(slug, new URL(request.url).search), 301);
  const mended = mendedQuery(searchParams, list.data.last_page);
  if (mended !== undefined) throw redirect(listPath(params.category, mended));
  return {
    vsdId,
    list: {
      ...list.data,
      data: (list.data.relaxed?.is_popular ? list.data.data.slice(0, fewPopular) : list.data.data).map(
        tileOf,
      ),
      facets: list.data.facets.map((facet) => shownFacet(facet, logos)),
    },
    category: place?.data.category ?? null,
    breadcrumb: place?.data.breadcrumb ?? [],
    canonical: listPath(params.category),
  };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, breadcrumb, list, vsdId, canonical } = loaderData;
  const address = readListAddress(new URLSearchParams(location.search));
  const name = category?.name ?? "All products";
  const of = address.page > 1 ? `, page ${list.current_page}` : "";
  const isChosen = address.q !== "" || appliedFilters(address, list.facets).length > 0;
  return [
    ...pageMeta(
      {
        title: address.q ? `“${address.q}” in ${name}` : `${name}${of}`,
        description: category?.description || everythingWords,
        path: canonical,
        trail: breadcrumb.length > 0 ? breadcrumb : [{ label: name, url: canonical }],
        picture: list.data[0]?.image,
        data: [
          itemListData(list.data.map((one) => ({ name: one.name, path: productPath(one.hash, vsdId) }))),
          organizationData(matches),
        ],
      },
      matches,
    ),
    // A search, or a filter combination, is not a page of its own for search engines.
    ...(isChosen ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

const everythingWords =
  "Tile, flooring, fixtures and lights for your renovation, at your contractor’s price, with stock and delivery for each.";

export default function ProductListPage({ loaderData, params }: Route.ComponentProps) {
  const { list, category, vsdId, breadcrumb } = loaderData;
  const [shown] = useSearchParams();
  const address = readListAddress(shown);
  const title = category?.name ?? "All products";
  const hashes = list.data.map(({ hash }) => hash);
  useKept("product_list", hashes);
  // popular products stand in for what was not found
  useEmptySearchCount(list.total === 0 || list.relaxed?.is_popular ? address.q : "");
  return (
    <>
      <div className="page pb-20">
        <div className="pt-4">
          {breadcrumb.length > 0 && <ShopTrail crumbs={breadcrumb} />}
          <h1 className="heading mt-2 line-clamp-2 text-xl wrap-anywhere md:text-2xl">
            {address.q ? `“${address.q}”` : title}
          </h1>
          {address.q && (
            <SearchNote
              list={list}
              address={address}
              category={category?.name ?? null}
              categorySlug={params.category}
            />
          )}
        </div>
        {list.relaxed?.is_popular && list.total > 0 ? (
          <Suspense>
            <NothingFound
              address={address}
              applied={appliedFilters(address, list.facets)}
              category={category?.name ?? null}
              popular={list.data}
              vsdId={vsdId}
            />
          </Suspense>
        ) : (
          <FilteredList loaderData={loaderData} />
        )}
      </div>
      <CompareTray />
    </>
  );
}

/** The list beside its filters. */
function FilteredList({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { list, category, vsdId } = loaderData;
  const navigation = useNavigation();
  const [shown] = useSearchParams();
  const address = readListAddress(shown);
  const asked = readListAddress(useSearchAsked());
  const said = saidFilters(asked, list.understood);
  const applied = [...appliedFilters(asked, list.facets), ...said];
  const isStale = navigation.state === "loading" && navigation.location?.pathname.endsWith("/product");
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[240px_minmax(0,1fr)] print:block">
      <aside aria-label="Filters" className="print:hidden">
        {/* Beside the list there is room for them; on a phone they open. Works without scripts. */}
        <input
          id="show-filters"
          type="checkbox"
          className="peer sr-only lg:hidden"
          // closed from its bottom, the list would be out of sight above
          onChange={({ target }) => target.checked || target.scrollIntoView()}
        />
        <label
          htmlFor="show-filters"
          className="flex min-h-12 items-center gap-2 border-hairline border-t font-medium peer-focus-visible:outline-2 lg:hidden"
        >
          <SlidersHorizontal aria-hidden size={18} /> Filter
          {applied.length > 0 && <span className="figures text-sm text-graphite">({applied.length})</span>}
        </label>
        <div className="max-lg:hidden max-lg:peer-checked:block">
          <Facets list={list} address={asked} />
          <label
            htmlFor="show-filters"
            className={`${buttonClass()} sticky bottom-[calc(var(--foot)+0.75rem)] z-30 w-full lg:hidden`}
          >
            {`Show ${plural(list.total, "product")}`}
          </label>
        </div>
      </aside>
      <div aria-busy={isStale} className={isStale ? "opacity-60 transition-opacity" : undefined}>
        <ListToolbar address={asked} total={list.total} />
        <AppliedFilters address={said[0]?.without ?? asked} applied={applied} />
        {list.data.length === 0 ? (
          <Suspense>
            <NothingHere
              address={address}
              hasFilters={applied.length > 0}
              category={category?.name ?? "products"}
            />
          </Suspense>
        ) : (
          <div className="mt-6">
            <ListTools products={list.data} vsdId={vsdId}>
              {address.view === "table" ? (
                <Suspense>
                  <ProductTable products={list.data} vsdId={vsdId} />
                </Suspense>
              ) : (
                <ProductGrid products={list.data} vsdId={vsdId} isFirst heading="h2" hasTools />
              )}
            </ListTools>
          </div>
        )}
        <div className="mt-12 grid gap-y-4 print:hidden">
          <Pagination page={list.current_page} lastPage={list.last_page} />
          <PageSizes address={address} total={list.total} />
        </div>
      </div>
    </div>
  );
}
