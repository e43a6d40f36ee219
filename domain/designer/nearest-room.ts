import { printLength } from "../catalog/printed-lengths.ts";
import type { Feature } from "./brief/brief.types.ts";
import type { DesignStep, NearestRoom } from "./design.types.ts";
import type { Task } from "./design-task.types.ts";
import { hasPlace } from "./placed-in.ts";
import { planFor } from "./plan-for.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";

/** How much longer a side may be, in inches. */
const steps_in = [0, 12, 24, 36, 48];
const half_in = 6;

/**
 * The brief's room with the least extra floor in which an arrangement fits; null if 4 ft more don't help.
 * @param wish which the arrangement has to meet
 */
export function* nearestRoom(
  brief: Task["brief"],
  offers: OfferIndex,
  wish: Feature | null = null,
): Generator<DesignStep, NearestRoom | null> {
  const { vertices_in } = planFor(brief).plan.plan;
  const [width_in, depth_in] = vertices_in[2] ?? [0, 0];
  const grown = (wider: number, deeper: number): NearestRoom => ({
    // to the foot or half a foot, as rooms are measured
    width_in: wider === 0 ? width_in : Math.ceil((width_in + wider - half_in + 0.01) / half_in) * half_in,
    depth_in: deeper === 0 ? depth_in : Math.ceil((depth_in + deeper - half_in + 0.01) / half_in) * half_in,
  });
  const area = (room: NearestRoom) => room.width_in * room.depth_in;
  const rooms = steps_in
    .flatMap((wider) => steps_in.map((deeper) => ({ wider, deeper, ...grown(wider, deeper) })))
    .slice(1)
    .sort((a, b) => area(a) - area(b));
  for (const room of rooms) {
    if (!(yield* hasPlace({ ...brief, ...sizeOf(room) }, offers, wish))) continue;
    const less = [grown(room.wider - half_in, room.deeper), grown(room.wider, room.deeper - half_in)];
    for (const [at, each] of less.entries()) {
      if ((at === 0 ? room.wider : room.deeper) === 0) continue;
      if (yield* hasPlace({ ...brief, ...sizeOf(each) }, offers, wish)) return each;
    }
    return sizeOf(room);
  }
  return null;
}

const sizeOf = ({ width_in, depth_in }: NearestRoom): NearestRoom => ({ width_in, depth_in });

/** `The nearest that fits is 7' × 9'.` */
export const nearestWords = ({ width_in, depth_in }: NearestRoom): string =>
  `The nearest room that fits is ${printLength(width_in)} × ${printLength(depth_in)}.`;
