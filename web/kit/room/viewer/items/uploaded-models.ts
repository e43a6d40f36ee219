import type { Group, Texture } from "three";
import type { Placement } from "../../scene/scene.types.ts";
import { fittedModel, type ModelFile, readModel, type UploadedSource } from "./uploaded-source.ts";

type Size = Placement["size"];

/** Vendors' own models, each loaded once for an open room. */
export class UploadedModels {
  readonly #sources = new Map<string, UploadedSource | "coming" | "failed">();
  readonly #arrived: (url: string) => void;
  #gone = false;

  constructor(arrived: (url: string) => void) {
    this.#arrived = arrived;
  }

  /** The model in this size; null while it is on its way, or where it does not arrive. */
  take({ url, up, front }: ModelFile, size: Size): Group | null {
    const source = this.#sources.get(url);
    if (source === undefined) void this.#load(url);
    if (source === undefined || source === "coming" || source === "failed") return null;
    return fittedModel(source, { up, front }, size);
  }

  async #load(url: string): Promise<void> {
    this.#sources.set(url, "coming");
    const source = await readModel(url).catch(() => "failed" as const);
    if (this.#gone) return release(source);
    this.#sources.set(url, source);
    this.#arrived(url);
  }

  /** Whether any is still on its way. */
  get busy(): boolean {
    return [...this.#sources.values()].includes("coming");
  }

  dispose(): void {
    this.#gone = true;
    for (const source of this.#sources.values()) release(source);
    this.#sources.clear();
  }
}

function release(source: UploadedSource | "coming" | "failed"): void {
  if (typeof source === "string") return;
  const textures = new Set<Texture>();
  for (const { geometry, material } of source.parts) {
    geometry.dispose();
    material.dispose();
    for (const map of [material.map, material.normalMap, material.roughnessMap, material.emissiveMap])
      if (map) textures.add(map);
  }
  for (const texture of textures) texture.dispose();
}
