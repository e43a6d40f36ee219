import type { ProductForm } from "../../../../../contract/catalog/product-form.ts";
import type { ModelStands, OwnModel, SentModel } from "../../../../../contract/catalog/vendor-files.ts";
import { parseLength } from "../../../../../domain/catalog/lengths.ts";
import { uploadedKind, uploadedKinds } from "../../../../../domain/room/uploaded-models/kinds.ts";
import {
  type ItemSize,
  likelyUnit,
  modelSize,
  type StatedSize,
} from "../../../../../domain/room/uploaded-models/size.ts";
import type { Draft, VariantDraft } from "../draft.ts";

export type FileModel = Extract<OwnModel, { from: "file" }>;
export type ShapeModel = Extract<OwnModel, { from: "shape" }>;

const inches = (text: string): number | null => {
  const length = parseLength(text);
  return text.trim() !== "" && length.ok && length.inches > 0 ? length.inches : null;
};

/** What a variant says of its own size. */
export const statedSize = (variant: VariantDraft | undefined): StatedSize => ({
  width_in: inches(variant?.width_size ?? ""),
  depth_in: inches(variant?.length_size ?? ""),
  height_in: inches(variant?.height_size ?? ""),
});

/** The size that rooms show: the variant's own where it says one, else the file's. */
export const shownSize = (file: ItemSize, stated: StatedSize): ItemSize => ({
  width_in: stated.width_in ?? file.width_in,
  depth_in: stated.depth_in ?? file.depth_in,
  height_in: stated.height_in ?? file.height_in,
});

export const sizeOf = (model: FileModel): ItemSize => modelSize(model.size, model);

/** A model that has just been sent, read as it most likely is meant. */
export function firstReading(
  sent: SentModel,
  draft: Draft,
  form: ProductForm,
  before: OwnModel | null,
): FileModel {
  const known = before && before.from !== "shape" ? before.kind : "";
  const kind = uploadedKind(known) ? known : likelyKind(draft, form);
  const stands: ModelStands = uploadedKind(kind)?.stands[0] ?? "floor";
  const unit = likelyUnit(sent.size, statedSize(draft.variants[0]));
  const reading = { kind: kind as FileModel["kind"], stands, unit, up: "y", front: "+z" } as const;
  if (before?.from !== "file") return { from: "file", ...reading, ...sent };
  const { up, front } = before;
  return { from: "file", ...reading, stands: before.stands, up, front, ...sent };
}

/** By the words of the category and the product's name. */
function likelyKind({ name, category }: Draft, { categories }: ProductForm): string {
  const path: string[] = [];
  for (let at = categories.find(({ id }) => id === category); at; ) {
    path.push(at.name);
    const { parent } = at;
    at = categories.find(({ id }) => id === parent);
  }
  const said = `${path.join(" ")} ${name}`.toLowerCase();
  const named = uploadedKinds.find(
    ({ kind, label }) =>
      said.includes(kind.replaceAll("_", " ")) || said.includes(label.toLowerCase().split(/ or |,/)[0]!),
  );
  return named?.kind ?? "accessory";
}

const trimmed = (inches: number) => `${Math.round(inches * 100) / 100} in.`;

/** Fills in the size of variants that say none. */
export const withSizes = (variants: readonly VariantDraft[], size: ItemSize): VariantDraft[] =>
  variants.map((variant) => ({
    ...variant,
    width_size: variant.width_size || trimmed(size.width_in),
    length_size: variant.length_size || trimmed(size.depth_in),
    height_size: variant.height_size || trimmed(size.height_in),
  }));
