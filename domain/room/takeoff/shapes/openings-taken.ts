import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { printLength } from "../../../catalog/printed-lengths.ts";
import { spansOf } from "../../geometry/openings.ts";
import type { WallFace } from "../../geometry/walls.ts";
import { ring, type Taken } from "./area-shape.ts";

/** `5' × 8'` */
export const size = (width: number, height: number): string =>
  `${printLength(width)} × ${printLength(height)}`;

/** Doors, windows and passages of a wall. */
export const openingsTaken = (design: RoomDesign, face: WallFace): Taken[] =>
  spansOf(design.plan)
    .filter((span) => span.face.id === face.id)
    .map((span) => ({
      name: span.opening.kind,
      how: size(span.opening.width_in, span.opening.height_in),
      outline: ring(span.from_in, span.sill_in, span.to_in, span.head_in),
    }));
