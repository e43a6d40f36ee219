import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import type { Takeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { takeoffOf } from "../../../../domain/room/takeoff/takeoff.ts";
import { Failure } from "../../../http/failure.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { findProducts } from "./room-products.flow.ts";
import { planFaults } from "./upload.rules.ts";

/** A design's takeoff at a showroom's current prices, and its products. */
export interface Counted {
  takeoff: Takeoff;
  products: ReadonlyMap<string, RoomProduct>;
}

/** Counts a design; refuses an invalid plan, saying what is wrong with it. */
export async function countDesign(
  platform: ReadingPlatform,
  showroom: Showroom | null,
  design: RoomDesign,
): Promise<Counted> {
  const faults = planFaults(design.plan, "design.plan");
  if (faults) throw new Failure("invalid", { fields: faults });
  const { products } = await findProducts(platform, showroom, skusOf(design));
  return { takeoff: takeoffOf(design, products), products };
}
