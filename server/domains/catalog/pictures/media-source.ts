import { createHash } from "node:crypto";
import type { MaterialDefinition, View } from "../../../../domain/materials/material.ts";

/** The source of a picture: drawn from a material's definition, or a file in the file store. */
export type MediaSource =
  | { kind: "material"; definition: MaterialDefinition; view: View }
  | { kind: "file"; path: string };

/** Increase when materials are drawn differently, so that pictures get new URLs and no cache shows old ones. */
const drawingVersion = 4;

/**
 * The key in a picture's URL: 16 characters of a hash of its source. The same source has the same key, whatever the
 * order of its fields, so pictures can be cached forever.
 */
export function mediaKey(source: MediaSource): string {
  const version = source.kind === "material" ? drawingVersion : 0;
  return createHash("sha256")
    .update(`${version}${canonicalJson(source)}`)
    .digest("base64url")
    .slice(0, 16);
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(",")}}`;
}
