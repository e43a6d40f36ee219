/**
 * What a surface product is made of and how it is laid, as plain JSON. The same definition draws the swatch, the
 * product picture and the surface in a 3D room, so what you see is what you order. Lengths are inches.
 */

/** `#rrggbb`, as the material looks under neutral daylight. */
export type Hex = string;

export interface VeinSet {
  color: Hex;
  /** Main direction, counted clockwise from the horizontal. */
  direction_deg: number;
  /** Typical distance between neighboring veins. */
  spacing_in: number;
  /** Width at the widest. */
  width_in: number;
  /** 0..1: how opaque at the darkest. */
  strength: number;
  /** 0..1: how far it strays from a straight line. */
  wander: number;
  /** 0..1: share of its length in which it fades out. */
  fade: number;
  /** 0..1: soft halo of the vein's color beside it. */
  halo?: number;
}

export interface MarbleBody {
  family: "marble";
  colors: { ground: Hex; cloud: Hex };
  cloud_in: number;
  /** 0..1 */
  cloud: number;
  veins: VeinSet[];
  /** 0..1: crystalline sparkle and fine grain. */
  grain: number;
  /** 0..1: ground broken into patches by a web of lines (arabescato, emperador). */
  breccia?: { color: Hex; size_in: number; strength: number };
}

export interface TravertineBody {
  family: "travertine";
  colors: { ground: Hex; band: Hex; pit: Hex };
  band_in: number;
  cut: "vein" | "cross";
  /** 0..1: open or filled holes. */
  pits: number;
  contrast: number;
}

export interface LimestoneBody {
  family: "limestone";
  colors: { ground: Hex; cloud: Hex; fleck: Hex };
  mottle: number;
  mottle_in: number;
  flecks: number;
  fleck_in: number;
  /** 0..1: coral and shell hollows. */
  pores: number;
}

export interface SlateBody {
  family: "slate";
  colors: { ground: Hex; cloud: Hex; stain: Hex };
  /** 0..1: height of the cleft steps. */
  cleft: number;
  stain: number;
  /** 0..1: layered streaks. */
  streak: number;
  patch_in: number;
}

export interface Mineral {
  color: Hex;
  /** Share of the surface, all together about 1. */
  share: number;
}

export interface GraniteBody {
  family: "granite";
  minerals: Mineral[];
  /** Size of a usual crystal. */
  crystal_in: number;
  /** 0..1: minerals gathered in flowing bands and patches. */
  drift: number;
  drift_deg: number;
  /** 0..1: mica that glitters. */
  glitter: number;
}

export interface QuartzBody {
  family: "quartz";
  colors: { ground: Hex; fleck: Hex; spot: Hex };
  /** 0..1 */
  flecks: number;
  fleck_in: number;
  mirror: number;
  mottle: number;
}

export interface TerrazzoBody {
  family: "terrazzo";
  colors: { matrix: Hex; chips: Hex[] };
  chip_in: number;
  /** 0..1: share of the surface that is chip. */
  density: number;
  /** 0..1: how unequal the chips are. */
  mixture: number;
}

export interface ConcreteBody {
  family: "concrete";
  colors: { ground: Hex; cloud: Hex; aggregate: Hex[] };
  mottle: number;
  mottle_in: number;
  pores: number;
  /** 0..1: fine aggregate that shows at the face. */
  aggregate: number;
  aggregate_in: number;
  /** 0..1: trowel strokes. */
  trowel: number;
  /** 0..1: unevenness of the face as felt by hand. */
  texture: number;
}

export interface CeramicBody {
  family: "ceramic";
  colors: { glaze: Hex; thin: Hex };
  /** 0..1: waviness of the glaze. */
  undulation: number;
  crackle: number;
  speckle: number;
  form: "flat" | "fluted" | "wave" | "ribbed";
}

export interface ZelligeBody {
  family: "zellige";
  colors: { glaze: Hex; deep: Hex; clay: Hex };
  undulation: number;
  /** 0..1: chipped edges and pin holes. */
  chips: number;
}

export interface GlassBody {
  family: "glass";
  colors: { tint: Hex; depth: Hex };
  frost: number;
  shimmer: number;
}

export interface MetalBody {
  family: "metal";
  colors: { metal: Hex; shade: Hex };
  brush: number;
  patina: number;
}

export interface WoodBody {
  family: "wood";
  colors: { early: Hex; late: Hex; pore: Hex; knot: Hex };
  /** Distance between growth rings as cut at the quarter. */
  ring_in: number;
  /** 0..1: contrast between early and late wood. */
  contrast: number;
  /** 0..1: share of boards that show arches instead of straight grain. */
  cathedral: number;
  pores: number;
  /** Knots for each board foot of face, 0..2. */
  knots: number;
  /** 0..1: light flecks across the grain (quartered oak). */
  rays: number;
  /** 0..1: shimmering cross figure (maple, walnut). */
  figure: number;
  /** 0..1: wire-brushed relief. */
  brushed: number;
  /** 0..1: white or gray wash caught in the grain. */
  wash: number;
  wash_color: Hex;
  /** 0..1: saw marks across the board. */
  saw: number;
  /** Width of a stave when a board is made of several (butcher block, bamboo), 0 when solid. */
  stave_in: number;
}

export interface TurfBody {
  family: "turf";
  colors: { blades: Hex[]; thatch: Hex; backing: Hex };
  pile_in: number;
  /** 0..1 */
  density: number;
  thatch: number;
  /** 0..1: how much the blades lean the same way. */
  nap: number;
  blade_in: number;
}

export interface PaverBody {
  family: "paver";
  colors: { blend: Hex[]; aggregate: Hex[] };
  /** 0..1: colors flashed within a piece. */
  flash: number;
  aggregate: number;
  aggregate_in: number;
  texture: number;
}

export interface BrickBody {
  family: "brick";
  colors: { blend: Hex[]; scorch: Hex; lime: Hex };
  flash: number;
  sand: number;
  lime: number;
}

export interface LedgestoneBody {
  family: "ledgestone";
  colors: { blend: Hex[]; stain: Hex };
  /** How far the faces stand out from each other. */
  depth_in: number;
  /** 0..1: roughness of the split. */
  split: number;
  stain: number;
  /** 0..1: layers across the face. */
  strata: number;
  sparkle: number;
}

export type Motif = "star" | "lattice" | "petal" | "quatrefoil" | "diamond" | "checker" | "arc" | "compass";

export interface EncausticBody {
  family: "encaustic";
  colors: { ground: Hex; figure: Hex; accent: Hex };
  motif: Motif;
  /** 0..1: rubbed and faded print. */
  worn: number;
}

export interface LinenBody {
  family: "linen";
  colors: { ground: Hex; thread: Hex };
  thread_in: number;
  contrast: number;
}

export interface PebbleBody {
  family: "pebble";
  colors: { blend: Hex[]; vein: Hex };
  mottle: number;
}

export interface TerracottaBody {
  family: "terracotta";
  colors: { ground: Hex; flame: Hex; smoke: Hex };
  flash: number;
  grit: number;
}

export interface PaintBody {
  family: "paint";
  colors: { coat: Hex };
  /** 0..1: the orange peel that the roller leaves. */
  stipple: number;
}

export type PaperMotif = "stripe" | "trellis" | "scallop" | "leaves" | "fans" | "weave" | "herringbone";

/** Printed or woven paper, hung in upright strips whose print meets at the seams. */
export interface WallpaperBody {
  family: "wallpaper";
  colors: { paper: Hex; first: Hex; second: Hex };
  motif: PaperMotif;
  strip_in: number;
  /** Side of the square after which the print repeats, both ways. */
  repeat_in: number;
  /** What a strip that is hung next does not line up with: reeds and yarn. */
  is_unmatched: boolean;
}

/** A photograph of the face, with the real size after which it repeats. */
export interface PictureBody {
  family: "picture";
  colors: { face: Hex };
  /** Where the picture is; without its pixels the face has one color. */
  url: string;
  repeat: { width_in: number; height_in: number };
  /** Every second repeat is mirrored. */
  is_mirrored: boolean;
}

export type Body =
  | MarbleBody
  | TravertineBody
  | LimestoneBody
  | SlateBody
  | GraniteBody
  | QuartzBody
  | TerrazzoBody
  | ConcreteBody
  | CeramicBody
  | ZelligeBody
  | GlassBody
  | MetalBody
  | WoodBody
  | TurfBody
  | PaverBody
  | BrickBody
  | LedgestoneBody
  | EncausticBody
  | LinenBody
  | PebbleBody
  | TerracottaBody
  | PaintBody
  | WallpaperBody
  | PictureBody;

export type Family = Body["family"];

export type Shape =
  | "rectangle"
  | "hexagon"
  | "penny"
  | "picket"
  | "arabesque"
  | "scallop"
  | "rhombus"
  | "pebble"
  | "flagstone";

export type Edge =
  | "rectified"
  | "pressed"
  | "bevel"
  | "micro_bevel"
  | "tumbled"
  | "square"
  | "bullnose"
  | "eased"
  | "split"
  | "soft";

/** One piece as laid: width runs across the picture, height down. Planks therefore stand upright. */
export interface Piece {
  width_in: number;
  height_in: number;
  thickness_in: number;
  shape: Shape;
  edge: Edge;
}

export type Pattern =
  /** One unbroken sheet: countertops, turf. */
  | "slab"
  | "straight"
  | "brick"
  | "third"
  /** Planks with end joints at chance places. */
  | "random"
  | "herringbone"
  | "chevron"
  | "basketweave"
  | "diagonal"
  /** French pattern of four sizes. */
  | "versailles"
  /** Three sizes in running courses. */
  | "ashlar"
  /** Stacked strips of uneven height and length. */
  | "ledger"
  /** Determined by the shape itself: hexagon, penny, picket, arabesque, scallop, rhombus, pebble, flagstone. */
  | "shape";

export interface Grout {
  width_in: number;
  color: Hex;
}

export interface Layout {
  pattern: Pattern;
  /** null: pieces touch (floating floors, slabs, dry-stacked stone). */
  grout: Grout | null;
}

export interface Variation {
  /** 0..1: how much the pieces differ in color from each other. */
  tint: number;
  /** Degrees by which a piece may lie out of plane. */
  tilt_deg: number;
  /** 0..1: how much they differ in gloss. */
  gloss: number;
}

export interface MaterialCommon {
  schema: "material/1";
  /** Any whole number; another seed gives another piece of the same material. */
  seed: number;
  piece: Piece;
  layout: Layout;
  /** Roughness of the face: 0 mirror, 0.1 polished, 0.3 satin, 0.5 honed, 0.75 matte, 1 raw. */
  sheen: number;
  /** 0..1: unevenness that the finish gives the face (leathered, flamed, bush-hammered, embossed). */
  relief: number;
  variation: Variation;
}

export type MaterialDefinition = MaterialCommon & Body;

/** Those that show the material where it belongs: in a room, on a kitchen island, in a yard, at a pool. */
export const placeViews = ["floor", "wall", "counter", "patio", "lawn", "poolside"] as const;
export type View = "laid" | "piece" | "close" | (typeof placeViews)[number];
/** Those that show the material by itself. */
export const views: readonly View[] = ["laid", "piece", "close"];
