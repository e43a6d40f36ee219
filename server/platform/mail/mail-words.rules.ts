import type { EmailContent } from "./email-content.ts";

/** What admins say in all emails of a kind; ids are those of `content/emails/words.json`. */
export type MailWords = readonly { id: string; text: string }[];

/** An email with the admins' words around its own. */
export function reworded(content: EmailContent, words: MailWords, { name }: { name: string }): EmailContent {
  const wordOf = new Map(words.map(({ id, text }) => [id, text]));
  const values = new Map([
    ["subject", content.subject],
    ["name", name],
  ]);
  const fill = (id: string) =>
    (wordOf.get(id) ?? "").replace(/\{(\w+)\}/g, (whole, known: string) => values.get(known) ?? whole);
  const [first] = content.blocks;
  const greetings =
    typeof first === "string" && /^(?:Hello|Hi|Dear)\b[^.!?]*,$|^Hola\b[^.!?]*:$/.test(first) ? 1 : 0;
  const closing = [...(content.closing ?? []), ...paragraphs(fill("closing"))];
  return {
    ...content,
    subject: fill("subject") || content.subject,
    blocks: content.blocks.toSpliced(greetings, 0, ...paragraphs(fill("opening"))),
    ...(closing.length > 0 && { closing }),
  };
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => part !== "");
