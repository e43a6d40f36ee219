import { useState } from "react";
import { addStools, seatsAt } from "../../../../domain/room/runs/stools.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Button } from "../../../ui/button.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { make, showRefusal } from "./show-edit.ts";
import { fetchProducts } from "./use-fitting.ts";

/** Of an island or a peninsula with an overhang: as many stools as people sit there. */
export function Stools({ id }: { id: string }) {
  const { store } = useRoomEditor();
  const [busy, setBusy] = useState(false);
  const count = useRoom((state) => seatsAt(state.design, id, state.products));
  if (count === 0) return null;
  const add = async () => {
    setBusy(true);
    await addUsual(store, id);
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" pending={busy} className="justify-self-start" onClick={add}>
      {`Add ${count} stools`}
    </Button>
  );
}

/** The showroom's most popular stools. */
async function addUsual(store: RoomStore, id: string): Promise<void> {
  const { room } = store.getState();
  try {
    const { data } = await api("POST /api/rooms/fitting", {
      body: { showroom: room.showroom.id, target: "kind:stool", per_page: 1 },
      feedback: "none",
    });
    const [card] = data.data;
    const goods = card ? await fetchProducts(store, [card.hash]) : [];
    const stool = goods.find(({ sku }) => sku === card?.sku) ?? goods[0];
    if (!stool) return showRefusal(store, "This showroom sells no stools.");
    const { design, products } = store.getState();
    make(store, addStools(design, id, stool, products), "Add stools");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showRefusal(store, "We couldn't load the stools. Try again.");
  }
}
