import { randomUUID } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files, StoredFile } from "../files.ts";
import { cleanPath } from "./paths.ts";

/** What a write adds to the name until the file is whole. */
const draftEnd = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files on the local disk below `root`; writes are atomic. */
export function diskFiles(root: string): Files {
  const place = (path: string): string => join(root, cleanPath(path));
  return {
    async put(path, bytes) {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    async takeIn(path, from) {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      await rename(from, target);
    },
    get: async (path) => orNull(readFile(place(path))),
    async read(path, range) {
      const handle = await orNull(open(place(path)));
      if (!handle) return null;
      return createReadStream("", { fd: handle, ...(range && { start: range.first, end: range.last }) });
    },
    async stat(path) {
      const found = await orNull(stat(place(path)));
      return found?.isFile() ? { path, bytes: found.size, stored_at: found.mtime } : null;
    },
    delete: async (path) => rm(place(path), { force: true }),
    lend: async (paths, use) => use(paths.map(place)),
    async *list(prefix = "") {
      for await (const file of below(root, "", prefix)) if (!draftEnd.test(file.path)) yield file;
    },
    async dropUnfinished(before) {
      for await (const { path, stored_at } of below(root, "", "")) {
        if (draftEnd.test(path) && stored_at < before) await rm(place(path), { force: true });
      }
    },
    close() {},
  };
}

/** Files below a folder, without opening folders where nothing can begin with `prefix`. */
async function* below(root: string, folder: string, prefix: string): AsyncIterable<StoredFile> {
  const entries: Dirent[] = (await orNull(readdir(join(root, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      const leadsThere = `${path}/`.startsWith(prefix) || prefix.startsWith(`${path}/`);
      if (leadsThere) yield* below(root, path, prefix);
    } else if (entry.isFile() && path.startsWith(prefix)) {
      const found = await orNull(stat(join(root, path)));
      if (found) yield { path, bytes: found.size, stored_at: found.mtime };
    }
  }
}

/** null where there is no such file. */
const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
