import { CircleAlert } from "lucide-react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../client/api-call.ts";
import { beginRoom, roomPath } from "../../../kit/room/begin-room.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { focusTray } from "./focus-places.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { keptDesign } from "./room-state.ts";
import { saveDesign } from "./save-files.ts";
import { type SaveRefusal, saveRefusals } from "./save-refusals.ts";

/** Things named at once; more would cover the room. */
const mostShown = 3;

/** Says what the server refuses in the room, and the ways on; the changes stay in this browser meanwhile. */
export function SaveTrouble() {
  const { store, autosave } = useRoomEditor();
  const isRefused = useRoom((state) => state.save === "refused");
  const trouble = useRoom((state) => state.saveTrouble);
  const design = useRoom(keptDesign);
  const { isBusy, once } = useBusy();
  if (!isRefused || !trouble) return null;
  const refusals = saveRefusals(design, trouble);
  const again = () => once(async () => autosave?.flush());
  return (
    <section
      role="alert"
      className="pointer-events-auto mx-auto w-full max-w-xl border border-bad bg-paper px-4 py-3 shadow-lg"
    >
      <h2 className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden size={18} className="shrink-0 text-bad" />
        This room isn't saved
      </h2>
      <ul className="mt-1 text-sm">
        {refusals.slice(0, mostShown).map((refusal) => (
          <li key={`${refusal.name} ${refusal.message}`}>
            <Refused refusal={refusal} />
          </li>
        ))}
        {refusals.length > mostShown && <li>{`And ${refusals.length - mostShown} more.`}</li>}
      </ul>
      <p className="mt-1 text-graphite text-sm">
        We kept your changes in this browser. Change or delete what is named here, and we'll save the rest.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {trouble.status === 404 ? (
          <SaveAsNew />
        ) : (
          <Button size="sm" pending={isBusy} onClick={() => void again()}>
            Try again
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => saveDesign(store.getState())}>
          Save the design (JSON)
        </Button>
      </div>
    </section>
  );
}

/** A thing's name leads to it. */
function Refused({ refusal: { name, selection, message } }: { refusal: SaveRefusal }) {
  const { store } = useRoomEditor();
  if (!selection) return name ? `${name}: ${message}` : message;
  return (
    <>
      <button
        type="button"
        className="link pointer-coarse:min-h-11"
        onClick={() => {
          store.getState().select(selection);
          focusTray();
        }}
      >
        {name}
      </button>
      {`: ${message}`}
    </>
  );
}

/** The deleted room begins again as another one, with everything in it. */
function SaveAsNew() {
  const { store } = useRoomEditor();
  const navigate = useNavigate();
  const { isBusy, once } = useBusy();
  const save = () =>
    once(async () => {
      const { room, ...state } = store.getState();
      try {
        const begun = await beginRoom({
          showroom: room.showroom.id,
          name: room.name,
          design: keptDesign(state),
        });
        await navigate(roomPath(begun.id), { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showToast("error", error.message);
      }
    });
  return (
    <Button size="sm" pending={isBusy} onClick={() => void save()}>
      Save as a new room
    </Button>
  );
}
