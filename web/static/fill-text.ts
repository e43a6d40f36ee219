import type { Settings } from "../load-shop.ts";

type Known = Pick<Settings, "app_name" | "provider" | "contact" | "limits">;

/** Puts in what the settings say: "{email}" becomes the address. Unknown names stay as they are. */
export function fillText(text: string, settings: Known): string {
  const values: Record<string, string> = {
    name: settings.app_name,
    provider: settings.provider,
    email: settings.contact.email,
    return_days: String(settings.limits.return_days),
    cancel_minutes: String(settings.limits.cancel_minutes),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A text in its pieces: words, and links as `[words](address)`. */
export function linkedPieces(text: string): (string | { words: string; address: string })[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
      return link ? { words: link[1]!, address: link[2]! } : piece;
    });
}

/** A text without its links' addresses, for search and for search engines. */
export const plainText = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
