import type { ModelFront, ModelUnit, ModelUp } from "../../../contract/catalog/vendor-files.ts";

/** Width, height and depth along the file's own axes, in its own units. */
export type FileSize = readonly [x: number, y: number, z: number];

export interface ItemSize {
  width_in: number;
  depth_in: number;
  height_in: number;
}

/** How a file is read: its units, and which of its sides is up and which the front. */
export interface ModelReading {
  unit: ModelUnit;
  up: ModelUp;
  front: ModelFront;
}

const inchesPer: Readonly<Record<ModelUnit, number>> = {
  m: 1 / 0.0254,
  cm: 1 / 2.54,
  mm: 1 / 25.4,
  in: 1,
  ft: 12,
};

/** The longest side of something that goes into a room, in inches. */
export const sidesOfModels = { least_in: 0.5, most_in: 600 };
/** A rug drawn without thickness still lies on the floor. */
const flat_in = 0.1;

/** The size in a room: the front faces the viewer, width from left to right. */
export function modelSize([x, y, z]: FileSize, { unit, up, front }: ModelReading): ItemSize {
  const [high, deep] = up === "z" ? [z, y] : [y, z];
  const isSideways = front === "+x" || front === "-x";
  const inches = (length: number) => Math.max(flat_in, Math.round(length * inchesPer[unit] * 100) / 100);
  return {
    width_in: inches(isSideways ? deep : x),
    depth_in: inches(isSideways ? x : deep),
    height_in: inches(high),
  };
}

/** Why something of this size goes into no room, and what to do; null if it does. */
export function sizeProblem(size: ItemSize): string | null {
  const longest = Math.max(size.width_in, size.depth_in, size.height_in);
  if (longest > sidesOfModels.most_in)
    return `In these units the model is ${said(longest)} long. Choose smaller units. The most is 50 ft.`;
  if (longest < sidesOfModels.least_in)
    return `In these units the model is only ${said(longest)} long. Choose larger units. The least is 1/2 in.`;
  return null;
}

const said = (inches: number): string =>
  inches >= 120 ? `${Math.round(inches / 12).toLocaleString("en-US")} ft` : `${trimmed(inches)} in.`;

const trimmed = (inches: number): string => String(Math.round(inches * 100) / 100);

/** What a product says of its own size; null where it says nothing. */
export type StatedSize = { [Side in keyof ItemSize]: number | null };

const sides = [
  ["width_in", "Width"],
  ["depth_in", "Depth"],
  ["height_in", "Height"],
] as const;

/** Off by more than this is worth a word: half an inch, or 3 percent of a long side. */
const isOff = (model_in: number, stated_in: number) =>
  Math.abs(model_in - stated_in) > Math.max(0.5, stated_in * 0.03);

/** Where a model's size and the product's own do not agree, in words; the product's own size is the one shown. */
export function sizeDifferences(size: ItemSize, stated: StatedSize): string[] {
  const found = sides.flatMap(([side, word]) => {
    const own = stated[side];
    if (own === null || own === 0 || !isOff(size[side], own)) return [];
    return `${word}: ${trimmed(size[side])} in. in the model, ${trimmed(own)} in. in the product.`;
  });
  const { width_in, depth_in } = stated;
  const isSwapped =
    found.length > 0 &&
    Boolean(width_in && depth_in) &&
    !isOff(size.depth_in, width_in!) &&
    !isOff(size.width_in, depth_in!);
  return isSwapped ? [...found, "Width and depth look swapped. Choose another front."] : found;
}

const unitsTried: readonly ModelUnit[] = ["m", "in", "cm", "mm", "ft"];

/** The unit in which a file comes closest to what the product says, or to the size of usual things. glTF means meters. */
export function likelyUnit(size: FileSize, stated: StatedSize): ModelUnit {
  const off = (unit: ModelUnit): number => {
    const own = modelSize(size, { unit, up: "y", front: "+z" });
    const known = sides.flatMap(([side]) =>
      stated[side] ? [Math.abs(Math.log(own[side] / stated[side]))] : [],
    );
    if (known.length > 0) return known.reduce((sum, one) => sum + one, 0) / known.length;
    const longest = Math.max(own.width_in, own.depth_in, own.height_in);
    // between a hook and a dining table
    return longest >= 4 && longest <= 130 ? 0 : 1;
  };
  return unitsTried.reduce((best, unit) => (off(unit) < off(best) - 0.05 ? unit : best));
}
