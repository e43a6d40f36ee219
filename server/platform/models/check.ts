import { validateBytes } from "gltf-validator";
import { expandModel, isPacked, readExtensions, type ToPlainPicture } from "./expand.ts";
import { readGlb } from "./glb.ts";
import type { Glb, Gltf } from "./gltf.types.ts";
import { measure } from "./measure.ts";
import { ModelRefused, modelLimits } from "./problems.ts";
import type { ModelFacts, SentTexture } from "./tasks.ts";

/** What a room's viewer understands; everything else is left out, or refused where the model needs it. */
export const knownExtensions: ReadonlySet<string> = new Set([
  "KHR_materials_clearcoat",
  "KHR_materials_emissive_strength",
  "KHR_materials_ior",
  "KHR_materials_sheen",
  "KHR_materials_specular",
  "KHR_materials_transmission",
  "KHR_materials_unlit",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
]);

export interface Checked extends Glb {
  facts: ModelFacts;
  textures: SentTexture[];
  /** The file without compression, where what was sent has any. */
  plain: Uint8Array | undefined;
}

/** Reads a file that may be anything: own limits first, so that the validator never sees what could stall it. */
export async function checkModel(sent: Uint8Array, toPlain: ToPlainPicture): Promise<Checked> {
  const asSent = readGlb(sent);
  refuseOtherFiles(asSent.json);
  refuseExtensions(asSent.json);
  refuseTooMuch(asSent.json);
  const plain = isPacked(asSent.json) ? await expandModel(asSent, toPlain) : undefined;
  const glb = plain ? readGlb(plain) : asSent;
  const { pixels } = await validated(plain ?? sent);
  const [width, height] = pixels.find((side) => Math.max(...side) > modelLimits.texture_px) ?? [];
  if (width !== undefined) throw new ModelRefused("large_texture", `${width} × ${height}`);
  return { ...glb, facts: measure(glb), textures: texturesOf(glb), plain };
}

function refuseOtherFiles({ buffers, images }: Gltf) {
  for (const part of [...listOf(buffers), ...listOf(images)]) {
    const { uri } = part as { uri?: unknown };
    if (uri !== undefined) throw new ModelRefused("other_files", nameIn(uri));
  }
}

/** The end of an address, short enough for a message; data in the text has no name. */
const nameIn = (uri: unknown): string =>
  typeof uri !== "string" || uri.startsWith("data:") ? "" : uri.slice(-60).replaceAll(/[^\w. /-]/g, "");

function refuseExtensions({ extensionsRequired }: Gltf) {
  for (const name of listOf(extensionsRequired).map(String)) {
    if (knownExtensions.has(name) || readExtensions.has(name)) continue;
    throw new ModelRefused("extension", name.slice(0, 60).replaceAll(/\W/g, ""));
  }
}

function refuseTooMuch(json: Gltf) {
  const most = [
    ["nodes", "parts", modelLimits.nodes],
    ["meshes", "meshes", modelLimits.nodes],
    ["materials", "materials", modelLimits.materials],
    ["scenes", "scenes", 100],
    ["accessors", "data lists", modelLimits.list],
    ["bufferViews", "data blocks", modelLimits.list],
    ["textures", "textures", modelLimits.list],
    ["animations", "animations", 1_000],
  ] as const;
  for (const [key, word, count] of most) {
    const list = (json as Record<string, unknown>)[key];
    if (listOf(list).length > count) throw new ModelRefused("too_many_parts", word);
  }
  if (listOf(json.skins).length > 0) throw new ModelRefused("bones");
  const images = listOf(json.images).length;
  if (images > modelLimits.textures) throw new ModelRefused("too_many_textures", String(images));
  for (const accessor of listOf(json.accessors)) {
    const { count } = accessor as { count?: unknown };
    if (typeof count === "number" && count > modelLimits.vertices * 3) {
      throw new ModelRefused("too_many_vertices", count.toLocaleString("en-US"));
    }
  }
}

/** A list of the file, whatever really stands there. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => (typeof one === "object" && one ? one : String(one)))
    : [];

/** What the Khronos validator says of a file; refuses it for its first error. */
export async function validated(bytes: Uint8Array): Promise<{ pixels: [number, number][] }> {
  const report = await validateBytes(bytes, {
    format: "glb",
    maxIssues: 100,
    writeTimestamp: false,
    externalResourceFunction: () => Promise.reject(new Error("A model uses no other files.")),
  });
  const first = report.issues.messages.find(({ severity }) => severity === 0);
  if (first || report.issues.numErrors > 0) {
    const where = first?.pointer ? ` (at ${first.pointer.slice(0, 80)})` : "";
    throw new ModelRefused("format", `${(first?.message ?? "").slice(0, 200)}${where}`);
  }
  return {
    pixels: (report.info.resources ?? []).flatMap(({ image }) =>
      image ? [[image.width, image.height]] : [],
    ),
  };
}

/** The pictures of a validated file that its materials use. */
function texturesOf({ json, bin }: Glb): SentTexture[] {
  const used = new Set((json.textures ?? []).flatMap(({ source }) => source ?? []));
  return [...used].map((image) => {
    const { bufferView = -1 } = json.images![image]!;
    const { byteOffset = 0, byteLength } = json.bufferViews![bufferView]!;
    const bytes = bin.slice(byteOffset, byteOffset + byteLength);
    return { image, bytes, mime: pictureTypeOf(bytes) };
  });
}

function pictureTypeOf(bytes: Uint8Array): SentTexture["mime"] {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (start === "89504e47") return "image/png";
  if (start.startsWith("ffd8ff")) return "image/jpeg";
  throw new ModelRefused("bad_texture");
}
