import { useRevalidator } from "react-router";
import { ApiError } from "../../client/api-call.ts";
import { showToast } from "../../ui/toast.ts";
import { useBusy } from "../../ui/use-busy.ts";

/** A reply that may say what was done. */
export interface Said {
  message?: string | undefined;
}

/** Whether a call was refused because what it was about is no longer as the page shows it. */
export const isOutdated = ({ status }: ApiError): boolean => status === 409 || status === 404;

/**
 * The call of a button, one at a time. Answers the reply; undefined after a refusal, which a toast has said already, and
 * while the last call is under way.
 */
export function useCall() {
  const { isBusy: isSending, once } = useBusy();
  const call = <Reply>(work: () => Promise<Reply>, onRefused?: (refused: ApiError) => unknown) =>
    once(async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await onRefused?.(error);
        return undefined;
      }
    });
  return { call, isSending };
}

type Change = (work: () => Promise<Said | undefined>) => Promise<boolean>;

/**
 * The call of a button that changes the page: says the reply's message, and shows the page as it is then, also where
 * somebody else was first (409). Answers whether the change was made; a toast has said a refusal already.
 */
export function useChange(): { change: Change; isSending: boolean } {
  const { revalidate } = useRevalidator();
  const { call, isSending } = useCall();
  const change: Change = async (work) => {
    const isMade = await call(
      async () => {
        const reply = await work();
        if (!reply) return false;
        if (reply.message) showToast("success", reply.message);
        await revalidate();
        return true;
      },
      async (refused) => {
        if (isOutdated(refused)) await revalidate();
      },
    );
    return isMade ?? false;
  };
  return { change, isSending };
}
