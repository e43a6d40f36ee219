import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Rendered pictures on disk. A file is either complete or absent; losing the folder costs only time. */
export interface PictureCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes everything derived from one picture. */
  forget(key: string): Promise<void>;
}

/** `name` is `<key>/<file>`, already validated. */
export function diskPictureCache(folder: string): PictureCache {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    get: (name) =>
      readFile(place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    async put(name, bytes) {
      const target = place(name);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    forget: (key) => rm(place(key), { recursive: true, force: true }),
  };
}
