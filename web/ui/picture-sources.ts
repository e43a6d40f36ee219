/** Widths that the media service makes, in pixels. */
export const pictureWidths_px = [96, 160, 320, 480, 640, 800, 1200, 1600];

/**
 * The `srcset` of AVIF pictures, or `undefined` for an address of another form. Widths above the picture's own, or
 * above the widest of use, are left out, except the next one up, so that a small picture is still offered whole.
 */
export function sourcesOf(
  { url, width }: { url: string; width: number },
  widest_px = Number.POSITIVE_INFINITY,
): string | undefined {
  const address = /^(.*\/)\d+\.(?:webp|avif)(\?.*)?$/.exec(url);
  if (!address) return undefined;
  const [, folder = "", query = ""] = address;
  const most = Math.min(width, widest_px);
  const largest = pictureWidths_px.find((candidate) => candidate >= most) ?? Number.POSITIVE_INFINITY;
  return pictureWidths_px
    .filter((candidate) => candidate <= largest)
    .map((one) => `${folder}${one}.avif${query} ${one}w`)
    .join(", ");
}
