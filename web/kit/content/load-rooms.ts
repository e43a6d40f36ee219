import type { RouterContextProvider } from "react-router";
import pages from "../../../content/room-pictures.json" with { type: "json" };
import { loaderApi } from "../../client/page-api.ts";
import type { ShownRoom } from "./room-band.tsx";

/** The rooms that a page of text shows, those of them that this marketplace has. */
export async function loadRooms(
  context: Readonly<RouterContextProvider>,
  request: Request,
  page: "about_us" | "design_ai" | "faq" | "how_it_works" | "our_brands" | "pro_account",
): Promise<ShownRoom[]> {
  const ids = pages.find((shown) => shown.page === page)?.rooms ?? [];
  const { data } = await loaderApi(context, request)("GET /api/templates", {
    query: { ids: ids.join(","), per_page: ids.length },
  });
  return ids.flatMap((id): ShownRoom[] => {
    const room = data.data.find((found) => found.id === id);
    if (!room?.picture) return [];
    const { name, picture, floorplan } = room;
    return [{ id, name, picture, floorplan }];
  });
}
