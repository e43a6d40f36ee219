import type { HeldMail } from "./held.store.ts";
import type { Letter } from "./letter.ts";

/** One email for what arrived in the quiet hours. Each entry leads to where its own email would have led. */
export function quietDigest(mails: readonly HeldMail[], urlOf: (path: string) => string): Letter {
  const count = `${mails.length} updates`;
  return {
    subject: `${count} from your quiet hours`,
    preview: mails.map(({ subject }) => subject).join(" · "),
    heading: `${count} from your quiet hours`,
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
    note: "You set quiet hours, so we kept these emails until they ended.",
  };
}
