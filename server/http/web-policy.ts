import { createHash } from "node:crypto";

/** What allows the inline scripts and styles of one document: its nonce, or the hashes of what is in it. */
export type InlineSources = { scripts: string; styles: string };

export function nonceSources(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/**
 * Hashes of the inline scripts and styles of a document that carry the nonce of its rendering. A kept document is
 * sent to many, so no nonce in it could be a secret; whatever got into it without the nonce stays forbidden.
 */
export function hashSources(html: string, nonce: string): InlineSources {
  const marked = `\\snonce="${nonce.replaceAll(/\W/g, "\\$&")}"`;
  return {
    scripts: hashesOf(
      html,
      new RegExp(`<script(?=[^<>]*${marked})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, "g"),
    ),
    styles: hashesOf(html, new RegExp(`<style(?=[^<>]*${marked})[^>]*>([\\s\\S]*?)</style>`, "g")),
  };
}

function hashesOf(html: string, elements: RegExp): string {
  const contents = [...html.matchAll(elements)].map(([, content = ""]) => content);
  return [...new Set(contents)]
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join(" ");
}

/** What the pages of this server need besides their own files. */
export interface PolicyNeeds {
  /** In development Vite brings inline styles and talks over a socket. */
  mode: "production" | "development";
  /** Whether card fields are the payment provider's own. */
  takesStripe: boolean;
}

/** What Stripe's library loads, asks and shows in frames: docs.stripe.com/security/guide, "Content security policy". */
const stripe = {
  scripts: "https://js.stripe.com https://*.js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com",
};

/**
 * The Content-Security-Policy of a page. With Stripe it is the same on all pages: someone who walks from the cart
 * to the checkout stays in the document that the cart came in.
 */
export function contentPolicy(
  { scripts, styles }: InlineSources,
  { mode, takesStripe }: PolicyNeeds,
): string {
  const isBuilt = mode === "production";
  const list = (...sources: (string | false)[]) => sources.filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    list("script-src 'self'", scripts, takesStripe && stripe.scripts),
    isBuilt ? `style-src 'self' ${styles}`.trim() : "style-src 'self' 'unsafe-inline'",
    // Colors of products and placeholders of pictures are data, so they come as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    list("connect-src 'self'", !isBuilt && "ws:", takesStripe && stripe.calls),
    ...(takesStripe ? [`frame-src ${stripe.frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const year_s = 365 * 24 * 60 * 60;

/**
 * What every page carries besides its policy: no guessing of types, no addresses to others, no windows that reach
 * into ours, nothing of the device that no page here needs; and, where the shop is served by HTTPS, HTTPS alone.
 */
export const pageHeaders = (publicUrl: string): readonly (readonly [name: string, value: string])[] => [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), usb=()"],
  ...(publicUrl.startsWith("https:")
    ? ([["Strict-Transport-Security", `max-age=${year_s}; includeSubDomains`]] as const)
    : []),
];
