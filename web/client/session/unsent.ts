import type { Message, MessageFile } from "../../../contract/messaging/conversations.ts";

/** A message that the server does not have yet. It stays in the browser until it does. */
export interface Unsent {
  client_id: string;
  user: string;
  conversation: string;
  text: string;
  reply_to: Message["reply_to"];
  files: Pick<MessageFile, "id" | "file_name">[];
  written_at: string;
  /** Why the server does not take it; empty while it is still to be sent. */
  refusal: string;
}
