import type { RoomDesign, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { areaText } from "../../catalog/page-areas.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import type { LayPattern } from "../../materials/laying/laying.types.ts";
import { rotated } from "../geometry/point.ts";
import { boundsOf } from "../geometry/polygon.ts";
import { intersection } from "../geometry/region.ts";
import type { Demand, DemandOrNot } from "./demand.types.ts";
import { amountText } from "./figures.ts";
import { patternWords } from "./laying/pattern-words.ts";
import { insteadWords } from "./laying/product-piece.ts";
import { type LaidOut, laidOut, wasteOf } from "./measured.ts";
import { paintOf } from "./paint.ts";
import { paperRollOf } from "./paper-roll.ts";
import { paperDemand } from "./paper-strips.ts";
import type { TakeoffSettings } from "./settings.ts";
import { ring } from "./shapes/area-shape.ts";
import type { AreaShape, RunShape } from "./shapes/shape.types.ts";
import { laidOutWords, wasteWords } from "./step-words.ts";
import { sticksFor } from "./sticks.ts";
import type { PieceCount } from "./surface-takeoff.types.ts";

/** How much of a product an area takes, by the unit it is sold in. */
export function areaDemand(
  design: RoomDesign,
  shape: AreaShape,
  surface: RoomSurface,
  product: RoomProduct,
  settings: TakeoffSettings,
): DemandOrNot {
  const paint = paintOf(product, settings);
  if (paint) return paintDemand(shape, paint);
  if (product.unit === "Linear foot") return rollDemand(shape, surface, product, settings);
  const roll = paperRollOf(product);
  if (roll) return paperDemand(design, shape, surface, roll, settings);
  const out = laidOut(design, shape, surface, product);
  const demand = laidDemand(shape, surface, product, settings, out);
  const instead = out && insteadWords(out.laid);
  return instead && "steps" in demand ? { ...demand, steps: [instead, ...demand.steps] } : demand;
}

function laidDemand(
  shape: AreaShape,
  surface: RoomSurface,
  product: RoomProduct,
  settings: TakeoffSettings,
  out: LaidOut | null,
): DemandOrNot {
  if (product.unit === "Square foot") {
    const cut = surface.id.startsWith("countertop:");
    const waste = cut
      ? settings.slab_waste_percent
      : out
        ? wasteOf(out.laid, settings)
        : settings.waste_percent.straight;
    const demand = withWaste(
      shape,
      waste,
      1,
      cut || !out ? null : out.pieces,
      out && !cut ? out.laid.pattern : null,
    );
    if (cut)
      demand.steps.push(
        "Cut to order and priced by the finished square foot; we don't deduct sink and cooktop cutouts.",
      );
    return demand;
  }
  if (!out) return { because: `${product.name} has no piece size, so it cannot be laid out.` };
  const piece_sqft = (out.laid.piece.width_in * out.laid.piece.height_in) / 144;
  const waste = wasteOf(out.laid, settings);
  if (product.unit === "Piece") {
    const demand = withWaste(shape, waste, piece_sqft, out.pieces, out.laid.pattern);
    demand.pieces_units = settings.counts_pieces ? (out.pieces?.needed ?? 0) : 0;
    return demand;
  }
  const { box_sqft, pieces_per_box } = product;
  if (product.unit !== "Box" || !box_sqft)
    return {
      because: `${product.name} is sold by the ${product.unit.toLowerCase()}, and we don't know how much one covers.`,
    };
  const demand = withWaste(shape, waste, box_sqft, out.pieces, out.laid.pattern);
  if (out.pieces && pieces_per_box && settings.counts_pieces)
    demand.pieces_units = out.pieces.needed / pieces_per_box;
  return demand;
}

function withWaste(
  shape: AreaShape,
  waste: number,
  per_unit: number,
  pieces: PieceCount | null,
  pattern: LayPattern | null,
): Demand {
  const needed = (shape.area_sqft * (100 + waste)) / 100;
  const steps =
    waste > 0
      ? [
          wasteWords(
            amountText(shape.area_sqft, "sq ft"),
            waste,
            pattern && patternWords(pattern),
            amountText(needed, "sq ft"),
          ),
        ]
      : [`${amountText(shape.area_sqft, "sq ft")}, no waste added`];
  if (pieces) {
    const spare = pieces.from_offcuts > 0 ? `, ${pieces.from_offcuts} of them from offcuts` : "";
    steps.push(laidOutWords(pieces.whole, pieces.cut, spare, pieces.needed));
  }
  return { pattern, waste, needed, measure: "sq ft", per_unit, pieces_units: 0, pieces, steps };
}

function paintDemand(shape: AreaShape, paint: { coats: number; coverage_sqft: number }): Demand {
  const needed = shape.area_sqft * paint.coats;
  return {
    pattern: null,
    waste: 0,
    needed,
    measure: "sq ft",
    per_unit: paint.coverage_sqft,
    pieces_units: 0,
    pieces: null,
    steps: [
      `${amountText(shape.area_sqft, "sq ft")} × ${paint.coats} ${paint.coats === 1 ? "coat" : "coats"} = ${amountText(needed, "sq ft")}; one covers ${areaText(paint.coverage_sqft)}`,
    ],
  };
}

/** Roll products are laid in strips in one direction, each as long as the surface at that place. */
function rollDemand(
  shape: AreaShape,
  surface: RoomSurface,
  product: RoomProduct,
  settings: TakeoffSettings,
): DemandOrNot {
  const width = product.size.width_in;
  if (!(width > 0))
    return { because: `${product.name} is sold by the running foot, and we don't know its width.` };
  const waste = settings.roll_waste_percent;
  const strips: number[] = [];
  for (const panel of shape.panels) {
    const turned = panel.region.map((each) =>
      each.map((point) => rotated(point, -(surface.rotation_deg ?? 0))),
    );
    const { left, right, bottom, top } = boundsOf(turned.flat());
    for (let from = left; from < right - 0.01; from += width) {
      const strip = intersection(turned, [ring(from, bottom - 1, from + width, top + 1)]);
      if (strip.length === 0) continue;
      const reach = boundsOf(strip.flat());
      strips.push(reach.top - reach.bottom);
    }
  }
  const run_ft = strips.reduce((sum, each) => sum + each, 0) / 12;
  const needed = (run_ft * (100 + waste)) / 100;
  return {
    pattern: null,
    waste,
    needed,
    measure: "ft",
    per_unit: 1,
    pieces_units: 0,
    pieces: null,
    steps: [
      `${strips.length} ${strips.length === 1 ? "strip" : "strips"} of the ${lengthText(width)} roll: ${strips.map((each) => lengthText(each)).join(" + ")} = ${amountText(run_ft, "ft")}`,
      `+ ${waste}% waste = ${amountText(needed, "ft")}`,
    ],
  };
}

/** How much of a good trim or coping takes. */
export function runDemand(shape: RunShape, product: RoomProduct, settings: TakeoffSettings): DemandOrNot {
  const waste = settings.trim_waste_percent;
  const run_ft = shape.run_in / 12;
  const needed = (run_ft * (100 + waste)) / 100;
  const base = { pattern: null, waste, pieces: null, measure: "ft" as const };
  const step = `${amountText(run_ft, "ft")} + ${waste}% waste = ${amountText(needed, "ft")}`;
  if (product.unit === "Linear foot") return { ...base, needed, per_unit: 1, pieces_units: 0, steps: [step] };
  const length = Math.max(product.size.length_in, product.size.width_in);
  if (product.unit !== "Piece" || !(length > 0))
    return {
      because: `${product.name} is sold by the ${product.unit.toLowerCase()}, and we don't know its length.`,
    };
  const sticks = sticksFor(shape.stretches_in, length);
  return {
    ...base,
    needed,
    per_unit: length / 12,
    pieces_units: settings.counts_pieces ? sticks : 0,
    steps: [
      step,
      `Cut to ${shape.stretches_in.length} stretches from lengths of ${lengthText(length)}: ${sticks} lengths`,
    ],
  };
}
