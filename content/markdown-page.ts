/** A text in Markdown, taken apart: what its head says, and its sections. */
export interface MarkdownPage {
  /** The lines between `---` at the top: `title: About Us`. */
  fields: Readonly<Record<string, string>>;
  /** What begins with a heading, such as `## Your choice {#choice}`. */
  sections: readonly MarkdownSection[];
}

export interface MarkdownSection {
  /** 1 for `#`, 2 for `##`. */
  level: number;
  title: string;
  /** The part of the address after "#"; empty where the heading has none. */
  id: string;
  /** Accounts that see it, from `{#id only=Vendor}`. */
  only?: string;
  /** In Markdown. */
  text: string;
}

const head = /^---\n([\s\S]*?)\n---\n/;
const heading = /^(#{1,2}) (.*?)(?: \{#([\w-]+)(?: only=(\w+))?\})?$/;

/** Reads a page of `content/pages`. */
export function readMarkdownPage(markdown: string): MarkdownPage {
  const text = markdown.replaceAll("\r\n", "\n");
  const fields = Object.fromEntries(
    (head.exec(text)?.[1] ?? "").split("\n").flatMap((line) => {
      const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      return key ? [[key, value!.trim()]] : [];
    }),
  );
  const sections: MarkdownSection[] = [];
  for (const line of text.replace(head, "").split("\n")) {
    const [, marks, title = "", id = "", only] = heading.exec(line) ?? [];
    if (marks) sections.push({ level: marks.length, title, id, ...(only && { only }), text: "" });
    else {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
    }
  }
  return { fields, sections: sections.map((section) => ({ ...section, text: section.text.trim() })) };
}
