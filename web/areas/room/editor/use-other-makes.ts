import { useEffect } from "react";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { fetchProducts } from "./use-fitting.ts";

/** Loads the other SKUs of these things' products when one of them may fix a finding. */
export function useOtherMakes(items: readonly string[]): void {
  const { store } = useRoomEditor();
  const isReadOnly = useRoom((state) => state.readOnly);
  const asked = items.join(" ");
  useEffect(() => {
    if (!asked || isReadOnly) return;
    const { design, products } = store.getState();
    const ids = new Set(asked.split(" "));
    const hashes = design.items.flatMap(({ id, sku }) =>
      ids.has(id) && sku ? (products.get(sku)?.hash ?? []) : [],
    );
    const stop = new AbortController();
    // without them the finding stays as it is, and "Show" opens the tray, which loads them itself
    fetchProducts(store, [...new Set(hashes)], stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [asked, isReadOnly, store]);
}
