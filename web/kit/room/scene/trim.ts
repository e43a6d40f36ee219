import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import { mouldingFace } from "../../../../domain/room/cabinetry/moulding-profiles.ts";
import { heightAlong } from "../../../../domain/room/geometry/ceiling.ts";
import { isRound, outlineOfStructure, structuresOf } from "../../../../domain/room/geometry/structures.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import { trimShape } from "../../../../domain/room/takeoff/shapes/trim.ts";
import { coverOfProduct, type Products, surfaceOf, trimPaint } from "./cover-of.ts";
import { moulding } from "./part.ts";
import type { Moulding, Part, Vec2 } from "./scene.types.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";

type Run = { line: WallLine; from: number; to: number };

const casingAndShow_in = 3.45;

/**
 * Base and crown where they are counted, in the chosen product's own profile and size; plain base where none is chosen.
 */
export function trimParts(
  design: RoomDesign,
  products: Products,
  lines: readonly WallLine[],
  openAir: boolean,
): Part[] {
  if (openAir) return [];
  return (["base", "crown"] as const).flatMap((kind) => {
    const sku = surfaceOf(design, kind)?.sku;
    if (kind === "crown" && !sku) return [];
    const product = sku ? products.get(sku) : undefined;
    const part = {
      pick: kind,
      cover: (product && coverOfProduct(product)) ?? trimPaint,
      profile: faceOf(product, kind),
    };
    const columns = kind === "base" ? aroundColumns(design) : [];
    return [...ways(runsOf(design, products, kind, lines), kind), ...columns].map((way) =>
      moulding({ ...part, ...way }),
    );
  });
}

/**
 * The product's own profile, height and thickness (a crown's drop and projection); a plain one where it does not say.
 */
function faceOf(product: RoomProduct | undefined, kind: "base" | "crown"): Vec2[] {
  const profile = product?.model?.params.profile ?? product?.attributes.profile;
  const [high, thick] = kind === "base" ? [4.25, 0.6] : [3.5, 3];
  // products without a model are described as laid: the face is their width, the thickness their height
  return mouldingFace(
    String(profile ?? "").toLowerCase(),
    measured(product?.model?.size.height_in ?? product?.size.width_in, high, 12),
    measured(product?.model?.size.depth_in ?? product?.size.height_in, thick, 8),
    kind === "crown",
  );
}

const measured = (value: number | undefined, otherwise: number, most: number): number =>
  value !== undefined && value >= 0.2 && value <= most ? value : otherwise;

/** The counted stretches on the walls that are shown, less what a casing stands on. */
function runsOf(
  design: RoomDesign,
  products: Products,
  kind: "base" | "crown",
  lines: readonly WallLine[],
): Run[] {
  const shape = trimShape(design, kind, usualSettings, products);
  if (shape.kind !== "run") return [];
  return shape.along.flatMap(({ wall, from_in, to_in }): Run[] => {
    const line = lines.find((each) => each.wall.id === wall);
    if (!line) return [];
    const jambs = line.openings
      .map((opening) => openingRectangle(line, opening))
      .filter((box) => kind === "base" && box.bottom < 4)
      .map((box) => [line.length_in - box.right, line.length_in - box.left] as const);
    const from = Math.max(
      from_in,
      ...jambs.filter(([, to]) => Math.abs(to - from_in) < 0.5).map(([, to]) => to + casingAndShow_in),
    );
    const to = Math.min(
      to_in,
      ...jambs.filter(([start]) => Math.abs(start - to_in) < 0.5).map(([start]) => start - casingAndShow_in),
    );
    return to - from > 0.5 ? [{ line, from, to }] : [];
  });
}

type Way = Pick<Moulding, "from" | "to" | "before" | "after" | "walls" | "elevation_in" | "rise_in">;

/** Around round columns, clockwise, so that the room lies to the left. */
function aroundColumns({ plan }: RoomDesign): Way[] {
  return structuresOf(plan)
    .filter(isRound)
    .flatMap((column) => {
      const outline: Vec2[] = outlineOfStructure(column)
        .reverse()
        .map(([x, y]): Vec2 => [x, y]);
      const point = (at: number) => outline[(at + outline.length) % outline.length]!;
      return outline.map((from, at) => ({
        ...{ walls: [], from, to: point(at + 1), before: point(at - 1), after: point(at + 2) },
        ...{ elevation_in: 0, rise_in: 0 },
      }));
    });
}

/** Where each run goes, and which others it meets in a corner, so that the trim is mitered there. */
function ways(runs: readonly Run[], kind: "base" | "crown"): Way[] {
  const starts = (run: Run) => run.from < 0.01;
  const ends = (run: Run) => run.to > run.line.length_in - 0.01;
  const point = ({ line }: Run, s: number): Vec2 => [
    line.a[0] + line.along[0] * s,
    line.a[1] + line.along[1] * s,
  ];
  return runs.map((run) => {
    const { wall, profile, length_in } = run.line;
    const height = (s: number) => (kind === "crown" ? heightAlong(profile, length_in - s) : 0);
    const last = starts(run) && runs.find((other) => ends(other) && other.line.wall.to === wall.from);
    const next = ends(run) && runs.find((other) => starts(other) && other.line.wall.from === wall.to);
    return {
      walls: [wall.id],
      from: point(run, run.from),
      to: point(run, run.to),
      elevation_in: height(run.from),
      rise_in: height(run.to) - height(run.from),
      before: last ? point(last, last.from) : null,
      after: next ? point(next, next.to) : null,
    };
  });
}
