import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../contract/errors.ts";
import { ApiError } from "../api-call.ts";
import { focusFirstInvalid } from "../ui/focus-invalid.ts";

export interface ApiForm {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  /** Shows messages that the browser itself found, and leads to the first of them. */
  setErrors: (errors: FieldErrors) => void;
  /** The refusal of the last call, when it was about the whole and not about fields. */
  refusal: ApiError | undefined;
  isSending: boolean;
  /**
   * Makes the call of a form, once at a time: clears what was wrong before, and keeps what is wrong now.
   * Undefined when the API refused.
   */
  send: <Reply>(call: () => Promise<Reply>) => Promise<Reply | undefined>;
}

/** A form whose answer comes from the API: messages by field, and one press at a time. */
export function useApiForm(): ApiForm {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

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
    try {
      return await call();
    } catch (error) {
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

/** The texts of a form by the names of its fields. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
