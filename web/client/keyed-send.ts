import type { RefObject } from "react";
import { ApiError } from "./api-call.ts";

/**
 * Sends a request under a key that stays the same while no answer came, so that a second try does nothing twice. After an
 * answer the next request gets a new key.
 */
export async function keyedSend<Reply>(
  key: RefObject<string>,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await send(key.current);
    key.current = crypto.randomUUID();
    return reply;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      key.current = crypto.randomUUID();
    }
    throw error;
  }
}
