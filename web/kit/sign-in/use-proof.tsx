import { type ReactNode, useRef, useState } from "react";
import { ApiError, toastFor } from "../../client/api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { showToast } from "../../ui/toast.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/**
 * Makes a call that may require a recent proof; asks for it and repeats the call. Undefined if canceled. Other refusals
 * are thrown, after a toast unless a field shows them.
 */
export type WithProof = <Reply>(call: () => Promise<Reply>) => Promise<Reply | undefined>;

/** Asks for the proof in a dialog; render `question` at the end of the page. Calls show no toast. */
export function useProof(): { withProof: WithProof; question: ReactNode } {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);

  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const close = (isProved: boolean) => {
    setAsking(false);
    answer.current?.(isProved);
    answer.current = undefined;
  };

  const withProof: WithProof = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "proof_required") throw shown(error);
      return (await ask()) ? withProof(call) : undefined;
    }
  };

  const question = user && (
    <ProofDialog key={String(isAsking)} isOpen={isAsking} user={user} onClose={close} />
  );
  return { withProof, question };
}

/** Field errors are shown under their fields; others as a toast. */
function shown(error: ApiError): ApiError {
  const toast = Object.keys(error.errors).length === 0 ? toastFor(error) : undefined;
  if (toast) showToast(toast.kind, toast.message);
  return error;
}
