/** Widths that the media service makes, in pixels. */
export const pictureWidths_px = [96, 160, 320, 480, 640, 800, 1200, 1600];

/**
 * The `srcset` of each format, or `undefined` for an address of another form. Widths above the picture's own
 * are left out, except the next one up, so that a small picture is still offered whole.
 */
export function sourcesOf({
  url,
  width,
}: {
  url: string;
  width: number;
}): { avif: string; webp: string } | undefined {
  const address = /^(.*\/)\d+\.(?:webp|avif)(\?.*)?$/.exec(url);
  if (!address) return undefined;
  const [, folder = "", query = ""] = address;
  const largest = pictureWidths_px.find((candidate) => candidate >= width) ?? Number.POSITIVE_INFINITY;
  const widths = pictureWidths_px.filter((candidate) => candidate <= largest);
  const list = (format: string) =>
    widths.map((one) => `${folder}${one}.${format}${query} ${one}w`).join(", ");
  return { avif: list("avif"), webp: list("webp") };
}
