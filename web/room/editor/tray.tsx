import { useMemo, useState } from "react";
import { itemById } from "../../../domain/room-edit/items.edit.ts";
import { surfaceById } from "../../../domain/room-edit/surfaces.edit.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Preview } from "../viewer/open-room-view.ts";
import { AddPanel } from "./add-panel.tsx";
import { chooseGood, targetOf } from "./choose-good.ts";
import { GoodsList } from "./goods-list.tsx";
import { ItemSettings } from "./item-settings.tsx";
import { OpeningWords } from "./opening-words.tsx";
import { useDesk, useRoom } from "./room-context.ts";
import { SurfaceSettings } from "./surface-settings.tsx";
import { nameOf } from "./things.ts";
import { VariantRow } from "./variant-row.tsx";

/** What is selected, how it is set, and the goods of this showroom that fit it. */
export function Tray({ onPreview }: { onPreview: (preview: Preview | null) => void }) {
  const { store } = useDesk();
  const design = useRoom((state) => state.design);
  const selection = useRoom((state) => state.selection);
  const goods = useRoom((state) => state.goods);
  const readOnly = useRoom((state) => state.readOnly);
  const [isHardware, setHardware] = useState(false);
  const key = selection ? `${selection.kind}:${selection.id}` : "";
  const present = useMemo(() => {
    if (!selection) return null;
    if (selection.kind === "surface") return surfaceById(design, selection.id)?.sku ?? null;
    const item = itemById(design, selection.id);
    return (isHardware ? item?.hardware_sku : item?.sku) ?? null;
  }, [design, selection, isHardware]);

  if (!selection) return readOnly ? <NothingSelected /> : <AddPanel />;
  if (selection.kind === "opening") return <OpeningWords id={selection.id} />;

  const target = isHardware ? "hardware" : targetOf(design, selection);
  const good = present ? goods.get(present) : undefined;

  const choose = (sku: string) => {
    const chosen = store.getState().goods.get(sku);
    if (!chosen) return;
    onPreview(null);
    const words = `${nameOf(design, selection)}: ${chosen.name}`;
    if (isHardware) {
      const items = design.items.map((item) =>
        item.id === selection.id ? { ...item, hardware_sku: sku } : item,
      );
      store.getState().change({ ...design, items }, words);
      return;
    }
    const result = chooseGood(store.getState().design, selection, chosen);
    if (result.refusal !== null) showToast("warning", result.refusal);
    else store.getState().change(result.design, words);
  };

  const preview = (sku: string | null) => {
    if (sku === null) return onPreview(null);
    if (selection.kind === "surface") return onPreview({ surface: selection.id, sku });
    onPreview(isHardware ? { item: selection.id, hardware_sku: sku } : { item: selection.id, sku });
  };

  return (
    <div key={key} className="grid gap-5">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading text-lg">{nameOf(design, selection)}</h2>
          <p className="truncate text-graphite text-sm">{good?.name ?? "Nothing chosen yet"}</p>
        </div>
        <Button variant="quiet" size="sm" onClick={() => store.getState().select(null)}>
          Done
        </Button>
      </header>
      {!readOnly && (
        <>
          {selection.kind === "surface" ? (
            <SurfaceSettings id={selection.id} />
          ) : (
            <ItemSettings id={selection.id} isHardware={isHardware} onHardware={setHardware} />
          )}
          {good && <VariantRow good={good} onChoose={choose} onPreview={preview} />}
          {target && (
            <GoodsList key={target} target={target} present={present} onChoose={choose} onPreview={preview} />
          )}
        </>
      )}
    </div>
  );
}

function NothingSelected() {
  return <p className="text-graphite">Press anything in the room to see what it is and what it costs.</p>;
}
