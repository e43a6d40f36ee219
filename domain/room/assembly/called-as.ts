import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { backingById } from "../geometry/backings.ts";
import { boxOf } from "../geometry/footprint.ts";
import { backingLabel, label } from "../geometry/item-label.ts";
import { namedKind } from "../geometry/named-kind.ts";
import { kindWords, onHost, onOneSide, onWall, overThat, the, withThe } from "../geometry/place-words.ts";
import { distance } from "../geometry/point.ts";
import { spanOn } from "../geometry/walls.ts";

type Items = Pick<RoomDesign, "items" | "plan">;

/** Over what a thing hangs, by its kind: `the mirror over the left vanity`. */
const over: Readonly<Record<string, readonly string[]>> = {
  mirror: ["vanity", "lavatory"],
  light: ["mirror", "vanity", "island", "table"],
  hood: ["range", "cooktop"],
};

/** A thing as people call it: `the toilet`, `the mirror over the left vanity`, `the base cabinet 3`. */
export function calledAs(design: Items, item: RoomItem): string {
  return withThe(words(design, item, 0));
}

/** As `calledAs`, to begin a sentence. */
export function CalledAs(design: Items, item: RoomItem): string {
  const called = the(words(design, item, 0));
  return called.charAt(0).toUpperCase() + called.slice(1);
}

function words(design: Items, item: RoomItem, depth: number): string {
  const kind = namedKind(item);
  const name = kindWords(kind);
  const same = design.items.filter((each) => namedKind(each) === kind);
  if (same.length < 2) return name;
  const host = design.items.find(({ id }) => id === item.host);
  if (host && depth < 2 && same.filter((each) => each.host === host.id).length === 1)
    return onHost(name, words(design, host, depth + 1));
  const below = depth < 2 ? belowOf(design, item) : undefined;
  if (below) return overThat(name, words(design, below, depth + 1));
  return sideOf(design, item, same) ?? label(design, item);
}

/** The only thing of its kinds under a thing that hangs. */
function belowOf(design: Items, item: RoomItem): RoomItem | undefined {
  const kinds = Object.hasOwn(over, item.kind) ? over[item.kind]! : [];
  for (const kind of kinds) {
    const near = design.items.filter(
      (each) => each.kind === kind && distance(each.at_in, item.at_in) < Math.max(24, each.width_in / 2),
    );
    const isAlone = (below: RoomItem) =>
      design.items.filter(
        (each) =>
          each.kind === item.kind && distance(each.at_in, below.at_in) < Math.max(24, below.width_in / 2),
      ).length === 1;
    if (near.length === 1 && isAlone(near[0]!)) return near[0];
  }
  return undefined;
}

/** Of two on one wall the left or the right one; one on a wall of its own by that wall. */
function sideOf(design: Items, item: RoomItem, same: readonly RoomItem[]): string | null {
  const face = item.against ? backingById(design.plan, item.against) : undefined;
  if (!face) return null;
  const beside = same.filter(({ against }) => against === face.id);
  const name = kindWords(namedKind(item));
  if (beside.length === 1) return onWall(name, backingLabel(design.plan, face.id));
  if (beside.length !== 2) return null;
  const [first, second] = beside.map((each) => spanOn(face, boxOf(each)).from_in);
  // seen from the room, a wall runs from right to left
  const isLeft = (item.id === beside[0]!.id) === first! > second!;
  const side = onOneSide(name, isLeft ? "left" : "right");
  return same.length === 2 ? side : onWall(side, backingLabel(design.plan, face.id));
}
