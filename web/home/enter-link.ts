import { redirect } from "react-router";
import { attempt } from "../page-api.ts";
import { isShowroomId, showroomCookie } from "../session/browser-cookies.ts";
import type { Route } from "./+types/enter-link.ts";

/** The link that a pro shares: it enters the showroom, or leads to the form where there is none. */
export async function loader({ context, params: { showroom_id } }: Route.LoaderArgs) {
  const vsd_id = showroom_id.toUpperCase();
  if (!isShowroomId(vsd_id)) throw redirect("/");
  const found = await attempt(context, "GET /api/visualization/shop_profile", { query: { vsd_id } });
  if (!found.ok || !("profile" in found.reply.data)) throw redirect("/");
  throw redirect("/visualize/contractor/all", {
    headers: { "Set-Cookie": showroomCookie(found.reply.data.profile.vsd_id) },
  });
}
