import { useEffect, useState } from "react";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useLocal, writeLocal } from "../../../client/session/local-store.ts";
import type { Delivery } from "./delivery-words.ts";

/** What is wrong with the ZIP code in the URL. */
export interface ZipProblem {
  zip: string;
  message: string;
}

/**
 * When a variant reaches the remembered ZIP code; the server's result is shown until there is a newer one. `ask`
 * requests another ZIP code, which is remembered if valid.
 */
export function useDelivery(
  hash: string,
  sku: string,
  fromServer: Delivery | null,
  zipProblem: ZipProblem | null,
) {
  const zip = useLocal("delivery_zip");
  const [asked, ask] = useState<{ zip: string }>();
  const [answer, setAnswer] = useState<Answer>({ delivery: fromServer, problem: zipProblem?.message });
  const wanted = asked?.zip ?? zip ?? fromServer?.zip;
  useEffect(() => {
    if (!wanted) return;
    if (!asked && fromServer?.zip === wanted) return setAnswer({ delivery: fromServer });
    const ended = new AbortController();
    setAnswer(({ delivery }) => ({ delivery, isAsking: true }));
    findDays(hash, sku, wanted, ended.signal).then(
      (delivery) => {
        setAnswer({ delivery });
        writeLocal("delivery_zip", wanted);
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setAnswer({ delivery: null, problem: error.errors.zip?.[0] ?? error.message });
      },
    );
    return () => ended.abort();
  }, [wanted, hash, sku, fromServer, asked]);
  return { zip, ...answer, ask: (wanted: string) => ask({ zip: wanted }) };
}

interface Answer {
  delivery: Delivery | null;
  problem?: string | undefined;
  isAsking?: boolean;
}

const findDays = async (hash: string, sku: string, zip: string, signal: AbortSignal): Promise<Delivery> =>
  (
    await api("GET /api/products/{hash}/delivery", {
      params: { hash },
      query: { zip, sku },
      signal,
      feedback: "none",
    })
  ).data;
