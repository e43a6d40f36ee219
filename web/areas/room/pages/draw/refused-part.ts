import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import { partWords } from "../../part-words.ts";
import { nameOf, type Selected } from "../../plan/editing.ts";

const kinds = { vertices_in: "corner", walls: "wall", openings: "opening", services: "service" } as const;

/** What a refused field of a drawn plan is of: `plan.openings.0.width_in` is `Window, 3' wide, in wall 1: width`. */
export function refusedPart(plan: RoomPlan, field: string): string {
  const [, list, at, rest = ""] =
    /^plan\.(vertices_in|walls|openings|services)\.(\d+)\.?(.*)$/.exec(field) ?? [];
  if (field.startsWith("plan.ceiling.")) return "Ceiling shape";
  if (!list) return field === "plan.ceiling_height_in" ? "Ceiling height" : "";
  const kind = kinds[list as keyof typeof kinds];
  const thing = kind === "wall" ? plan.walls[Number(at)] : kind === "opening" && plan.openings[Number(at)];
  const selected: Selected = { kind, id: thing ? thing.id : at! };
  const part = kind === "corner" ? "" : partWords(rest);
  return [nameOf(plan, selected), part].filter(Boolean).join(": ");
}
