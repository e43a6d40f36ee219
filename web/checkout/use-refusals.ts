import { type RefObject, useEffect, useState } from "react";
import type { FieldErrors } from "../../contract/errors.ts";
import { focusFirstInvalid } from "../ui/focus-invalid.ts";

export interface Refusals {
  errors: FieldErrors;
  /** What is to be said about the whole. */
  notice: string | undefined;
  setNotice: (message: string | undefined) => void;
  /** Shows what is wrong, and leads to the first field of it. */
  refuse: (fields: FieldErrors, message: string) => void;
  clearErrors: () => void;
}

/** What stands in the way of an order, by field and about the whole. */
export function useRefusals(form: RefObject<HTMLFormElement | null>): Refusals {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string>();
  // once the fields say that they are wrong
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors, form]);
  const refuse = (fields: FieldErrors, message: string) => {
    setErrors(fields);
    setNotice(message);
  };
  return { errors, notice, setNotice, refuse, clearErrors: () => setErrors({}) };
}
