import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { describeRoom } from "../scene/describe-room.ts";
import type { RoomScene } from "../scene/scene.types.ts";
import { ItemBatches } from "./items/item-batches.ts";
import type { RoomShading } from "./light/room-shading.ts";
import { Mirrors } from "./mirrors.ts";
import { previewed } from "./previewed.ts";
import type { Preview, Products, RoomViewOptions } from "./room-view.types.ts";
import type { Stage } from "./stage.ts";
import { MapDrawer } from "./surfaces/map-drawer.ts";
import { PartBatches } from "./surfaces/part-batches.ts";
import { SurfaceMaterials } from "./surfaces/surface-materials.ts";

/** What stands in the room: its walls and surfaces, its items and mirrors, as the design or a preview has them. */
export class RoomContents {
  readonly parts: PartBatches;
  readonly items: ItemBatches;
  readonly materials: SurfaceMaterials;
  readonly mirrors: Mirrors;
  readonly #shading: RoomShading;
  readonly #drawer: MapDrawer;
  #design: RoomDesign;
  #products: Products;
  #preview: Preview | null = null;
  #room: RoomScene;

  /** Nothing is in the scene before the first `build`. */
  constructor(
    { scene, shading, setting }: Stage,
    { design, products, maps }: Pick<RoomViewOptions, "design" | "products" | "maps">,
    { onMaps, onModel }: { onMaps: () => void; onModel: () => void },
  ) {
    this.#design = design;
    this.#products = products;
    this.#room = describeRoom(design, products);
    this.#shading = shading;
    this.#drawer = new MapDrawer(maps ?? null);
    this.materials = new SurfaceMaterials(this.#drawer, shading, onMaps);
    this.parts = new PartBatches(scene, this.materials, setting.maps);
    this.items = new ItemBatches(scene, shading, onModel);
    this.mirrors = new Mirrors(scene, setting);
  }

  /** The room as it was last built. */
  get room(): RoomScene {
    return this.#room;
  }

  /** Whether maps or models are still on their way. */
  get isBusy(): boolean {
    return this.materials.busy || this.items.busy;
  }

  /** Bytes of the textures. */
  get bytes(): number {
    return this.materials.bytes + this.items.bytes + this.mirrors.bytes;
  }

  design(design: RoomDesign, products: Products): void {
    this.#design = design;
    this.#products = products;
  }

  /** Returns false if there was no preview and there is none now. */
  preview(preview: Preview | null): boolean {
    if (preview === null && this.#preview === null) return false;
    this.#preview = preview;
    return true;
  }

  /**
   * Brings the scene up to date; what did not change stays. `hasNewModel`: a model has taken the place of its block.
   * Returns whether shapes changed, so that the light has to be baked again.
   */
  build(hasNewModel: boolean): boolean {
    this.#room = describeRoom(previewed(this.#design, this.#preview), this.#products);
    const partsChanged = this.parts.show(this.#room.parts);
    const itemsChanged = this.items.show(this.#room.placements) || hasNewModel;
    if (itemsChanged) this.mirrors.show(this.items);
    return partsChanged || itemsChanged;
  }

  /** Hides what is built into these walls or hangs on them. */
  leaveOut(walls: ReadonlySet<string>): void {
    this.parts.leaveOut(walls);
    this.items.leaveOut(walls);
    this.#shading.leaveOut([...this.#room.walls].flatMap(([id, wall]) => (walls.has(id) ? [wall] : [])));
  }

  dispose(): void {
    this.mirrors.clear();
    this.items.dispose();
    this.parts.dispose();
    this.materials.dispose();
    this.#drawer.dispose();
  }
}
