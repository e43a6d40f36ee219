import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import { formatDate } from "../../../../ui/format.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { listOfDesign } from "../summary/design-takeoff.ts";
import type { Route } from "./+types/shared-design.page.ts";
import { DesignShown } from "./design-shown.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const { data } = await api("GET /api/shared_designs/{token}", { params: { token: params.token } });
  const list = await listOfDesign(api, data.design, data.showroom.vsd_id);
  const { plan, items } = data.design;
  const drawing = drawPlan(plan, { width_px: 720, height_px: 640, items, paper: null });
  return { shown: data, list, drawing };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.shown.title ?? "A shared design", matches) },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** A design by its link: anyone with the link can look around and see plan, rules, products and total. */
export default function SharedDesignPage({ loaderData: { shown, list, drawing } }: Route.ComponentProps) {
  const { showroom, changed_at, expires_at } = shown;
  return (
    <div className="page pt-8 pb-20">
      <DesignShown shown={shown} drawing={drawing} list={list}>
        <div className="mb-8 border-ink border-l-4 pl-4 print:hidden">
          <p>{`Someone shared this design with you. Prices are from ${showroom.company_name}, as of today.`}</p>
          <p className="figures mt-1 text-graphite text-sm">
            {`Changed ${formatDate(changed_at)} · The link works until ${formatDate(expires_at)}`}
          </p>
          <LinkButton to="/design-ai" variant="secondary" size="sm" className="mt-3">
            Design your own room
          </LinkButton>
        </div>
      </DesignShown>
    </div>
  );
}
