import type { PointerEvent } from "react";
import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import type { Selected } from "../../plan/editing.ts";
import type { View } from "./view.ts";

/** What each layer of the drawing is given. */
export interface ShapeProps {
  view: View;
  plan: RoomPlan;
  selected: Selected | null;
  take: (target: Selected) => (event: PointerEvent) => void;
  select: (target: Selected | null) => void;
}
