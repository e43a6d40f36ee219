import { ChevronLeft } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { api } from "../../../client/api.ts";
import { sessionStore } from "../../../client/session/session-store.ts";
import { isMissing, PageError } from "../../../kit/page/page-error.tsx";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { Wordmark } from "../../../kit/page/wordmark.tsx";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/room.page.ts";
import { applyProduct } from "./apply-product.ts";
import { type Autosave, type CameIn, startAutosave } from "./autosave.ts";
import { followRoom } from "./follow-room.ts";
import { FurnishOnArrival } from "./furnish/furnish-on-arrival.tsx";
import { otherChangeWords } from "./live-words.ts";
import { NoSuchRoom } from "./no-such-room.tsx";
import { otherChanges } from "./other-changes.ts";
import { isMe } from "./present-people.tsx";
import { RoomBar } from "./room-bar.tsx";
import { RoomEditor, type RoomEditorContext } from "./room-context.ts";
import { createRoomStore } from "./room-state.ts";
import { RoomWorkspace } from "./room-workspace.tsx";

/** Browser data decides whose room it is, so it loads there. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { data: room } = await api("GET /api/rooms/{id}", {
    params: { id: params.id },
    query: asGuest(),
    feedback: "none",
  });
  return { room, products: await productsOf(room) };
}

async function productsOf(room: Room): Promise<RoomProduct[]> {
  const skus = skusOf(room.design);
  if (skus.length === 0) return [];
  const { data } = await api("POST /api/rooms/goods", {
    body: { showroom: room.showroom.id, skus },
    feedback: "none",
  });
  return data.goods;
}

/** The URL decides which room it is; it is not reloaded while being edited. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(loaderData?.room.name ?? "Room", matches) },
];

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  return <OpenRoom key={loaderData.room.id} room={loaderData.room} products={loaderData.products} />;
}

function OpenRoom({ room, products }: { room: Room; products: RoomProduct[] }) {
  const [autosave, setAutosave] = useState<Autosave | null>(null);
  // one store as long as the room is open: read again, it keeps the steps to undo
  const [store] = useState(() => createRoomStore(room, products));
  useEffect(() => {
    const saving = startAutosave(store, (what) => store.setState({ news: newsOf(what, store) }));
    const stop = followRoom(store, saving);
    setAutosave(saving);
    return () => {
      stop();
      saving.stop();
    };
  }, [store]);
  useEffect(() => {
    store.getState().addProducts(products);
    void autosave?.hear(room.version, null);
  }, [store, autosave, room, products]);
  useMissingProducts(store);
  useApply(store);
  const context = useMemo<RoomEditorContext>(() => {
    const view: RoomEditorContext["view"] = { current: null };
    return {
      store,
      autosave: null,
      view,
      onFrame: new Set(),
      preview: (change) => view.current?.preview(change),
    };
  }, [store]);
  // a guest's is the cart
  const project = useStore(store, ({ room }) => (room.temp_project_id ? null : room.project_id));
  // the view belongs to the room, not to its save state
  context.autosave = autosave;
  return (
    <RoomEditor value={context}>
      <RoomFrame project={project}>
        <RoomBar />
      </RoomFrame>
      <RoomWorkspace />
      <FurnishOnArrival />
    </RoomEditor>
  );
}

/** What came in from another window, in one line. */
function newsOf({ base, mine, theirs, merged, by }: CameIn, store: RoomEditorContext["store"]): string {
  const change = otherChanges(base, mine, theirs, merged);
  if (!change) return "";
  const { others } = store.getState();
  const me = sessionStore.read().user?.id;
  // a save that met another one may come before the news of it
  const users = new Set(others.map((each) => each.user));
  const user = by ?? (users.size === 1 ? others[0]!.user : undefined);
  const other = others.find((each) => each.user === user);
  const [first = ""] = (other?.name ?? "").split(" ");
  const isOwn = user !== undefined && isMe({ user }, me);
  return otherChangeWords({ ...change, who: isOwn ? null : first });
}

/** Products from remote changes or undo are loaded when the room names them. */
function useMissingProducts(store: RoomEditorContext["store"]) {
  useEffect(() => {
    const asked = new Set<string>();
    return store.subscribe(({ design, products, room, addProducts }, before) => {
      if (design === before.design) return;
      const skus = skusOf(design).filter((sku) => !products.has(sku) && !asked.has(sku));
      if (skus.length === 0) return;
      for (const sku of skus) asked.add(sku);
      api("POST /api/rooms/goods", { body: { showroom: room.showroom.id, skus }, feedback: "none" })
        .then(({ data }) => addProducts(data.goods))
        .catch(() => {
          for (const sku of skus) asked.delete(sku);
        });
    });
  }, [store]);
}

/** `?apply=SKU`: a visitor comes from a product page to see it in the room. */
function useApply(store: RoomEditorContext["store"]) {
  const [search, setSearch] = useSearchParams();
  const sku = search.get("apply");
  useEffect(() => {
    if (!sku) return;
    const stop = new AbortController();
    const apply = async () => {
      const { room } = store.getState();
      const { data } = await api("POST /api/rooms/goods", {
        body: { showroom: room.showroom.id, skus: [sku] },
        signal: stop.signal,
      });
      const [product] = data.goods;
      const refusal = product ? applyProduct(store, product) : "This showroom doesn't sell it.";
      if (refusal) showToast("warning", refusal);
      setSearch({}, { replace: true, preventScrollReset: true });
    };
    apply().catch(() => undefined);
    return () => stop.abort();
  }, [sku, store, setSearch]);
}

/** @param project the room's, to go back to; without one the plans are */
function RoomFrame({ project, children }: { project?: string | null; children?: React.ReactNode }) {
  return (
    <header className="flex h-16 items-center gap-4 border-hairline border-b px-4 max-sm:gap-1 max-sm:px-1">
      <div className="shrink-0 max-md:hidden">
        <Wordmark />
      </div>
      <Link
        to={project ? `/projects/${project}` : "/visualize"}
        className="flex min-h-11 min-w-11 shrink-0 items-center text-sm max-sm:justify-center"
      >
        <ChevronLeft aria-hidden size={20} className="sm:hidden" />
        <span className="link max-sm:sr-only">{project ? "Project" : "Plans"}</span>
      </Link>
      <div className="min-w-0 flex-1">{children}</div>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <>
      <RoomFrame>
        <p role="status" className="heading text-lg">
          Opening the room …
        </p>
      </RoomFrame>
      <div className="h-[calc(100dvh-64px)] animate-pulse bg-sunk motion-reduce:animate-none" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <RoomFrame />
      <main className="page py-16">{isMissing(error) ? <NoSuchRoom /> : <PageError error={error} />}</main>
    </>
  );
}
