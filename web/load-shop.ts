import type { RouterContextProvider } from "react-router";
import type { Menu, MenuCategory, ShowroomProfile } from "../contract/showrooms.ts";
import type { ReplyOf } from "./api-call.ts";
import { loaderApi } from "./page-api.ts";
import { showroomIn } from "./session/browser-cookies.ts";
import { accentFrom } from "./ui/accent.ts";

export type Settings = ReplyOf<"GET /api/setting">["data"];

/** A department as the header needs it: names and addresses alone, since it goes with every page. */
export interface HeaderMenu {
  id: number;
  name: string;
  menu_slug: string;
  categories: HeaderCategory[];
}
export interface HeaderCategory {
  id: number;
  name: string;
  slug_url: string;
  children: HeaderCategory[];
}

export interface Shop {
  menus: HeaderMenu[];
  settings: Settings;
  showroom: ShowroomProfile | null;
  /** The showroom's own colours, as custom properties. */
  accent: Record<`--${string}`, string> | undefined;
}

/** Loads what every page of the shop shows. */
export async function loadShop(context: Readonly<RouterContextProvider>, request: Request): Promise<Shop> {
  const api = loaderApi(context, request);
  const vsd_id = showroomIn(request.headers.get("Cookie"));
  const [menus, settings, profile] = await Promise.all([
    api("GET /api/menu_category", { query: { vsd_id } }),
    api("GET /api/setting"),
    vsd_id ? api("GET /api/visualization/shop_profile", { query: { vsd_id } }) : undefined,
  ]);
  const showroom = profile && "profile" in profile.data ? profile.data.profile : null;
  return { menus: menus.data.map(headerMenu), settings: settings.data, showroom, accent: accentOf(showroom) };
}

function headerMenu({ id, name, menu_slug, categories }: Menu): HeaderMenu {
  return { id, name, menu_slug, categories: categories.map(headerCategory) };
}

function headerCategory({ id, name, slug_url, children }: MenuCategory): HeaderCategory {
  return { id, name, slug_url, children: children.map(headerCategory) };
}

function accentOf(showroom: ShowroomProfile | null): Shop["accent"] {
  const colors = accentFrom(showroom?.theme_color);
  return (
    colors && {
      "--accent": colors.accent,
      "--accent-strong": colors.accentStrong,
      "--accent-tint": colors.accentTint,
    }
  );
}
