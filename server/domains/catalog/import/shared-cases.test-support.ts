import { readFileSync } from "node:fs";
import { sharedData } from "../../../../tests/support/shared-data.ts";

/** A file of cases that lies beside the repository; undefined if it is missing. */
export function sharedCase(name: string): Buffer | undefined {
  const file = sharedData(`cases/${name}`);
  return file && readFileSync(file);
}
