import { Link } from "react-router";
import { loaderApi } from "../../client/page-api.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { loadRooms } from "../../kit/content/load-rooms.ts";
import { PageHead } from "../../kit/content/page-head.tsx";
import { RoomBand } from "../../kit/content/room-band.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { plural } from "../../ui/format.ts";
import { Logo } from "../../ui/logo.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/our-brands.page.ts";

export const headers = sharedPage;

const title = "Our Brand Partners";
const path = "/our-brands";
const description = "The makers whose tile, stone, wood and fixtures are sold in our showrooms.";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ title, description, path }, matches);

export async function loader({ context, request }: Route.LoaderArgs) {
  const [brands, rooms] = await Promise.all([
    loaderApi(context, request)("GET /api/brands"),
    loadRooms(context, request, "our_brands"),
  ]);
  return { brands: brands.data, rooms };
}

export default function OurBrands({ loaderData: { brands, rooms } }: Route.ComponentProps) {
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <PageHead title={title} path={path} />
      <p className="mt-4 max-w-[56ch] text-lg">{description}</p>
      <RoomBand rooms={rooms} />
      {brands.length === 0 ? (
        <EmptyState title="No brand is listed yet" className="mt-10">
          <p>Brands appear here with their first product.</p>
        </EmptyState>
      ) : (
        <ul className="mt-10 grid border-hairline border-t sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {brands.map((brand) => (
            <li key={brand.id} className="flex items-start gap-5 border-hairline border-b py-5">
              {brand.logo && (
                <div className="grid h-16 w-32 shrink-0 place-items-center border border-hairline bg-white">
                  <Logo picture={brand.logo} width_px={116} height_px={52} />
                </div>
              )}
              <div>
                <h2 className="font-semibold">
                  <Link
                    to={`/category/all/product?${new URLSearchParams({ q: brand.name })}`}
                    prefetch="intent"
                    className="hover:underline"
                  >
                    {brand.name}
                  </Link>
                </h2>
                <p className="mt-1 text-graphite text-sm">{brand.about}</p>
                <p className="figures mt-1 text-sm">{plural(brand.products, "product")}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
