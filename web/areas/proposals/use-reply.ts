import { useState } from "react";
import { ApiError } from "../../client/api.ts";
import { useRequest } from "../../client/use-request.ts";

/** What a call answers, asked anew whenever `key` changes or `reload` is called. */
export function useReply<Data>(key: string, ask: (signal: AbortSignal) => Promise<{ data: Data }>) {
  const [data, setData] = useState<Data>();
  const [error, setError] = useState<ApiError>();
  const reload = useRequest(key, (signal) => {
    ask(signal)
      .then((reply) => {
        setData(reply.data);
        setError(undefined);
      })
      .catch((failure) => {
        if (signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure);
      });
  });
  return { data, error, reload };
}
