import { useRouteLoaderData } from "react-router";
import type { ShowroomProfile } from "../../../contract/showrooms/showrooms.ts";
import type { Shop } from "../load-shop.ts";
import { readCookie, showroomCookie, writeCookie } from "./browser-cookies.ts";
import { type MyItem, readLocal, removeLocal, writeLocal } from "./local-store.ts";

/** The showroom whose prices are shown, as the server knows it from the cookie; null without one. */
export function useShowroom(): ShowroomProfile | null {
  return useShop()?.showroom ?? null;
}

/** Menus, settings and showroom; `undefined` only where the root itself failed to load. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<Shop>("root") as Shop | undefined;
}

/**
 * Brings the browser's store in line with the showroom that the server rendered, and its categories. A plan or template chosen
 * in the same showroom before is kept. Answers whether the page has to be loaded again, which is so when
 * the store knows a showroom and the cookie is gone. A showroom that no longer exists is forgotten.
 */
export function syncShowroom({ showroom, categories }: Pick<Shop, "showroom" | "categories">): {
  mustReload: boolean;
} {
  const stored = readLocal("my_item");
  if (showroom) {
    const kept = stored?.vsd_id === showroom.vsd_id ? stored : {};
    writeLocal("my_item", { ...kept, ...itemOf(showroom) });
    writeLocal("showroom", showroom.id);
    writeLocal("category", categories);
    return { mustReload: false };
  }
  if (!stored?.vsd_id) return { mustReload: false };
  if (readCookie("showroom") === stored.vsd_id) {
    leaveShowroom();
    return { mustReload: false };
  }
  writeCookie(showroomCookie(stored.vsd_id));
  return { mustReload: true };
}

function itemOf(showroom: ShowroomProfile): MyItem {
  return {
    showroom: showroom.id,
    vsd_id: showroom.vsd_id,
    theme_color: showroom.theme_color,
    custom_addon: showroom.custom_addon.subscription_status,
    basic_addon: showroom.basic_addon.subscription_status,
    showroom_subscription: showroom.showroom_subscription?.subscription_status ?? "",
  };
}

/** Leaves the showroom; the next page shows list prices. */
export function leaveShowroom(): void {
  removeLocal("my_item", "showroom", "category");
  writeCookie(showroomCookie(null));
}
