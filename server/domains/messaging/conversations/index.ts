import type { Route } from "../../../http/serve.ts";
import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { conversationRoutes } from "./conversations.routes.ts";
import { deskRoutes } from "./desk.routes.ts";
import { mailDigests } from "./digest.flow.ts";
import { removeDroppedFiles } from "./files.flow.ts";
import { fileRoutes } from "./files.routes.ts";
import { mailGuests } from "./guest.flow.ts";
import { guestRoutes } from "./guest.routes.ts";
import { projectChatRoutes } from "./project-chat.routes.ts";

export { eraseMessagesOf } from "./erase.store.ts";
export { conversationsFollow } from "./follow-projects.store.ts";
export { notifyHireMoved, openHireConversation } from "./hire.flow.ts";
export { type SeededConversation, seedConversations } from "./seed.store.ts";

export const routes: readonly Route[] = [
  ...conversationRoutes,
  ...fileRoutes,
  ...projectChatRoutes,
  ...deskRoutes,
  ...guestRoutes,
];

export const jobs: readonly Job[] = [
  { name: "mail-unread-messages", cron: "* * * * *", run: mailDigests },
  { name: "mail-guests-answers", cron: "* * * * *", run: mailGuests },
  { name: "remove-message-files", cron: "*/20 * * * *", run: removeDroppedFiles },
];

export const messageFiles = ownerOfFiles("messages", { message_files: ["path", "preview_path"] });
