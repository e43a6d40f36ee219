import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import { describeRoom } from "../scene/describe-room.ts";
import { keyOf } from "../scene/part.ts";
import type { Panel, Part, RoomScene } from "../scene/scene.types.ts";
import { partGeometry } from "../viewer/geometry/part-geometry.ts";
import { matrixOf } from "../viewer/items/item-batches.ts";
import { ItemModels } from "../viewer/items/item-models.ts";
import type { StandingItems, StandingParts } from "../viewer/light/bake-scene.ts";
import { layOut } from "../viewer/light/light-atlas.ts";
import type { Products } from "../viewer/room-view.types.ts";
import type { PackedMaps } from "../viewer/surfaces/material-maps.types.ts";
import { isShown } from "../viewer/surfaces/part-batches.ts";
import { bareMaterial } from "../viewer/surfaces/surface-materials.ts";
import { Faces } from "./faces.ts";
import { type Look, laidLook, lookOf } from "./look.ts";

/** Draws one repeat of a material with about this many pixels. */
export type DrawMaps = (definition: MaterialDefinition, pixels: number) => PackedMaps;

/** A room with everything in it, as the viewer builds it, without a renderer. */
export class StandingRoom {
  readonly room: RoomScene;
  readonly parts: StandingParts;
  readonly items: StandingItems;

  /** `texels`: most of the light map. */
  constructor(design: RoomDesign, products: Products, texels: number) {
    this.room = describeRoom(design, products);
    const parts = this.room.parts.map((part) => ({ part, geometry: partGeometry(part) }));
    const lit = this.room.parts.filter((part): part is Panel => part.form === "panel" && part.lit);
    this.parts = { all: () => parts, places: layOut(lit, texels) };
    const models = new ItemModels(() => undefined);
    const items = this.room.placements.map((placement) => ({
      placement,
      model: models.take(placement),
      matrix: matrixOf(placement),
    }));
    this.items = { all: () => items };
  }

  /** What a camera in the room sees while these walls are left out; each material's maps have about `pixels`. */
  facesFor(leftOut: ReadonlySet<string>, draw: DrawMaps, pixels: { large: number; small: number }): Faces {
    const faces = new Faces();
    const looks = new Map<unknown, number>();
    const numberOf = (key: unknown, make: () => Look) => {
      const known = looks.get(key) ?? faces.addLook(make());
      looks.set(key, known);
      return known;
    };
    const sizes = mapSizes(this.parts.all(), pixels);
    let panel = -1;
    for (const { part, geometry } of this.parts.all()) {
      // panels are numbered as the bake does
      const isLit = part.shown !== "outside" && part.form === "panel" && this.parts.places.has(part.key);
      if (isLit && part.cover.kind !== "glass") panel += 1;
      if (!isSeen(part, leftOut)) continue;
      const { cover } = part;
      const look =
        cover.kind === "material"
          ? numberOf(keyOf(cover.definition), () =>
              laidLook(bareMaterial(cover), draw(cover.definition, sizes.get(keyOf(cover.definition))!)),
            )
          : numberOf(JSON.stringify(cover), () => lookOf(bareMaterial(cover)));
      faces.add(geometry, null, look, isLit ? panel : -1);
    }
    for (const { placement, model, matrix } of this.items.all()) {
      if (placement.wall !== null && leftOut.has(placement.wall)) continue;
      for (const { geometry, material } of model.pieces)
        faces.add(
          geometry,
          matrix,
          numberOf(material, () => lookOf(material)),
          -1,
        );
    }
    return faces.close();
  }
}

function isSeen(part: Part, leftOut: ReadonlySet<string>): boolean {
  if (part.form === "panel" && part.unseen) return false;
  return part.shown !== "outside" && isShown(part, leftOut);
}

/** How finely each material is drawn: by the largest face that it is on. */
function mapSizes(
  parts: ReturnType<StandingParts["all"]>,
  { large, small }: { large: number; small: number },
) {
  const sizes = new Map<string, number>();
  for (const { part, geometry } of parts) {
    if (part.cover.kind !== "material") continue;
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox!;
    const [w, h, d] = [max.x - min.x, max.y - min.y, max.z - min.z];
    const isLarge = part.form === "panel" && Math.max(w * h, h * d, w * d) > 4000;
    const key = keyOf(part.cover.definition);
    sizes.set(key, Math.max(sizes.get(key) ?? 0, isLarge ? large : small));
  }
  return sizes;
}
