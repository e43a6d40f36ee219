import { redirect } from "react-router";
import { loaderApi } from "../../../client/page-api.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import { useKept } from "../../../client/session/use-kept.ts";
import { sharedPage } from "../../../client/shared-page.ts";
import { pageTitle } from "../../../kit/page/page-title.ts";
import type { PictureData } from "../../../ui/picture.tsx";
import { CategoryTile } from "../category-tile.tsx";
import { departmentRooms } from "../opening/rooms.server.ts";
import { ProductRow } from "../product-row.tsx";
import type { Route } from "./+types/front-room.page.ts";
import { AboutPro, OwnWork, ProReviews } from "./about-pro.tsx";
import { proOfShowroom } from "./pro-of-showroom.server.ts";
import { roomsOfShowroom } from "./rooms-of-showroom.server.ts";
import { RoomsToBegin } from "./rooms-to-begin.tsx";
import { Welcome } from "./welcome.tsx";

export const headers = sharedPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const vsdId = showroomIn(request.headers.get("Cookie"));
  if (!vsdId) throw redirect("/#showroom-id");
  const api = loaderApi(context, request);
  const shop = await api("GET /api/visualization/shop_profile", { query: { vsd_id: vsdId } });
  if (!("profile" in shop.data)) throw redirect("/#showroom-id");
  const { profile } = shop.data;
  const { templates, products } = profile.front;
  const [menus, top, chosen, rooms, pro] = await Promise.all([
    api("GET /api/menu_category", { query: { vsd_id: vsdId } }),
    api("POST /api/top_products/", { body: { showroom: vsdId, limit: 12 } }),
    products.length > 0
      ? api("POST /api/top_products/", {
          body: { showroom: vsdId, hashes: products, limit: products.length },
        })
      : null,
    roomsOfShowroom(api, vsdId, templates),
    proOfShowroom(context, profile.user_id),
  ]);
  const departments = await departmentRooms(
    api,
    menus.data.map(({ menu_slug }) => menu_slug),
  );
  // those that the showroom does not sell were filled up with popular ones
  const featured = chosen?.data.filter(({ hash }) => products.includes(hash)) ?? [];
  return {
    ...{ profile, top: top.data, featured, rooms, pro },
    menus: menus.data.map((menu) => ({
      ...menu,
      picture: departments.get(menu.menu_slug)?.picture ?? menu.picture,
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company_name, tagline } = loaderData.profile;
  return [{ title: pageTitle(company_name, matches) }, { name: "description", content: tagline }];
}

export default function FrontRoomPage({ loaderData }: Route.ComponentProps) {
  const { profile, menus, top, featured, rooms, pro } = loaderData;
  useKept(
    "top_product",
    top.map(({ hash }) => hash),
  );
  return (
    <div className="pb-20">
      <Welcome profile={profile} pro={pro} room={rooms.find(isPhotographed)} />
      <div className="page">
        <OwnWork profile={profile} />
        <h2 className="heading mt-14 text-lg">Departments</h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 lg:gap-x-6">
          {menus.map((menu) => (
            <li key={menu.id}>
              <CategoryTile
                name={menu.name}
                to={`/department/${menu.menu_slug}`}
                products={menu.categories.reduce((sum, category) => sum + category.products, 0)}
                picture={menu.picture}
                isRoom
              />
            </li>
          ))}
        </ul>
        <ProductRow title={`${profile.company_name} recommends`} products={featured} vsdId={profile.vsd_id} />
        <RoomsToBegin rooms={rooms} company={profile.company_name} />
        <ProductRow title={`Most popular at ${profile.company_name}`} products={top} vsdId={profile.vsd_id} />
        <ProReviews pro={pro} company={profile.company_name} />
        <AboutPro profile={profile} pro={pro} />
      </div>
    </div>
  );
}

type Rooms = Route.ComponentProps["loaderData"]["rooms"];

const isPhotographed = (room: Rooms[number]): room is Rooms[number] & { picture: PictureData } =>
  room.picture !== null;
