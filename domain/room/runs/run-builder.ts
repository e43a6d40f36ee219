import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { addItem } from "../edit/items.edit.ts";
import { rotationAgainst, type WallFace } from "../geometry/walls.ts";
import { atLeft, type Span } from "./stretches.ts";

/** A size to stand in for a product, or to cut one to. */
interface Size {
  width_in?: number;
  depth_in?: number;
  height_in?: number;
}

/** A room while a run is built into it. */
export class RunBuilder {
  design: RoomDesign;
  /** What was added, in the order from left to right. */
  readonly added: RoomItem[] = [];

  constructor(design: RoomDesign) {
    this.design = design;
  }

  /** Adds a thing with its back to a wall, in the middle of a span. Sizes that are not given are the product's. */
  at(
    face: WallFace,
    span: Span,
    kind: string,
    product: RoomProduct | undefined,
    size: Size & { elevation_in?: number; finish?: string } = {},
  ): RoomItem {
    const own = product?.model?.size;
    const { elevation_in, finish = product?.model?.finish } = size;
    const depth_in = size.depth_in ?? own?.depth_in ?? 24;
    return this.add({
      id: "",
      sku: product?.sku ?? null,
      kind,
      at_in: atLeft(face, (span.from + span.to) / 2, depth_in / 2).map(tidy) as [number, number],
      rotation_deg: rotationAgainst(face),
      width_in: tidy(size.width_in ?? own?.width_in ?? span.to - span.from),
      depth_in,
      height_in: size.height_in ?? own?.height_in ?? 34.5,
      against: face.id,
      ...(elevation_in === undefined ? {} : { elevation_in }),
      ...(finish ? { finish } : {}),
    });
  }

  /** Adds an item with an id of its own. */
  add(item: RoomItem): RoomItem {
    const { design, id } = addItem(this.design, item);
    this.design = design;
    const added = { ...item, id };
    this.added.push(added);
    return added;
  }

  /** Chooses what an item takes besides: one product for each part. */
  supply(item: RoomItem, part: string, product: RoomProduct | undefined): void {
    if (!product) return;
    const supplies = [...(this.design.supplies ?? []), { for: item.id, part, sku: product.sku }];
    this.design = { ...this.design, supplies };
  }
}

/** Without float noise. */
const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;
