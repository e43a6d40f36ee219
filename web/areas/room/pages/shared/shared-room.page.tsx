import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import { productsBySku } from "../../../../../domain/room/takeoff/products-by-sku.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { useShowroom } from "../../../../client/session/use-showroom.ts";
import { originOf } from "../../../../kit/page/page-meta.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import { productsFor } from "../../../../kit/room/showroom-products.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { roomList } from "../summary/design-takeoff.ts";
import { RoomSummary } from "../summary/room-summary.tsx";
import "./shared-room.css";
import type { Route } from "./+types/shared-room.page.ts";
import { needsOfDesign } from "./needs-of-design.ts";
import { SharedNeedsList } from "./shared-needs.tsx";
import { SharedTour } from "./shared-tour.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const { data } = await api("GET /api/rooms/shared/{token}", { params: { token: params.token } });
  const { design, ...room } = data;
  const products = await productsFor(api, room.showroom.vsd_id, skusOf(design));
  const list = roomList(design, products);
  const needs = await needsOfDesign(context, design, productsBySku(products), room.showroom.id);
  const drawing = drawPlan(design.plan, { width_px: 720, height_px: 640, items: design.items, paper: null });
  return { room, design, list, needs, drawing };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const picture = `${originOf(matches)}/api/rooms/shared/${params.token}/picture`;
  return [
    { title: pageTitle(loaderData?.room.name ?? "A shared room", matches) },
    { name: "referrer", content: "no-referrer" },
    ...(loaderData?.room.pictures.includes("") ? [{ property: "og:image", content: picture }] : []),
  ];
}

/** A room by its read-only link: anyone with the link can look around and see plan, list and total, and change nothing. */
export default function SharedRoomPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { room, design, list, needs, drawing } = loaderData;
  const showroom = useShowroom();
  const isHere = showroom?.vsd_id === room.showroom.vsd_id;
  return (
    <div className="page pt-8 pb-20">
      <RoomSummary
        room={room}
        drawing={drawing}
        list={list}
        after={<SharedNeedsList {...needs} />}
        view={
          <SharedTour
            room={{ token, name: room.name, showroom: room.showroom.vsd_id, design, pictures: room.pictures }}
          />
        }
      >
        <div className="mb-8 border-ink border-l-4 pl-4 print:hidden">
          <p>
            {isHere
              ? "Someone shared this room with you."
              : `Someone shared this room with you. Prices are from ${room.showroom.company_name}.`}
          </p>
          <LinkButton to="/visualize" variant="secondary" size="sm" className="mt-3">
            Design your own room
          </LinkButton>
        </div>
      </RoomSummary>
    </div>
  );
}
