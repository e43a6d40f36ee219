import { type RefObject, useEffect } from "react";

/**
 * Closes the `<details>` inside `ref` on Escape, on a press elsewhere, when something in it is chosen, and when
 * one goes back. Not whenever another page is shown: somebody may have opened it while that was on its way.
 */
export function useClosingDetails(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onEvent = (event: Event) => {
      const open = ref.current?.querySelector<HTMLDetailsElement>("details[open]");
      if (!open || !leaves(event, open)) return;
      open.open = false;
      if (event.type === "keydown") open.querySelector("summary")?.focus();
    };
    const leaving = new AbortController();
    for (const name of ["pointerdown", "click", "keydown", "popstate"]) {
      window.addEventListener(name, onEvent, leaving);
    }
    return () => leaving.abort();
  }, [ref]);
}

function leaves(event: Event, open: HTMLDetailsElement): boolean {
  const on = event.target as Element;
  if (event.type === "pointerdown") return !open.contains(on);
  if (event.type === "click") return open.contains(on.closest("a, button"));
  return event.type === "popstate" || (event as KeyboardEvent).key === "Escape";
}
