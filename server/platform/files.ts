import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";

/** File storage. Paths are relative, with forward slashes, and never leave the store. */
export interface Files {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** null if there is no such file. */
  get(path: string): Promise<Buffer | null>;
  delete(path: string): Promise<void>;
  /** Takes a file of this machine into the store without reading it; it is gone from where it was. */
  takeIn(path: string, from: string): Promise<void>;
  /** Where a file lies on this machine, for readers that cannot have all of it in memory. */
  placeOf(path: string): string;
}

/** Files on the local disk below `root`; writes are atomic. */
export function diskFiles(root: string): Files {
  const place = (path: string): string => {
    const clean = normalize(path);
    if (clean.startsWith("..") || clean.startsWith(sep) || clean.includes("\0")) {
      throw new Error(`not a path inside the file store: ${JSON.stringify(path)}`);
    }
    return join(root, clean);
  };
  return {
    async put(path, bytes) {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    async get(path) {
      try {
        return await readFile(place(path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    delete: (path) => rm(place(path), { force: true }),
    async takeIn(path, from) {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      await rename(from, target);
    },
    placeOf: place,
  };
}
