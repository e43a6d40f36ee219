import type { EmailContent } from "../../../platform/mail.ts";

/** Unread messages of one conversation. */
export interface UnreadConversation {
  id: string;
  title: string;
  count: number;
  /** The newest one: who wrote it, and its first line. */
  author: string;
  preview: string;
}

export const conversationPath = (id: string): string => `/account/messages/${id}`;

const countOf = (count: number): string => (count === 1 ? "1 unread message" : `${count} unread messages`);

/** One email for everything unread, however many conversations it is in. */
export function digestEmail(first_name: string, unread: readonly UnreadConversation[]): EmailContent {
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  const [only] = unread;
  const isOne = unread.length === 1 && only !== undefined;
  return {
    subject: isOne
      ? `${countOf(total)} in ${only.title}`
      : `${countOf(total)} in ${unread.length} conversations`,
    preview: only ? `${only.author}: ${only.preview}` : "",
    heading: countOf(total),
    blocks: [
      `Hello ${first_name},`,
      {
        items: unread.map(({ title, count, author, preview }) => ({
          title: `${title} (${count})`,
          detail: `${author}: ${preview}`,
        })),
      },
    ],
    button: { label: "Read and answer", path: isOne ? conversationPath(only.id) : "/account/messages" },
    note: "We email you at most once an hour about unread messages. Mute a conversation to get no emails about it.",
  };
}

/** To a guest who asked without an account: the answer itself. */
export const guestAnswerEmail = (guest_name: string, text: string): EmailContent => ({
  subject: "Our answer to your question",
  preview: text.slice(0, 120),
  heading: "Our answer to your question",
  blocks: [`Hello ${guest_name},`, ...text.split(/\n{2,}/).filter((part) => part.trim() !== "")],
  button: { label: "Ask another question", path: "/help" },
  note: "A reply to this email won't reach us. Use the button to write to us again.",
});

/** To the desk while nobody is there. */
export const awayEmail = (name: string, preview: string, id: string): EmailContent => ({
  subject: `Support question from ${name}`,
  preview,
  heading: `${name} asked support`,
  blocks: [preview],
  button: { label: "Open the conversation", path: conversationPath(id) },
});
