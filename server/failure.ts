import { type ErrorCode, errors, type FieldErrors } from "../contract/errors.ts";

interface FailureDetail {
  /** Fills `{name}` in the code's message. */
  values?: Record<string, string | number>;
  /** Messages by field. */
  fields?: FieldErrors;
  /** The state as it is now, for conflicts. */
  data?: unknown;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** A refusal that the caller is told about, by its code in the table of errors. */
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

/** Refuses because of single fields: `failFields({ email: "…" })` is a 422 with that message under the field. */
export function failFields(messages: Record<string, string>): never {
  const fields = Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]]));
  throw new Failure("invalid", { fields });
}
