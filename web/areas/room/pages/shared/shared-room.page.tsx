import { lazy, Suspense, useEffect, useState } from "react";
import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { useShowroom } from "../../../../client/session/use-showroom.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { listOfDesign } from "../summary/design-takeoff.ts";
import { RoomSummary } from "../summary/room-summary.tsx";
import "./shared-room.css";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import type { Route } from "./+types/shared-room.page.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const { data } = await api("GET /api/rooms/shared/{token}", { params: { token: params.token } });
  const { design, ...room } = data;
  const list = await listOfDesign(api, design, room.showroom.vsd_id);
  const drawing = drawPlan(design.plan, { width_px: 720, height_px: 640, items: design.items, paper: null });
  return { room, design, list, drawing };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.room.name ?? "A shared room", matches) },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** Loaded with the 3D code, after the page. */
const SharedView = lazy(() => loadInTime(import("./shared-view.tsx")));

/** A room by its read-only link: anyone with the link can look around and see plan, list and total, and change nothing. */
export default function SharedRoomPage({ loaderData }: Route.ComponentProps) {
  const { room, design, list, drawing } = loaderData;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const showroom = useShowroom();
  const isHere = showroom?.vsd_id === room.showroom.vsd_id;
  return (
    <div className="page pt-8 pb-20">
      <RoomSummary
        room={room}
        drawing={drawing}
        list={list}
        view={
          isReady && (
            <Suspense fallback={<div className="shared-view animate-pulse bg-sunk" />}>
              <SharedView design={design} showroom={room.showroom.vsd_id} />
            </Suspense>
          )
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
