import { type RefObject, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { FieldErrors } from "../../../contract/errors.ts";
import { toastFor } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { focusFirstInvalid } from "../../ui/focus-invalid.ts";
import { showToast, withdrawToast } from "../../ui/toast.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { useTypedForm } from "./unsaved.ts";
import { isOutdated, type Said } from "./use-call.ts";

export interface ApiForm {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  /** Shows client-side messages in place of what was refused, and focuses the first field. */
  setErrors: (errors: FieldErrors) => void;
  /** The error of the last call. */
  refusal: ApiError | undefined;
  /** What the last call was refused for, if it was not about fields. */
  problem: string | undefined;
  isSending: boolean;
  /** Calls the API for a form, once at a time: clears old errors, and stores new ones. Undefined on refusal. */
  send: <Reply>(call: () => Promise<Reply>) => Promise<Reply | undefined>;
  /**
   * Sends what changes the page: says the reply's message, does `onDone`, and shows the page as it is then, also where
   * somebody else was first (409). Undefined on refusal, and where the call came to nothing.
   */
  save: <Reply extends Said>(
    call: () => Promise<Reply | undefined>,
    onDone?: (reply: Reply) => unknown,
  ) => Promise<Reply | undefined>;
}

/** A form that is validated by the API: messages by field, one submission at a time. */
export function useApiForm(): ApiForm {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<ApiError>();
  const { isBusy: isSending, once } = useBusy();
  const { revalidate } = useRevalidator();
  const { saving, failed } = useTypedForm(form);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    focusFirstInvalid(form.current);
  }, [errors]);

  const show = (shown: FieldErrors, refused?: ApiError) => {
    setErrors(shown);
    setRefusal(refused);
  };
  const attempt = <Reply>(call: () => Promise<Reply>, onRefused?: (refused: ApiError) => Promise<void>) =>
    once(async () => {
      // sent again, a form has no old refusal standing beside its thanks
      const toast = refusal && toastFor(refusal);
      if (toast) withdrawToast(toast.message);
      show({});
      saving();
      try {
        return await call();
      } catch (error) {
        failed();
        if (!(error instanceof ApiError)) throw error;
        show(error.errors, error);
        await onRefused?.(error);
        return undefined;
      }
    });
  const save = async <Reply extends Said>(
    call: () => Promise<Reply | undefined>,
    onDone?: (reply: Reply) => unknown,
  ): Promise<Reply | undefined> => {
    const reply = await attempt(call, async (refused) => {
      if (isOutdated(refused)) await revalidate();
    });
    if (!reply) return undefined;
    if (reply.message) showToast("success", reply.message);
    await onDone?.(reply);
    await revalidate();
    return reply;
  };
  return {
    form,
    errors,
    setErrors: (shown) => show(shown),
    refusal,
    problem: Object.keys(errors).length === 0 ? refusal?.message : undefined,
    isSending,
    send: (call) => attempt(call),
    save,
  };
}

/** A form's values by field name. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
