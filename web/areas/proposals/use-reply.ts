import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../client/api.ts";

/** What a call answers, asked anew whenever `key` changes or `reload` is called. */
export function useReply<Data>(key: string, ask: (signal: AbortSignal) => Promise<{ data: Data }>) {
  const [data, setData] = useState<Data>();
  const [error, setError] = useState<ApiError>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal)
      .then((reply) => {
        setData(reply.data);
        setError(undefined);
      })
      .catch((failure) => {
        if (leaving.signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure);
      });
    return () => leaving.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { data, error, reload };
}
