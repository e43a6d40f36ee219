import { useEffect, useEffectEvent, useReducer } from "react";

/**
 * Runs `ask` in the browser once the component is on the page, whenever `key` changes, and on every call of the
 * returned function. `ask` sees the values of the latest render. Its signal ends when a newer request replaces it and
 * when the component leaves the page.
 */
export function useRequest(
  key: string | number | null | undefined,
  ask: (signal: AbortSignal) => void,
): () => void {
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const run = useEffectEvent(ask);
  // `key` and `round` are not read: they say when to ask, while `ask` reads what to ask for
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either is the reason to ask
  useEffect(() => {
    const ended = new AbortController();
    run(ended.signal);
    return () => ended.abort();
  }, [key, round]);
  return again;
}
