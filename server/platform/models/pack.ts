import { padded, writeGlb } from "../../../domain/room/uploaded-models/write-glb.ts";
import { checkModel, knownExtensions, validated } from "./check.ts";
import type { ToPlainPicture } from "./expand.ts";
import type { Glb, Gltf, GltfPrimitive, GltfView } from "./gltf.types.ts";
import { ModelRefused, modelLimits } from "./problems.ts";
import type { SentTexture } from "./tasks.ts";

/**
 * Writes a model anew with nothing but what a room shows: meshes, materials and the redrawn textures. Bones, motions,
 * cameras, names, and data that no part of it uses are left out.
 */
export async function packModel(
  sent: Uint8Array,
  textures: readonly SentTexture[],
  toPlain: ToPlainPicture,
): Promise<Uint8Array> {
  const bytes = packed(await checkModel(sent, toPlain), textures);
  if (bytes.length > modelLimits.bytes)
    throw new ModelRefused("too_large", (bytes.length / 1024 / 1024).toFixed(1));
  await validated(bytes);
  return bytes;
}

const keptAttributes = new Set(["POSITION", "NORMAL", "TEXCOORD_0", "COLOR_0"]);

function packed({ json, bin }: Glb, textures: readonly SentTexture[]): Uint8Array {
  const data = new Data(bin);
  const accessors = new Renumbered((at) => {
    const { bufferView, sparse: _, ...rest } = json.accessors![at]!;
    return { ...rest, bufferView: data.take(json.bufferViews!, bufferView!) };
  });
  const images = new Renumbered((at) => {
    const texture = textures.find(({ image }) => image === at);
    if (!texture) throw new ModelRefused("bad_texture");
    return { bufferView: data.add(texture.bytes), mimeType: texture.mime };
  });
  const meshes = (json.meshes ?? []).map(({ primitives }) => ({
    primitives: primitives.map((primitive) => primitiveOf(primitive, accessors)),
  }));
  const kept = {
    asset: { version: "2.0" },
    scene: json.scene ?? 0,
    scenes: json.scenes?.map(({ nodes }) => (nodes ? { nodes } : {})),
    nodes: json.nodes?.map(({ children, mesh, matrix, translation, rotation, scale }) => ({
      children,
      mesh,
      matrix,
      translation,
      rotation,
      scale,
    })),
    meshes,
    materials: json.materials,
    textures: json.textures?.map(({ source, sampler }) => ({
      sampler,
      ...(source !== undefined && { source: images.numberOf(source) }),
    })),
    samplers: json.samplers,
    images: images.all,
    accessors: accessors.all,
    bufferViews: data.views,
    buffers: [{ byteLength: data.length }],
    extensionsUsed: json.extensionsUsed?.filter((name) => knownExtensions.has(name)),
    extensionsRequired: json.extensionsRequired,
  };
  return writeGlb(clean(kept) as object, data.joined());
}

function primitiveOf({ attributes, indices, material, mode }: GltfPrimitive, accessors: Renumbered) {
  const own = Object.entries(attributes).filter(([name]) => keptAttributes.has(name));
  return {
    attributes: Object.fromEntries(own.map(([name, at]) => [name, accessors.numberOf(at)])),
    ...(indices !== undefined && { indices: accessors.numberOf(indices) }),
    material,
    mode,
  };
}

/** Without names, notes of programs, extensions that nobody knows, and empty lists, which glTF forbids. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    if (key === "extras" || key === "name" || field === undefined) return [];
    if (Array.isArray(field) && field.length === 0) return [];
    if (key !== "extensions") return [[key, clean(field)]];
    const known = Object.entries(field as object).filter(([name]) => knownExtensions.has(name));
    return known.length > 0
      ? [[key, Object.fromEntries(known.map(([name, one]) => [name, clean(one)]))]]
      : [];
  });
  return Object.fromEntries(entries);
}

/** The parts of a list that are used, with new numbers. */
class Renumbered {
  readonly all: object[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #made: (at: number) => object;

  constructor(made: (at: number) => object) {
    this.#made = made;
  }

  numberOf(at: number): number {
    const known = this.#numbers.get(at);
    if (known !== undefined) return known;
    const number = this.all.push(this.#made(at)) - 1;
    this.#numbers.set(at, number);
    return number;
  }
}

/** The new file's binary data. */
class Data {
  readonly views: (GltfView & object)[] = [];
  length = 0;
  readonly #parts: Uint8Array[] = [];
  readonly #taken = new Map<number, number>();
  readonly #bin: Uint8Array;

  constructor(bin: Uint8Array) {
    this.#bin = bin;
  }

  take(views: NonNullable<Gltf["bufferViews"]>, at: number): number {
    const known = this.#taken.get(at);
    if (known !== undefined) return known;
    const { byteOffset = 0, byteLength, byteStride, target } = views[at]!;
    const more = { ...(byteStride !== undefined && { byteStride }), ...(target !== undefined && { target }) };
    const number = this.add(this.#bin.subarray(byteOffset, byteOffset + byteLength), more);
    this.#taken.set(at, number);
    return number;
  }

  add(bytes: Uint8Array, more: object = {}): number {
    this.#parts.push(bytes);
    const number = this.views.push({ buffer: 0, byteOffset: this.length, byteLength: bytes.length, ...more });
    this.length += padded(bytes.length);
    return number - 1;
  }

  joined(): Uint8Array {
    const bin = new Uint8Array(this.length);
    for (const [at, part] of this.#parts.entries()) bin.set(part, this.views[at]!.byteOffset);
    return bin;
  }
}
