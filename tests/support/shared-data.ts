import { existsSync } from "node:fs";
import { join } from "node:path";

/** A file or folder of the data that lies beside the repository on some machines; null elsewhere. */
export function sharedData(...path: string[]): string | null {
  const root = join(import.meta.dirname, "../..");
  const places = ["../shared", "../../shared"].map((folder) => join(root, folder, "data", ...path));
  return places.find((place) => existsSync(place)) ?? null;
}
