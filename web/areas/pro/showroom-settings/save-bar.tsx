import type { ReactNode } from "react";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Studio } from "./use-studio.ts";

/** Stays in sight at the foot of the page while something is not saved. */
export function SaveBar<Draft>({
  studio,
  problem,
  theirs,
}: {
  studio: Studio<Draft>;
  /** What has to be put right before it can be saved. */
  problem?: string | undefined;
  /** What another tab saved, in words. */
  theirs?: ReactNode;
}) {
  const { isDirty, isSaving, save, discard, conflict, settle } = studio;
  if (conflict) {
    return (
      <Bar>
        <div role="alert" className="grow basis-80">
          <p className="font-semibold">These settings were changed in another tab or on another device.</p>
          <div className="text-graphite text-sm">
            {theirs} What you typed is still here. Choose which to keep.
          </div>
        </div>
        <Actions
          out={
            <Button variant="secondary" onClick={() => void settle("theirs")}>
              Use theirs
            </Button>
          }
          main={
            <Button pending={isSaving} onClick={() => void settle("mine")}>
              Save mine
            </Button>
          }
        />
      </Bar>
    );
  }
  if (!isDirty) return null;
  return (
    <Bar>
      <p role="status" className="grow basis-full text-graphite text-sm sm:basis-0">
        {problem ?? "Clients see the change as soon as you save it."}
      </p>
      <Actions
        onCancel={discard}
        cancelWords="Discard"
        main={
          <Button pending={isSaving} disabled={problem !== undefined} onClick={() => void save()}>
            Save changes
          </Button>
        }
      />
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--foot) z-10 mt-10 flex flex-wrap items-center justify-end gap-3 border-ink border-t bg-paper py-4">
      {children}
    </div>
  );
}
