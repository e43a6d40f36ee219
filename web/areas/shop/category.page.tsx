import { data, redirect } from "react-router";
import { loaderApi } from "../../client/page-api.ts";
import { showroomIn } from "../../client/session/browser-cookies.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { RoomPicture } from "../../kit/content/room-band.tsx";
import { itemListData, organizationData } from "../../kit/page/page-data.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { listPath } from "../../kit/product/product-path.ts";
import { formatCount } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { arrivalAt } from "../../ui/picture.tsx";
import type { Route } from "./+types/category.page.ts";
import { CategoryTile } from "./category-tile.tsx";
import { Opening } from "./opening/opening.tsx";
import { categoryRooms } from "./opening/rooms.server.ts";
import { ProductGrid } from "./product-grid.tsx";

export const headers = sharedPage;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const [place, rooms, list] = await Promise.all([
    api("GET /api/public", { query: { cid: params.category, showroom: vsdId } }),
    categoryRooms(api, params.category, vsdId),
    api("GET /api/visualization/products", {
      query: { category: params.category, showroom: vsdId, sort: "popular", per_page: 12 },
    }),
  ]);
  if (!place.data.category) {
    throw data(
      { message: "We couldn't find that category.", code: "not_found", request_id: "" },
      { status: 404 },
    );
  }
  const { slug_url } = place.data.category;
  // the products of a deleted category moved here
  if (slug_url !== params.category) throw redirect(`/category/${slug_url}`, 301);
  const { category, breadcrumb } = place.data;
  return { vsdId, category, breadcrumb, rooms, popular: list.data.data };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, breadcrumb, popular } = loaderData;
  const { name, description, slug_url, products, children } = category;
  return pageMeta(
    {
      title: name,
      description:
        description || `${formatCount(products)} products in ${name}, with prices, stock and delivery.`,
      path: `/category/${slug_url}`,
      trail: breadcrumb,
      picture: children[0]?.picture ?? popular[0]?.image,
      data: [
        itemListData(children.map((child) => ({ name: child.name, path: listPath(child.slug_url) }))),
        organizationData(matches),
      ],
    },
    matches,
  );
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, breadcrumb, rooms, popular, vsdId } = loaderData;
  return (
    <div className="page pb-20">
      <Opening
        crumbs={breadcrumb}
        title={category.name}
        text={category.description}
        room={rooms.opening?.room}
        products={rooms.opening?.products}
        vsdId={vsdId}
      >
        <LinkButton to={listPath(category.slug_url)}>
          {`See all ${formatCount(category.products)} products`}
        </LinkButton>
      </Opening>
      {category.children.length > 0 && (
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 xl:grid-cols-6">
          {category.children.map((child, index) => (
            <li key={child.id}>
              <CategoryTile
                name={child.name}
                to={listPath(child.slug_url)}
                products={child.products}
                picture={child.picture}
                arrival={rooms.opening ? undefined : arrivalAt(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {popular.length > 0 && (
        <section className="mt-16">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="heading text-lg">Most popular</h2>
            <LinkButton to={listPath(category.slug_url)} variant="quiet" size="sm">
              See all
            </LinkButton>
          </div>
          <div className="mt-6">
            <ProductGrid products={popular} vsdId={vsdId} />
          </div>
        </section>
      )}
      {rooms.more.length > 0 && (
        <section className="mt-16">
          <h2 className="heading text-lg">{`Rooms with ${category.name.toLowerCase()}`}</h2>
          <ul className="mt-6 grid gap-3 sm:grid-cols-3">
            {rooms.more.map((room) => (
              <li key={room.id}>
                <RoomPicture room={room} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
