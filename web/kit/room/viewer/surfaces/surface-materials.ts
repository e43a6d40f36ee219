import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Vector2,
} from "three";
import { averageColor } from "../../../../../domain/materials/average-color.ts";
import type { MaterialDefinition } from "../../../../../domain/materials/material.ts";
import { finishMaterial } from "../../items/parts/finish-materials.ts";
import { keyOf } from "../../scene/part.ts";
import type { Cover } from "../../scene/scene.types.ts";
import type { RoomShading } from "../light/room-shading.ts";
import type { MapDrawer } from "./map-drawer.ts";
import type { PackedMaps } from "./material-maps.types.ts";
import { plasterNormals } from "./plaster.ts";

type Drawn = { color: DataTexture; relief: DataTexture; bytes: number };

/** Pixels of a map's first, quick drawing. */
const preview_px = 40_000;

/**
 * Materials for covers, one for each look, and for those on lit panels another. Both share their textures. Flat
 * colors show at once; `onChange` is called when drawn maps replace them.
 */
export class SurfaceMaterials {
  readonly #materials = new Map<string, MeshPhysicalMaterial>();
  readonly #drawn = new Map<string, Drawn>();
  readonly #pending = new Set<string>();
  readonly #drawer: MapDrawer;
  readonly #shading: RoomShading;
  readonly #onChange: () => void;
  #disposed = false;

  constructor(drawer: MapDrawer, shading: RoomShading, onChange: () => void) {
    this.#drawer = drawer;
    this.#shading = shading;
    this.#onChange = onChange;
  }

  /** Textures' bytes with their mip levels. */
  get bytes(): number {
    return [...this.#drawn.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Whether maps are still being drawn. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  of(cover: Cover, lit: boolean, pixels: number): MeshPhysicalMaterial {
    const look = cover.kind === "material" ? keyOf(cover.definition) : JSON.stringify(cover);
    const key = `${look}:${lit}`;
    const known = this.#materials.get(key);
    if (known) {
      if (cover.kind === "material") this.#want(look, cover.definition, pixels);
      return known;
    }
    const material = this.#make(cover, lit);
    material.userData.look = look;
    this.#materials.set(key, material);
    if (cover.kind === "material") {
      const drawn = this.#drawn.get(look);
      if (drawn) apply(material, drawn);
      this.#want(look, cover.definition, pixels);
    }
    return material;
  }

  #make(cover: Cover, lit: boolean): MeshPhysicalMaterial {
    const material = bareMaterial(cover);
    this.#shading.light(material, lit);
    return material;
  }

  #want(look: string, definition: MaterialDefinition, pixels: number): void {
    const has = this.#drawn.get(look);
    const wanted = has ? [pixels] : [preview_px, pixels];
    for (const size of wanted) {
      const id = `${look}:${size}`;
      if (this.#pending.has(id) || (has && has.color.image.width * has.color.image.height >= size * 0.8))
        continue;
      if (has?.color.userData.asked >= size) continue;
      this.#pending.add(id);
      this.#drawer.draw(definition, size).then((maps) => {
        this.#pending.delete(id);
        if (!this.#disposed) this.#arrive(look, maps, size);
      });
    }
  }

  #arrive(look: string, maps: PackedMaps, asked: number): void {
    const old = this.#drawn.get(look);
    if (old && old.color.userData.asked >= asked) return;
    const drawn: Drawn = {
      color: texture(maps.color, maps, true, asked),
      relief: texture(maps.relief, maps, false, asked),
      bytes: Math.round(maps.width_px * maps.height_px * 8 * 1.334),
    };
    this.#drawn.set(look, drawn);
    for (const material of this.#materials.values())
      if (material.userData.look === look) apply(material, drawn);
    old?.color.dispose();
    old?.relief.dispose();
    this.#onChange();
  }

  /** Frees all materials but these, and the textures that none of these uses. */
  keepOnly(used: ReadonlySet<Material>): void {
    for (const [key, material] of this.#materials) {
      if (used.has(material)) continue;
      material.dispose();
      this.#materials.delete(key);
    }
    const looks = new Set([...this.#materials.values()].map((material) => material.userData.look as string));
    for (const [look, drawn] of this.#drawn) {
      if (looks.has(look)) continue;
      drawn.color.dispose();
      drawn.relief.dispose();
      this.#drawn.delete(look);
    }
  }

  dispose(): void {
    this.#disposed = true;
    this.keepOnly(new Set());
  }
}

/** The material of a cover in its flat color, before its maps are drawn. */
export function bareMaterial(cover: Cover): MeshPhysicalMaterial {
  switch (cover.kind) {
    case "material": {
      const material = new MeshPhysicalMaterial({
        color: averageColor(cover.definition),
        roughness: Math.max(0.05, cover.definition.sheen),
      });
      material.userData.sheen = cover.definition.sheen;
      if (cover.definition.family === "metal") material.metalness = 1;
      return material;
    }
    case "paint": {
      const material = new MeshPhysicalMaterial({ color: cover.color, roughness: cover.roughness });
      material.normalMap = plasterNormals();
      material.normalScale = new Vector2(0.35, 0.35);
      return material;
    }
    case "metal":
      return finishMaterial(cover.finish);
    case "glass": {
      const material = new MeshPhysicalMaterial({
        color: new Color("#eef4f2"),
        roughness: 0.02,
        transparent: true,
        opacity: 0.06,
        depthWrite: false,
      });
      material.userData.glass = true;
      return material;
    }
  }
}

function apply(material: MeshPhysicalMaterial, drawn: Drawn): void {
  const first = !material.map;
  material.map = drawn.color;
  material.normalMap = drawn.relief;
  // Rows run from the top of the picture down, so the map's up is the texture's down.
  material.normalScale = new Vector2(1, -1);
  material.color.set("#ffffff");
  material.roughness = 1;
  material.userData.packed = true;
  if (first) material.needsUpdate = true;
}

function texture(
  data: Uint8Array<ArrayBuffer>,
  { width_px, height_px, width_in, height_in }: PackedMaps,
  srgb: boolean,
  asked: number,
): DataTexture {
  const result = new DataTexture(data, width_px, height_px);
  result.wrapS = RepeatWrapping;
  result.wrapT = RepeatWrapping;
  result.magFilter = LinearFilter;
  result.minFilter = LinearMipmapLinearFilter;
  result.generateMipmaps = true;
  result.anisotropy = 8;
  if (srgb) result.colorSpace = SRGBColorSpace;
  result.repeat.set(1 / width_in, -1 / height_in);
  result.userData.asked = asked;
  result.needsUpdate = true;
  return result;
}
