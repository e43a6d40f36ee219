import { redirect } from "react-router";
import { attempt } from "../page-api.ts";
import { couponCookie, isShowroomId, showroomCookie } from "../session/browser-cookies.ts";
import type { Route } from "./+types/enter-link.ts";

const couponCode = /^[A-Za-z0-9-]{3,40}$/;

/**
 * The link that a pro shares: it enters the showroom, or leads to the form where there is none. `coupon` is kept for
 * the checkout.
 */
export async function loader({ context, request, params: { showroom_id } }: Route.LoaderArgs) {
  const vsd_id = showroom_id.toUpperCase();
  if (!isShowroomId(vsd_id)) throw redirect("/");
  const found = await attempt(context, "GET /api/visualization/shop_profile", { query: { vsd_id } });
  if (!found.ok || !("profile" in found.reply.data)) throw redirect("/");
  const { vsd_id: entered } = found.reply.data.profile;
  const headers = new Headers({ "Set-Cookie": showroomCookie(entered) });
  const code = new URL(request.url).searchParams.get("coupon") ?? "";
  if (couponCode.test(code)) {
    headers.append("Set-Cookie", couponCookie({ vsd_id: entered, code: code.toUpperCase() }));
  }
  throw redirect("/visualize/contractor/all", { headers });
}
