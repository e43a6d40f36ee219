import { ArrowLeft, ArrowRight, Crop, Trash2 } from "lucide-react";
import { type DragEvent, lazy, Suspense, useRef, useState } from "react";
import { leastPicture_px, mostImages } from "../../../../contract/catalog/vendor-products.ts";
import { ApiError, api } from "../../../client/api.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type ImageDraft, optionsOf } from "./draft.ts";
import type { PartProps } from "./part.tsx";

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

const rule = `JPEG, PNG, WebP or GIF, at least ${leastPicture_px} × ${leastPicture_px} pixels, up to 4 MB each.`;
const isFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Pictures by drag and drop or by a button; the first is shown in lists. */
export function PictureFields(props: PartProps & { add: (image: ImageDraft) => void }) {
  const { draft, change, errors } = props;
  const input = useRef<HTMLInputElement>(null);
  const dragged = useRef<number>(undefined);
  const [isOver, setOver] = useState(false);
  const { coming, problems, take } = useSending(props.add);
  const move = (from: number, to: number) => {
    const images = [...draft.images];
    const [one] = images.splice(from, 1);
    if (one && to >= 0 && to <= images.length) change({ images: images.toSpliced(to, 0, one) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside does the same without a mouse
    <div
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <div className={`border border-dashed p-5 ${isOver ? "border-ink bg-sunk" : "border-edge"}`}>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label="Choose pictures"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            pending={coming > 0}
            disabled={draft.images.length >= mostImages}
            onClick={() => input.current?.click()}
          >
            {coming > 0 ? "Uploading…" : "Choose pictures"}
          </Button>
          <span className="text-graphite text-sm max-md:hidden">or drop them here</span>
        </div>
        <p className="mt-2 text-graphite text-sm">{rule}</p>
        <Problems problems={problems} />
      </div>
      <ol className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {draft.images.map((image, at) => (
          <li
            key={image.key}
            draggable
            onDragStart={() => {
              dragged.current = at;
            }}
            onDragOver={(event) => !isFiles(event) && event.preventDefault()}
            onDrop={() => dragged.current !== undefined && move(dragged.current, at)}
            className="grid content-start gap-3 border border-hairline bg-white p-3"
          >
            <ImageCard
              {...props}
              image={image}
              at={at}
              onMove={(step) => move(at, at + step)}
              error={errors[`images.${at}.key`]?.[0] ?? errors[`images.${at}.vendor_skus`]?.[0]}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Sends pictures one after the other; those that are refused are told with the reason. */
function useSending(add: (image: ImageDraft) => void) {
  const [coming, setComing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (files: readonly File[]) => {
    setProblems([]);
    for (const file of files) {
      setComing((before) => before + 1);
      try {
        const body = { picture: file };
        const { data } = await api("POST /api/vendor/pictures", { body, multipart: true, feedback: "none" });
        add({ ...data, alt: "", variants: [] });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const words = error.errors.picture?.[0] ?? error.message;
        setProblems((before) => [...before, `${file.name}: ${words}`]);
      } finally {
        setComing((before) => before - 1);
      }
    }
  };
  return { coming, problems, take };
}

function ImageCard({
  draft,
  change,
  image,
  at,
  onMove,
  error,
}: PartProps & { image: ImageDraft; at: number; onMove: (step: number) => void; error: string | undefined }) {
  const set = (part: Partial<ImageDraft>) =>
    change({ images: draft.images.map((one) => (one.key === image.key ? { ...one, ...part } : one)) });
  const name = `picture ${at + 1}`;
  const [isCropping, setCropping] = useState(false);
  const targets = targetsOf(draft);
  const shown = targets.find(({ ids }) => ids.join() === image.variants.join())?.value ?? "several";
  return (
    <>
      <span className="block aspect-square overflow-hidden">
        <Picture picture={image.picture} alt={image.alt} sizes="320px" widest_px={400} cover />
      </span>
      <div className="flex items-center">
        <span className="mr-auto text-graphite text-sm">
          {at === 0 ? "Main picture" : `Picture ${at + 1}`}
        </span>
        <IconButton label={`Crop ${name}`} onClick={() => setCropping(true)}>
          <Crop aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Move ${name} forward`} disabled={at === 0} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={`Move ${name} back`}
          disabled={at === draft.images.length - 1}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={`Remove ${name}`}
          onClick={() => change({ images: draft.images.filter(({ key }) => key !== image.key) })}
        >
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
      {isCropping && (
        <Suspense>
          <CropDialog
            image={image}
            name={name}
            onClose={() => setCropping(false)}
            onCrop={(sent) => change({ images: withReplaced(draft.images, image.key, sent) })}
          />
        </Suspense>
      )}
      <TextField
        label="Alt text"
        hint="Describe the picture for customers who use a screen reader."
        optional
        maxLength={200}
        value={image.alt}
        onChange={(event) => set({ alt: event.target.value })}
      />
      <Select
        label="Show for"
        value={shown}
        options={[
          ...targets.map(({ value, text }) => ({ value, text })),
          ...(shown === "several" ? [{ value: "several", text: `${image.variants.length} variants` }] : []),
        ]}
        onChange={(event) =>
          set({ variants: targets.find(({ value }) => value === event.target.value)?.ids ?? image.variants })
        }
        error={error}
      />
    </>
  );
}

/** The pictures with another in the place of one; the same picture is never there twice. */
const withReplaced = (
  images: readonly ImageDraft[],
  former: string,
  { key, picture }: Pick<ImageDraft, "key" | "picture">,
): ImageDraft[] =>
  images.flatMap((one) => {
    if (one.key === former) return { ...one, key, picture };
    return one.key === key ? [] : one;
  });

/** What a picture may belong to: the whole product, all variants with a value of an option, or one variant. */
function targetsOf({ variants }: PartProps["draft"]): { value: string; text: string; ids: string[] }[] {
  const whole = { value: "", text: "All variants", ids: [] as string[] };
  if (variants.length < 2) return [whole];
  const values = optionsOf(variants).flatMap(({ name, values: own }) =>
    own.map((value) => ({
      value: `${name}\n${value}`,
      text: `${name}: ${value}`,
      ids: variants
        .filter(({ options }) => options.some((one) => one.name === name && one.value === value))
        .map(({ id }) => id),
    })),
  );
  const single = variants.map(({ id, vendor_sku, options }) => ({
    value: id,
    text: [vendor_sku, ...options.map(({ value }) => value)].filter(Boolean).join(" · "),
    ids: [id],
  }));
  return [whole, ...values.filter(({ ids }) => ids.length > 1), ...single];
}

const Problems = ({ problems }: { problems: readonly string[] }) => (
  <div role="alert">
    {problems.map((problem) => (
      <FieldMessage key={problem} id={problem} message={problem} />
    ))}
  </div>
);
