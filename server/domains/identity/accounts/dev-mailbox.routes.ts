import { devMailAttachment, devMailbox } from "../../../../contract/identity/accounts.ts";
import { fail } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import { attachmentOf, recentMails } from "./dev-mailbox.store.ts";

const shown = 100;

export const devMailboxRoutes = [
  serve(devMailbox, async ({ query, platform }) => {
    // Everybody's codes and links are visible here, so it does not exist where real people have accounts.
    if (platform.config.mode === "production") fail("not_found");
    const mails = await recentMails(platform.db, query.to?.trim() ?? "", shown);
    return {
      data: mails.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        links: linksIn(mail.body_text),
        attachments: mail.attachments,
        created_at: mail.created_at.toISOString(),
      })),
    };
  }),
  serve(devMailAttachment, async ({ params: { id, name }, platform }) => {
    if (platform.config.mode === "production") fail("not_found");
    const file = (await attachmentOf(platform.db, id, name)) ?? fail("not_found");
    return new File([new Uint8Array(file.bytes)], name, { type: file.type });
  }),
];

/** The addresses in an email's text, each once, in their order. */
const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
