import type { Glb, Gltf } from "./gltf.types.ts";
import { ModelRefused, modelLimits } from "./problems.ts";

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binChunk = 0x004e4942;

/** Takes a GLB file apart. Refuses what is none, by what it is instead where that can be told. */
export function readGlb(bytes: Uint8Array): Glb {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || view.getUint32(0, true) !== magic) throw new ModelRefused(kindOf(bytes));
  if (view.getUint32(4, true) !== 2) throw new ModelRefused("old_version");
  if (view.getUint32(8, true) !== bytes.length) throw new ModelRefused("damaged");
  const jsonLength = view.getUint32(12, true);
  const jsonEnd = 20 + jsonLength;
  if (view.getUint32(16, true) !== jsonChunk || jsonEnd > bytes.length) throw new ModelRefused("damaged");
  if (jsonLength > modelLimits.json_bytes) throw new ModelRefused("too_many_parts", "parts");
  const json = parsed(bytes.subarray(20, jsonEnd));
  if (jsonEnd === bytes.length) return { json, bin: new Uint8Array() };
  if (jsonEnd + 8 > bytes.length || view.getUint32(jsonEnd + 4, true) !== binChunk) {
    throw new ModelRefused("damaged");
  }
  const binEnd = jsonEnd + 8 + view.getUint32(jsonEnd, true);
  if (binEnd > bytes.length) throw new ModelRefused("damaged");
  return { json, bin: bytes.subarray(jsonEnd + 8, binEnd) };
}

function kindOf(bytes: Uint8Array): "gltf_text" | "zipped" | "not_glb" {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  if (/^(\u00ef\u00bb\u00bf)?\s*\{/.test(start)) return "gltf_text";
  return start.startsWith("PK") ? "zipped" : "not_glb";
}

function parsed(bytes: Uint8Array): Gltf {
  try {
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return json as Gltf;
  } catch {
    // said below
  }
  throw new ModelRefused("damaged");
}
