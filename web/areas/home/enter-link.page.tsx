import { data, redirect } from "react-router";
import { attempt } from "../../client/page-api.ts";
import { couponCookie, isShowroomId, showroomCookie } from "../../client/session/browser-cookies.ts";
import { useShowroom } from "../../client/session/use-showroom.ts";
import { titled } from "../../kit/page/page-title.ts";
import { type NotEntered, noShowroomFound } from "../../kit/showroom/enter-showroom.ts";
import { ShowroomIdForm } from "../../kit/showroom/showroom-id-form.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/enter-link.page.ts";

const couponCode = /^[A-Za-z0-9-]{3,40}$/;

export const meta = titled("Showroom not found");

/**
 * The link that a pro shares: it enters the showroom, or says that there is none with this ID. `coupon` is kept for the
 * checkout.
 */
export async function loader({ context, request, params: { showroom_id } }: Route.LoaderArgs) {
  const typed = showroom_id.slice(0, 40);
  const vsd_id = showroom_id.toUpperCase();
  if (!isShowroomId(vsd_id)) return notEntered({ typed, warning: noShowroomFound });
  const found = await attempt(context, "GET /api/visualization/shop_profile", { query: { vsd_id } });
  if (!found.ok) return notEntered({ typed, warning: found.error.message }, found.error.status);
  if (!("profile" in found.reply.data)) return notEntered({ typed, warning: noShowroomFound });
  const { vsd_id: entered } = found.reply.data.profile;
  const headers = new Headers({ "Set-Cookie": showroomCookie(entered) });
  const code = new URL(request.url).searchParams.get("coupon") ?? "";
  if (couponCode.test(code)) {
    headers.append("Set-Cookie", couponCookie({ vsd_id: entered, code: code.toUpperCase() }));
  }
  throw redirect("/visualize/contractor/all", { headers });
}

const notEntered = (refused: NotEntered, status = 404) => data(refused, { status });

/** Where a link leads that names no open showroom: what was asked for, the form, and where the visitor still is. */
export default function ShowroomNotFoundPage({ loaderData: refused }: Route.ComponentProps) {
  const showroom = useShowroom();
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl md:text-2xl">We can't open this showroom</h1>
      <p className="mt-4 max-w-[60ch]">
        The link asks for the showroom <span className="code break-all font-semibold">{refused.typed}</span>.
        Check the ID, or ask your contractor or designer for a new link.
      </p>
      <div className="mt-8 max-w-md">
        <ShowroomIdForm refused={refused} />
      </div>
      {showroom && (
        <div className="mt-8 max-w-[60ch] border-hairline border-t pt-6">
          <p>
            You are still in another showroom, <span className="font-semibold">{showroom.company_name}</span>{" "}
            <span className="code whitespace-nowrap text-graphite">{showroom.vsd_id}</span>.
          </p>
          <LinkButton to="/visualize/contractor/all" variant="secondary" className="mt-4">
            {`Back to ${showroom.company_name}`}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
