const link = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence is not part of the link before it. */
const ending = /[.,;:!?)\]}'’”]+$/;

interface TextPart {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
}

/** The parts of a text: plain words, and web addresses. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const address = match[0].replace(ending, "");
    if (!URL.canParse(address)) continue;
    if (match.index > from) parts.push({ at: from, text: text.slice(from, match.index) });
    parts.push({ at: match.index, text: address, href: address });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}
