import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { UnreadableFile } from "./sheet.rules.ts";

/** A vendor's file from any source. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array;
}

const mostBytes = 300 * 1024 * 1024;

/** Reads a file from this machine. Throws UnreadableFile. */
export async function openImportFile(path: string): Promise<ImportFile> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new UnreadableFile(`${path} is a folder. Choose a file in it.`);
    if (!found.isFile()) throw new UnreadableFile(`${path} is not a file.`);
    if (found.size > mostBytes)
      throw new UnreadableFile(`${path} is larger than 300 MB. Split it into several files.`);
    return { name: basename(path), bytes: await readFile(path) };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new UnreadableFile(`We couldn't find the file ${path}.`);
    if (code === "EACCES" || code === "EPERM")
      throw new UnreadableFile(`${path} can't be read: this account doesn't have permission.`);
    throw error;
  }
}
