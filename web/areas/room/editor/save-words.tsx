import { clsx } from "clsx";
import { useRoom } from "./room-context.ts";

/** The save status, unobtrusively. */
export function SaveWords() {
  const save = useRoom((state) => state.save);
  const readOnly = useRoom((state) => state.readOnly);
  const showroom = useRoom((state) => state.room.showroom.company_name);
  const words = readOnly
    ? "View only"
    : {
        saved: "Saved",
        waiting: "Saving …",
        saving: "Saving …",
        offline: "Offline. Saved in this browser",
        refused: "Not saved",
      }[save];
  const isHeldUp = save === "offline" || save === "refused";
  return (
    <p
      role="status"
      title={isHeldUp ? words : undefined}
      className={clsx("truncate text-sm", isHeldUp ? "font-medium text-warn" : "text-graphite")}
    >
      {words}
      {!isHeldUp && <span className="max-sm:hidden">{` · products from ${showroom}`}</span>}
    </p>
  );
}
