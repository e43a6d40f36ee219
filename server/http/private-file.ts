import type { FileLink } from "./signed-links.ts";

/**
 * Answers a private file that its signed link has opened: redrawn pictures show in the page, everything else is a
 * download, and no shared cache keeps it.
 */
export function privateFile(
  bytes: Uint8Array,
  { media_type, file_name }: { media_type: string; file_name: string },
  { expires }: Pick<FileLink, "expires">,
  now: Date,
): Response {
  const isPicture = media_type === "image/jpeg" || media_type === "image/webp";
  const name = encodeURIComponent(file_name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": media_type,
      "Content-Disposition": `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": `private, max-age=${Math.max(0, expires - Math.floor(now.getTime() / 1000))}`,
    },
  });
}
