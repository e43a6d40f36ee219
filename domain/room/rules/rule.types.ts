import type { Broken } from "./finding.types.ts";
import type { RoomView } from "./room-view.ts";

/** A rule as data: its requirement, its source, and its check. */
export interface PlanningRule {
  id: string;
  title: string;
  /** The law's minimum, inches; null if there is only a recommendation or no length. */
  must_in: number | null;
  /** What planners recommend, inches. */
  should_in: number | null;
  source: string;
  check(view: RoomView, rule: PlanningRule): Broken[];
}
