import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import { drawPlan } from "../../../../domain/room/drawing/index.ts";

const sheet = { width_px: 480, height_px: 360 };

/** A room's plan until it has a picture. */
export default function PlanSketch({ name, plan }: { name: string; plan: RoomPlan }) {
  const svg = drawPlan(plan, { ...sheet, dimensions: false, paper: null });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={sheet.width_px}
      height={sheet.height_px}
      alt={`Plan of ${name}`}
      className="h-auto w-full"
    />
  );
}
