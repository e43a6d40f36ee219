import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { hasUnsaved, noteTyping } from "./unsaved.ts";

/** Asks before changes are lost, by another page or by closing the window. A router has room for one of it. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => {
    const onInput = ({ target }: Event) => target instanceof Element && noteTyping(target);
    const onClosing = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    document.addEventListener("input", onInput);
    window.addEventListener("beforeunload", onClosing);
    return () => {
      document.removeEventListener("input", onInput);
      window.removeEventListener("beforeunload", onClosing);
    };
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      onClose={stay}
      title="Leave without saving?"
      footer={
        <Actions
          out={
            <Button variant="danger" onClick={() => blocker.proceed?.()}>
              Discard changes
            </Button>
          }
          main={<Button onClick={stay}>Keep editing</Button>}
        />
      }
    >
      You have unsaved changes on this page.
    </Dialog>
  );
}
