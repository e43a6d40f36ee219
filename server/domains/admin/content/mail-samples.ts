import table from "../../../../content/emails/samples.json" with { type: "json" };
import { infoOf, type NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import type { EmailContent } from "../../../platform/mail.ts";

/** What an email of the kind looks like, with made-up people and products. */
const samples = table as Partial<Record<NotificationKind, EmailContent>>;

/** A sample email of a kind; where there is no own one, it says what the kind is about. */
export function sampleEmail(kind: NotificationKind): EmailContent {
  const { label, text } = infoOf(kind);
  return (
    samples[kind] ?? {
      subject: label,
      preview: text,
      heading: label,
      blocks: ["Hello Ada,", text],
      button: { label: "See more", path: "/account" },
    }
  );
}
