import { drawPlan } from "../../../../domain/plan-drawing/index.ts";
import { loaderApi } from "../../../page-api.ts";
import { pageTitle } from "../../../page-title.ts";
import { useShowroom } from "../../../session/use-showroom.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { listOfDesign } from "../summary/design-takeoff.ts";
import { RoomSummary } from "../summary/room-summary.tsx";
import type { Route } from "./+types/shared-room.page.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const { data } = await api("GET /api/rooms/shared/{token}", { params: { token: params.token } });
  const { design, ...room } = data;
  const list = await listOfDesign(api, design, room.showroom.vsd_id);
  const drawing = drawPlan(design.plan, { width_px: 720, height_px: 640, items: design.items, paper: null });
  return { room, list, drawing };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.room.name ?? "A shared room", matches) },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** A room by its read-only link: whoever has the link sees plan, list and total, and can change nothing. */
export default function SharedRoomPage({ loaderData }: Route.ComponentProps) {
  const { room, list, drawing } = loaderData;
  const showroom = useShowroom();
  const isHere = showroom?.vsd_id === room.showroom.vsd_id;
  return (
    <div className="page pt-8 pb-20">
      <RoomSummary room={room} drawing={drawing} list={list}>
        <div className="mb-8 border-ink border-l-4 pl-4 print:hidden">
          <p>
            {isHere
              ? "This room was shared with you to look at."
              : `This room was shared with you to look at. Prices are those of ${room.showroom.company_name}.`}
          </p>
          <LinkButton to="/visualize" variant="secondary" size="sm" className="mt-3">
            Design a room of your own
          </LinkButton>
        </div>
      </RoomSummary>
    </div>
  );
}
