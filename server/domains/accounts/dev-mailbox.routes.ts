import { devMailbox } from "../../../contract/accounts.ts";
import { fail } from "../../failure.ts";
import { serve } from "../../serve.ts";
import { recentMails } from "./dev-mailbox.store.ts";

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
        created_at: mail.created_at.toISOString(),
      })),
    };
  }),
];

/** The addresses in an email's text, each once, in their order. */
const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
