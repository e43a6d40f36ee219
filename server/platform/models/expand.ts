import { type Document, NodeIO, type Texture } from "@gltf-transform/core";
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRDracoMeshCompression,
  KHRONOS_EXTENSIONS,
  KHRTextureBasisu,
} from "@gltf-transform/extensions";
import draco3d from "draco3dgltf";
import { MeshoptDecoder } from "meshoptimizer";
import type { Glb, Gltf } from "./gltf.types.ts";
import { applyMorphs } from "./morphs.ts";
import { ModelRefused, modelLimits } from "./problems.ts";

/** What is unpacked before a model is read: meshes that are compressed, and textures other than PNG and JPEG. */
export const readExtensions: ReadonlySet<string> = new Set([
  "KHR_draco_mesh_compression",
  "EXT_meshopt_compression",
  "KHR_meshopt_compression",
  "KHR_texture_basisu",
  "EXT_texture_webp",
]);

/** Makes a PNG or JPEG of a WebP or KTX2 picture. Throws ModelRefused. */
export type ToPlainPicture = (bytes: Uint8Array) => Promise<{ bytes: Uint8Array; mime: string }>;

/** Whether a file holds anything that has to be unpacked. */
export function isPacked({ extensionsUsed = [], accessors = [], meshes = [], images = [] }: Gltf): boolean {
  return (
    extensionsUsed.some((name) => readExtensions.has(name)) ||
    accessors.some(({ sparse }) => sparse !== undefined) ||
    meshes.some(({ primitives }) => primitives.some(({ targets = [] }) => targets.length > 0)) ||
    images.some(({ mimeType }) => mimeType !== undefined && !/^image\/(png|jpeg)$/.test(mimeType))
  );
}

/**
 * The same model as a plain GLB file: meshes uncompressed, sparse data filled in, morph targets applied at the weights
 * that the file starts with, and every texture a PNG or JPEG. Throws ModelRefused.
 */
export async function expandModel({ json, bin }: Glb, toPlain: ToPlainPicture): Promise<Uint8Array> {
  refuseLargeViews(json);
  const io = await reader();
  const resources = { "@glb.bin": new Uint8Array(bin) };
  const document = await io.readJSON({ json: withKnownNames(json) as never, resources });
  const root = document.getRoot();
  for (const animation of root.listAnimations()) animation.dispose();
  for (const texture of root.listTextures()) await redrawn(texture, toPlain);
  applyMorphs(document);
  for (const extension of root.listExtensionsUsed()) {
    if (readExtensions.has(extension.extensionName)) extension.dispose();
  }
  joinBuffers(document);
  return io.writeBinary(document);
}

async function reader(): Promise<NodeIO> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .setLogger({ debug() {}, info() {}, warn() {}, error() {} })
    .registerExtensions([
      ...KHRONOS_EXTENSIONS,
      EXTMeshoptCompression,
      EXTTextureWebP,
      KHRDracoMeshCompression,
      KHRTextureBasisu,
    ])
    .registerDependencies({
      "draco3d.decoder": await draco3d.createDecoderModule(),
      "meshopt.decoder": MeshoptDecoder,
    });
}

/** A view says how much it unpacks to; a few bytes can claim gigabytes. */
function refuseLargeViews({ bufferViews = [], accessors = [] }: Gltf): void {
  const views = bufferViews.reduce((sum, { byteLength }) => sum + (Number(byteLength) || 0), 0);
  const points = accessors.reduce((sum, { count }) => sum + (Number(count) || 0), 0);
  if (views > modelLimits.unpacked_bytes || points > modelLimits.list_entries) {
    throw new ModelRefused("too_many_vertices", `at least ${modelLimits.vertices.toLocaleString("en-US")}`);
  }
}

/** Meshopt's ratified extension says the same as its first one, under another name. */
function withKnownNames(json: Gltf): unknown {
  if (!json.extensionsUsed?.includes("KHR_meshopt_compression")) return json;
  return JSON.parse(
    JSON.stringify(json).replaceAll('"KHR_meshopt_compression"', '"EXT_meshopt_compression"'),
  );
}

async function redrawn(texture: Texture, toPlain: ToPlainPicture): Promise<void> {
  const bytes = texture.getImage();
  if (!bytes || (!isWebp(bytes) && !isKtx2(bytes))) return;
  const plain = await toPlain(bytes).catch((error: unknown) => {
    throw error instanceof ModelRefused ? error : new ModelRefused("bad_texture");
  });
  texture.setImage(plain.bytes as Uint8Array<ArrayBuffer>).setMimeType(plain.mime);
}

const isWebp = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 12))
    .toString("latin1")
    .replace(/^RIFF.{4}/s, "") === "WEBP";

export const isKtx2 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(1, 7)).toString("latin1") === "KTX 20";

/** A GLB file has one. */
function joinBuffers(document: Document): void {
  const root = document.getRoot();
  const [first = document.createBuffer(), ...others] = root.listBuffers();
  for (const accessor of root.listAccessors()) accessor.setBuffer(first);
  for (const buffer of others) buffer.dispose();
}
