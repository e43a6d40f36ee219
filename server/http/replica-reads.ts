import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { DatabaseAway } from "../platform/database/away.ts";
import { type Position, type Replicas, readPosition, writePosition } from "../platform/database/replicas.ts";
import { type Platform, within } from "../platform/platform.ts";
import type { Caller } from "./caller.ts";

/** Up to where in the database's log this browser has written. */
const cookieName = "__Host-seen";
const cookie = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;
/** If nobody knows how far a write went: the primary answers for a minute. */
const unknown = { position: "FFFFFFFF/FFFFFFFF", seconds: 60 };

type Answer = (platform: Platform) => Promise<Response>;

/** Answers by a replica that has what the caller has written, else by the primary; also if the replica goes away. */
export async function answerByReplica(
  context: Context,
  { platform, replicas }: { platform: Platform; replicas: Replicas },
  caller: Caller,
  answer: Answer,
): Promise<Response> {
  const position = seenBy(context, caller);
  const replica = position === undefined ? undefined : replicas.upTo(position);
  if (!replica) return answer(platform);
  try {
    return await answer(within(platform, replica));
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    replicas.failed(replica);
    platform.log.warn({ err: error }, "a replica does not answer; the primary does instead");
    return answer(platform);
  }
}

/**
 * What the caller has to see at least. An account that sends no cookie is not that of a browser, which got one when it
 * signed in: nobody knows what it has written, and the primary answers.
 */
function seenBy(context: Context, { account }: Caller): Position | undefined {
  const text = getCookie(context, cookieName);
  if (text === undefined) return account ? undefined : 0n;
  return readPosition(text);
}

/** Gives the browser what it has to see from now on, with the answer to a call that may have written. */
export async function answerAndNote(context: Context, replicas: Replicas, answer: () => Promise<Response>) {
  try {
    const response = await answer();
    response.headers.append("Set-Cookie", await seenNow(replicas));
    return response;
  } catch (error) {
    // some of it may be written all the same
    context.header("Set-Cookie", await seenNow(replicas), { append: true });
    throw error;
  }
}

async function seenNow(replicas: Replicas): Promise<string> {
  try {
    return generateCookie(cookieName, writePosition(await replicas.position()), cookie);
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    return generateCookie(cookieName, unknown.position, { ...cookie, maxAge: unknown.seconds });
  }
}
