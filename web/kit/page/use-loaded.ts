import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../client/api-call.ts";
import { useSession } from "../../client/session/use-session.ts";

export type Loaded<Data> =
  | { state: "loading" }
  | { state: "failed"; error: ApiError }
  | { state: "ready"; data: Data };

/**
 * What a page of the visitor's own asks for in the browser, once it is known who that is, and again when that, or
 * `key`, changes.
 * @param stays whether what was loaded for another key is shown until the new data is there
 */
export function useLoaded<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>, stays = false) {
  const { status } = useSession();
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what `load` depends on
  useEffect(() => {
    if (status === "unknown" || status === "loading") return;
    const abort = new AbortController();
    setLoaded((now) => ((stays || round > 0) && now.state === "ready" ? now : { state: "loading" }));
    load(abort.signal)
      .then((data) => !abort.signal.aborted && setLoaded({ state: "ready", data }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setLoaded({ state: "failed", error });
      });
    return () => abort.abort();
  }, [status, key, round]);
  const reload = useCallback(() => setRound((number) => number + 1), []);
  /** Takes over what a call has answered, without asking again. */
  const replace = useCallback(
    (change: (data: Data) => Data) =>
      setLoaded((now) => (now.state === "ready" ? { state: "ready", data: change(now.data) } : now)),
    [],
  );
  return { loaded, reload, replace };
}
