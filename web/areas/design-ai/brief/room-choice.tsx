import {
  Bath,
  BedDouble,
  CookingPot,
  type LucideIcon,
  Sofa,
  TreePalm,
  Utensils,
  WashingMachine,
} from "lucide-react";
import type { BriefRoom } from "../../../../domain/designer/brief/brief.types.ts";
import { roomLabel } from "../../../kit/room/room-words.ts";
import { FieldMessage } from "../../../ui/field.tsx";

const rooms: readonly [BriefRoom, LucideIcon][] = [
  ["bathroom", Bath],
  ["kitchen", CookingPot],
  ["living_room", Sofa],
  ["dining_room", Utensils],
  ["bedroom", BedDouble],
  ["laundry", WashingMachine],
  ["outdoor", TreePalm],
];

/** The kinds of room as tiles; pressing the chosen one again takes it back. */
export function RoomChoice({
  room,
  error,
  onChoose,
}: {
  room: string | null;
  error: string | undefined;
  onChoose: (room: BriefRoom | null) => void;
}) {
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-7" aria-label="Rooms">
        {rooms.map(([kind, Icon], at) => (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={room === kind}
              data-invalid={error && at === 0 ? true : undefined}
              aria-describedby={error ? "room-error" : undefined}
              onClick={() => onChoose(room === kind ? null : kind)}
              className="flex min-h-22 w-full flex-col items-center justify-center gap-2 rounded-sm border border-edge bg-white px-1 py-2 text-center text-sm leading-4 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <Icon aria-hidden size={24} strokeWidth={1.5} />
              {roomLabel(kind)}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <FieldMessage id="room-error" message={error} />
      </div>
    </>
  );
}
