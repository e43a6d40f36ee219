import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { folderOf } from "./folders.build.ts";
import { readMessages } from "./message-files.build.ts";
import { translateSource } from "./translate-source.build.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * Builds the pages in another language than English: texts in the sources are replaced by those of the message files,
 * `words.es.ts` takes the place of `words.ts` beside it, and `content/spanish/faq.json` that of `content/faq.json`.
 * What has no translation stays English. Pages in English are built without it, and know nothing of languages.
 */
export function inLanguage(language: string): Plugin {
  const messages = new Map<string, ReturnType<typeof readMessages>>();
  const messagesOf = (folder: string) => {
    const known = messages.get(folder) ?? readMessages(folder);
    messages.set(folder, known);
    return known;
  };
  return {
    name: "in-language",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\.?\/.*\.(?:tsx?|json)$/ },
      handler(source, importer) {
        if (!importer) return null;
        const from = importer.replace(/\?.*$/, "");
        const own = ownVersion(join(from, "..", source), language);
        // words.es.ts may take from words.ts what holds in every language
        return own === from ? null : own;
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/ },
      handler(code, id) {
        const file = relative(root, id.replace(/\?.*$/, "")).split(sep).join("/");
        const folder = folderOf(file);
        if (!folder) return null;
        const translate = messagesOf(folder);
        return { code: translateSource(file, code, (text) => translate(text, file)), map: null };
      },
    },
  };
}

/** The file that stands in the place of another in this language, if there is one. */
function ownVersion(file: string, language: string): string | null {
  const inContent = relative(join(root, "content"), file);
  const own = inContent.startsWith("..")
    ? file.replace(/(\.tsx?)$/, `.${language}$1`)
    : join(root, "content/spanish", inContent);
  return own !== file && existsSync(own) ? own : null;
}
