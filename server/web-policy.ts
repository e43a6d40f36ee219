import { createHash } from "node:crypto";

/** What allows the inline scripts and styles of one document: its nonce, or the hashes of what is in it. */
export type InlineSources = { scripts: string; styles: string };

export function nonceSources(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/**
 * Hashes of a document's inline scripts and styles. A kept document is sent to many, so no nonce in it
 * could be a secret.
 */
export function hashSources(html: string): InlineSources {
  return {
    scripts: hashesOf(html, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, elements: RegExp): string {
  const contents = [...html.matchAll(elements)].map(([, content = ""]) => content);
  return [...new Set(contents)]
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join(" ");
}

/** The Content-Security-Policy of a page. In development Vite brings inline styles and talks over a socket. */
export function contentPolicy(
  { scripts, styles }: InlineSources,
  mode: "production" | "development",
): string {
  const isBuilt = mode === "production";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    isBuilt ? `style-src 'self' ${styles}`.trim() : "style-src 'self' 'unsafe-inline'",
    // Colours of goods and placeholders of pictures are data, so they come as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    isBuilt ? "connect-src 'self'" : "connect-src 'self' ws:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
