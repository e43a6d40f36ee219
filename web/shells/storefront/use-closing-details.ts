import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes the `<details>` inside `ref` on Escape, on a press elsewhere, and when another page is shown. */
export function useClosingDetails(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // the first page may have been opened into before it answered
    if (shown.current !== key) closeIn(ref.current);
    shown.current = key;
  }, [key, ref]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const open = openIn(ref.current);
      if (open && !open.contains(event.target as Node)) open.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const open = openIn(ref.current);
      if (event.key !== "Escape" || !open) return;
      open.open = false;
      open.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [ref]);
}

function openIn(element: HTMLElement | null): HTMLDetailsElement | null {
  return element?.querySelector("details[open]") ?? null;
}

function closeIn(element: HTMLElement | null): void {
  const open = openIn(element);
  if (open) open.open = false;
}
