import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";

/** Asks whether to keep a product on trial; until then the room is saved without it. */
export function TrialBar() {
  const { store } = useRoomEditor();
  const trial = useRoom((state) => state.trial);
  if (!trial) return null;
  return (
    <section
      aria-label="Product on trial"
      className="pointer-events-auto mx-auto flex w-full max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-hairline bg-paper px-4 py-3 shadow-lg"
    >
      <p role="status" className="min-w-0 flex-1 basis-52 text-sm">
        <span className="block font-medium">{trial.name}</span>
        <span className="text-graphite">This is a preview. Your saved room hasn't changed.</span>
      </p>
      <Actions
        out={
          <Button size="sm" variant="secondary" onClick={() => store.getState().undo()}>
            Discard
          </Button>
        }
        main={
          <Button size="sm" onClick={() => store.getState().keepTrial()}>
            Keep it
          </Button>
        }
      />
    </section>
  );
}
