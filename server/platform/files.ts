import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";

/** Where files live. Paths are relative, with forward slashes, and never leave the store. */
export interface Files {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  get(path: string): Promise<Buffer | null>;
  delete(path: string): Promise<void>;
}

/** Files on the local disk below `root`; a write is seen whole or not at all. */
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
  };
}
