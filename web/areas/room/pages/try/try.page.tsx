import { useEffect, useEffectEvent, useRef } from "react";
import { data, useNavigate, useSearchParams } from "react-router";
import type { RoomRow } from "../../../../../contract/design/rooms.ts";
import { api } from "../../../../client/api.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { showroomIn } from "../../../../client/session/browser-cookies.ts";
import { shopHref } from "../../../../client/shop-href.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { type Loaded, useLoaded } from "../../../../kit/page/use-loaded.ts";
import { productPath } from "../../../../kit/product/product-path.ts";
import { beginRoomAction, roomPath, useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { fitsPhotos } from "../../../../kit/room/fits-photos.ts";
import { bestRoom, fittingRooms, shownProduct } from "../../../../kit/room/fitting-rooms.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import { areaWords, inWords } from "../../../../kit/room/room-words.ts";
import { TemplatePicture } from "../../../../kit/room/template-picture.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { NeedsShowroom } from "../needs-showroom.tsx";
import type { Route } from "./+types/try.page.ts";
import { OwnRooms } from "./own-rooms.tsx";
import { TryButton } from "./try-button.tsx";

const mostOffered = 6;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const found = await api("GET /api/public", { query: { pid: params.hash, showroom: vsdId } });
  const { product } = found.data;
  if (!product) {
    const gone = { message: "This product is no longer sold.", code: "not_found", request_id: "" };
    throw data(gone, { status: 404 });
  }
  const kinds = fittingRooms(shownProduct(product));
  const lists = await Promise.all(
    kinds
      .slice(0, 2)
      .map((room) =>
        api("GET /api/templates", { query: { of: "shared", showroom: vsdId, room, per_page: mostOffered } }),
      ),
  );
  return {
    vsdId,
    kinds,
    product: {
      hash: product.hash,
      name: product.name,
      sku: product.sku,
      image: product.image,
      isLaid: fitsPhotos(product),
    },
    templates: lists.flatMap((list) => list.data.data).slice(0, mostOffered),
  };
}

/** Opening a room without scripts. */
export function action({ context, request }: Route.ActionArgs) {
  return beginRoomAction(context, request);
}

export const meta = titled("See it in a room");

/** Opens a product in the room last worked on, or in a template's, where it is at home. */
export default function TryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, vsdId, kinds, templates } = loaderData;
  const [search] = useSearchParams();
  const sku = search.get("sku") ?? product.sku;
  const isChoosing = search.has("choose");
  const begin = useBeginRoom(sku);
  const own = useLoaded(`rooms ${vsdId}`, (signal) => roomsIn(vsdId, signal));
  const isOpening = useOpening({ isChoosing, sku, own: own.loaded, kinds, templates, vsdId, begin });
  const problem = begin.problem ?? actionData?.refusal;
  const rooms = own.loaded.state === "ready" ? own.loaded.data.slice(0, 3) : [];
  return (
    <div className="page pt-8 pb-20">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {product.image && (
          <div className="w-24 shrink-0 bg-white">
            <Picture picture={product.image} alt="" sizes="96px" />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="heading text-xl md:text-2xl">See it in a room</h1>
          <p className="mt-1">
            <a href={shopHref(productPath(product.hash, vsdId, sku))} className="link">
              {product.name}
            </a>
          </p>
          {kinds.length > 0 && product.isLaid && (
            <p className="mt-1">
              <a
                href={shopHref(`/visualize/photo?${new URLSearchParams({ product: product.hash, sku })}`)}
                className="link"
              >
                Use a photo of your own room
              </a>
            </p>
          )}
          <p role="status" className="mt-1 text-graphite">
            {isOpening && !problem ? "Opening a room for it" : "Choose the room to see it in."}
          </p>
        </div>
      </div>
      {problem && (
        <ErrorState title="We couldn't open the room" className="mt-8">
          <p>{problem}</p>
        </ErrorState>
      )}
      {!vsdId && <NeedsShowroom />}
      {vsdId && kinds.length === 0 && (
        <EmptyState
          title="This product can't be shown in a room"
          className="mt-8"
          action={<LinkButton to={productPath(product.hash, vsdId, sku)}>Back to the product</LinkButton>}
        >
          It doesn't go on a surface or stand in a room.
        </EmptyState>
      )}
      {rooms.length > 0 && <OwnRooms rooms={rooms} sku={sku} />}
      {templates.length > 0 && (
        <section className="mt-10">
          <h2 className="heading mb-4 text-lg">Furnished rooms</h2>
          <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {templates.map((template) => (
              <li key={template.id}>
                <TemplatePicture template={template} sizes="(width < 769px) 100vw, 438px" />
                <p className="mt-2 font-medium">{template.name}</p>
                <p className="figures mb-2 text-graphite text-sm">
                  {[inWords(template.style), areaWords(template.area_sqft)].filter(Boolean).join(" · ")}
                </p>
                {vsdId && <TryButton template={template} sku={sku} showroom={vsdId} begin={begin} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

async function roomsIn(vsdId: string | undefined, signal: AbortSignal): Promise<RoomRow[]> {
  if (!vsdId) return [];
  const { data } = await api("GET /api/rooms", {
    query: { ...asGuest(), showroom: vsdId, per_page: 20 },
    signal,
    feedback: "none",
  });
  return data.data;
}

/** Continues automatically once, unless the user came to choose. Replaces the history entry. */
function useOpening({
  isChoosing,
  sku,
  own,
  kinds,
  templates,
  vsdId,
  begin,
}: {
  isChoosing: boolean;
  sku: string;
  own: Loaded<RoomRow[]>;
  kinds: readonly string[];
  templates: readonly { id: string; room: string; floorplan: string | null }[];
  vsdId: string | undefined;
  begin: ReturnType<typeof useBeginRoom>;
}): boolean {
  const navigate = useNavigate();
  const hasGone = useRef(false);
  const mayGo = !isChoosing && vsdId !== undefined && kinds.length > 0;
  const open = useEffectEvent(() => {
    const room = own.state === "ready" ? bestRoom(own.data, kinds) : undefined;
    const template = bestRoom(templates, kinds);
    if (!vsdId || (!room && !template)) return;
    hasGone.current = true;
    if (room) {
      void navigate(roomPath(room.id, sku), { replace: true });
      return;
    }
    const { id, floorplan } = template!;
    void begin.begin({ showroom: vsdId, template: id, floorplan: floorplan ?? undefined }, id, {
      replace: true,
    });
  });
  const isKnown = own.state !== "loading";
  useEffect(() => {
    if (mayGo && isKnown && !hasGone.current) open();
  }, [mayGo, isKnown]);
  return mayGo && (own.state === "loading" || begin.isBeginning !== undefined || hasGone.current);
}
