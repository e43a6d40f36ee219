import { useRoom } from "./room-context.ts";

/** Whether the work is safe, quietly. */
export function SaveWords() {
  const save = useRoom((state) => state.save);
  const readOnly = useRoom((state) => state.readOnly);
  const showroom = useRoom((state) => state.room.showroom.company_name);
  const words = readOnly
    ? "To look at only"
    : {
        saved: "Saved",
        waiting: "Saving …",
        saving: "Saving …",
        offline: "No connection; kept in this browser",
      }[save];
  return (
    <p role="status" className="truncate text-graphite text-sm">
      {`${words} · goods of ${showroom}`}
    </p>
  );
}
