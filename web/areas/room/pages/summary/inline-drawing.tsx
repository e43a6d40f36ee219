/** A plan drawing of our own making inside the page, so that it is set in the page's type. */
export function InlineDrawing({ svg, label }: { svg: string; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="border border-hairline bg-paper [&>svg]:h-auto [&>svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by domain/room/drawing, which escapes every text
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
