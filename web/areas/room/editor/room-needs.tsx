import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { NeededInAll } from "../../../../contract/catalog/catalog.ts";
import { type OpenSocket, openSockets } from "../../../../domain/room/assembly/open-sockets.ts";
import { api } from "../../../client/api.ts";
import { NeededRow } from "../../../kit/buying/also-needed.tsx";
import { Button } from "../../../ui/button.tsx";
import { focusTray } from "./focus-places.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { useTakeoff } from "./use-takeoff.ts";

/** What the things in the room still need of what stands or hangs in it: faucets, sinks, a cabinet to carry them. */
export function useOpenSockets(): OpenSocket[] {
  const design = useDeferredValue(useRoom((state) => state.design));
  const products = useDeferredValue(useRoom((state) => state.products));
  return useMemo(() => openSockets(design, products), [design, products]);
}

/** Each open socket with its thing, and a button that lists products for it. */
export function OpenSockets({ sockets }: { sockets: readonly OpenSocket[] }) {
  const { store } = useRoomEditor();
  const readOnly = useRoom((state) => state.readOnly);
  const show = (item: string) => {
    store.getState().select({ kind: "item", id: item });
    focusTray();
  };
  const offer = (kind: string) => {
    store.getState().select(null);
    store.setState({ adding: kind });
    focusTray();
  };
  return sockets.map(({ item, words, offer: { kind, words: label } }) => (
    <li key={`${item} ${kind}`} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
      <button
        type="button"
        className="link min-h-8 text-left pointer-coarse:min-h-11"
        onClick={() => show(item)}
      >
        {words}
      </button>
      {!readOnly && (
        <Button variant="quiet" size="sm" onClick={() => offer(kind)}>
          {label}
        </Button>
      )}
    </li>
  ));
}

/** What the room's products take besides and that has no place in the picture: fillers, drains, valves, mortar. */
export function RoomNeeds() {
  const showroom = useRoom((state) => state.room.showroom.id);
  const products = useRoom((state) => state.products);
  const takeoff = useTakeoff();
  const [needs, setNeeds] = useState<readonly NeededInAll[]>([]);
  const areas = new Map<string, number>();
  for (const line of takeoff.surfaces)
    if (line.known) areas.set(line.sku, (areas.get(line.sku) ?? 0) + line.area_sqft);
  const asked = JSON.stringify(
    takeoff.goods.slice(0, 100).flatMap(({ sku, qty }) => {
      const hash = products.get(sku)?.hash;
      return hash && qty > 0 ? [{ hash, sku, qty: Math.ceil(qty), area_sqft: areas.get(sku) || null }] : [];
    }),
  );
  useEffect(() => {
    const lines = JSON.parse(asked) as { hash: string; sku: string; qty: number; area_sqft: number | null }[];
    if (lines.length === 0) return setNeeds([]);
    const stop = new AbortController();
    api("POST /api/products/also-needed", {
      body: { showroom, lines },
      signal: stop.signal,
      feedback: "none",
    })
      .then(({ data }) => setNeeds(data))
      // The list is optional: without a response it is not shown.
      .catch(() => undefined);
    return () => stop.abort();
  }, [asked, showroom]);
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="room-needs">
      <h2 id="room-needs" className="font-medium">
        You also need
      </h2>
      <p className="mt-1 text-graphite text-sm">For the amounts in this room. Not in the total.</p>
      <ul className="mt-1 divide-y divide-hairline border-hairline border-t">
        {needs.map((needed) => (
          <NeededRow
            key={`${needed.part} ${needed.sku}`}
            needed={needed}
            showroom={showroom}
            count={needed.count}
          />
        ))}
      </ul>
    </section>
  );
}
