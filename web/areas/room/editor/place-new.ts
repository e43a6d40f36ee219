import type { RoomDesign, RoomItem, RoomProduct } from "../../../../contract/design/room-design.ts";
import { hostsOf } from "../../../../domain/room/edit/hosts.ts";
import { addItem } from "../../../../domain/room/edit/items.edit.ts";
import { hangsOnWall } from "../../../../domain/room/edit/wall-hung.ts";
import { elevationOf } from "../../../../domain/room/geometry/elevation.ts";
import { boxOf } from "../../../../domain/room/geometry/footprint.ts";
import { spansOf } from "../../../../domain/room/geometry/openings.ts";
import { onPlan } from "../../../../domain/room/geometry/oriented-box.ts";
import { distance } from "../../../../domain/room/geometry/point.ts";
import { facesOf, placeAgainst, rotationAgainst, spanOn } from "../../../../domain/room/geometry/walls.ts";
import { refusalIn } from "../../../../domain/room/rules/placement.ts";
import { standingOf, viewOf } from "../../../../domain/room/rules/room-view.ts";

/** Distance between the places that are tried. */
const step_in = 6;

/** Free-standing kinds; all others try the walls first. */
const free = new Set("island stool chair sofa low_table table rug planter lounge pool light fan".split(" "));

/**
 * Adds a product to the room at the first possible position: in or on what carries it, along the walls if it belongs to
 * walls, else from the middle outward. Null if there is no room for it.
 */
export function placeNew(
  design: RoomDesign,
  product: RoomProduct,
): { design: RoomDesign; id: string } | null {
  if (!product.model) return null;
  const { kind, size, finish } = product.model;
  const { width_in, depth_in, height_in } = size;
  const item = { sku: product.sku, kind, width_in, depth_in, height_in, finish };
  const view = viewOf(design);
  for (const place of placesFor(design, product)) {
    const candidate: RoomItem = { ...item, id: "new", ...place };
    if (hangsOnWall(product) && isOverOpening(design, candidate)) continue;
    if (refusalIn(view, standingOf(design, candidate)) === null)
      return addItem(design, { ...item, ...place });
  }
  return null;
}

/** Wall-hung items try the middle of walls first, and never the middle of the room. */
function placesFor(design: RoomDesign, product: RoomProduct): Iterable<Place> {
  const { kind, size, file, params } = product.model!;
  if (hangsOnWall(product)) return middleOut(design, size);
  const below = [...(free.has(kind) ? [] : alongWalls(design, size)), ...insideOut(design)];
  if (!file || (params.stands !== "counter" && params.stands !== "floor"))
    return [...inHosts(design, product), ...below];
  const standing = hung.has(kind) ? below.map((place) => ({ ...place, elevation_in: 0 })) : below;
  return params.stands === "counter" ? [...onTops(design), ...standing] : standing;
}

/** Kinds that hang by themselves, at a wall or from the ceiling, unless told that they stand. */
const hung = new Set("accessory light media mirror".split(" "));
const tops = new Set("base_cabinet island peninsula vanity table low_table media".split(" "));

/** The middle of each counter and table. */
const onTops = ({ items }: RoomDesign): Place[] =>
  items
    .filter(({ kind }) => tops.has(kind))
    .map(({ id, at_in, rotation_deg }) => ({ at_in, rotation_deg, host: id }));

/** Made to stand by itself or at a wall, though others of its kind are set into something. */
const alone = /^(pedestal|wall-hung|console|utility|wall)$/;
/** Two of a kind nearer than this would be one place. */
const apart_in = 8;

/** What can carry it and carries none yet: a sink's middle is its cabinet's, a faucet stands at the back. */
function inHosts({ items }: RoomDesign, { model }: RoomProduct): Place[] {
  const { kind, size, params } = model!;
  const hosts = Object.hasOwn(hostsOf, kind) ? hostsOf[kind] : undefined;
  if (!hosts || alone.test(String(params.form)) || alone.test(String(params.mount))) return [];
  // a faucet goes to a bowl before it goes to a bare counter, and on the counter behind a sink that is set into one
  const bowls = new Set(items.flatMap((each) => (each.kind === "sink" && each.host ? [each.host] : [])));
  const hasBowl = (host: RoomItem) => bowls.has(host.id) || /^(vanity|lavatory|sink)$/.test(host.kind);
  const back_in = (host: RoomItem) => (kind === "faucet" ? (host.depth_in - size.depth_in) / 2 - 1 : 0);
  return items
    .filter((host) => hosts.has(host.kind) && host.width_in >= size.width_in)
    .filter((host) => !(kind === "sink" && host.kind === "vanity"))
    .filter((host) => !(host.kind === "sink" && host.host))
    .sort((a, b) => (kind === "faucet" ? Number(hasBowl(b)) - Number(hasBowl(a)) : 0))
    .map((host) => ({
      at_in: onPlan(boxOf(host), [0, back_in(host)]),
      rotation_deg: host.rotation_deg,
      host: host.id,
    }))
    .filter(({ at_in, host }) =>
      items.every(
        (each) => each.kind !== kind || (each.host !== host && distance(each.at_in, at_in) > apart_in),
      ),
    );
}

function isOverOpening(design: RoomDesign, item: RoomItem): boolean {
  const bottom = elevationOf(design, item);
  return spansOf(design.plan).some(({ opening, face, from_in, to_in, sill_in, head_in }) => {
    if (opening.wall !== item.against) return false;
    const own = spanOn(face, boxOf(item));
    const isBeside = own.from_in >= to_in || own.to_in <= from_in;
    return !isBeside && bottom < head_in && bottom + item.height_in > sill_in;
  });
}

/** Where an item would be: exactly these fields, which become the item's own and are stored with it. */
type Place = Pick<RoomItem, "at_in" | "rotation_deg" | "against" | "host" | "elevation_in">;
type Footprint = Pick<RoomItem, "width_in" | "depth_in">;

const alongWalls = (design: RoomDesign, size: Footprint): Place[] =>
  wallPlaces(design, size).map(({ place }) => place);

const middleOut = (design: RoomDesign, size: Footprint): Place[] =>
  wallPlaces(design, size)
    .sort((a, b) => a.off_in - b.off_in)
    .map(({ place }) => place);

/** Places along the walls, the longest first, each with its distance from the wall's middle. */
function wallPlaces({ plan }: RoomDesign, { width_in, depth_in }: Footprint) {
  const found: { place: Place; off_in: number }[] = [];
  const faces = facesOf(plan).filter(({ kind }) => kind !== "open");
  for (const face of faces.sort((a, b) => b.length_in - a.length_in)) {
    for (let at = width_in / 2; at <= face.length_in - width_in / 2; at += step_in) {
      const at_in = placeAgainst(face, at, depth_in);
      const place = { at_in, rotation_deg: rotationAgainst(face), against: face.id };
      found.push({ place, off_in: Math.abs(at - face.length_in / 2) });
    }
  }
  return found;
}

function* insideOut({ plan }: RoomDesign): Generator<Place> {
  const xs = plan.vertices_in.map(([x]) => x);
  const ys = plan.vertices_in.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const places: [number, number][] = [];
  for (let x = left + step_in; x < right; x += step_in) {
    for (let y = bottom + step_in; y < top; y += step_in) places.push([x, y]);
  }
  const middle = [(left + right) / 2, (bottom + top) / 2] as const;
  const off = ([x, y]: [number, number]) => Math.hypot(x - middle[0], y - middle[1]);
  for (const at_in of places.sort((a, b) => off(a) - off(b))) yield { at_in, rotation_deg: 0 };
}
