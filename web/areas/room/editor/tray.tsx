import { useMemo, useState } from "react";
import { isOtherCooking } from "../../../../domain/room/assembly/cooking.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { pulledWith, withPulls } from "../../../../domain/room/runs/run-pulls.ts";
import { Button } from "../../../ui/button.tsx";
import { AddPanel } from "./add-panel.tsx";
import { AreaSettings } from "./area-settings.tsx";
import { chooseProduct, targetOf } from "./choose-product.ts";
import { Coverings, TakeAway } from "./coverings.tsx";
import { FillOpening } from "./fill-opening.tsx";
import { FillWall } from "./fill-wall.tsx";
import { focusIds, focusTabs } from "./focus-places.ts";
import { ItemSettings } from "./item-settings.tsx";
import { CookingChoice, chooseCooking, useOtherCooking } from "./other-cooking.tsx";
import { CeilingSettings, OpeningSettings, StructureSettings, WallSettings } from "./plan-settings.tsx";
import { ProductPicker } from "./product-picker.tsx";
import { PullsSettings } from "./pulls-settings.tsx";
import { swapInRun, useRunLines } from "./refit-edits.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomState, Selection } from "./room-state.ts";
import { showNote, showRefusal } from "./show-edit.ts";
import { SurfaceSettings } from "./surface-settings.tsx";
import { nameOf } from "./things.ts";
import { TrayFigures } from "./tray-figures.tsx";
import { VariantRow } from "./variant-row.tsx";

/** The selection, its settings, and the showroom's matching products. */
export function Tray() {
  const selection = useRoom((state) => state.selection);
  const readOnly = useRoom((state) => state.readOnly);
  if (!selection) return readOnly ? <NothingSelected /> : <AddPanel />;
  return <SelectedTray key={`${selection.kind}:${selection.id}`} selection={selection} />;
}

function SelectedTray({ selection }: { selection: Selection }) {
  const name = useRoom((state) => nameOf(state.design, selection));
  const readOnly = useRoom((state) => state.readOnly);
  const target = useRoom((state) => targetOf(state.design, selection));
  const [isHardware, setHardware] = useState(false);
  const [isForAll, setForAll] = useState(true);
  const present = useRoom((state) => skuOf(state, selection, isHardware));
  const product = useRoom((state) => (present ? state.products.get(present) : undefined));
  const { choose, preview } = useChoosing(selection, isHardware, isForAll);
  useRunLines();
  const other = useOtherCooking(selection.id);
  const [isOther, setOther] = useState(false);
  const fits = isHardware ? "hardware" : isOther && other ? `kind:${other.kind}` : target;
  const { store } = useRoomEditor();
  const isOpening = selection.kind === "opening";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <div className="flex items-start justify-between gap-4">
          <h2
            id={focusIds.trayHeading}
            tabIndex={-1}
            data-room-keys
            className="heading min-w-0 py-1.5 text-lg outline-offset-4"
          >
            {name}
          </h2>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3 shrink-0"
            onClick={() => {
              store.getState().select(null);
              focusTabs();
            }}
          >
            Done
          </Button>
        </div>
        {!isOpening && (
          <>
            <p className="text-sm">{product?.name ?? "Nothing chosen yet"}</p>
            <TrayFigures selection={selection} />
          </>
        )}
      </header>
      {isOpening && (
        <>
          <FillOpening id={selection.id} />
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h3 className="font-medium">Size and place</h3>
            <OpeningSettings id={selection.id} />
          </section>
        </>
      )}
      {!readOnly && !isOpening && (
        <>
          {selection.kind === "surface" ? (
            <>
              <FillWall surface={selection.id} />
              <WallSettings surface={selection.id} />
              <AreaSettings surface={selection.id} />
              <StructureSettings surface={selection.id} />
              {selection.id === "ceiling" && <CeilingSettings />}
              <SurfaceSettings id={selection.id} />
              <TakeAway id={selection.id} />
            </>
          ) : (
            <ItemSettings id={selection.id} isHardware={isHardware} onHardware={setHardware} />
          )}
          {isHardware && <PullsSettings id={selection.id} isForAll={isForAll} onForAll={setForAll} />}
          <Coverings selection={selection} />
          {product && <VariantRow product={product} onChoose={choose} onPreview={preview} />}
          {other && <CookingChoice other={other} isOther={isOther} onChoose={setOther} />}
          {fits && (
            <ProductPicker key={fits} target={fits} present={present} onChoose={choose} onPreview={preview} />
          )}
        </>
      )}
    </div>
  );
}

function skuOf({ design }: RoomState, selection: Selection, isHardware: boolean): string | null {
  if (selection.kind === "surface") return surfaceById(design, selection.id)?.sku ?? null;
  const item = itemById(design, selection.id);
  return (isHardware ? item?.hardware_sku : item?.sku) ?? null;
}

/** Applying a product to the selection, and previewing it; both callbacks are stable while the room changes. */
function useChoosing(selection: Selection, isHardware: boolean, isForAll: boolean) {
  const context = useRoomEditor();
  return useMemo(() => {
    const { store } = context;
    const choose = (sku: string) => {
      const { design, products, change } = store.getState();
      const product = products.get(sku);
      if (!product) return;
      context.preview(null);
      const words = `${nameOf(design, selection)}: ${product.name}`;
      if (isHardware) {
        const all = isForAll ? pulledWith(design, selection.id, products) : [];
        change(withPulls(design, all.length > 0 ? all : [selection.id], sku), words);
        return;
      }
      const item = itemById(design, selection.id);
      if (item && isOtherCooking(item, product)) return void chooseCooking(store, item.id, product);
      if (item && swapInRun(store, item.id, product, words)) return;
      const result = chooseProduct(design, selection, product, products);
      if (result.refusal !== null) return showRefusal(store, result.refusal, result.offer);
      change(result.design, words);
      showNote(store, result.note, result.design);
    };
    const preview = (sku: string | null) => {
      if (sku === null) return context.preview(null);
      const { design, products } = store.getState();
      const item = itemById(design, selection.id);
      const product = products.get(sku);
      // together with its cabinet it is another thing
      if (item && product && isOtherCooking(item, product)) return context.preview(null);
      if (selection.kind === "surface") return context.preview({ surface: selection.id, sku });
      context.preview(isHardware ? { item: selection.id, hardware_sku: sku } : { item: selection.id, sku });
    };
    return { choose, preview };
  }, [context, selection, isHardware, isForAll]);
}

function NothingSelected() {
  return <p className="text-graphite">Select anything in the room to see the product and its price.</p>;
}
