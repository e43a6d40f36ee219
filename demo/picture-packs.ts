import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";

/** A picture taken ahead, so that a new marketplace shows goods at once. */
export interface PackedPicture {
  /** AVIF. */
  picture: Uint8Array;
  /** WebP of a few pixels, shown enlarged while the picture loads. */
  blurred: Uint8Array;
}

/** ZIPs of the same pictures are the same bytes. */
const stored = { level: 0, mtime: "2026-01-01" } as const;

/** Packed pictures of one folder below `demo/pictures`: a ZIP for each category, with `<key>.avif` and `<key>.webp`. */
export class PicturePacks {
  private readonly folder: string;

  constructor(name: "surfaces" | "views") {
    this.folder = join(import.meta.dirname, "pictures", name);
  }

  categories(): string[] {
    return (existsSync(this.folder) ? readdirSync(this.folder) : []).flatMap((file) =>
      file.endsWith(".zip") ? [file.slice(0, -".zip".length)] : [],
    );
  }

  /** A category's pictures by key; none where the category has no pack. */
  read(category: string): Map<string, PackedPicture> {
    const pictures = new Map<string, PackedPicture>();
    if (!existsSync(this.file(category))) return pictures;
    const files = new Map(Object.entries(unzipSync(readFileSync(this.file(category)))));
    for (const [name, picture] of files) {
      const key = name.replace(".avif", "");
      const blurred = files.get(`${key}.webp`);
      if (key !== name && blurred) pictures.set(key, { picture, blurred });
    }
    return pictures;
  }

  write(category: string, pictures: ReadonlyMap<string, PackedPicture>): void {
    mkdirSync(this.folder, { recursive: true });
    const sorted = [...pictures].sort(([a], [b]) => (a < b ? -1 : 1));
    const files = sorted.flatMap(([key, { picture, blurred }]) => [
      [`${key}.avif`, picture],
      [`${key}.webp`, blurred],
    ]);
    writeFileSync(this.file(category), zipSync(Object.fromEntries(files), stored));
  }

  drop(category: string): void {
    rmSync(this.file(category), { force: true });
  }

  private file(category: string): string {
    return join(this.folder, `${category}.zip`);
  }
}
