import { lazy, type ReactNode, Suspense, useState } from "react";
import {
  type ModelFront,
  type ModelUnit,
  modelFronts,
  modelStands,
  modelUnits,
  mostModel_mb,
} from "../../../../../contract/catalog/vendor-files.ts";
import { printInches } from "../../../../../domain/catalog/printed-lengths.ts";
import { drawnShape, drawnShapes } from "../../../../../domain/room/uploaded-models/drawn-shapes.ts";
import { uploadedKind, uploadedKinds } from "../../../../../domain/room/uploaded-models/kinds.ts";
import {
  type ItemSize,
  sizeDifferences,
  sizeProblem,
} from "../../../../../domain/room/uploaded-models/size.ts";
import { api } from "../../../../client/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { formatCount } from "../../../../ui/format.ts";
import { formatBytes } from "../../../../ui/format-bytes.ts";
import { Select } from "../../../../ui/select.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { showToast } from "../../../../ui/toast.ts";
import type { Draft, ImageDraft } from "../draft.ts";
import type { PartProps } from "../part.tsx";
import { FileDrop } from "./file-drop.tsx";
import {
  type FileModel,
  firstReading,
  type ShapeModel,
  shownSize,
  sizeOf,
  statedSize,
  withSizes,
} from "./model-draft.ts";
import { NoModel } from "./no-model.ts";
import type { PathFile } from "./path-file.ts";
import type { Previewed } from "./preview-room.ts";
import { useFileSending } from "./use-file-sending.ts";

const RoomPreview = lazy(() => import("./room-preview.tsx"));

const rule = `GLB, USDZ, or glTF with its files (select them together, or choose a folder or ZIP file). Up to ${mostModel_mb} MB and 300,000 triangles.`;

const words = (size: ItemSize): string =>
  `${printInches(size.width_in)} wide, ${printInches(size.depth_in)} deep, ${printInches(size.height_in)} high`;

/** How a product stands in rooms: as the vendor's own file, or as a shape that the marketplace draws. */
export function ModelFields(
  props: PartProps & {
    setModel: (read: (draft: Draft) => Draft["model"]) => void;
    addImage: (image: ImageDraft) => void;
  },
) {
  const { draft, change, form, errors, setModel, addImage } = props;
  const { model } = draft;
  const sending = useFileSending(
    async (model) =>
      (await api("POST /api/vendor/models", { body: { model }, multipart: true, feedback: "none" })).data,
    "model",
  );
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const take = async (files: PathFile[]) => {
    setReading(true);
    setProblem(undefined);
    const file = await import("./to-glb.ts")
      .then(({ toGlb }) => toGlb(files))
      .catch((error: unknown) => {
        if (!(error instanceof NoModel)) throw error;
        setProblem(error.message);
        return undefined;
      })
      .finally(() => setReading(false));
    const sent = file && (await sending.take(file));
    if (!sent) return;
    setModel((now) => firstReading(sent, now, form, now.model));
    setNew(true);
  };
  const isOwn = model !== null && model.from !== "drawn";
  const shot = useFileSending(sendPicture, "picture");
  // what has a model and no photograph gets a picture of the model, so that it has one in lists
  const [isNew, setNew] = useState(false);
  const takesPicture = isNew && draft.images.length === 0;
  const onPicture = async (file: File) => {
    setNew(false);
    const sent = await shot.take(file);
    if (!sent) return;
    addImage({ ...sent, alt: draft.name && `${draft.name}, shown as a 3D model`, variants: [] });
    showToast("success", "Picture added. Save the product to keep it.");
  };
  return (
    <>
      {model?.from === "drawn" && (
        <p className="mb-4 max-w-[60ch]">
          Rooms now show the marketplace's model ({nameOf(model.kind)}, {words(model.size)}). Choose a model
          here to replace it.
        </p>
      )}
      {model?.from === "file" && (
        <OwnFile {...props} model={model} onPicture={onPicture} takesPicture={takesPicture} />
      )}
      {model?.from === "shape" && (
        <ChosenShape {...props} model={model} onPicture={onPicture} takesPicture={takesPicture} />
      )}
      {shot.problem && (
        <p role="alert" className="mb-4 text-bad">
          {shot.problem}
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <FileDrop
          label={model?.from === "file" ? "Replace model" : "Choose a 3D model"}
          hint={rule}
          accept=".glb,.gltf,.bin,.usdz,.zip,.png,.jpg,.jpeg,.webp,.ktx2,model/gltf-binary,model/vnd.usdz+zip"
          takesSeveral
          isSending={sending.isSending || isReading}
          problem={problem ?? sending.problem ?? errors["model.key"]?.[0]}
          onFiles={(files) => void take(files)}
        />
        {model?.from !== "file" && (
          <ShapeField model={model} errors={errors} change={change} onChoose={() => setNew(true)} />
        )}
      </div>
      {isOwn && (
        <Button variant="quiet" className="mt-3" onClick={() => change({ model: null })}>
          Remove model
        </Button>
      )}
    </>
  );
}

const sendPicture = async (picture: File) =>
  (await api("POST /api/vendor/pictures", { body: { picture }, multipart: true, feedback: "none" })).data;

const nameOf = (kind: string): string =>
  (uploadedKind(kind)?.label ?? kind.replaceAll("_", " ")).toLowerCase();

type TakesPicture = (picture: File) => Promise<void>;
type ShownProps = PartProps & { onPicture: TakesPicture; takesPicture: boolean };

/** What the file is, how large and which way, beside the room that it stands in. */
function OwnFile({
  draft,
  change,
  errors,
  model,
  onPicture,
  takesPicture,
}: ShownProps & { model: FileModel }) {
  const size = sizeOf(model);
  const problem = sizeProblem(size);
  const { url, kind, stands, up, front } = model;
  const shown = shownSize(size, statedSize(draft.variants[0]));
  return (
    <BesideRoom
      onPicture={onPicture}
      takesPicture={takesPicture}
      shown={problem ? null : { kind, stands, size: shown, file: { url, up, front } }}
    >
      <p className="min-w-0 break-words">
        <span className="font-medium">{model.file_name}</span>{" "}
        <span className="figures text-graphite text-sm">
          {formatBytes(model.bytes)}, {formatCount(model.triangles)} triangles
        </span>
      </p>
      <ReadingFields
        model={model}
        errors={errors}
        onChange={(part) => change({ model: { ...model, ...part } })}
      />
      <div aria-live="polite">
        {problem ? <p className="text-bad">{problem}</p> : <p>In rooms: {words(shown)}.</p>}
        <Differences draft={draft} size={size} />
      </div>
      {!problem && <UseSize draft={draft} change={change} size={size} />}
    </BesideRoom>
  );
}

/** A shape in the finish that is chosen, at the product's size. */
function ChosenShape({
  draft,
  change,
  errors,
  model,
  onPicture,
  takesPicture,
}: ShownProps & { model: ShapeModel }) {
  const shape = drawnShape(model.shape);
  if (!shape) return null;
  const { kind, stands, params, finishes, size } = shape;
  const shown = shownSize(size, statedSize(draft.variants[0]));
  return (
    <BesideRoom
      onPicture={onPicture}
      takesPicture={takesPicture}
      shown={{ kind, stands, params: { ...params }, finish: model.finish, size: shown }}
    >
      <p className="font-medium">{shape.label}</p>
      <Select
        label="Finish in rooms"
        hint="If a variant's Finish option matches one of these names, rooms show that finish instead."
        value={model.finish}
        options={finishes.map((value) => ({ value, text: finishName(value) }))}
        onChange={({ target }) => change({ model: { ...model, finish: target.value } })}
        error={errors["model.finish"]}
      />
      <p aria-live="polite">In rooms: {words(shown)}.</p>
      <UseSize draft={draft} change={change} size={shown} />
    </BesideRoom>
  );
}

const finishName = (finish: string): string =>
  (finish.charAt(0).toUpperCase() + finish.slice(1)).replaceAll("-", " ");

function ShapeField({
  model,
  errors,
  change,
  onChoose,
}: Pick<PartProps, "errors" | "change"> & { model: Draft["model"]; onChoose: () => void }) {
  return (
    <Select
      label="Or choose one of our shapes"
      hint="Rooms show it at the size you enter under Variants."
      placeholder="None"
      value={model?.from === "shape" ? model.shape : ""}
      options={drawnShapes.map(({ id, label }) => ({ value: id, text: label }))}
      onChange={({ target }) => {
        const shape = drawnShape(target.value);
        onChoose();
        change({ model: shape ? { from: "shape", shape: shape.id, finish: shape.finishes[0]! } : null });
      }}
      error={errors["model.shape"]}
    />
  );
}

/** Fields on the left and what comes of them on the right. */
const BesideRoom = ({
  shown,
  onPicture,
  takesPicture,
  children,
}: {
  shown: Previewed | null;
  onPicture: TakesPicture;
  takesPicture: boolean;
  children: ReactNode;
}) => (
  <div className="mb-5 grid gap-6 lg:grid-cols-2">
    <div className="grid content-start gap-4">{children}</div>
    {shown && (
      <div className="max-lg:order-first">
        <Suspense fallback={<Skeleton className="aspect-4/3" />}>
          <RoomPreview shown={{ model: shown }} onPicture={onPicture} takesPicture={takesPicture} />
        </Suspense>
      </div>
    )}
  </div>
);

function UseSize({ draft, change, size }: Pick<PartProps, "draft" | "change"> & { size: ItemSize }) {
  const isMissing = draft.variants.some(
    ({ width_size, length_size, height_size }) => !(width_size && length_size && height_size),
  );
  if (!isMissing) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      onClick={() => change({ variants: withSizes(draft.variants, size) })}
    >
      Use this size for the product
    </Button>
  );
}

/** Each variant whose stated size is another one than the file's. */
function Differences({ draft, size }: { draft: Draft; size: ItemSize }) {
  const off = draft.variants.flatMap((variant) => {
    const lines = sizeDifferences(size, statedSize(variant));
    return lines.length > 0 ? [{ variant, lines }] : [];
  });
  if (off.length === 0) return null;
  return (
    <div className="mt-2 border-warn border-l-4 pl-4 text-sm">
      <p className="font-medium">
        The model and the product have different sizes. Rooms use the product’s size.
      </p>
      <ul>
        {off.slice(0, 5).flatMap(({ variant, lines }) =>
          lines.map((line) => (
            <li key={`${variant.id} ${line}`}>
              {draft.variants.length > 1 && `${variant.vendor_sku || "New variant"}: `}
              {line}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

const unitWords: Record<ModelUnit, string> = {
  m: "Meters",
  cm: "Centimeters",
  mm: "Millimeters",
  in: "Inches",
  ft: "Feet",
};
const frontWords: Record<ModelFront, string> = {
  "+z": "As in the file",
  "-z": "Turned 180°",
  "+x": "Turned 90° right",
  "-x": "Turned 90° left",
};
const standWords = {
  floor: "On the floor",
  wall: "On a wall",
  counter: "On a counter",
  ceiling: "On the ceiling",
};

function ReadingFields({
  model,
  errors,
  onChange,
}: Pick<PartProps, "errors"> & { model: FileModel; onChange: (part: Partial<FileModel>) => void }) {
  const stands = uploadedKind(model.kind)?.stands ?? modelStands;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Product type"
        value={model.kind}
        options={uploadedKinds.map(({ kind, label }) => ({ value: kind, text: label }))}
        onChange={({ target }) => {
          const kind = target.value as FileModel["kind"];
          const can = uploadedKind(kind)?.stands ?? modelStands;
          onChange({ kind, stands: can.includes(model.stands) ? model.stands : can[0]! });
        }}
        error={errors["model.kind"]}
      />
      <Select
        label="Placement"
        value={model.stands}
        options={stands.map((value) => ({ value, text: standWords[value] }))}
        onChange={({ target }) => onChange({ stands: target.value as FileModel["stands"] })}
        error={errors["model.stands"]}
      />
      <Select
        label="File units"
        value={model.unit}
        options={modelUnits.map((value) => ({ value, text: unitWords[value] }))}
        onChange={({ target }) => onChange({ unit: target.value as ModelUnit })}
        error={errors["model.unit"]}
      />
      <Select
        label="Front"
        value={model.front}
        options={modelFronts.map((value) => ({ value, text: frontWords[value] }))}
        onChange={({ target }) => onChange({ front: target.value as ModelFront })}
        error={errors["model.front"]}
      />
      <Select
        label="Up"
        hint="If the model is lying on its back, stand it upright."
        value={model.up}
        options={[
          { value: "y", text: "As in the file" },
          { value: "z", text: "Standing upright" },
        ]}
        onChange={({ target }) => onChange({ up: target.value === "z" ? "z" : "y" })}
        error={errors["model.up"]}
      />
    </div>
  );
}
