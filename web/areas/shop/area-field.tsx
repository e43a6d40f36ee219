import { areaName, areaText, areaUnit } from "../../../domain/catalog/page-areas.ts";
import { mostQuantity } from "../../../domain/orders/most-quantity.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import {
  type BoxCount,
  type LayingPattern,
  layingPatterns,
  usualWastePercent,
} from "../../../domain/room/takeoff/boxes.ts";
import { formatCount } from "../../ui/format.ts";
import { areaOnly } from "../../ui/number-entry.ts";

/** "I need 120 sq ft" becomes boxes or boards, with every step shown so that it can be checked by hand. */
export function AreaField({
  unit,
  area,
  waste,
  usualWaste,
  count,
  onArea,
  onWaste,
}: {
  /** Of sale: `Box`, or `Piece`. */
  unit: string;
  area: string;
  waste: number;
  usualWaste: number;
  count: BoxCount | null;
  onArea: (area: string) => void;
  onWaste: (percent: number) => void;
}) {
  const field = "min-h-11 rounded-sm border border-edge bg-white px-3 hover:border-ink";
  return (
    <fieldset className="scripting-none:hidden">
      <legend className="mb-2 font-medium text-sm">What's your area?</legend>
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex items-center gap-2 text-sm">
          <span className="sr-only">{`Area in ${areaName()}`}</span>
          <input
            name="area"
            autoComplete="off"
            placeholder="120"
            value={area}
            onChange={(event) => onArea(areaOnly(event.target.value))}
            className={`${field} figures w-32 text-right text-base placeholder:text-graphite`}
          />
          {areaUnit()}
        </label>
        <label className="flex items-center gap-2 text-sm">
          <span>laid</span>
          <select
            name="waste"
            value={waste}
            onChange={(event) => onWaste(Number(event.target.value))}
            className={field}
          >
            {[...wasteChoices(usualWaste)].map(([percent, names]) => (
              <option key={percent} value={percent}>
                {`${names.join(", ")} (+${percent}%)`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="figures mt-2 min-h-5 text-graphite text-sm">
        {!count
          ? area && `Enter ${areaName()}, or two sides: 12.5 x 10`
          : count.boxes <= mostQuantity &&
            `${areaText(count.area_sqft)} + ${count.waste_percent}% waste = ${areaText(count.needed_sqft)} → ${formatCount(count.boxes)} ${unitWord(unit, count.boxes)}, covers ${areaText(count.covers_sqft)}`}
      </p>
    </fieldset>
  );
}

const patternNames: Record<LayingPattern, string> = /* words */ {
  straight: "straight",
  brick: "brick",
  diagonal: "diagonal",
  herringbone: "herringbone",
  basketweave: "basketweave",
};

/** Patterns with the same waste share a line, after the word "laid". */
function wasteChoices(usual: number): Map<number, string[]> {
  const choices = Map.groupBy(layingPatterns, (pattern) => usualWastePercent[pattern]);
  const named = new Map<number, string[]>();
  for (const [percent, patterns] of choices)
    named.set(
      percent,
      patterns.map((one) => patternNames[one]),
    );
  return named.has(usual) ? named : named.set(usual, ["as recommended"]);
}
