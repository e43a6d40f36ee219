import {
  CanvasTexture,
  type DataTexture,
  Group,
  type Material,
  Mesh,
  type MeshPhysicalMaterial,
  MeshStandardMaterial,
  Scene,
  type Texture,
} from "three";
import type { ItemBatches } from "./items/item-batches.ts";
import type { PartBatches } from "./surfaces/part-batches.ts";
import type { SurfaceMaterials } from "./surfaces/surface-materials.ts";

/** Binary glTF 2.0 for 3D programs and Android, USDZ for iPhones and iPads. */
export type ModelFormat = "glb" | "usdz";

const meters = 0.0254;

/** What of a viewer's contents is exported. */
interface Exported {
  parts: PartBatches;
  items: ItemBatches;
  materials: SurfaceMaterials;
}

/**
 * A room, or one of its items alone, as a model of true size: meters, y up, a node for each surface and each item, plain
 * metal-rough materials. An item stands in the origin, as it does in its room turned by nothing.
 * @param item the id of an item; without it, the whole room
 */
export async function exportModel(
  contents: Exported,
  format: ModelFormat,
  item?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new PlainMaterials(format);
  const scene = new Scene();
  const root = item === undefined ? roomOf(contents, plain) : itemOf(contents, item, plain);
  root.scale.setScalar(meters);
  scene.add(root);
  try {
    scene.updateMatrixWorld(true);
    return await (format === "usdz" ? toUsdz(scene) : toGlb(scene));
  } finally {
    scene.traverse((node) => {
      if (node instanceof Mesh) node.geometry.dispose();
    });
    plain.dispose();
  }
}

async function toUsdz(scene: Scene): Promise<Uint8Array<ArrayBuffer>> {
  const { USDZExporter } = await import("three/addons/exporters/USDZExporter.js");
  return new USDZExporter().parseAsync(scene, { quickLookCompatible: true });
}

async function toGlb(scene: Scene): Promise<Uint8Array<ArrayBuffer>> {
  const { GLTFExporter } = await import("three/addons/exporters/GLTFExporter.js");
  return new Uint8Array((await new GLTFExporter().parseAsync(scene, { binary: true })) as ArrayBuffer);
}

function roomOf({ parts, items, materials }: Exported, plain: PlainMaterials): Group {
  const root = new Group();
  root.name = "room";
  for (const { part, geometry } of parts.all()) {
    if ((part.form === "panel" && part.unseen) || part.shown !== "always") continue;
    const lit = part.form === "panel" && part.lit;
    const mesh = new Mesh(geometry.clone(), plain.of(materials.of(part.cover, lit, 1)));
    mesh.name = part.pick ?? "room";
    root.add(mesh);
  }
  for (const { placement, model, matrix } of items.all()) {
    const node = nodeOf(`${placement.kind} ${placement.id}`, model.pieces, plain);
    matrix.decompose(node.position, node.quaternion, node.scale);
    root.add(node);
  }
  return root;
}

function itemOf({ items }: Exported, id: string, plain: PlainMaterials): Group {
  const found = [...items.all()].find(({ placement }) => placement.id === id);
  return nodeOf(found?.placement.kind ?? "item", found?.model.pieces ?? [], plain);
}

function nodeOf(
  name: string,
  pieces: readonly { geometry: Mesh["geometry"]; material: MeshPhysicalMaterial }[],
  plain: PlainMaterials,
): Group {
  const node = new Group();
  node.name = name;
  for (const { geometry, material } of pieces) node.add(new Mesh(geometry.clone(), plain.of(material)));
  return node;
}

/** Materials as other programs know them, each made once. */
class PlainMaterials {
  readonly #format: ModelFormat;
  readonly #known = new Map<string, MeshStandardMaterial>();
  readonly #drawn = new Map<Texture, Texture>();

  constructor(format: ModelFormat) {
    this.#format = format;
  }

  of(source: MeshPhysicalMaterial): Material {
    const found = this.#known.get(source.uuid);
    if (found) return found;
    const material = new MeshStandardMaterial({
      color: source.color,
      roughness: source.userData.packed ? 0.6 : source.roughness,
      metalness: source.metalness,
      emissive: source.emissive,
      opacity: source.opacity,
      transparent: source.transparent,
      // Quick Look has no materials of two sides
      ...(this.#format === "glb" && { side: source.side }),
      map: this.#picture(source.map),
      normalMap: source.userData.packed ? this.#picture(source.normalMap) : null,
    });
    material.normalScale.copy(source.normalScale);
    material.name = source.name;
    this.#known.set(source.uuid, material);
    return material;
  }

  /** USDZ takes only what can be drawn on a canvas; pixels in memory are put on one. */
  #picture(texture: Texture | null): Texture | null {
    if (!texture || this.#format === "glb" || !("isDataTexture" in texture)) return texture;
    const known = this.#drawn.get(texture);
    if (known) return known;
    const drawn = onCanvas(texture as DataTexture);
    this.#drawn.set(texture, drawn);
    return drawn;
  }

  dispose(): void {
    for (const material of this.#known.values()) material.dispose();
    for (const texture of this.#drawn.values()) texture.dispose();
  }
}

function onCanvas(texture: DataTexture): CanvasTexture {
  const { data, width, height } = texture.image;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pixels = new ImageData(width, height);
  pixels.data.set(data as Uint8Array);
  canvas.getContext("2d")!.putImageData(pixels, 0, 0);
  const drawn = new CanvasTexture(canvas);
  drawn.flipY = texture.flipY;
  drawn.wrapS = texture.wrapS;
  drawn.wrapT = texture.wrapT;
  drawn.repeat.copy(texture.repeat);
  drawn.offset.copy(texture.offset);
  drawn.colorSpace = texture.colorSpace;
  return drawn;
}
