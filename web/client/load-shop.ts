import type { RouterContextProvider } from "react-router";
import type { ShowroomProfile } from "../../contract/showrooms/showrooms.ts";
import { accentProperties } from "../../domain/showrooms/accent.ts";
import type { ReplyOf } from "./api-call.ts";
import { attempt, loaderApi } from "./page-api.ts";
import { isShowroomId, showroomIn } from "./session/browser-cookies.ts";

export type Settings = ReplyOf<"GET /api/setting">["data"];

/** A department; its categories load when its menu is opened (`useHeaderMenus`). */
export interface Department {
  id: number;
  name: string;
  menu_slug: string;
}

export interface CategoryName {
  id: number;
  name: string;
  slug_url: string;
}

export interface Shop {
  menus: Department[];
  /** The showroom's top categories; none without a showroom. */
  categories: CategoryName[];
  settings: Settings;
  showroom: ShowroomProfile | null;
  /** The showroom's own colors, as custom properties. */
  accent: Record<`--${string}`, string> | undefined;
}

/** Loads what every shop page shows, for the showroom in the URL, else the browser's own. */
export async function loadShop(
  context: Readonly<RouterContextProvider>,
  request: Request,
  named?: string,
): Promise<Shop> {
  const api = loaderApi(context, request);
  const own = showroomIn(request.headers.get("Cookie"));
  const linked = named !== own && (await linkedShowroom(context, named));
  const vsd_id = linked ? linked.profile.vsd_id : own;
  const [menus, settings, profile] = await Promise.all([
    api("GET /api/menu_category", { query: { vsd_id } }),
    api("GET /api/setting"),
    vsd_id && !linked ? api("GET /api/visualization/shop_profile", { query: { vsd_id } }) : undefined,
  ]);
  const found = linked || (profile && "profile" in profile.data ? profile.data : null);
  return {
    menus: menus.data.map(({ id, name, menu_slug }) => ({ id, name, menu_slug })),
    categories: found?.category.map(({ id, name, slug_url }) => ({ id, name, slug_url })) ?? [],
    settings: settings.data,
    showroom: found?.profile ?? null,
    accent: accentProperties(found?.profile.theme_color),
  };
}

/** A missing page still needs the menus around it. */
async function linkedShowroom(context: Readonly<RouterContextProvider>, vsd_id: string | undefined) {
  if (!isShowroomId(vsd_id)) return undefined;
  const tried = await attempt(context, "GET /api/visualization/shop_profile", { query: { vsd_id } });
  return tried.ok && "profile" in tried.reply.data ? tried.reply.data : undefined;
}
