import type { EmailContent } from "./email-content.ts";
import type { HeldMail } from "./held.store.ts";

/** One email instead of several that waited. Each entry leads to where its own email would have led. */
export function digestOf(mails: readonly HeldMail[], urlOf: (path: string) => string): EmailContent {
  const count = `${mails.length} updates`;
  return {
    subject: `${count} for you`,
    preview: mails.map(({ subject }) => subject).join(" · "),
    heading: `${count} for you`,
    blocks: [
      {
        items: mails.map(({ subject, held: { preview, button } }) => ({
          title: subject,
          detail: preview,
          ...(button && { url: urlOf(button.path) }),
        })),
      },
    ],
    button: { label: "See all notifications", path: "/notification" },
    note: "We put emails together while you have quiet hours, if you want one email a day, or when there are many at once. You can change this in your notification settings.",
  };
}
