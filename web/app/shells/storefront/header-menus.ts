import type { Menu, MenuCategory } from "../../../../contract/showrooms/showrooms.ts";
import type { CategoryName, Department } from "../../../client/load-shop.ts";
import { loaderApi } from "../../../client/page-api.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import { sharedPage } from "../../../client/shared-page.ts";
import type { Route } from "./+types/header-menus.ts";

/** A department with the names and addresses of its categories. */
export interface HeaderMenu extends Department {
  categories: HeaderCategory[];
}
export interface HeaderCategory extends CategoryName {
  children: HeaderCategory[];
}

/**
 * The departments of the showroom with their categories, as JSON. Some three hundred links, which every page would
 * carry for the few visitors who open a menu; so they are fetched by those who reach for one.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const vsd_id = showroomIn(request.headers.get("Cookie"));
  const { data } = await loaderApi(context, request)("GET /api/menu_category", { query: { vsd_id } });
  return Response.json(data.map(headerMenu) satisfies HeaderMenu[], { headers: sharedPage() });
}

function headerMenu({ id, name, menu_slug, categories }: Menu): HeaderMenu {
  return { id, name, menu_slug, categories: categories.map(headerCategory) };
}

function headerCategory({ id, name, slug_url, children }: MenuCategory): HeaderCategory {
  return { id, name, slug_url, children: children.map(headerCategory) };
}
