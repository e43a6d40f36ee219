import { useEffect, useState } from "react";
import type { SaidSettings, VendorImport } from "../../../../contract/catalog/vendor-imports.ts";
import { ApiError, api } from "../../../client/api.ts";
import { isMoving } from "./import-state.tsx";

const often_ms = 1000;
const seldom_ms = 3000;

/** An import as it is now, and what may be done with it. It is asked for again while the server works on it. */
export function useImport(loaded: VendorImport) {
  const [shown, setShown] = useState(loaded);
  const [pending, setPending] = useState<string>();
  const [problems, setProblems] = useState<string[]>([]);
  const { id, state } = shown;

  useEffect(() => {
    if (!isMoving(state)) return;
    const begun = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const look = async () => {
      const { data } = await api("GET /api/vendor/imports/{id}", {
        params: { id },
        signal: stop.signal,
        feedback: "none",
      }).catch(() => ({ data: undefined }));
      if (stop.signal.aborted) return;
      if (data) setShown(data);
      wait();
    };
    const wait = () => {
      timer = setTimeout(look, Date.now() - begun < 20_000 ? often_ms : seldom_ms);
    };
    wait();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [id, state]);

  async function run(name: string, call: () => Promise<{ data: VendorImport }>): Promise<boolean> {
    setPending(name);
    setProblems([]);
    try {
      setShown((await call()).data);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const messages = Object.values(error.errors).flat();
      setProblems(messages.length > 0 ? messages : [error.message || "Something went wrong. Try again."]);
      return false;
    } finally {
      setPending(undefined);
    }
  }

  const quiet = { params: { id }, feedback: "none" } as const;
  return {
    shown,
    pending,
    problems,
    answer: (settings: SaidSettings) =>
      run("answer", () => api("PUT /api/vendor/imports/{id}", { ...quiet, body: { settings } })),
    apply: (withdraw_missing: boolean) =>
      run("apply", () =>
        api("POST /api/vendor/imports/{id}/apply", { ...quiet, body: { withdraw_missing } }),
      ),
    cancel: () => run("cancel", () => api("POST /api/vendor/imports/{id}/cancel", quiet)),
    undo: () => run("undo", () => api("POST /api/vendor/imports/{id}/undo", quiet)),
  };
}
export type ImportWork = ReturnType<typeof useImport>;
