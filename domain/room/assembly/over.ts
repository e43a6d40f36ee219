import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { backingById, backingsTouched } from "../geometry/backings.ts";
import { counterTopOf, elevationOf, mostElevation, topOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { spansOf } from "../geometry/openings.ts";
import { onPlan } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import { alongWall, spanOn, type WallFace } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { bowlsOf, faucetOf } from "./bowls.ts";
import { poseOn } from "./hanging.ts";
import { isOneOf, type Mounting, productOfItem } from "./mountings.ts";
import type { Pose } from "./pose.ts";

/** Something over which a thing can hang: where it is on a wall and how high it reaches. */
interface Below {
  face: WallFace;
  at_in: Point;
  top_in: number;
  /** What carries it, for fittings that belong to it. */
  host: string | null;
}

/** Fittings of a bath go with what they serve; a mirror stays when its vanity goes. */
const served = new Set(["shower_base", "tub", "lavatory_bowl", "kitchen_bowl"]);

/** Places on walls over what a thing belongs over: a hood over the range, a mirror over the vanity. */
export function placesOver(
  design: RoomDesign,
  item: RoomItem,
  mounting: Mounting,
  products: ProductsBySku,
): Pose[] {
  return (mounting.over ?? [])
    .flatMap((group) => belowFor(design, item, group, products))
    .map(({ face, at_in, top_in, host }) => {
      const pose = poseOn(face, alongWall(face, at_in).offset_in, item);
      return {
        ...pose,
        ...elevationOver(
          design,
          { ...item, at_in: pose.at_in, rotation_deg: pose.rotation_deg },
          mounting,
          top_in,
        ),
        ...(host ? { host } : {}),
      };
    });
}

function elevationOver(
  design: RoomDesign,
  item: RoomItem,
  { over = [], at }: Mounting,
  top_in: number,
): { elevation_in?: number } {
  const most = mostElevation(design, item);
  const raised = (least: number) => ({ elevation_in: Math.min(most, least) });
  if (over.includes("window")) return raised(Math.max(0, top_in + 4 - item.height_in));
  if (item.kind === "mirror") return raised(Math.max(top_in + 5, 64 - item.height_in / 2));
  if (item.kind === "light" && over.includes("mirror")) return raised(top_in + 2);
  if (item.kind === "faucet" && !over.includes("cooking")) return raised(top_in + 5);
  return at?.bottom_in === undefined ? {} : raised(Math.max(at.bottom_in, top_in + 1));
}

function belowFor(design: RoomDesign, item: RoomItem, group: string, products: ProductsBySku): Below[] {
  if (group === "window")
    return spansOf(design.plan)
      .filter(({ opening }) => opening.kind === "window")
      .map(({ face, from, to, head_in }) => ({ face, at_in: middle(from, to), top_in: head_in, host: null }));
  if (group.endsWith("_bowl")) return overBowls(design, item, group, products);
  return design.items
    .filter((each) => each.id !== item.id && isOneOf(group, each, productOfItem(products, each)))
    .filter((each) => !isServed(design, each, item))
    .flatMap((each) =>
      wallsOf(design, each, group).map((face) => ({
        face,
        at_in: each.at_in,
        top_in: topOf(design, each),
        host: served.has(group) ? each.id : null,
      })),
    );
}

/** One hood is enough for a range, one light for a mirror; a shower has several fittings. */
const isServed = (design: RoomDesign, below: RoomItem, item: RoomItem): boolean =>
  item.kind !== "shower" &&
  design.items.some((each) => each.id !== item.id && each.kind === item.kind && isAbove(design, each, below));

function isAbove(design: RoomDesign, above: RoomItem, below: RoomItem): boolean {
  const face = above.against ? backingById(design.plan, above.against) : undefined;
  if (!face || elevationOf(design, above) < elevationOf(design, below)) return false;
  const [own, other] = [spanOn(face, boxOf(above)), spanOn(face, boxOf(below))];
  const shared = Math.min(own.to_in, other.to_in) - Math.max(own.from_in, other.from_in);
  return other.gap_in < 30 && shared > Math.min(above.width_in, below.width_in) / 2;
}

function overBowls(design: RoomDesign, item: RoomItem, group: string, products: ProductsBySku): Below[] {
  const use = group.replace(/_bowl$/, "");
  return bowlsOf(design, products)
    .filter((bowl) => bowl.use === use)
    .filter((bowl) => {
      if (item.kind === "faucet") return (faucetOf(design, bowl, products)?.id ?? item.id) === item.id;
      const at = onPlan(boxOf(bowl.host), [bowl.across_in, 0]);
      return !design.items.some(
        (each) =>
          each.id !== item.id &&
          each.kind === item.kind &&
          isAbove(design, each, { ...bowl.host, at_in: at, width_in: Math.min(bowl.host.width_in, 24) }),
      );
    })
    .flatMap(({ host, across_in }) =>
      wallsOf(design, host, group).map((face) => ({
        face,
        at_in: onPlan(boxOf(host), [across_in, 0]),
        top_in: elevationOf(design, host) + counterTopOf(host),
        host: item.kind === "faucet" ? host.id : null,
      })),
    );
}

/** The wall behind a thing; of tubs and showers the walls at their ends first. */
function wallsOf(design: RoomDesign, below: RoomItem, group: string): WallFace[] {
  const touched = backingsTouched(design.plan, below, 6);
  if (group !== "tub" && group !== "shower_base") {
    const behind = (below.against ? backingById(design.plan, below.against) : undefined) ?? touched[0];
    return behind && behind.kind !== "open" ? [behind] : [];
  }
  const isAtEnd = (face: WallFace) => face.id !== below.against && below.width_in > below.depth_in + 4;
  return touched.sort((a, b) => Number(isAtEnd(b)) - Number(isAtEnd(a)));
}

const middle = (a: Readonly<Point>, b: Readonly<Point>): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
