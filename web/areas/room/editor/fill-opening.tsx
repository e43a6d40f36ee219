import { useMemo, useState } from "react";
import type { RoomOpening } from "../../../../contract/design/room-design.ts";
import { done } from "../../../../domain/room/edit/edited.types.ts";
import {
  misfit_in,
  nearestForOpening,
  openingTarget,
  sizeFor,
  sizeText,
} from "../../../../domain/room/edit/opening-fit.ts";
import { emptyOpening, fillOpening } from "../../../../domain/room/edit/opening-products.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { focusTray } from "./focus-places.ts";
import { takePlan } from "./plan-edits.ts";
import { type CardFit, ProductPicker } from "./product-picker.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { TrayFigures } from "./tray-figures.tsx";
import { VariantRow } from "./variant-row.tsx";

/** What goes into an opening of the room: the window or door in it, and those to choose from. */
export function FillOpening({ id }: { id: string }) {
  const { store, preview } = useRoomEditor();
  const opening = useRoom((state) => state.design.plan.openings.find((each) => each.id === id));
  const products = useRoom((state) => state.products);
  const readOnly = useRoom((state) => state.readOnly);
  const [isChoosing, setChoosing] = useState(false);
  const chosen = opening?.sku === undefined ? undefined : products.get(opening.sku);
  const fitOf = useMemo(() => opening && cardFits(opening, products), [opening, products]);
  const target = opening && openingTarget(opening);
  if (!opening || !target) return null;
  const isDoor = target === "door";
  const onPreview = (sku: string | null) => preview(sku === null ? null : { opening: id, sku });
  const onChoose = (sku: string) => {
    preview(null);
    fill(store, id, sku);
  };
  const takeOut = () => {
    takePlan(store, emptyOpening(store.getState().design, id), isDoor ? "Take out door" : "Take out window");
    focusTray();
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="text-sm">{chosen?.name ?? (opening.sku ? opening.sku : "Nothing chosen yet")}</p>
        <TrayFigures selection={{ kind: "opening", id }} />
      </div>
      {!readOnly && (
        <>
          {chosen && <VariantRow product={chosen} onChoose={onChoose} onPreview={onPreview} />}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {isDoor ? "Choose a door" : "Choose a window"}
            </Button>
            {opening.sku !== undefined && (
              <Button variant="quiet" size="sm" onClick={takeOut}>
                {isDoor ? "Take out door" : "Take out window"}
              </Button>
            )}
          </div>
          {isChoosing && (
            <ProductPicker
              target={target}
              present={opening.sku ?? null}
              fitOf={fitOf}
              onChoose={onChoose}
              onPreview={onPreview}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Of each product the size that suits the opening best, and what that takes. */
function cardFits(opening: RoomOpening, products: ProductsBySku): (hash: string) => CardFit | undefined {
  const byHash = Map.groupBy(products.values(), ({ hash }) => hash);
  const now = opening.sku === undefined ? undefined : products.get(opening.sku);
  return (hash) => {
    const nearest = nearestForOpening(opening, byHash.get(hash) ?? [], now);
    if (!nearest) return undefined;
    const off_in = misfit_in(opening, nearest);
    const words =
      off_in === 0 ? "Fits this opening" : `Needs an opening of ${sizeText(sizeFor(opening, nearest))}`;
    return { sku: nearest.sku, words, off_in };
  };
}

/** Puts a product into an opening; where the size differs, offers to make the opening right for it. */
function fill(store: RoomStore, id: string, sku: string): void {
  const { design, products } = store.getState();
  const product = products.get(sku);
  if (!product) return;
  const filled = fillOpening(design, id, product);
  if (filled.ok) return void takePlan(store, done(filled.design), `Choose ${product.name}`);
  const resize = () => {
    const now = fillOpening(store.getState().design, id, product);
    const next = now.ok ? now.design : now.resize?.design;
    if (!next) return;
    const refusal = takePlan(store, done(next), `Choose ${product.name}`);
    if (refusal) showToast("warning", refusal);
  };
  showToast(
    "warning",
    filled.message,
    filled.resize ? { label: filled.resize.words, onPress: resize } : undefined,
  );
}
