import { ceilingOver } from "./ceiling-over.ts";
import { inFrame, type PhotoView, widestBareStrip } from "./photo-frame.ts";
import type { RoomScene, Vec2 } from "./scene.types.ts";

type Candidate = PhotoView & { score: number };

/**
 * The best few views of a room, the best first, each from another side. Where cabinets reach into every corner, so that
 * nobody could stand back far enough, the camera stands in the aisle with things close by on both sides.
 */
export function photoViews(scene: RoomScene, count = 4): PhotoView[] {
  const focus = focusOf(scene);
  const from = (stands: readonly Standpoint[], clear_in: number) =>
    stands.flatMap((stand) => aims(scene, stand, focus, clear_in)).sort((a, b) => b.score - a.score);
  const usual = from(standpoints(scene), 30);
  const candidates = usual.length > 0 ? usual : from(inAisles(scene), 0);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= count) break;
    const fresh = chosen.every(
      (other) =>
        Math.hypot(other.at[0] - candidate.at[0], other.at[2] - candidate.at[2]) > 30 ||
        other.toward[0] * candidate.toward[0] + other.toward[1] * candidate.toward[1] < 0.75,
    );
    if (fresh) chosen.push(candidate);
  }
  return chosen.map(({ score: _, ...view }) => view);
}

const importance: Record<string, number> = {
  vanity: 3,
  tub: 3,
  shower: 2,
  tub_shower: 3,
  toilet: 1.5,
  range: 3,
  island: 3,
  base_cabinet: 1.2,
  wall_cabinet: 0.8,
  refrigerator: 1.5,
  hood: 1.5,
  sofa: 4,
  bed: 4,
  low_table: 2,
  chair: 1.5,
  table: 2.5,
  media: 2,
  rug: 2,
  mirror: 1.2,
  light: 0.6,
  pool: 5,
  grill: 3,
  lounge: 3,
  planter: 1,
  tall_cabinet: 1.2,
  stool: 0.6,
};

/** What looks the same from all sides. */
const roundKinds = new Set([
  "island",
  "low_table",
  "table",
  "rug",
  "light",
  "planter",
  "accessory",
  "pool",
  "tub",
  "stool",
]);

const weightOf = (kind: string) => importance[kind] ?? 0.4;

function focusOf(scene: RoomScene): Vec2 {
  let [x, y, sum] = [0, 0, 0];
  const area = scene.outline.reduce<Vec2>(
    (s, p) => [s[0] + p[0] / scene.outline.length, s[1] + p[1] / scene.outline.length],
    [0, 0],
  );
  for (const { kind, at } of scene.placements) {
    const weight = weightOf(kind);
    x += at[0] * weight;
    y += -at[2] * weight;
    sum += weight;
  }
  if (sum === 0) return area;
  return [(x / sum) * 0.75 + area[0] * 0.25, (y / sum) * 0.75 + area[1] * 0.25];
}

interface Standpoint {
  at: Vec2;
  /** How far outside of the room. */
  behind: number;
}

/** Corners and middles of sides, a little inside; in narrow rooms also behind the side, as from a doorway. */
function standpoints(scene: RoomScene): Standpoint[] {
  const { outline } = scene;
  const count = outline.length;
  const wide = scene.box.max[0] - scene.box.min[0];
  const deep = scene.box.max[2] - scene.box.min[2];
  const result: Standpoint[] = [];
  outline.forEach((p, i) => {
    const next = outline[(i + 1) % count]!;
    const before = outline[(i - 1 + count) % count]!;
    const left = leftOf(p, next);
    const length = Math.hypot(next[0] - p[0], next[1] - p[1]);
    const other = leftOf(before, p);
    result.push({ at: [p[0] + (left[0] + other[0]) * 11, p[1] + (left[1] + other[1]) * 11], behind: 0 });
    if (length < 40) return;
    const way: Vec2 = [(next[0] - p[0]) / length, (next[1] - p[1]) / length];
    const across = Math.abs(left[0]) > 0.5 ? wide : deep;
    const whole = scene.open_air ? 60 : Math.max(14, Math.min(40, (190 - across) * 0.5));
    for (const share of [0.3, 0.5, 0.7])
      for (const back of [whole, whole * 0.45])
        result.push({
          at: [
            p[0] + way[0] * length * share + left[0] * (back > 0 ? -back : 9),
            p[1] + way[1] * length * share + left[1] * (back > 0 ? -back : 9),
          ],
          behind: Math.max(back, 0),
        });
  });
  return result;
}

/** With the back against each side, all along it. */
function inAisles({ outline }: RoomScene): Standpoint[] {
  return outline.flatMap((p, i) => {
    const next = outline[(i + 1) % outline.length]!;
    const left = leftOf(p, next);
    return [0.3, 0.4, 0.5, 0.6, 0.7].map(
      (share): Standpoint => ({
        at: [p[0] + (next[0] - p[0]) * share + left[0] * 6, p[1] + (next[1] - p[1]) * share + left[1] * 6],
        behind: 0,
      }),
    );
  });
}

function leftOf(a: Vec2, b: Vec2): Vec2 {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/** How near an item's footprint comes along a view, and how far to its side it reaches. */
function extent(
  { at, size, turn_deg }: RoomScene["placements"][number],
  view: Pick<PhotoView, "at" | "toward">,
) {
  const angle = (turn_deg * Math.PI) / 180;
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j): Vec2 => {
      const [x, y] = [(i * size.width_in) / 2, (j * size.depth_in) / 2];
      const dx = at[0] + x * Math.cos(angle) - y * Math.sin(angle) - view.at[0];
      const dy = -at[2] + x * Math.sin(angle) + y * Math.cos(angle) + view.at[2];
      return [dx * view.toward[0] + dy * view.toward[1], dx * view.toward[1] - dy * view.toward[0]];
    }),
  );
  return {
    near: Math.min(...corners.map(([away]) => away)),
    far: Math.max(...corners.map(([away]) => away)),
    left: Math.min(...corners.map(([, side]) => side)),
    right: Math.max(...corners.map(([, side]) => side)),
  };
}

/**
 * Whether something would be cut open or fill the picture: it lies across what the camera leaves out, or begins there
 * and comes into the frame within `clear_in`.
 */
function cutsOpen(scene: RoomScene, view: PhotoView, clear_in: number): boolean {
  const half = 18 / view.focal_mm;
  return scene.placements.some((placement) => {
    if (placement.flat || placement.at[1] > 70 || placement.at[1] + placement.size.height_in < 8)
      return false;
    const { near, far, left, right } = extent(placement, view);
    const wide = Math.max(view.near_in, Math.min(far, view.near_in + clear_in)) * half;
    return far > view.near_in && near < view.near_in + 1 && left < wide && right > -wide;
  });
}

/** Whether the picture would begin beside the room, where a wall is cut off. */
function seesPast(scene: RoomScene, { at, toward, near_in, focal_mm }: PhotoView): boolean {
  if (scene.open_air || near_in < 5) return false;
  const half = (near_in * 18) / focal_mm;
  return [-1, 1].some((way) => {
    const x = at[0] + toward[0] * (near_in + 1) - toward[1] * half * way;
    const y = -at[2] + toward[1] * (near_in + 1) + toward[0] * half * way;
    return !insidePolygon(scene.outline, x, y);
  });
}

export function insidePolygon(points: readonly Vec2[], x: number, y: number): boolean {
  return points.reduce((inside, [xi, yi], i) => {
    const [xj, yj] = points[(i + points.length - 1) % points.length]!;
    return yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi ? !inside : inside;
  }, false);
}

function aims(scene: RoomScene, stand: Standpoint, focus: Vec2, clear_in: number): Candidate[] {
  const to = Math.atan2(focus[1] - stand.at[1], focus[0] - stand.at[0]);
  const small = Math.min(scene.box.max[0] - scene.box.min[0], scene.box.max[2] - scene.box.min[2]) < 110;
  const lenses = small ? [22, 18] : [scene.open_air ? 26 : 24];
  const turns = [0, -0.2, 0.2, "square"].flatMap((turn) => lenses.map((focal_mm) => ({ turn, focal_mm })));
  return turns.flatMap(({ turn, focal_mm }) => {
    // A view square to a wall is calm: one vanishing point.
    const angle = turn === "square" ? Math.round(to / (Math.PI / 2)) * (Math.PI / 2) : to + (turn as number);
    const toward: Vec2 = [Math.cos(angle), Math.sin(angle)];
    // under a slope the lens is below it where the picture begins
    const highest = ceilingOver(scene, nearestInside(scene, stand.at)) - 5;
    const view: PhotoView = {
      at: [stand.at[0], scene.open_air ? 58 : Math.min(52, highest), -stand.at[1]],
      toward,
      focal_mm,
      shift: scene.open_air ? -0.12 : small ? -0.13 : -0.09,
      near_in:
        stand.behind > 0 ? stand.behind / Math.max(0.4, Math.abs(toward[0]), Math.abs(toward[1])) + 2.5 : 3,
    };
    return cutsOpen(scene, view, clear_in) || seesPast(scene, view)
      ? []
      : [
          {
            ...view,
            score: scoreOf(scene, view, turn === "square") + (scene.open_air && stand.behind > 0 ? 2 : 0),
          },
        ];
  });
}

/** The corner-to-corner box of the room holds the point. */
function nearestInside({ box }: RoomScene, [x, y]: Vec2): Vec2 {
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return [within(x, box.min[0], box.max[0]), within(y, -box.max[2], -box.min[2])];
}

/** How much of the frame something covers that stands close by and reaches up to the eye: it hides the room. */
function hidden(placement: RoomScene["placements"][number], view: PhotoView): number {
  const { at, size, flat } = placement;
  const over = Math.min(at[1] + size.height_in, 80) - Math.max(at[1], 34);
  if (flat || over <= 0) return 0;
  const { near, far, left, right } = extent(placement, view);
  const away = Math.max(near, view.near_in, 8);
  if (far < view.near_in || away > 100) return 0;
  const half = (away * 18) / view.focal_mm;
  const across = Math.min(right, half) - Math.max(left, -half);
  return across <= 0 ? 0 : (across / (2 * half)) * Math.min(1, over / (half * 1.34));
}

/** The kind of the thing that a view shows most of, for its name; null for a view of walls alone. */
export function subjectOf(scene: RoomScene, view: PhotoView): string | null {
  const half = 18 / view.focal_mm;
  let best: { kind: string; score: number } | null = null;
  for (const { kind, at, size, flat } of scene.placements) {
    const [dx, dy] = [at[0] - view.at[0], -at[2] + view.at[2]];
    const away = dx * view.toward[0] + dy * view.toward[1];
    const side = Math.abs(dx * -view.toward[1] + dy * view.toward[0]);
    if (flat || away < 20 || side > away * half) continue;
    const score =
      (weightOf(kind) * (1 - (0.7 * side) / (away * half)) * Math.min(60, size.width_in)) /
      Math.max(50, away);
    if (!best || score > best.score) best = { kind, score };
  }
  return best?.kind ?? null;
}

/** What looks like a mistake where the picture's edge cuts it; a run of cabinets may go on beyond it. */
const cutCost: Record<string, number> = {
  toilet: 1.5,
  vanity: 2,
  tub: 2.5,
  tub_shower: 1,
  shower: 1,
  bed: 1,
  sofa: 0.7,
  chair: 0.7,
  table: 0.7,
  low_table: 0.7,
  island: 0.7,
  lounge: 0.7,
};

/** What is cut and lies across half of the picture besides is a slab in front of the room. */
function cutByEdge(placement: RoomScene["placements"][number], view: PhotoView): number {
  const cost = cutCost[placement.kind];
  const { share, width } = inFrame(placement, view);
  if (!cost || share === 0) return 0;
  const slab = share < 0.75 && width > 0.5 ? 4 + 6 * Math.max(0, 0.5 - share) : 0;
  return cost * weightOf(placement.kind) * (1 - share) + slab;
}

/** What a room is there for, the first of them that it has: a picture without it shows another room. */
const hearts = ["bed", "sofa", "vanity", "range", "tub"];

/** What a view loses that leaves it out. */
function missesHeart({ placements }: RoomScene, view: PhotoView): number {
  const kind = hearts.find((one) => placements.some((each) => each.kind === one));
  const shown = placements.flatMap((each) => (each.kind === kind ? inFrame(each, view).share : []));
  return shown.length > 0 && Math.max(...shown) < 0.35 ? 6 : 0;
}

function scoreOf(scene: RoomScene, view: PhotoView, square: boolean): number {
  const half = 18 / view.focal_mm;
  let score = (square ? 0.6 : 0) - missesHeart(scene, view);
  for (const placement of scene.placements) {
    score -= Math.min(14, 60 * hidden(placement, view) ** 1.2);
    score -= cutByEdge(placement, view);
  }
  score -= 8 * Math.max(0, widestBareStrip(scene, view) - 0.25);
  const before = (x: number, y: number) => {
    const [dx, dy] = [x - view.at[0], y + view.at[2]];
    const away = dx * view.toward[0] + dy * view.toward[1];
    const side = Math.abs(dx * -view.toward[1] + dy * view.toward[0]);
    return away > 20 && side < away * half ? { away, edge: side / (away * half) } : null;
  };
  for (const { kind, at, size, turn_deg } of scene.placements) {
    const seen = before(at[0], -at[2]);
    if (!seen) continue;
    const large = Math.min(1.4, Math.max(size.width_in, size.height_in) / Math.max(50, seen.away) + 0.4);
    const front = (turn_deg * Math.PI) / 180;
    const facing = -(Math.sin(front) * view.toward[0] - Math.cos(front) * view.toward[1]);
    const open = roundKinds.has(kind) ? 1 : 0.55 + 0.45 * Math.max(-0.4, facing);
    score += weightOf(kind) * open * (1 - 0.45 * seen.edge ** 2) * large * (seen.away < 38 ? 0.25 : 1);
  }
  for (const portal of scene.portals) {
    const seen = before(portal.centre[0], -portal.centre[2]);
    const facing = -(portal.inward[0] * view.toward[0] - portal.inward[2] * view.toward[1]);
    if (seen) score += 1.9 - 1.2 * Math.max(0, facing - 0.6);
  }
  return score;
}
