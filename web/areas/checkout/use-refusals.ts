import { type RefObject, useEffect, useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { focusFirstInvalid } from "../../ui/focus-invalid.ts";

export interface Refusals {
  errors: FieldErrors;
  /** The message about the whole form. */
  notice: string | undefined;
  setNotice: (message: string | undefined) => void;
  /** Shows the errors, and focuses the first field. */
  refuse: (fields: FieldErrors, message: string) => void;
  clearErrors: () => void;
}

/** What prevents an order, by field and overall. */
export function useRefusals(form: RefObject<HTMLFormElement | null>): Refusals {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string>();
  // after the fields have rendered as invalid
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors, form]);
  const refuse = (fields: FieldErrors, message: string) => {
    setErrors(fields);
    setNotice(message);
  };
  return { errors, notice, setNotice, refuse, clearErrors: () => setErrors({}) };
}
