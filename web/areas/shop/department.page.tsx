import { data } from "react-router";
import { loaderApi } from "../../client/page-api.ts";
import { showroomIn } from "../../client/session/browser-cookies.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { itemListData, organizationData } from "../../kit/page/page-data.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { listPath } from "../../kit/product/product-path.ts";
import { formatCount, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { arrivalAt } from "../../ui/picture.tsx";
import type { Route } from "./+types/department.page.ts";
import { CategoryTile } from "./category-tile.tsx";
import { Opening } from "./opening/opening.tsx";
import { categoryRooms, departmentOpening } from "./opening/rooms.server.ts";
import { ProductGrid } from "./product-grid.tsx";

export const headers = sharedPage;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const [menus, ofCategory, list] = await Promise.all([
    api("GET /api/menu_category", { query: { vsd_id: vsdId } }),
    params.category_slug ? categoryRooms(api, params.category_slug, vsdId) : null,
    api("GET /api/visualization/products", {
      query: {
        menu: params.menu_slug,
        category: params.category_slug,
        showroom: vsdId,
        sort: "popular",
        per_page: 12,
      },
    }),
  ]);
  const menu = menus.data.find((one) => one.menu_slug === params.menu_slug);
  const category = menu?.categories.find((one) => one.slug_url === params.category_slug) ?? null;
  if (!menu || (params.category_slug && !category)) {
    throw data(
      { message: "We couldn't find that department.", code: "not_found", request_id: "" },
      { status: 404 },
    );
  }
  const slugs = menu.categories.map(({ slug_url }) => slug_url);
  const opening = ofCategory?.opening ?? (await departmentOpening(api, menu.menu_slug, slugs, vsdId));
  return { vsdId, menu, category, opening, popular: list.data.data };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { menu, category } = loaderData;
  const name = category?.name ?? menu.name;
  const trail = trailOf(menu, category);
  return pageMeta(
    {
      title: `${name} materials and fixtures`,
      description: `Everything for ${name.toLowerCase()} in one place, with exact prices, stock and delivery.`,
      path: trail.at(-1)!.url,
      trail,
      picture: menu.picture,
      data: [
        itemListData(
          category
            ? category.children.map((child) => ({ name: child.name, path: listPath(child.slug_url) }))
            : menu.categories.map((one) => ({ name: one.name, path: `/category/${one.slug_url}` })),
        ),
        organizationData(matches),
      ],
    },
    matches,
  );
}

type Place = { name: string };

/** The department, and the category within it. */
function trailOf(menu: Place & { menu_slug: string }, category: (Place & { slug_url: string }) | null) {
  const department = `/department/${menu.menu_slug}`;
  return [
    { label: menu.name, url: department },
    ...(category ? [{ label: category.name, url: `${department}/${category.slug_url}` }] : []),
  ];
}

export default function DepartmentPage({ loaderData }: Route.ComponentProps) {
  const { menu, category, opening, popular, vsdId } = loaderData;
  const title = category?.name ?? menu.name;
  const tiles = category ? category.children : menu.categories;
  return (
    <div className="page pb-20">
      <Opening
        crumbs={trailOf(menu, category)}
        title={title}
        text={`${plural(
          tiles.reduce((sum, { products }) => sum + products, 0),
          "product",
        )} in ${plural(tiles.length, "category", "categories")}.`}
        room={opening?.room}
        products={opening?.products}
        vsdId={vsdId}
      >
        {category && (
          <LinkButton to={listPath(category.slug_url)}>
            {`See all ${formatCount(category.products)} products`}
          </LinkButton>
        )}
      </Opening>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {tiles.map((tile, index) => (
          <li key={tile.id}>
            <CategoryTile
              name={tile.name}
              to={category ? listPath(tile.slug_url) : `/category/${tile.slug_url}`}
              products={tile.products}
              picture={tile.picture}
              arrival={opening ? undefined : arrivalAt(index)}
            />
          </li>
        ))}
      </ul>
      {popular.length > 0 && (
        <section className="mt-16">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="heading text-lg">{`Most popular for ${title.toLowerCase()}`}</h2>
            {category && (
              <LinkButton to={listPath(category.slug_url)} variant="quiet" size="sm">
                See all
              </LinkButton>
            )}
          </div>
          <div className="mt-6">
            <ProductGrid products={popular} vsdId={vsdId} />
          </div>
        </section>
      )}
    </div>
  );
}
