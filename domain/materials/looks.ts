import { finishEffects } from "./finishes.ts";
import { formatById } from "./formats.ts";
import type { Group, Look, LookRow, MakeOptions } from "./look.ts";
import { lookRows } from "./look-rows.ts";
import type { Family, Grout, MaterialDefinition } from "./material.ts";
import { shiftLot } from "./shift-lot.ts";

const usualGrout = "#b9b5ad";

/** How much tiles of a family differ from each other if the look does not say; fired and pressed ones least. */
const usualTint: Partial<Record<Family, number>> = {
  terrazzo: 0.06,
  quartz: 0.05,
  concrete: 0.14,
  ceramic: 0.1,
  linen: 0.1,
  marble: 0.16,
  travertine: 0.3,
  limestone: 0.28,
  slate: 0.35,
};

function askedGrout(joint: Grout | null, options: MakeOptions): Grout | null {
  const asked = options.layout?.grout;
  if (asked === undefined) return joint;
  if (asked === null) return null;
  return {
    width_in: asked.width_in ?? joint?.width_in ?? 0.0625,
    color: asked.color ?? joint?.color ?? usualGrout,
  };
}

function make(row: LookRow, options: MakeOptions): MaterialDefinition {
  const group = options.group ?? (Object.keys(row.sold)[0] as Group);
  const formatId = options.format ?? row.sold[group]?.[0] ?? Object.values(row.sold)[0]![0]!;
  const format = formatById(formatId);
  const finish = finishEffects[options.finish ?? row.finishes[0]!];
  const joint: Grout | null =
    format.joint_in > 0 ? { width_in: format.joint_in, color: row.grout ?? usualGrout } : null;
  return {
    schema: "material/1",
    seed: options.seed,
    piece: { ...format.piece, ...options.piece },
    layout: { pattern: options.layout?.pattern ?? format.pattern, grout: askedGrout(joint, options) },
    sheen: finish.sheen,
    relief: finish.relief,
    variation: { tint: usualTint[row.body.family] ?? 0.2, tilt_deg: 0.25, gloss: 0.25, ...row.variation },
    ...shiftLot(row.body, options.seed),
  };
}

/** Every look that can be drawn, in the order of the tables. */
export const looks: readonly Look[] = lookRows.map((row) => ({
  id: row.id,
  label: row.label,
  family: row.body.family,
  group: Object.keys(row.sold) as Group[],
  words: row.words,
  colorFamily: row.colorFamily,
  finishes: row.finishes,
  formats: (group) => (row.sold[group] ?? []).map(formatById),
  make: (options) => make(row, options),
}));

const byId = new Map(looks.map((look) => [look.id, look]));

/** The look of that id, or null. */
export function lookById(id: string): Look | null {
  return byId.get(id) ?? null;
}

/** A definition of that look. Throws a RangeError for an id that is not in the tables. */
export function makeMaterial(lookId: string, options: MakeOptions): MaterialDefinition {
  const look = lookById(lookId);
  if (!look) throw new RangeError(`There is no look "${lookId}".`);
  return look.make(options);
}
