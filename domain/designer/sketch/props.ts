import type { RoomItem } from "../../../contract/design/room-design.ts";
import type { Offer } from "../offer.types.ts";
import type { PlaceOptions, RoomSketch } from "./room-sketch.ts";

/** Small things that make a room look lived in; what the catalog does not sell is left out. */

const formed =
  (...forms: string[]) =>
  (offer: Offer) =>
    forms.includes(String(offer.model?.params.form ?? ""));

/** One small thing of those forms, standing free or on a host. */
export function thing(
  sketch: RoomSketch,
  forms: readonly string[],
  x: number,
  y: number,
  rotation = 0,
  options: PlaceOptions = {},
): RoomItem | null {
  const key = forms.join("-");
  const accepts = formed(...forms);
  const offer =
    sketch.shelf.fixture(
      {
        kind: "accessory",
        styles: sketch.palette.styles,
        finishes: [...sketch.palette.metals, ...sketch.palette.woods, ...sketch.palette.fabrics],
        accepts: (each) => accepts(each) && (options.accepts?.(each) ?? true),
        ...(options.most ? { most_in: options.most } : {}),
        ...(options.wide ? { width_in: options.wide } : {}),
      },
      `${sketch.key}/${key}`,
    ) ?? null;
  return offer ? sketch.ifFree(sketch.at(x, y, rotation, "accessory", { ...options, offer })) : null;
}

/** Hung on a wall at that height. */
export function hung(
  sketch: RoomSketch,
  forms: readonly string[],
  wall: string,
  coordinate: number,
  elevation: number,
  options: PlaceOptions = {},
): RoomItem | null {
  const accepts = formed(...forms);
  const offer = sketch.shelf.fixture(
    {
      kind: "accessory",
      styles: sketch.palette.styles,
      finishes: sketch.palette.metals,
      accepts: (each) => accepts(each) && (options.accepts?.(each) ?? true),
      ...(options.most ? { most_in: options.most } : {}),
      ...(options.wide ? { width_in: options.wide } : {}),
    },
    `${sketch.key}/${forms.join("-")}`,
  );
  return offer
    ? sketch.ifFree(sketch.on(wall, coordinate, "accessory", { ...options, offer, elevation }))
    : null;
}

/** A bar at 48 in. with a towel over it. */
export function towelBar(sketch: RoomSketch, wall: string, coordinate: number): void {
  const towel = hung(sketch, ["hanging-towel"], wall, coordinate, 30);
  if (!towel) hung(sketch, ["towel-bar"], wall, coordinate, 46);
  else {
    const bar = hung(sketch, ["towel-bar"], wall, coordinate, 46);
    if (bar) towel.host = bar.id;
  }
}

/** Soap beside the basin, and a small plant where the top is wide enough. */
export function vanityThings(sketch: RoomSketch, vanity: RoomItem): void {
  if (!vanity.against || vanity.kind !== "vanity") return;
  const wide = vanity.width_in;
  const top = (vanity.elevation_in ?? 0) + vanity.height_in;
  const on = (across: number, forms: readonly string[], most: number) => {
    const turn = (vanity.rotation_deg * Math.PI) / 180;
    const [x, y] = vanity.at_in;
    const forward = 2;
    thing(
      sketch,
      forms,
      x + Math.cos(turn) * across + Math.sin(turn) * forward,
      y + Math.sin(turn) * across - Math.cos(turn) * forward,
      vanity.rotation_deg,
      { host: vanity, elevation: top, most: { width: most, depth: 14, height: 18 } },
    );
  };
  on(wide / 2 - 5, ["soap-bottle", "soap-dish"], 8);
  if (wide > 46) on(0, ["plant", "vase", "tray"], 14);
  else if (wide > 34) on(-wide / 2 + 5, ["plant", "rolled-towels"], 9);
}

export function bathMat(sketch: RoomSketch, x: number, y: number, rotation: number): void {
  if (thing(sketch, ["bath-mat"], x, y, rotation)) return;
  sketch.maybe(x, y, rotation, "rug", { most: { width: 36, depth: 26 } });
}

/** A potted plant on the floor, at most so wide. */
export function plant(sketch: RoomSketch, x: number, y: number, wide: number): void {
  const tall = (offer: Offer) => offer.height_in >= 18;
  const edges = sketch.plan.plan.vertices_in.flatMap(([vx, vy]) => [Math.abs(vx - x), Math.abs(vy - y)]);
  // leaves may overlap neighbors, not the wall
  const free = Math.floor(Math.min(wide + 14, 2 * Math.min(...edges)));
  for (const most of [free, wide, 15.2])
    if (thing(sketch, ["plant"], x, y, 0, { wide: most, most: { width: most, depth: most }, accepts: tall }))
      return;
}

/** Bowl, board and a jar on a counter that is `host`'s top. */
export function counterThings(
  sketch: RoomSketch,
  host: RoomItem,
  forms: readonly (readonly string[])[],
): void {
  const turn = (host.rotation_deg * Math.PI) / 180;
  const step = host.width_in / (forms.length + 1);
  forms.forEach((each, at) => {
    const across = -host.width_in / 2 + step * (at + 1);
    const back = Math.min(5, host.depth_in / 2 - 6);
    thing(
      sketch,
      each,
      host.at_in[0] + Math.cos(turn) * across - Math.sin(turn) * back,
      host.at_in[1] + Math.sin(turn) * across + Math.cos(turn) * back,
      host.rotation_deg,
      { host, elevation: 36, most: { width: 18, depth: 12, height: 16 } },
    );
  });
}

/** Something on a table: at its middle, moved by `dx`, `dy`. */
export function onTop(
  sketch: RoomSketch,
  host: RoomItem,
  forms: readonly string[],
  dx: number,
  dy: number,
  most = 16,
): void {
  thing(sketch, forms, host.at_in[0] + dx, host.at_in[1] + dy, host.rotation_deg, {
    host,
    elevation: (host.elevation_in ?? 0) + host.height_in,
    most: { width: most, depth: most, height: 22 },
  });
}

/** Curtains left and right of a window or slider. */
export function curtains(sketch: RoomSketch): void {
  for (const opening of sketch.plan.plan.openings) {
    const glazed =
      opening.kind === "window"
        ? opening.width_in >= 36 && (opening.sill_in ?? 0) <= 34
        : opening.width_in >= 60 && opening.kind === "door";
    if (!glazed) continue;
    const line = sketch.wall(opening.wall);
    const offer = sketch.shelf.fixture(
      {
        kind: "accessory",
        styles: sketch.palette.styles,
        finishes: sketch.palette.fabrics,
        width_in: opening.width_in + 24,
        most_in: { height: sketch.plan.plan.ceiling_height_in - 1 },
        least_in: { width: opening.width_in + 8 },
        accepts: (each) => formed("drapery")(each) && each.height_in > 60,
      },
      `${sketch.key}/curtain`,
    );
    if (!offer) continue;
    const middle = opening.offset_in + opening.width_in / 2;
    const half = offer.width_in / 2;
    if (middle - half < 1 || middle + half > line.length_in - 1) continue;
    const axis = Math.abs(line.along[0]) > 0.5 ? 0 : 1;
    sketch.ifFree(
      sketch.on(opening.wall, line.start[axis] + line.along[axis] * middle, "accessory", {
        offer,
        elevation: 0.5,
      }),
    );
  }
}
