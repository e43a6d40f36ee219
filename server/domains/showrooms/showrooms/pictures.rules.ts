import type { Picture } from "../../../../contract/shapes.ts";

/** What a `media` row tells of a picture; a left join leaves all of it null. */
export interface MediaRow {
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

/** The picture of a row joined with `media`, at the address of its 800 px WebP; null without one. */
export function pictureOf(row: MediaRow, alt: string): Picture | null {
  if (row.media_key === null) return null;
  return {
    url: `/showroom/media/${row.media_key}/800.webp`,
    width: row.media_width ?? 1,
    height: row.media_height ?? 1,
    alt,
    placeholder: row.media_placeholder ?? "",
  };
}
