import { readFileSync, writeFileSync } from "node:fs";

/**
 * What demo/rooms/pictures/index.json says about each file; `placeholder` is its average color, `shows` the hash of what
 * was to be seen when it was taken (`shownIn`).
 */
export interface RoomPictureEntry {
  width: number;
  height: number;
  placeholder: string;
  shows: string;
}

const file = new URL("pictures/index.json", import.meta.url);

/** By the file's name. */
export const readPictureIndex = (): Map<string, RoomPictureEntry> =>
  new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, RoomPictureEntry>));

export function writePictureIndex(entries: ReadonlyMap<string, RoomPictureEntry>): void {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([name, entry]) => ` ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}
