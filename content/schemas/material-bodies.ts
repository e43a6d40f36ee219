import { z } from "zod";
import { hexColor, inches, share } from "./values.ts";

/** Colors by the names of their parts. */
const colors = <Part extends string>(...parts: Part[]) =>
  z.strictObject(Object.fromEntries(parts.map((part) => [part, hexColor])) as Record<Part, typeof hexColor>);

const blend = z.array(hexColor).min(1);
/** 0 where there is none. */
const width = z.number().min(0);

const vein = z.strictObject({
  color: hexColor,
  direction_deg: z.number(),
  spacing_in: inches,
  width_in: inches,
  strength: share,
  wander: share,
  fade: share,
  halo: share,
});

const marble = z.strictObject({
  family: z.literal("marble"),
  colors: colors("ground", "cloud"),
  cloud: share,
  cloud_in: inches,
  grain: share,
  veins: z.array(vein),
  breccia: z.strictObject({ color: hexColor, size_in: inches, strength: share }).optional(),
});

const travertine = z.strictObject({
  family: z.literal("travertine"),
  colors: colors("ground", "band", "pit"),
  cut: z.enum(["vein", "cross"]),
  band_in: inches,
  contrast: share,
  pits: share,
});

const limestone = z.strictObject({
  family: z.literal("limestone"),
  colors: colors("ground", "cloud", "fleck"),
  mottle: share,
  mottle_in: inches,
  flecks: share,
  fleck_in: inches,
  pores: share,
});

const slate = z.strictObject({
  family: z.literal("slate"),
  colors: colors("ground", "cloud", "stain"),
  cleft: share,
  stain: share,
  streak: share,
  patch_in: inches,
});

const granite = z.strictObject({
  family: z.literal("granite"),
  minerals: z.array(z.strictObject({ color: hexColor, share })).min(1),
  crystal_in: inches,
  drift: share,
  drift_deg: z.number(),
  glitter: share,
});

const quartz = z.strictObject({
  family: z.literal("quartz"),
  colors: colors("ground", "fleck", "spot"),
  flecks: share,
  fleck_in: inches,
  mirror: share,
  mottle: share,
});

const terrazzo = z.strictObject({
  family: z.literal("terrazzo"),
  colors: z.strictObject({ matrix: hexColor, chips: blend }),
  chip_in: inches,
  density: share,
  mixture: share,
});

const concrete = z.strictObject({
  family: z.literal("concrete"),
  colors: z.strictObject({ ground: hexColor, cloud: hexColor, aggregate: blend }),
  mottle: share,
  mottle_in: inches,
  pores: share,
  aggregate: share,
  aggregate_in: inches,
  trowel: share,
  texture: share,
});

const ceramic = z.strictObject({
  family: z.literal("ceramic"),
  colors: colors("glaze", "thin"),
  undulation: share,
  crackle: share,
  speckle: share,
  form: z.enum(["flat", "fluted", "wave", "ribbed"]),
});

const zellige = z.strictObject({
  family: z.literal("zellige"),
  colors: colors("glaze", "deep", "clay"),
  undulation: share,
  chips: share,
});

const glass = z.strictObject({
  family: z.literal("glass"),
  colors: colors("tint", "depth"),
  frost: share,
  shimmer: share,
});

const metal = z.strictObject({
  family: z.literal("metal"),
  colors: colors("metal", "shade"),
  brush: share,
  patina: share,
});

const wood = z.strictObject({
  family: z.literal("wood"),
  colors: colors("early", "late", "pore", "knot"),
  ring_in: inches,
  contrast: share,
  cathedral: share,
  pores: share,
  /** For each square foot. */
  knots: z.number().min(0).max(2),
  rays: share,
  figure: share,
  brushed: share,
  wash: share,
  wash_color: hexColor,
  saw: share,
  stave_in: width,
});

const turf = z.strictObject({
  family: z.literal("turf"),
  colors: z.strictObject({ blades: blend, thatch: hexColor, backing: hexColor }),
  pile_in: inches,
  density: share,
  thatch: share,
  nap: share,
  blade_in: inches,
});

const paver = z.strictObject({
  family: z.literal("paver"),
  colors: z.strictObject({ blend, aggregate: blend }),
  flash: share,
  aggregate: share,
  aggregate_in: inches,
  texture: share,
});

const brick = z.strictObject({
  family: z.literal("brick"),
  colors: z.strictObject({ blend, scorch: hexColor, lime: hexColor }),
  flash: share,
  sand: share,
  lime: share,
});

const ledgestone = z.strictObject({
  family: z.literal("ledgestone"),
  colors: z.strictObject({ blend, stain: hexColor }),
  depth_in: width,
  split: share,
  stain: share,
  strata: share,
  sparkle: share,
});

const encaustic = z.strictObject({
  family: z.literal("encaustic"),
  colors: colors("ground", "figure", "accent"),
  motif: z.enum(["star", "lattice", "petal", "quatrefoil", "diamond", "checker", "arc", "compass"]),
  worn: share,
});

const linen = z.strictObject({
  family: z.literal("linen"),
  colors: colors("ground", "thread"),
  thread_in: inches,
  contrast: share,
});

const pebble = z.strictObject({
  family: z.literal("pebble"),
  colors: z.strictObject({ blend, vein: hexColor }),
  mottle: share,
});

const terracotta = z.strictObject({
  family: z.literal("terracotta"),
  colors: colors("ground", "flame", "smoke"),
  flash: share,
  grit: share,
});

const paint = z.strictObject({ family: z.literal("paint"), colors: colors("coat"), stipple: share });

/** What a material's face is made of; the fields are explained in `domain/materials/material.ts`. */
export const body = z.discriminatedUnion("family", [
  marble,
  travertine,
  limestone,
  slate,
  granite,
  quartz,
  terrazzo,
  concrete,
  ceramic,
  zellige,
  glass,
  metal,
  wood,
  turf,
  paver,
  brick,
  ledgestone,
  encaustic,
  linen,
  pebble,
  terracotta,
  paint,
]);
