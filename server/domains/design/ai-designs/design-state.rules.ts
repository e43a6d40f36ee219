import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import type { DesignedRoom, Kept, Thrift } from "../../../../domain/designer/design.types.ts";
import type { SketchPlan } from "../../../../domain/designer/sketch/room-sketch.ts";
import type { Standing } from "../../../../domain/designer/standing/standing.types.ts";
import { areaOf } from "../../../../domain/room/geometry/polygon.ts";
import type { DesignRow, DesignState, JobRow, OwnDesign } from "./ai-designs.store.ts";

/** A designed room as it is stored. */
export const stateOf = ({ findings, plan, ...room }: DesignedRoom, brief: Brief): DesignState => ({
  ...room,
  findings: [...findings],
  brief,
  plan_id: plan.id,
  plan_tags: plan.tags,
  area_sqft: areaOf(room.design.plan.vertices_in) / 144,
});

/** What a change of a design keeps of it. */
export const keptOf = ({
  brief,
  arrangement,
  style,
  turn,
  thrift,
  price_cents,
  design,
  pins,
}: DesignRow): Kept => ({
  brief,
  arrangement,
  style,
  turn,
  thrift,
  price_cents,
  design,
  pins,
});

/** The walls of a design. */
export const planOf = ({ plan_id, plan_tags, design }: DesignState): SketchPlan => ({
  id: plan_id,
  tags: plan_tags,
  room: design.room,
  plan: design.plan,
});

/** The walls to design in; null where they are drawn anew, because a change asks for other lengths. */
export function wallsFor(
  { plan, plan_is_drawn, kept }: Pick<JobRow, "plan" | "plan_is_drawn" | "kept">,
  brief: Brief,
): SketchPlan | null {
  const lengths = ["width_in", "depth_in", "ceiling_in", "area_sqft"] as const;
  const areOthers = kept !== null && lengths.some((length) => brief[length] !== kept.brief[length]);
  return plan_is_drawn && areOthers ? null : plan;
}

/** A redesigned room as it stands now: what stayed stays through further changes, and nothing moves. */
export const standingOf = ({ standing, design }: Pick<OwnDesign, "standing" | "design">): Standing | null =>
  standing && { ...standing, design };

const cheapest: Thrift = 4;
const finest: Thrift = -2;

/** Another step of looking at prices, as far as there are any. */
export const stepped = (thrift: Thrift, by: number): Thrift =>
  Math.min(cheapest, Math.max(finest, thrift + by)) as Thrift;
