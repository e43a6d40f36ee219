import { randomUUID } from "node:crypto";
import { fail } from "../../failure.ts";
import { newId } from "../../platform/ids.ts";
import type { Platform } from "../../platform/platform.ts";
import { previewOf } from "./conversations.rules.ts";
import { addGuestConversation, findAdmins, findConversation } from "./conversations.store.ts";
import { insertMessage } from "./messages.store.ts";
import { tell } from "./send.flow.ts";

/** Somebody without an account asks support; the answer goes to the address by email. */
export async function askAsGuest(
  platform: Platform,
  asked: { full_name: string; email: string; message: string },
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const conversation_id = await addGuestConversation(tx, {
      guest_name: asked.full_name,
      guest_email: asked.email,
    });
    await insertMessage(tx, {
      id: newId(),
      conversation_id,
      user_id: null,
      client_id: randomUUID(),
      body: asked.message,
      reply_to: null,
      created_at: platform.now(),
    });
    const [admin] = await findAdmins(tx);
    if (!admin) return;
    const conversation = await findConversation(tx, { id: admin.id, type: "Admin" }, conversation_id);
    const preview = previewOf({ text: asked.message, files: 0, is_deleted: false });
    await tell(platform, tx, conversation ?? fail("not_found"), { author: null, preview });
  });
}
