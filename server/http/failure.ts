import { type ErrorCode, errors, type FieldErrors } from "../../contract/errors.ts";

/** Retry delay in seconds when the database cannot respond; a killed one is usually back by then. */
export const retryAfter_s = 2;

interface FailureDetail {
  /** Fills `{name}` in the code's message. */
  values?: Record<string, string | number>;
  /** Messages by field. */
  fields?: FieldErrors;
  /** The current state, for conflicts. */
  data?: unknown;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** A refusal for the caller, by its code in the error table. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly detail: FailureDetail;

  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(errors[code].message.replace(/\{(\w+)\}/g, (_, name) => String(detail.values?.[name] ?? "")));
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Refuses with a code of the error table. */
export function fail(code: ErrorCode, detail?: FailureDetail): never {
  throw new Failure(code, detail);
}

/** Refuses because of fields: `failFields({ email: "…" })` is a 422 with that message under the field. */
export function failFields(messages: Record<string, string>): never {
  const fields = Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]]));
  throw new Failure("invalid", { fields });
}
