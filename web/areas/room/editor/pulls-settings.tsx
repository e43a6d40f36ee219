import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { pulledWith, withPulls } from "../../../../domain/room/runs/run-pulls.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";

/** Of a cabinet's pulls and knobs: whether one choice is for all cabinets of the room, and taking them off. */
export function PullsSettings({
  id,
  isForAll,
  onForAll,
}: {
  id: string;
  isForAll: boolean;
  onForAll: (isForAll: boolean) => void;
}) {
  const { store } = useRoomEditor();
  const count = useRoom((state) => pulledWith(state.design, id, state.products).length);
  const hasPulls = useRoom((state) => Boolean(itemById(state.design, id)?.hardware_sku));
  const takeOff = () => {
    const { design, products, change } = store.getState();
    const all = isForAll ? pulledWith(design, id, products) : [];
    change(withPulls(design, all.length > 0 ? all : [id], null), "Take off pulls and knobs");
  };
  return (
    <div className="grid gap-3">
      {count > 1 && (
        <Checkbox
          label={`On all ${count} cabinets of this room`}
          checked={isForAll}
          onChange={(event) => onForAll(event.target.checked)}
        />
      )}
      {hasPulls && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={takeOff}>
          Take them off
        </Button>
      )}
    </div>
  );
}
