import type { RoomDesign, RoomItem, RoomPlan, RoomSurface } from "../../../contract/design/room-design.ts";
import { at, type WallLine, wallLines } from "../../room/drawing/wall-lines.ts";
import { isSafeFloor, leastDcof } from "../../room/edit/use.ts";
import { isSloped } from "../../room/geometry/ceiling.ts";
import { areaSurface, areasOf } from "../../room/geometry/floor-areas.ts";
import { placementRefusal } from "../../room/rules/placement.ts";
import type { Offer, Wish } from "../offer.types.ts";
import type { CoveredPart, Laid, Palette } from "../styles/palette.types.ts";
import type { Place } from "./barred.ts";
import { coatOf, type OfferIndex } from "./offer-index.ts";
import { usual, wishes } from "./place-wishes.ts";
import { askedAt } from "./product-wishes.ts";

/** The empty room. */
export interface SketchPlan {
  /** Tells its rooms' choices apart. */
  id: string;
  /** Kind of room, as designs name it. */
  room: string;
  plan: RoomPlan;
  /** `covered` for an outdoor room with a ceiling. */
  tags: readonly string[];
}

/** Limits and preferences of one place, in addition to its kind's. */
export interface PlaceOptions {
  /** Width to come near to. */
  wide?: number;
  most?: { width?: number; depth?: number; height?: number };
  least?: { width?: number; depth?: number };
  finishes?: readonly string[];
  words?: readonly string[];
  accepts?: (offer: Offer) => boolean;
  /** Takes this good instead of choosing. */
  offer?: Offer | null;
  /** Distance from the wall to its back. */
  gap?: number;
  elevation?: number;
  host?: RoomItem | null;
  /** Measures of a place, where they differ from the product's (cabinets cut to the run). */
  size?: { width?: number; depth?: number; height?: number };
  /** Turn on top of the wall's. */
  turn?: number;
}

/** A room being furnished: a floor plan, a palette, and the items placed so far. */
export class RoomSketch {
  readonly plan: SketchPlan;
  readonly palette: Palette;
  readonly shelf: OfferIndex;
  /** Tells rooms of one style apart: which look of the palette's is taken. */
  readonly turn: number;
  readonly key: string;
  readonly items: RoomItem[] = [];
  readonly surfaces: RoomSurface[] = [];
  readonly #lines: WallLine[];
  readonly #counts = new Map<string, number>();
  readonly #chosen = new Map<string, Offer | null>();

  constructor(plan: SketchPlan, palette: Palette, offers: OfferIndex, turn: number) {
    this.plan = plan;
    this.palette = palette;
    this.shelf = offers;
    this.turn = turn;
    this.key = `${palette.id}/${plan.id}`;
    this.#lines = wallLines(plan.plan);
  }

  /** One of several, by this room's turn. */
  of<T>(list: readonly T[]): T {
    const value = list[this.turn % list.length];
    if (value === undefined) throw new Error(`nothing to choose from for ${this.key}`);
    return value;
  }

  wall(id: string): WallLine {
    const line = this.#lines.find((each) => each.wall.id === id);
    if (!line) throw new Error(`${this.plan.id} has no wall ${id}`);
    return line;
  }

  /** The point on a wall at that x (or y, for walls that run north and south), so far into the room. */
  onWall(id: string, coordinate: number, into_in: number): [number, number] {
    const line = this.wall(id);
    const axis = Math.abs(line.along[0]) >= Math.abs(line.along[1]) ? 0 : 1;
    const [x, y] = at(line, (coordinate - line.start[axis]) / line.along[axis], -into_in);
    return [round(x), round(y)];
  }

  /** Rotation of an item with its back to the wall. */
  turnAt(id: string): number {
    const [x, y] = this.wall(id).out;
    return Math.round((Math.atan2(y, x) * 180) / Math.PI + 270) % 360;
  }

  /** The product for a place, the same each time in this room for the same words. */
  choose(place: string, options: PlaceOptions = {}): Offer | null {
    if (options.offer !== undefined) return options.offer;
    const make = wishes[place];
    if (!make) throw new Error(`no such place: ${place}`);
    const base = make(this.palette);
    const { accepts } = options;
    const asked = askedAt(this.palette.products, place);
    const wish: Wish = {
      ...base,
      ...(asked.length > 0 && { asked }),
      ...(options.wide === undefined ? {} : { width_in: options.wide }),
      ...(options.most ? { most_in: options.most } : {}),
      ...(options.least ? { least_in: options.least } : {}),
      ...(options.finishes ? { finishes: options.finishes } : {}),
      ...(options.words ? { words: options.words } : {}),
      accepts: (offer) => (base.accepts?.(offer) ?? true) && (accepts?.(offer) ?? true),
    };
    const memo = JSON.stringify([
      place,
      options.wide,
      options.most,
      options.least,
      options.finishes,
      options.words,
    ]);
    if (!accepts && this.#chosen.has(memo)) return this.#chosen.get(memo)!;
    const offer = this.shelf.fixture(wish, `${this.key}/${place}`);
    if (!accepts) this.#chosen.set(memo, offer);
    return offer;
  }

  /** Against a wall, centered at that x or y. Null when the catalog has nothing that fits. */
  on(wall: string, coordinate: number, place: string, options: PlaceOptions = {}): RoomItem {
    const offer = this.choose(place, options);
    const [, , deep] = measures(place, offer, options);
    const at_in = this.onWall(wall, coordinate, (options.gap ?? 0) + deep / 2);
    return this.#put(place, offer, at_in, this.turnAt(wall) + (options.turn ?? 0), { ...options }, wall);
  }

  /** Free in the room; at rotation 0 the front faces south. */
  at(x: number, y: number, rotation: number, place: string, options: PlaceOptions = {}): RoomItem {
    return this.#put(place, this.choose(place, options), [x, y], rotation, options, null);
  }

  /** As `at`, but nothing at all when the catalog has no such products. */
  maybe(x: number, y: number, rotation: number, place: string, options: PlaceOptions = {}): RoomItem | null {
    const offer = this.choose(place, options);
    return offer
      ? this.#underSlope(this.#put(place, offer, [x, y], rotation, { ...options, offer }, null))
      : null;
  }

  /** As `on`, but nothing at all when the catalog has no such products. */
  maybeOn(wall: string, coordinate: number, place: string, options: PlaceOptions = {}): RoomItem | null {
    const offer = this.choose(place, options);
    return offer ? this.#underSlope(this.on(wall, coordinate, place, { ...options, offer })) : null;
  }

  /** Under a sloped ceiling, what a room can do without is left out where it does not fit. */
  #underSlope = (item: RoomItem): RoomItem | null => (isSloped(this.plan.plan) ? this.ifFree(item) : item);

  /** For what a room can do without: takes it away again where it would stand in something's way. */
  ifFree<Item extends RoomItem | null>(item: Item): Item | null {
    if (!item || placementRefusal(this.design(""), item) === null) return item;
    this.items.splice(this.items.indexOf(item), 1);
    return null;
  }

  #put(
    place: string,
    offer: Offer | null,
    [x, y]: readonly [number, number],
    rotation: number,
    options: PlaceOptions,
    against: string | null,
  ): RoomItem {
    const [kind, width_in, depth_in, height_in] = measures(place, offer, options);
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    const item: RoomItem = {
      id: `${kind.replace(/_/g, "-")}-${number}`,
      sku: offer?.sku ?? null,
      kind,
      at_in: [round(x), round(y)],
      rotation_deg: ((rotation % 360) + 360) % 360,
      width_in: round(width_in),
      depth_in: round(depth_in),
      height_in: round(height_in),
      ...(options.elevation === undefined ? {} : { elevation_in: round(options.elevation) }),
      ...(against ? { against } : {}),
      ...(options.host ? { host: options.host.id } : {}),
      ...(offer?.finish ? { finish: offer.finish } : {}),
    };
    this.items.push(item);
    return item;
  }

  /** Lays a product on a surface; a paint where the query is a color. Leaves the surface bare when neither is sold. */
  cover(
    id: string,
    query: string,
    more: { laid?: Laid | undefined; grout?: string | undefined; height_in?: number; sheen?: string } = {},
  ): void {
    const liked = this.#likedOn(id, query.startsWith("#"));
    if (liked) {
      this.coverWith(id, liked.sku, { ...more, laid: liked.pattern, grout: liked.grout_color });
      return;
    }
    const offer = query.startsWith("#")
      ? this.shelf.paint(
          query,
          id === "ceiling" ? "ceiling-paint" : "wall-paint",
          more.sheen ?? "eggshell",
          query,
        )
      : this.#surfaceFor(id, query);
    this.coverWith(id, offer?.sku ?? null, more);
  }

  /** What covers this part of the room that is liked, if it may be taken here: paint for paint alone. */
  #likedOn(id: string, isPaint: boolean): RoomSurface | null {
    const liked = this.shelf.liked?.surfaces.get(id.split(":", 1)[0]!);
    const offer = liked?.sku ? this.shelf.get(liked.sku) : undefined;
    if (!liked || !offer || (coatOf(offer) !== null) !== isPaint) return null;
    return id !== "floor" || this.#isSafe(offer) ? liked : null;
  }

  /** What a person asked of this part of the room, else what the look has there. */
  #surfaceFor(id: string, query: string): Offer | null {
    const accepts = (offer: Offer) => id !== "floor" || this.#isSafe(offer);
    const [word = ""] = id.split(":", 1);
    const part = partOf.get(word);
    const found = this.shelf.surface(query, this.key, accepts, placeOf(word, part?.[1]));
    const isFitting = found !== null && accepts(found);
    // where nothing of the look's own kind is wanted or safe, another kind takes its place
    const other =
      !isFitting && part && this.plan.room !== "outdoor"
        ? this.shelf.covering(part[0], {}, found, this.key, accepts)
        : null;
    const usual = other ?? found;
    if (!part || this.plan.room === "outdoor") return usual;
    const [surface, covered] = part;
    const own = this.palette.own?.get(covered);
    if (own) return this.shelf.covering(surface, own, usual, this.key, accepts) ?? usual;
    // at this thrift the kind of material may change, its color stays
    return this.shelf.thrift >= 10 ? this.shelf.covering(surface, {}, usual, this.key, accepts) : usual;
  }

  /** Floors that get wet; everywhere where somebody asks for a floor that is not slippery. */
  #isSafe({ product, options }: Offer): boolean {
    const { dcof, finish } = product.attributes;
    const only = options.Finish === undefined ? finish : [];
    const isPolished = /polished|gloss/i.test([Object.values(options), only].flat().join(" "));
    if (isPolished && this.palette.isUnpolished) return false;
    if (!this.palette.isSlipSafe) return isSafeFloor(product, this.plan.room);
    return typeof dcof === "number" && dcof >= leastDcof(this.plan.room) && !isPolished;
  }

  coverWith(
    id: string,
    sku: string | null,
    more: { laid?: RoomSurface["pattern"]; grout?: string | undefined; height_in?: number } = {},
  ): void {
    const surface: RoomSurface = {
      id,
      sku,
      ...(more.laid ? { pattern: more.laid } : {}),
      ...(more.grout ? { grout_color: more.grout } : {}),
      ...(more.height_in ? { height_in: more.height_in } : {}),
    };
    const old = this.surfaces.findIndex((each) => each.id === id);
    if (old < 0) this.surfaces.push(surface);
    else this.surfaces[old] = surface;
    // the floor goes on through the areas of an own plan
    if (id === "floor")
      for (const area of areasOf(this.plan.plan)) this.coverWith(areaSurface(area.id), sku, more);
  }

  covers(id: string): boolean {
    return this.surfaces.some((surface) => surface.id === id);
  }

  design(notes: string): RoomDesign {
    return {
      schema: "room-design/1",
      room: this.plan.room,
      plan: this.plan.plan,
      surfaces: this.surfaces,
      items: this.items,
      style: this.palette.id,
      notes,
    };
  }
}

/** The part of the room that a surface belongs to, by the first word of its id. */
const placeOf = (word: string, covered: CoveredPart | undefined): Place =>
  covered ?? (word === "wall" ? "walls" : "other");

/** By the first word of a surface's id: where its product may be laid, and what part of the room it is. */
const partOf = new Map<string, readonly ["floor" | "shower" | "backsplash" | "countertop", CoveredPart]>([
  ["floor", ["floor", "floor"]],
  ["shower", ["shower", "tile"]],
  ["wainscot", ["shower", "tile"]],
  ["backsplash", ["backsplash", "tile"]],
  ["countertop", ["countertop", "counter"]],
]);

const round = (value: number): number => Math.round(value * 100) / 100;

function measures(
  place: string,
  offer: Offer | null,
  { size = {}, most = {} }: PlaceOptions,
): readonly [kind: string, width: number, depth: number, height: number] {
  const [kind, width, depth, height] = usual[place] ?? [
    wishes[place]?.({ styles: [], words: {} } as never).kind ?? place,
    24,
    12,
    12,
  ];
  return [
    offer?.model?.kind ?? kind,
    size.width ?? offer?.width_in ?? Math.min(width, most.width ?? width),
    size.depth ?? offer?.depth_in ?? Math.min(depth, most.depth ?? depth),
    size.height ?? offer?.height_in ?? height,
  ];
}
