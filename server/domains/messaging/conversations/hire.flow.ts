import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { addMembers, ensureHireConversation, findHireConversation, markRead } from "./conversations.store.ts";
import { insertMessage } from "./messages.store.ts";
import { notifyOfChange } from "./send.flow.ts";

/**
 * The conversation between a customer and the pro who was asked, begun with the customer's request. The request tells
 * the pro itself, so there is no notification of a message besides. Call it in the transaction of the request.
 */
export async function openHireConversation(
  tx: Db,
  {
    hire_id,
    customer,
    pro,
    text,
    at,
  }: { hire_id: string; customer: string; pro: string; text: string; at: Date },
): Promise<string> {
  const id = await ensureHireConversation(tx, hire_id, customer);
  await addMembers(tx, id, [customer, pro]);
  const message = { id: newId(), conversation_id: id, user_id: customer, client_id: newId() };
  const { seq } = await insertMessage(tx, { ...message, body: text, reply_to: null, created_at: at });
  await markRead(tx, id, customer, seq);
  await notifyOfChange(tx, { id, kind: "hire" }, "message");
  return id;
}

/** Open pages of the conversation learn that its hire has moved, and with it whether they can write. */
export async function notifyHireMoved(tx: Db, hire_id: string): Promise<void> {
  const id = await findHireConversation(tx, hire_id);
  if (id) await notifyOfChange(tx, { id, kind: "hire" }, "conversation");
}
