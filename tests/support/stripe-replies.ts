export type Json = Record<string, unknown>;

/** One call as it arrived. */
export interface StripeCall {
  method: string;
  path: string;
  params: URLSearchParams;
  /** What was uploaded with it. */
  file?: Buffer;
  idempotency_key: string | undefined;
  /** The connected account that the call is for. */
  account: string | undefined;
}

export interface Reply {
  status: number;
  body: Json;
  /** The work is done, but the connection breaks. */
  isLost?: boolean;
}

/** A page of Stripe's lists: the newest first, of the time that was asked for, after the object named last. */
export function listOf({ path, params }: StripeCall, objects: readonly Json[]): Reply {
  const [from, to] = [params.get("created[gte]"), params.get("created[lt]") ?? params.get("created[lte]")];
  const found = objects.toReversed().filter(({ created }) => {
    const at = Number(created);
    return (from === null || at >= Number(from)) && (to === null || at <= Number(to));
  });
  const after = found.findIndex(({ id }) => id === params.get("starting_after")) + 1;
  const data = found.slice(after, after + Number(params.get("limit") ?? 10));
  return ok({ object: "list", has_more: after + data.length < found.length, url: path, data });
}

export const ok = (body: Json): Reply => ({ status: 200, body });
export const fault = (status: number, error: Json): Reply => ({ status, body: { error } });
