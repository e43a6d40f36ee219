import type { Message } from "../../../contract/messaging/conversations.ts";
import { ApiError, api } from "../../client/api.ts";
import { readLocal, writeLocal } from "../../client/session/local-store.ts";
import { storedToken } from "../../client/session/session-store.ts";
import type { Unsent } from "../../client/session/unsent.ts";

const retry_ms = 5000;
const all = (): readonly Unsent[] => readLocal("unsent_messages") ?? [];

export function addUnsent(message: Unsent): void {
  writeLocal("unsent_messages", [...all(), message]);
}

export function dropUnsent(client_id: string): void {
  writeLocal(
    "unsent_messages",
    all().filter((one) => one.client_id !== client_id),
  );
}

export function setRefusal(client_id: string, refusal: string): void {
  writeLocal(
    "unsent_messages",
    all().map((one) => (one.client_id === client_id ? { ...one, refusal } : one)),
  );
}

let isSending = false;
let mustSendAgain = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, one after the other in the order of writing, in one tab at a time. The server stores a `client_id`
 * once, so a message whose answer was lost is sent again without harm.
 */
export async function sendUnsent(user: string, onSent: (message: Message) => void): Promise<void> {
  if (isSending) {
    mustSendAgain = true;
    return;
  }
  isSending = true;
  clearTimeout(retry);
  const work = async () => {
    let isReached = true;
    do {
      mustSendAgain = false;
      isReached = await sendAll(user, onSent);
    } while (mustSendAgain && isReached);
    if (!isReached && storedToken()) retry = setTimeout(() => void sendUnsent(user, onSent), retry_ms);
  };
  await (navigator.locks?.request("unsent-messages", work) ?? work()).finally(() => {
    isSending = false;
  });
}

/** Whether everything was sent or refused; otherwise the server cannot be reached now. */
async function sendAll(user: string, onSent: (message: Message) => void): Promise<boolean> {
  for (;;) {
    const next = all().find((one) => one.user === user && !one.refusal);
    if (!next) return true;
    try {
      const { data } = await api("POST /api/conversations/{id}/messages", {
        params: { id: next.conversation },
        body: {
          client_id: next.client_id,
          text: next.text,
          reply_to: next.reply_to?.id ?? null,
          files: next.files.map(({ id }) => id),
        },
        feedback: "none",
      });
      onSent(data);
      dropUnsent(next.client_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isForNow(error)) return false;
      setRefusal(next.client_id, Object.values(error.errors)[0]?.[0] ?? error.message);
    }
  }
}

const isForNow = ({ status }: ApiError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;
