import { clsx } from "clsx";
import { lengthText } from "../../../../../domain/catalog/page-lengths.ts";
import { facesOf } from "../../../../../domain/room/geometry/walls.ts";
import type { ShapeProps } from "./shape-props.ts";
import { round } from "./view.ts";

/** Pixels between a wall's outer face and its length. */
const away_px = 16;
/** A wall that is drawn shorter than this says its length only while it is selected. */
const least_px = 34;

/** Each wall's length, outside of it and always upright. */
export function WallDimensions({ view, plan, selected }: Pick<ShapeProps, "view" | "plan" | "selected">) {
  return (
    <g aria-hidden className="pointer-events-none">
      {facesOf(plan).map((face) => {
        const isChosen = selected?.kind === "wall" && selected.id === face.id;
        if (face.length_in * view.scale < least_px && !isChosen) return null;
        const middle_x = (face.from[0] + face.to[0]) / 2;
        const middle_y = (face.from[1] + face.to[1]) / 2;
        const out_px = (face.kind === "open" ? 0 : face.thickness_in * view.scale) + away_px;
        const x = round(view.x(middle_x) - face.inward[0] * out_px);
        const y = round(view.y(middle_y) + face.inward[1] * out_px);
        const text = lengthText(face.length_in);
        const lean = Math.abs(face.along[0]) < 0.3 ? -90 : 0;
        return (
          <text
            key={face.id}
            x={x}
            y={y}
            transform={lean ? `rotate(${lean} ${x} ${y})` : undefined}
            textAnchor="middle"
            dominantBaseline="central"
            className={clsx(
              "figures text-[13px] [paint-order:stroke] stroke-white stroke-[4px]",
              isChosen ? "fill-accent font-semibold" : "fill-ink",
            )}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}
