import type { Broken } from "./finding.types.ts";
import type { RoomView } from "./room-view.ts";

/** A rule as data: what it asks for, where it comes from, and how it is checked. */
export interface PlanningRule {
  id: string;
  title: string;
  /** What the law asks for, inches; null where there is only a recommendation or no length. */
  must_in: number | null;
  /** What planners recommend, inches. */
  should_in: number | null;
  source: string;
  check(view: RoomView, rule: PlanningRule): Broken[];
}
