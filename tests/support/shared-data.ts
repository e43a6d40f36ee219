import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the workplace's shared data, read as JSON; null where it is not there. */
export function sharedData<Content>(path: string): Content | null {
  const root = join(import.meta.dirname, "../..");
  const folders = [process.env.SHARED_DIR, join(root, "../shared"), join(root, "../../shared")];
  const file = folders
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "data", path))
    .find((one) => existsSync(one));
  return file ? (JSON.parse(readFileSync(file, "utf8")) as Content) : null;
}
