import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";

/** The first picture of a surface as lists show it, drawn ahead, so that a new marketplace shows goods at once. */
export interface FirstView {
  /** AVIF, as wide as `firstView_px`. */
  picture: Uint8Array;
  /** WebP of a few pixels, shown enlarged while the picture loads. */
  blurred: Uint8Array;
}

/** A ZIP for each category, with `<media key>.avif` and `<media key>.webp` for each surface. */
const folder = join(import.meta.dirname, "../pictures/surfaces");

/** What a list asks for on a screen with two device pixels per pixel. */
export const firstView_px = 640;

/** ZIPs of the same pictures are the same bytes. */
const stored = { level: 0, mtime: "2026-01-01" } as const;

export const packedCategories = (): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    file.endsWith(".zip") ? [file.slice(0, -".zip".length)] : [],
  );

/** The first views of a category by media key. */
export function readFirstViews(category: string): Map<string, FirstView> {
  const files = new Map(Object.entries(unzipSync(readFileSync(join(folder, `${category}.zip`)))));
  const views = new Map<string, FirstView>();
  for (const [name, picture] of files) {
    const key = name.replace(".avif", "");
    const blurred = files.get(`${key}.webp`);
    if (key !== name && blurred) views.set(key, { picture, blurred });
  }
  return views;
}

/** @param views by media key */
export function writeFirstViews(category: string, views: ReadonlyMap<string, FirstView>): void {
  mkdirSync(folder, { recursive: true });
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = sorted.flatMap(([key, { picture, blurred }]) => [
    [`${key}.avif`, picture],
    [`${key}.webp`, blurred],
  ]);
  writeFileSync(join(folder, `${category}.zip`), zipSync(Object.fromEntries(files), stored));
}

export const dropFirstViews = (category: string): void => rmSync(join(folder, `${category}.zip`));
