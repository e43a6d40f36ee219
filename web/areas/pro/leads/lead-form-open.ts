import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

/** Shows or hides the form "Save up to 30%", from anywhere on the page. */
export function setLeadFormOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const useLeadFormOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
