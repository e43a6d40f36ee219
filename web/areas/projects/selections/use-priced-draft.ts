import { useEffect, useState } from "react";
import type { SelectionOption } from "../../../../contract/design/selections.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";

/** An option in the form. */
export interface DraftOption {
  sku: string;
  hash: string;
  note: string;
  /** For a line; null for the line's own. */
  qty: number | null;
  /** Tells rows apart while their products change. */
  key?: string;
}

const typing_ms = 250;

/** What the options come to, from the API; the last known prices while it is asked again. */
export function usePricedDraft(
  project: string,
  about: { room: string | null; surface: string | null; line: string | null },
  options: readonly DraftOption[],
): { priced: readonly SelectionOption[] | undefined; problem: string } {
  const [known, setKnown] = useState<{ priced: readonly SelectionOption[]; problem: string }>();
  const isLine = about.surface === null;
  const wish = JSON.stringify({
    ...about,
    options: options.map(({ sku, qty }) => ({ sku, qty: isLine ? qty : null })),
  });
  useEffect(() => {
    const body = JSON.parse(wish) as typeof about & { options: { sku: string; qty: number | null }[] };
    if (body.options.length === 0) return setKnown(undefined);
    const stop = new AbortController();
    const ask = async () => {
      try {
        const call = { params: { id: project }, body, signal: stop.signal, feedback: "none" } as const;
        const { data } = await api("POST /api/projects/{id}/selections/options", call);
        setKnown({ priced: data.options, problem: "" });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setKnown({ priced: [], problem: Object.values(error.errors)[0]?.[0] ?? error.message });
      }
    };
    const wait = setTimeout(() => void ask(), typing_ms);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [wish, project]);
  return { priced: known?.priced, problem: known?.problem ?? "" };
}
