import { Trash2 } from "lucide-react";
import type { RoomService } from "../../../../../contract/design/room-design.ts";
import {
  moveService,
  serviceDistances,
  setServiceKind,
} from "../../../../../domain/room/edit/services.edit.ts";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { asDesign, serviceKinds } from "../../plan/editing.ts";
import { LengthField } from "../../plan/length-field.tsx";
import { serviceWords } from "../../plan/service-words.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

/** What a pipe, cable or duct is and where it comes out. */
export function ServicePanel({
  editor,
  index,
  first,
}: {
  editor: PlanEditor;
  index: number;
  first: React.Ref<HTMLInputElement>;
}) {
  const { plan, commit, remove } = editor;
  const service = plan.services[index];
  if (!service) return null;
  const { west_in, south_in } = serviceDistances(plan, service);
  const move = (by: readonly [number, number]) => {
    const [x, y] = service.at_in;
    const wanted = [x + by[0], y + by[1]] as const;
    const edited = moveService(asDesign(plan), index, wanted);
    const at = edited.ok ? edited.design.plan.services[index]?.at_in : undefined;
    if (at && Math.hypot(at[0] - wanted[0], at[1] - wanted[1]) > 0.01) return "That is outside the room.";
    return commit(edited);
  };
  return (
    <div className="grid gap-5">
      <Select
        label="Connection type"
        value={service.kind}
        options={serviceKinds.map((kind) => ({ value: kind, text: serviceWords[kind] }))}
        onChange={(event) =>
          commit(setServiceKind(asDesign(plan), index, event.target.value as RoomService["kind"]))
        }
      />
      <div className="grid grid-cols-2 gap-4">
        <LengthField
          ref={first}
          label="From the left"
          value_in={west_in}
          onChange={(length) => move([length - west_in, 0])}
        />
        <LengthField
          label="From the bottom"
          value_in={south_in}
          onChange={(length) => move([0, length - south_in])}
        />
      </div>
      <p className="text-graphite text-sm">
        Measured from the room's outermost walls. Drag it, or move it with the arrow keys.
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        onClick={remove}
        className="justify-self-start"
      >
        {`Remove ${serviceWords[service.kind].toLowerCase()}`}
      </Button>
    </div>
  );
}
