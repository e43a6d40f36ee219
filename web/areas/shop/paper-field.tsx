import { useState } from "react";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { lengthText, roomHint } from "../../../domain/catalog/page-lengths.ts";
import { readLength } from "../../../domain/catalog/read-length.ts";
import { mostQuantity } from "../../../domain/orders/most-quantity.ts";
import { type PaperRoll, readPaperRoll, rollsForWalls } from "../../../domain/room/takeoff/paper-roll.ts";
import { usualSettings } from "../../../domain/room/takeoff/settings.ts";
import { plural } from "../../ui/format.ts";
import { areaOnly } from "../../ui/number-entry.ts";

/** Walls by their length and height become strips and rolls, counted as a paper hanger does. */
export default function PaperField({
  product,
  variant,
  onRolls,
}: {
  product: Product;
  variant: Variant;
  onRolls: (rolls: number) => void;
}) {
  const [run, setRun] = useState("");
  const [height, setHeight] = useState("");
  const roll = rollOf(product, variant);
  if (!roll) return null;
  const countOf = (runText: string, heightText: string) =>
    rollsForWalls(
      { run_in: inchesIn(runText), height_in: inchesIn(heightText) },
      roll,
      usualSettings,
      product.minimum_unit,
    );
  const count = countOf(run, height);
  const change = (runText: string, heightText: string) => {
    setRun(runText);
    setHeight(heightText);
    onRolls(countOf(runText, heightText)?.rolls ?? product.minimum_unit);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">What walls do you paper?</legend>
      <div className="flex flex-wrap items-end gap-4">
        <SideField label="Length of all walls" value={run} onChange={(text) => change(text, height)} />
        <SideField label="Height" value={height} onChange={(text) => change(run, text)} />
      </div>
      <p role="status" className="figures mt-2 min-h-5 text-graphite text-sm">
        {!run && !height
          ? `Don't deduct doors and windows. ${roomHint()}`
          : !count
            ? run && height && wrongWords(run, height)
            : count.rolls <= mostQuantity &&
              `${plural(count.strips, "strip")} cut at ${lengthText(count.cut_in)}, ${count.per_roll} per roll, + ${count.waste_percent}% waste → ${plural(count.rolls, "roll")}`}
      </p>
    </fieldset>
  );
}

/** Why nothing can be counted: a measure that isn't one, or a wall that is too high. */
const wrongWords = (run: string, height: string): string =>
  inchesIn(run) > 0 && inchesIn(height) > 0
    ? "A strip this high is longer than one roll."
    : `Enter a length and a height. ${roomHint()}`;

function SideField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(areaOnly(event.target.value))}
        className="figures min-h-11 w-36 rounded-sm border border-edge bg-white px-3 text-right text-base hover:border-ink"
      />
    </label>
  );
}

/** Inches of a wall as typed; 0 for anything else. */
function inchesIn(text: string): number {
  const read = text.trim() ? readLength(text, "room", "ft") : null;
  return read?.ok ? read.inches : 0;
}

/** The roll of a variant, by its size and the product's specifications. */
function rollOf({ specs }: Product, { item_size }: Variant): PaperRoll | null {
  const said = (key: string) => specs.find((spec) => spec.key === key)?.value ?? "";
  return readPaperRoll({
    width_in: Number.parseFloat(item_size.width_size),
    length_in: Number.parseFloat(item_size.length_size),
    repeat_in: Number.parseFloat(said("repeat_in")),
    match: said("match"),
  });
}
