import { blendOf, hexOf } from "./color.ts";
import type { Body, Family, Hex, MaterialDefinition, PaperMotif } from "./material.ts";

type Part = { color: Hex; share: number };

const evenly = (colors: Hex[]): Part[] => colors.map((color) => ({ color, share: 1 / colors.length }));

/** About how much of the paper each of the two inks covers. */
const inkShares: Readonly<Record<PaperMotif, readonly [first: number, second: number]>> = {
  stripe: [0.5, 0.04],
  trellis: [0.13, 0.05],
  scallop: [0.16, 0.05],
  leaves: [0.2, 0.18],
  fans: [0.17, 0.17],
  weave: [0.28, 0.14],
  herringbone: [0.28, 0.28],
};

/** The colors of a body of each family and roughly how much of the face each takes. */
const partsOf: { [F in Family]: (body: Extract<Body, { family: F }>) => Part[] } = {
  marble: (body) => [
    { color: body.colors.ground, share: 1 - 0.4 * body.cloud },
    { color: body.colors.cloud, share: 0.4 * body.cloud },
    ...body.veins.map((vein) => ({
      color: vein.color,
      share: (vein.strength * vein.width_in) / vein.spacing_in,
    })),
    ...(body.breccia ? [{ color: body.breccia.color, share: 0.12 * body.breccia.strength }] : []),
  ],
  travertine: (body) => [
    { color: body.colors.ground, share: 0.66 },
    { color: body.colors.band, share: 0.32 * body.contrast },
    { color: body.colors.pit, share: 0.05 * body.pits },
  ],
  limestone: (body) => [
    { color: body.colors.ground, share: 0.65 },
    { color: body.colors.cloud, share: 0.35 * body.mottle },
    { color: body.colors.fleck, share: 0.12 * body.flecks },
  ],
  slate: (body) => [
    { color: body.colors.ground, share: 0.6 },
    { color: body.colors.cloud, share: 0.35 },
    { color: body.colors.stain, share: 0.3 * body.stain },
  ],
  granite: (body) => body.minerals,
  quartz: (body) => [
    { color: body.colors.ground, share: 0.75 },
    { color: body.colors.fleck, share: 0.25 * body.flecks },
    { color: body.colors.spot, share: 0.1 * body.flecks },
  ],
  terrazzo: (body) => [
    { color: body.colors.matrix, share: 1 - 0.7 * body.density },
    ...evenly(body.colors.chips).map((part) => ({ ...part, share: part.share * 0.7 * body.density })),
  ],
  concrete: (body) => [
    { color: body.colors.ground, share: 0.62 },
    { color: body.colors.cloud, share: 0.38 },
  ],
  ceramic: (body) => [{ color: body.colors.glaze, share: 1 }],
  zellige: (body) => [
    { color: body.colors.glaze, share: 0.75 },
    { color: body.colors.deep, share: 0.25 },
  ],
  glass: (body) => [
    { color: body.colors.tint, share: 0.7 },
    { color: body.colors.depth, share: 0.3 },
  ],
  metal: (body) => [
    { color: body.colors.metal, share: 0.6 },
    { color: body.colors.shade, share: 0.4 },
  ],
  wood: (body) => [
    { color: body.colors.early, share: 0.62 },
    { color: body.colors.late, share: 0.32 },
    { color: body.colors.pore, share: 0.06 },
    { color: body.wash_color, share: 0.3 * body.wash },
  ],
  turf: (body) => [
    ...evenly(body.colors.blades).map((part) => ({ ...part, share: part.share * 0.62 })),
    { color: body.colors.backing, share: 0.3 },
    { color: body.colors.thatch, share: 0.12 * body.thatch },
  ],
  encaustic: (body) => [
    { color: body.colors.ground, share: 0.5 },
    { color: body.colors.figure, share: 0.35 },
    { color: body.colors.accent, share: 0.15 },
  ],
  linen: (body) => [
    { color: body.colors.ground, share: 0.6 },
    { color: body.colors.thread, share: 0.4 },
  ],
  terracotta: (body) => [
    { color: body.colors.ground, share: 0.6 },
    { color: body.colors.flame, share: 0.3 },
    { color: body.colors.smoke, share: 0.1 },
  ],
  paint: (body) => [{ color: body.colors.coat, share: 1 }],
  wallpaper: ({ colors, motif }) => {
    const [first, second] = inkShares[motif];
    return [
      { color: colors.paper, share: 1 - first - second },
      { color: colors.first, share: first },
      { color: colors.second, share: second },
    ];
  },
  picture: (body) => [{ color: body.colors.face, share: 1 }],
  paver: (body) => evenly(body.colors.blend),
  brick: (body) => evenly(body.colors.blend),
  ledgestone: (body) => evenly(body.colors.blend),
  pebble: (body) => evenly(body.colors.blend),
};

function partsIn<F extends Family>(family: F, body: Extract<Body, { family: F }>): Part[] {
  return partsOf[family](body);
}

/** The color of the material seen from a distance, as `#rrggbb`, computed from its colors without drawing it. */
export function averageColor(definition: MaterialDefinition): Hex {
  return hexOf(blendOf(partsIn(definition.family, definition)));
}
