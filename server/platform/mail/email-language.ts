import type { Language } from "../../../domain/languages/language.ts";
import { spanishTexts } from "../spanish/messages.ts";
import type { EmailBlock, EmailContent } from "./email-content.ts";

/** An email in its reader's language. What people wrote, and names, stay as they are. */
export function inLanguageOf(content: EmailContent, language: Language): EmailContent {
  if (language === "en") return content;
  const texts = spanishTexts();
  const say = (text: string) => texts.say(text);
  const ours = (text: string) => texts.say(text, true);
  const { subject, preview, heading, blocks, button, closing, note } = content;
  return {
    subject: ours(subject),
    preview: say(preview),
    heading: ours(heading),
    blocks: blocks.map((block) => blockIn(block, say)),
    ...(button && { button: { ...button, label: say(button.label) } }),
    ...(closing && { closing: closing.map(say) }),
    ...(note !== undefined && { note: say(note) }),
  };
}

function blockIn(block: EmailBlock, say: (text: string) => string): EmailBlock {
  if (typeof block === "string") return say(block);
  if ("facts" in block) return { facts: block.facts.map(([label, value]) => [say(label), say(value)]) };
  if ("totals" in block) return { totals: block.totals.map(([label, value]) => [say(label), say(value)]) };
  if ("code" in block) return block;
  return {
    items: block.items.map(({ title, detail, ...rest }) => ({
      title: say(title),
      ...(detail !== undefined && { detail: say(detail) }),
      ...rest,
    })),
  };
}
