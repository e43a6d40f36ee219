import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ConversationInFull, Message } from "../../../contract/messaging/conversations.ts";
import { api } from "../../client/api.ts";
import { useLocal } from "../../client/session/local-store.ts";
import type { Unsent } from "../../client/session/unsent.ts";
import { listenToNews } from "../../client/stream/news.ts";
import { addUnsent, sendUnsent } from "./outbox.ts";

export interface Loaded {
  conversation: ConversationInFull;
  messages: readonly Message[];
  last_change: number;
  has_more: boolean;
}

const page = 50;
const typing_ms = 6000;

/** A conversation that stays complete: what is loaded, what changes, what is still to be sent. */
export function useConversation(loaded: Loaded, user: string) {
  const { id } = loaded.conversation;
  const [conversation, setConversation] = useState(loaded.conversation);
  const [messages, take] = useMessages(loaded.messages);
  const [hasOlder, setHasOlder] = useState(loaded.has_more);
  const refresh = useRefresh(id, loaded.last_change, take);
  const reload = useCallback(async () => {
    const { data } = await api("GET /api/conversations/{id}", { params: { id }, feedback: "none" });
    setConversation(data);
  }, [id]);
  const typists = useNews(id, { refresh, reload });
  const unsent = useUnsent(id, user, messages, take);

  const loadOlder = async () => {
    const before = messages[0]?.seq;
    if (!hasOlder || before === undefined) return;
    const { data } = await api("GET /api/conversations/{id}/messages", {
      params: { id },
      query: { before, limit: page },
    });
    take(data.messages);
    setHasOlder(data.has_more);
  };
  const send = (message: Pick<Unsent, "text" | "reply_to" | "files">) => {
    const written_at = new Date().toISOString();
    addUnsent({
      ...message,
      client_id: crypto.randomUUID(),
      user,
      conversation: id,
      written_at,
      refusal: "",
    });
    void sendUnsent(user, (sent) => sent.conversation_id === id && take([sent]));
  };
  return { conversation, setConversation, messages, take, hasOlder, loadOlder, typists, unsent, send };
}

export type OpenConversation = ReturnType<typeof useConversation>;

/** Messages in their order, each once, in its latest form. */
function useMessages(first: readonly Message[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Message>>(
    () => new Map(first.map((message) => [message.id, message])),
  );
  const take = useCallback((some: readonly Message[]) => {
    setKnown((before) => {
      const next = new Map(before);
      for (const message of some) {
        if ((next.get(message.id)?.change ?? -1) <= message.change) next.set(message.id, message);
      }
      return next;
    });
  }, []);
  const messages = useMemo(() => [...known.values()].sort((a, b) => a.seq - b.seq), [known]);
  return [messages, take] as const;
}

/** Asks for all that changed since the last time, one question after the other. */
function useRefresh(id: string, last_change: number, take: (messages: readonly Message[]) => void) {
  const state = useRef({ last_change, isAsking: false, mustAskAgain: false });
  return useCallback(async () => {
    const now = state.current;
    now.mustAskAgain = true;
    if (now.isAsking) return;
    now.isAsking = true;
    try {
      while (now.mustAskAgain) {
        now.mustAskAgain = false;
        const { data } = await api("GET /api/conversations/{id}/messages", {
          params: { id },
          query: { changed_after: now.last_change, limit: 100 },
          feedback: "none",
        });
        take(data.messages);
        now.last_change = data.last_change;
        now.mustAskAgain ||= data.has_more;
      }
    } finally {
      now.isAsking = false;
    }
  }, [id, take]);
}

/** Follows the conversation; answers who types. What fails is made up for when the connection is back. */
function useNews(
  id: string,
  { refresh, reload }: { refresh: () => Promise<void>; reload: () => Promise<void> },
): readonly string[] {
  const [typing, setTyping] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const catchUp = () => {
      void refresh().catch(() => undefined);
      void reload().catch(() => undefined);
    };
    const stop = listenToNews(({ kind, data }) => {
      if (kind === "open") catchUp();
      if (data.conversation !== id) return;
      if (kind === "typing") setTyping((now) => new Map(now).set(String(data.name), Date.now()));
      if (kind === "message") {
        setTyping(new Map());
        catchUp();
      }
      if (kind === "conversation") void reload().catch(() => undefined);
    });
    window.addEventListener("online", catchUp);
    return () => {
      stop();
      window.removeEventListener("online", catchUp);
    };
  }, [id, refresh, reload]);
  useEffect(() => {
    if (typing.size === 0) return;
    const fades = setTimeout(() => setTyping(new Map()), typing_ms);
    return () => clearTimeout(fades);
  }, [typing]);
  return [...typing.keys()];
}

const none: readonly Unsent[] = [];

/** What waits in this browser for this conversation; tries to send it now and whenever the connection is back. */
function useUnsent(
  id: string,
  user: string,
  messages: readonly Message[],
  take: (messages: readonly Message[]) => void,
): readonly Unsent[] {
  const kept = useLocal("unsent_messages") ?? none;
  useEffect(() => {
    const sendNow = () =>
      void sendUnsent(user, (sent) => {
        if (sent.conversation_id === id) take([sent]);
      });
    sendNow();
    window.addEventListener("online", sendNow);
    return () => window.removeEventListener("online", sendNow);
  }, [id, user, take]);
  const stored = new Set(messages.map(({ client_id }) => client_id));
  return kept.filter((one) => one.user === user && one.conversation === id && !stored.has(one.client_id));
}
