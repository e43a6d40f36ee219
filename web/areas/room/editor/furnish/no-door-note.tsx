import { hasWayIn } from "../../../../../domain/room/geometry/openings.ts";
import { useRoom } from "../room-context.ts";

/** Said before anything is planned in a room that one cannot enter: what keeps a way to a door free needs to know it. */
export function NoDoorNote({ kind }: { kind: string }) {
  const isClosed = useRoom(({ design: { plan } }) => kind !== "outdoor" && !hasWayIn(plan));
  if (!isClosed) return null;
  return (
    <strong className="mt-2 block font-semibold text-ink">
      This room has no door yet. Add one, so that nothing is planned in its way.
    </strong>
  );
}
