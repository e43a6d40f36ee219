import { useRevalidator } from "react-router";
import { ApiError } from "../../client/api-call.ts";
import { showToast } from "../../ui/toast.ts";

export type ChangeCall = (call: () => Promise<{ message?: string | undefined }>) => Promise<boolean>;

/**
 * Makes a call that changes something and shows the page as it is then, also where somebody else was first (409).
 * Answers whether the change was made; a refusal has been said by a toast already.
 */
export function useChangeCall(): ChangeCall {
  const { revalidate } = useRevalidator();
  return async (call) => {
    try {
      const { message } = await call();
      if (message) showToast("success", message);
      await revalidate();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 || error.status === 404) await revalidate();
      return false;
    }
  };
}
