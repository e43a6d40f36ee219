import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { ApiError } from "../../api-call.ts";
import { readLocal, useLocal, writeLocal } from "../../session/local-store.ts";
import type { Delivery } from "./delivery-words.ts";

/** What is wrong with the ZIP code that the address names. */
export interface ZipProblem {
  zip: string;
  message: string;
}

/**
 * When a variant reaches the ZIP code that this browser remembers; the server's answer stands until there is a newer
 * one. `ask` remembers another ZIP code.
 */
export function useDelivery(
  hash: string,
  sku: string,
  fromServer: Delivery | null,
  zipProblem: ZipProblem | null,
) {
  const zip = useLocal("delivery_zip");
  const [delivery, setDelivery] = useState(fromServer);
  const [problem, setProblem] = useState(zipProblem?.message);
  const [isAsking, setAsking] = useState(false);

  const look = async (wanted: string, signal?: AbortSignal) => {
    setAsking(true);
    setProblem(undefined);
    try {
      const { data } = await api("GET /api/products/{hash}/delivery", {
        params: { hash },
        query: { zip: wanted, sku },
        signal,
        feedback: "none",
      });
      setDelivery(data);
      if (readLocal("delivery_zip") !== wanted) writeLocal("delivery_zip", wanted);
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setDelivery(null);
      setProblem(error.errors.zip?.[0] ?? error.message);
    } finally {
      if (!signal?.aborted) setAsking(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another ZIP code or variant alone
  useEffect(() => {
    if (!zip || (delivery?.zip === zip && delivery === fromServer)) return;
    const ended = new AbortController();
    void look(zip, ended.signal);
    return () => ended.abort();
  }, [zip, hash, sku]);

  return { zip, delivery, problem, isAsking, ask: (wanted: string) => look(wanted) };
}
