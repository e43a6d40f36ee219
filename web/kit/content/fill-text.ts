import type { TextBlock } from "../../../domain/content/page-text.ts";
import type { Settings } from "../../client/load-shop.ts";
import { formatUsd } from "../../ui/format.ts";

type Known = Pick<Settings, "app_name" | "provider" | "contact" | "limits" | "plans">;

/** Puts in what the settings say: "{email}" becomes the address. Unknown names stay as they are. */
export function fillText(text: string, settings: Known): string {
  const premium = settings.plans.find(({ plan }) => plan === "premium");
  const values: Record<string, string> = {
    name: settings.app_name,
    provider: settings.provider,
    email: settings.contact.email,
    return_days: String(settings.limits.return_days),
    parcel_claim_days: String(settings.limits.parcel_claim_days),
    freight_claim_days: String(settings.limits.freight_claim_days),
    refund_days: String(settings.limits.refund_days),
    cancel_minutes: String(settings.limits.cancel_minutes),
    ...(premium && { premium_price: formatUsd(premium.paid_amount) }),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

type Piece = string | { words: string; address: string } | { bold: string };

/** A text in its pieces: words, links as `[words](address)`, and `**bold words**`. */
export function linkedPieces(text: string): Piece[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
      if (link) return { words: link[1]!, address: link[2]! };
      const bold = /^\*\*([^*]+)\*\*$/.exec(piece);
      return bold ? { bold: bold[1]! } : piece;
    });
}

/** A text without its links' addresses, for search and for search engines. */
export const plainText = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replace(/\*\*([^*]+)\*\*/g, "$1");

/** The same of several blocks, with a space between them. */
export const plainBlocks = (blocks: readonly TextBlock[]): string =>
  blocks
    .flatMap((block) => {
      if (typeof block === "string") return [block];
      if ("facts" in block) return block.facts.flat();
      return "list" in block ? block.list : block.steps;
    })
    .map(plainText)
    .join(" ");
