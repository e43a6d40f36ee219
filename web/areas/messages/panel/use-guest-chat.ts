import { useCallback, useEffect, useRef, useState } from "react";
import type { GuestChat, GuestMessage } from "../../../../contract/messaging/support-desk.ts";
import { ApiError, api } from "../../../client/api.ts";
import { removeLocal, useLocal, writeLocal } from "../../../client/session/local-store.ts";
import { followChat } from "./follow-chat.ts";

export interface OpenGuestChat {
  chat: GuestChat | undefined;
  messages: readonly GuestMessage[];
  send: (text: string) => Promise<string | undefined>;
  rate: (rating: number, text: string) => Promise<boolean>;
  /** Puts the conversation away, to begin another one. */
  leave: () => void;
}

/** A visitor's conversation with support, by the key that this browser keeps; undefined before there is one. */
export function useGuestChat(): OpenGuestChat | undefined {
  const key = useLocal("support_key");
  const [chat, setChat] = useState<GuestChat>();
  const [known, setKnown] = useState<ReadonlyMap<string, GuestMessage>>(new Map());
  const last = useRef(0);
  const take = useCallback((some: readonly GuestMessage[]) => {
    setKnown((before) => new Map([...before, ...some.map((one) => [one.id, one] as const)]));
  }, []);
  const takeChat = useCallback(
    (found: GuestChat) => {
      last.current = Math.max(last.current, found.last_change);
      setChat(found);
      take(found.messages);
    },
    [take],
  );
  const look = useCallback(async () => {
    if (!key) return;
    try {
      const { data } = await api("GET /api/support/chats/{key}", {
        params: { key },
        query: { changed_after: last.current },
        feedback: "none",
      });
      takeChat(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // deleted by the desk; offline, the next look makes up for it
      if (error.status === 404) removeLocal("support_key");
    }
  }, [key, takeChat]);
  useEffect(() => {
    last.current = 0;
    setChat(undefined);
    setKnown(new Map());
    if (!key) return;
    return followChat(key, { last: () => last.current, look, take: takeChat });
  }, [key, look, takeChat]);
  if (!key) return undefined;
  return {
    chat,
    messages: [...known.values()].sort((a, b) => a.seq - b.seq),
    send: async (text) => {
      const body = { client_id: crypto.randomUUID(), text };
      return attempt(async () => {
        const call = { params: { key }, body, feedback: "none" } as const;
        const { data } = await api("POST /api/support/chats/{key}/messages", call);
        take([data]);
      });
    },
    rate: async (rating, text) => {
      const call = { params: { key }, body: { rating, text } };
      return (await attempt(() => api("POST /api/support/chats/{key}/rating", call))) === undefined;
    },
    leave: () => removeLocal("support_key"),
  };
}

/** Why it did not work, in words. */
async function attempt(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.errors.text?.[0] ?? error.message;
  }
}

export const keepGuestKey = (key: string): void => writeLocal("support_key", key);
