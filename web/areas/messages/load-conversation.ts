import type { Api } from "../../client/api-call.ts";
import type { Loaded } from "./use-conversation.ts";

/** Far enough back for a message that was found; what is older is reached by scrolling. */
const mostPages = 20;

/** A conversation with its newest messages, or back to the one with the number `at`. */
export async function loadConversation(ask: Api, id: string, at?: number): Promise<Loaded> {
  const { data: conversation } = await ask("GET /api/conversations/{id}", { params: { id } });
  return { conversation, ...(await messagesFrom(ask, id, at ?? Number.POSITIVE_INFINITY)) };
}

async function messagesFrom(ask: Api, id: string, at: number): Promise<Omit<Loaded, "conversation">> {
  const call = { params: { id }, query: { limit: 50 } };
  const { data } = await ask("GET /api/conversations/{id}/messages", call);
  let [messages, has_more] = [data.messages, data.has_more];
  for (let page = 1; page < mostPages && has_more && messages[0] && messages[0].seq > at; page += 1) {
    const query = { before: messages[0].seq, limit: 100 };
    const older = await ask("GET /api/conversations/{id}/messages", { params: { id }, query });
    messages = [...older.data.messages, ...messages];
    has_more = older.data.has_more;
  }
  return { messages, has_more, last_change: data.last_change };
}
