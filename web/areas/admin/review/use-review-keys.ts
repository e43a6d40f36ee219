import { useEffect, useRef } from "react";

interface ReviewActions {
  next: () => void;
  previous: () => void;
  approve: () => void;
  sendBack: () => void;
}

/** J, K, A and R, unless somebody types or a dialog is open. */
export function useReviewKeys(actions: ReviewActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
      if (document.querySelector("dialog[open]")) return;
      const { next, previous, approve, sendBack } = latest.current;
      const act = new Map([
        ["j", next],
        ["k", previous],
        ["a", approve],
        ["r", sendBack],
      ]).get(event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
