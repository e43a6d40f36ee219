import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import type { Arrangement, FurnishAsked, Furnished } from "../../../../../contract/design/room-furnish.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import { showToast } from "../../../../ui/toast.ts";
import { same } from "../merge-by-id.ts";
import { type RoomEditorContext, useRoomEditor } from "../room-context.ts";
import { saveFirst } from "../save-first.ts";

export type FurnishWish = Omit<FurnishAsked, "temp_project_id">;
type Kind = FurnishWish["room"];

export type Furnishing =
  | { state: "choosing" }
  | { state: "working"; wish: FurnishWish }
  | { state: "failed"; wish: FurnishWish; problem: string }
  | { state: "shown"; wish: FurnishWish; found: Furnished };

/** Asks for ways to furnish the open room, and puts one of them into it; `first` is asked at once. */
export function useFurnish(first: FurnishWish | null) {
  const context = useRoomEditor();
  const [now, setNow] = useState<Furnishing>(
    first ? { state: "working", wish: first } : { state: "choosing" },
  );
  const latest = useRef<FurnishWish>(undefined);

  const ask = async (wish: FurnishWish) => {
    latest.current = wish;
    setNow({ state: "working", wish });
    const answer = await furnished(context, wish);
    // somebody went back to the styles meanwhile
    if (latest.current === wish) setNow(answer);
  };
  const askFirst = useEffectEvent(() => {
    if (first) void ask(first);
  });
  useEffect(() => askFirst(), []);
  const back = () => {
    latest.current = undefined;
    setNow({ state: "choosing" });
  };
  return { now, ask, back, take: (arrangement: Arrangement) => take(context, arrangement) };
}

/** The room as it stands, furnished like a template; null where the template has no style. */
export function wishLike(like: string, { room, style, surfaces }: RoomDesign): FurnishWish | null {
  if (!style) return null;
  return { room: room as Kind, style, like, keep: surfaces.map(({ id }) => id), from: 0 };
}

async function furnished(context: RoomEditorContext, wish: FurnishWish): Promise<Furnishing> {
  const problem = await saveFirst(context);
  if (problem) return { state: "failed", wish, problem };
  try {
    const { data: found } = await api("POST /api/rooms/{id}/furnish", {
      params: { id: context.store.getState().room.id },
      body: { ...asGuest(), ...wish },
      feedback: "none",
    });
    await addProducts(context, found);
    return { state: "shown", wish, found };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: "failed", wish, problem: error.message };
  }
}

/** What is in the arrangements, so that the chosen one is in the room at once. */
async function addProducts({ store }: RoomEditorContext, { arrangements }: Furnished): Promise<void> {
  const { room, products } = store.getState();
  const skus = [...new Set(arrangements.flatMap(({ design }) => skusOf(design)))];
  const missing = skus.filter((sku) => !products.has(sku));
  if (missing.length === 0) return;
  const { data } = await api("POST /api/rooms/goods", {
    body: { showroom: room.showroom.id, skus: missing },
    feedback: "none",
  });
  store.getState().addProducts(data.goods);
}

/** Puts an arrangement into the room, as one step that can be undone. Answers whether it did. */
function take({ store }: RoomEditorContext, { design: made, arrangement }: Arrangement): boolean {
  const { design, change, undo } = store.getState();
  if (!same(design.plan, made.plan)) {
    showToast("warning", "The walls have changed since. Ask for other ways to furnish the room.");
    return false;
  }
  const { room, style, surfaces, items, supplies } = made;
  const next = { ...design, room, style, surfaces, items };
  change(supplies ? { ...next, supplies } : next, `Furnish: ${arrangement}`);
  store.getState().select(null);
  showToast("success", "The room is furnished.", { label: "Undo", onPress: undo });
  return true;
}

/** What the room is and may be; asking lets the server look up the products while a style is chosen. */
export async function furnishableAs(
  { store }: RoomEditorContext,
  signal: AbortSignal,
): Promise<{ room: Kind | null; rooms: readonly Kind[] }> {
  const { data } = await api("GET /api/rooms/{id}/furnish", {
    params: { id: store.getState().room.id },
    query: asGuest(),
    signal,
    feedback: "none",
  });
  return data;
}
