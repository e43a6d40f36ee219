import { existsSync, readFileSync } from "node:fs";

/** A file of real data that lies beside the project, or undefined where there is none: its tests are skipped then. */
export const sharedData = (path: string): URL | undefined =>
  ["../../../shared/data/", "../../../../shared/data/"]
    .map((place) => new URL(place + path, import.meta.url))
    .find((file) => existsSync(file));

/** The same, read as JSON. */
export function sharedJson<Content>(path: string): Content | undefined {
  const file = sharedData(path);
  return file && (JSON.parse(readFileSync(file, "utf8")) as Content);
}
