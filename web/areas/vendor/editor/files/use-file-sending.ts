import { useState } from "react";
import { ApiError } from "../../../../client/api.ts";

/** Sends a file, and says in words why one is refused. */
export function useFileSending<Sent>(send: (file: File) => Promise<Sent>, field: string) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (file: File): Promise<Sent | undefined> => {
    setSending(true);
    setProblem(undefined);
    try {
      return await send(file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(`${file.name}: ${error.errors[field]?.[0] ?? error.message}`);
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { isSending, problem, take };
}
