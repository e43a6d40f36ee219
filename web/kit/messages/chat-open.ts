import { useSyncExternalStore } from "react";

/** What the chat panel shows: nothing, the conversations, or one of them. */
type Shown = { conversation: string | null } | null;

let shown: Shown = null;
const listeners = new Set<() => void>();

/** Opens the chat beside the page, closes it, or goes to one conversation in it. */
export function showChat(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const useChatShown = (): Shown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
