import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { ApiError } from "../../client/api-call.ts";
import { focusFirstInvalid } from "../../ui/focus-invalid.ts";
import { useTypedForm } from "./unsaved.ts";

export interface ApiForm {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  /** Shows client-side messages, and focuses the first field. */
  setErrors: (errors: FieldErrors) => void;
  /** The error of the last call if it was not about fields. */
  refusal: ApiError | undefined;
  isSending: boolean;
  /** Calls the API for a form, once at a time: clears old errors, and stores new ones. Undefined on refusal. */
  send: <Reply>(call: () => Promise<Reply>) => Promise<Reply | undefined>;
}

/** A form that is validated by the API: messages by field, one submission at a time. */
export function useApiForm(): ApiForm {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const { saving, failed } = useTypedForm(form);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    focusFirstInvalid(form.current);
  }, [errors]);

  const send = async <Reply>(call: () => Promise<Reply>): Promise<Reply | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setErrors({});
    setRefusal(undefined);
    setSending(true);
    saving();
    try {
      return await call();
    } catch (error) {
      failed();
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      setRefusal(error);
      return undefined;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { form, errors, setErrors, refusal, isSending, send };
}

/** A form's values by field name. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
