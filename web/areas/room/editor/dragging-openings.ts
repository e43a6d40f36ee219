import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import type { Edited } from "../../../../domain/room/edit/edited.types.ts";
import { moveOpening } from "../../../../domain/room/edit/openings.edit.ts";
import { add, dot, minus, type Point, times } from "../../../../domain/room/geometry/point.ts";
import { faceById, type WallFace } from "../../../../domain/room/geometry/walls.ts";
import { showToast } from "../../../ui/toast.ts";
import { asDesign } from "../plan/editing.ts";
import { takePlan } from "./plan-edits.ts";
import type { RoomEditorContext } from "./room-context.ts";

/** An opening in somebody's hand in the 3D view. */
export interface OpeningDrag {
  id: string;
  /** From its nearer jamb to where it was grabbed, along its wall. */
  hold_in: number;
  edited: Edited | null;
}

/** Where the ray through a point of the canvas meets a level on the plan. */
type Ray = (height_in: number) => readonly [number, number] | null;

/** How far along a wall a ray meets it, from the wall's first corner, inches; null where it runs along the wall. */
export function alongWall(face: WallFace, ray: Ray): number | null {
  // a ray that looks down meets the floor, one that looks up what is high above
  for (const [near_in, far_in] of [
    [1, 0],
    [1999, 2000],
  ] as const) {
    const [a, b] = [ray(near_in), ray(far_in)];
    if (!a || !b) continue;
    const from: Point = [a[0], a[1]];
    const way = minus([b[0], b[1]], from);
    const toward = dot(way, face.inward);
    if (Math.abs(toward) < 1e-9) continue;
    const meets = add(from, times(way, -dot(minus(from, face.from), face.inward) / toward));
    return dot(minus(meets, face.from), face.along);
  }
  return null;
}

/** Takes hold of an opening; null where its wall can't be made out. */
export function grabOpening(plan: RoomPlan, id: string, ray: Ray): OpeningDrag | null {
  const opening = plan.openings.find((each) => each.id === id);
  const face = opening && faceById(plan, opening.wall);
  const along_in = face ? alongWall(face, ray) : null;
  return opening && along_in !== null ? { id, hold_in: along_in - opening.offset_in, edited: null } : null;
}

/** Shows the opening where the pointer has it, by whole inches. */
export function dragOpening({ store, view }: RoomEditorContext, drag: OpeningDrag, ray: Ray): void {
  const { design, products } = store.getState();
  const { plan } = design;
  const opening = plan.openings.find((each) => each.id === drag.id);
  const face = opening && faceById(plan, opening.wall);
  const along_in = face ? alongWall(face, ray) : null;
  if (!opening || along_in === null) return;
  const moved_in = Math.round(along_in - drag.hold_in - opening.offset_in);
  const edited = moveOpening(asDesign(plan), drag.id, opening.offset_in + moved_in);
  const place = (each: Edited | null) =>
    each?.ok ? each.design.plan.openings.find(({ id }) => id === drag.id)?.offset_in : undefined;
  if (!edited.ok || place(edited) === place(drag.edited)) return;
  drag.edited = edited;
  view.current?.update({ ...design, plan: edited.design.plan }, products);
}

/** Lets go of an opening where it is shown: the room's things follow, or it says why it stays. */
export function dropOpening(context: RoomEditorContext, { id, edited }: OpeningDrag): void {
  const { store } = context;
  store.getState().select({ kind: "opening", id });
  if (!edited?.ok) return;
  const now = store.getState().design.plan;
  const to = edited.design.plan.openings.find((each) => each.id === id);
  // somebody else may have changed the plan since the last movement
  const refusal = to && takePlan(store, moveOpening(asDesign(now), id, to.offset_in), "Move opening");
  if (refusal) showToast("warning", refusal);
  showAsKept(context);
}

/** The room as it is kept, after a movement that is not. */
export function showAsKept({ store, view }: RoomEditorContext): void {
  const { design, products } = store.getState();
  view.current?.update(design, products);
}
