import { useCallback, useState } from "react";
import { ApiError } from "../../client/api-call.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useRequest } from "../../client/use-request.ts";

export type Loaded<Data> =
  | { state: "loading" }
  | { state: "failed"; error: ApiError }
  | { state: "ready"; data: Data };

const loading = { state: "loading" } as const;

/**
 * What a page of the visitor's own asks for in the browser, once it is known who that is, and again when that, or
 * `key`, changes.
 * @param stays whether what was loaded for another key is shown until the new data is there
 */
export function useLoaded<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>, stays = false) {
  const { status } = useSession();
  const of = `${status} ${key}`;
  const [held, setHeld] = useState<{ of: string; loaded: Loaded<Data> }>({ of, loaded: loading });
  const again = useRequest(of, (signal) => {
    if (status === "unknown" || status === "loading") return;
    load(signal)
      .then((data) => !signal.aborted && setHeld({ of, loaded: { state: "ready", data } }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setHeld({ of, loaded: { state: "failed", error } });
      });
  });
  /** Asks again; what is shown stays until the answer comes. */
  const reload = useCallback(() => {
    setHeld((now) => (now.loaded.state === "ready" ? now : { ...now, loaded: loading }));
    again();
  }, [again]);
  /** Takes over what a call has answered, without asking again. */
  const replace = useCallback(
    (change: (data: Data) => Data) =>
      setHeld(({ of, loaded }) => ({
        of,
        loaded: loaded.state === "ready" ? { state: "ready", data: change(loaded.data) } : loaded,
      })),
    [],
  );
  const isShown = held.of === of || (stays && held.loaded.state === "ready");
  return { loaded: isShown ? held.loaded : loading, reload, replace };
}
