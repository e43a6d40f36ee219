import { useEffect, useState } from "react";
import { showToast } from "../../ui/toast.ts";
import { useUnsaved } from "../forms/unsaved.ts";
import { refusalsOf } from "./save-words.ts";
import { allSaved, type SaveProgress, Saver } from "./saver.ts";

const pause_ms = 600;

/** A saver that belongs to a page: nobody leaves it with unsaved changes without hearing of it. */
export function useSaver<Content>(send: (content: Content) => Promise<void>) {
  const [progress, setProgress] = useState<SaveProgress>(allSaved);
  const [saver] = useState(() => new Saver({ send, onProgress: setProgress, pause_ms }));
  const { state } = progress;
  const { letGo } = useUnsaved(state === "offline" || state === "refused" || state === "stale");
  useEffect(() => {
    saver.start();
    const online = () => void saver.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.hasUnsaved) return;
      void saver.flush();
      event.preventDefault();
    };
    window.addEventListener("online", online);
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("beforeunload", warn);
      // who leaves in spite of the question knows it
      const isKnown = saver.progress.state !== "saving";
      void saver.stop().then(() => {
        const { error } = saver.progress;
        if (error && !isKnown) showToast("error", `Your last change isn't saved. ${refusalsOf(error)[0]}`);
      });
    };
  }, [saver]);
  /** For what was deleted: there is nothing to save any more. */
  const discard = () => {
    saver.forget();
    letGo();
  };
  return { saver, progress, discard };
}
