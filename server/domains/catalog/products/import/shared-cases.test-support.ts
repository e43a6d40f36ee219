import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const places = ["../../../../../../shared", "../../../../../../../shared"];
const folder = [process.env.SHARED_DIR, ...places.map((place) => join(import.meta.dirname, place))]
  .filter((place) => place !== undefined)
  .map((place) => join(place, "data/cases"))
  .find((place) => existsSync(place));

/** A file of cases that lies beside the repository; undefined if it is missing. */
export const sharedCase = (name: string): Buffer | undefined =>
  folder !== undefined && existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined;
