import { X } from "lucide-react";
import { partLabel } from "../../../../domain/catalog/also-needed/part-words.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { chooseSupply, removeSupply } from "../../../../domain/room/edit/supplies.edit.ts";
import type { KnownSupply, SupplyTakeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { ApiError } from "../../../client/api-call.ts";
import { NeededRow } from "../../../kit/buying/also-needed.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatUsd, plural } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { HowCounted } from "./how-counted.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { fewPlaces, type RoomNeed } from "./room-needs.ts";
import { fetchProducts } from "./use-fitting.ts";

/** Chosen parts that are never drawn, each with the places that it is for. */
export function SupplyLines({ supplies }: { supplies: readonly SupplyTakeoff[] }) {
  const known = supplies.filter((line) => line.known);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="room-supplies">
      <h2 id="room-supplies" className="font-medium">
        Parts and supplies
      </h2>
      <ul className="mt-1 border-hairline border-t">
        {known.map((line) => (
          <SupplyLine key={`${line.part} ${line.sku}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

function SupplyLine({ line }: { line: KnownSupply }) {
  const { store } = useRoomEditor();
  const design = useRoom((state) => state.design);
  const readOnly = useRoom((state) => state.readOnly);
  const { part, sku, name, qty, unit, places } = line;
  const remove = () => {
    const now = store.getState();
    now.change(removeSupply(now.design, part, sku), `Remove ${partLabel(part).toLowerCase()}`);
  };
  return (
    <li className="border-hairline border-b py-2">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p>{name}</p>
          <p className="figures text-graphite text-sm">
            {`${partLabel(part)} for ${fewPlaces(design, places)}, ${qty} ${unitWord(unit, qty)}`}
          </p>
        </div>
        <span className="figures shrink-0 pt-0.5">{formatUsd(line.line_total)}</span>
        {!readOnly && (
          <IconButton label={`Remove ${name}`} onClick={remove} className="-mt-2.5 -mr-3 -ml-2">
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      <HowCounted steps={line.steps} />
    </li>
  );
}

/** What the room takes besides, of which nothing is drawn, to be added to the room with its amount. */
export function RoomNeeds({ needs }: { needs: readonly RoomNeed[] }) {
  const { store } = useRoomEditor();
  const showroom = useRoom((state) => state.room.showroom.vsd_id);
  const design = useRoom((state) => state.design);
  const { isBusy, once } = useBusy();
  const add = async (all: readonly (RoomNeed & { sku: string })[], words: string) => {
    try {
      // prices have to be known before they are counted
      await fetchProducts(
        store,
        all.map(({ product }) => product.hash),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return showToast("warning", `We couldn't add ${words}. Try again.`);
    }
    const { design, change } = store.getState();
    const next = all.reduce((now, { part, sku, places }) => chooseSupply(now, part, sku, places), design);
    change(next, `Add ${words}`);
  };
  const required = needs.filter((need) => !need.is_optional);
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="room-needs">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="room-needs" className="font-medium">
          You also need
        </h2>
        {required.length > 1 && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            pending={isBusy}
            onClick={() => void once(() => add(required, plural(required.length, "part")))}
          >
            {`Add all ${required.length}`}
          </Button>
        )}
      </div>
      <p className="mt-1 text-graphite text-sm">
        For the amounts in this room. What you add is counted in the total.
      </p>
      <ul className="mt-2 divide-y divide-hairline border-hairline border-y">
        {needs.map((need) => (
          <NeededRow
            key={`${need.part} ${need.sku}`}
            needed={need}
            showroom={showroom}
            count={need.count}
            onAdd={(sku) => add([{ ...need, sku }], partLabel(need.part).toLowerCase())}
          >
            <p className="text-graphite text-sm">{`For ${fewPlaces(design, need.places)}`}</p>
            <HowCounted steps={need.steps} />
          </NeededRow>
        ))}
      </ul>
    </section>
  );
}
