import { type RefObject, useRef, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import { Actions } from "../../../ui/actions.tsx";
import "react-image-crop/dist/ReactCrop.css";
import { leastPicture_px } from "../../../../contract/catalog/vendor-products.ts";
import { api } from "../../../client/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { pictureWidths_px } from "../../../ui/picture-sources.ts";
import { croppedFile, partOf, squareFile, squareOf } from "./crop-picture.ts";
import type { ImageDraft } from "./draft.ts";
import { useFileSending } from "./files/use-file-sending.ts";

/** The address of a picture in the largest size that it has. */
function largest({ url, width }: ImageDraft["picture"]): string {
  const size = pictureWidths_px.find((one) => one >= width) ?? pictureWidths_px.at(-1);
  return url.replace(/\d+\.webp/, `${size}.webp`);
}

/**
 * Makes a picture fit the square cards of lists: a part of it, chosen by mouse, finger or arrow keys, or all of it with
 * its background around. What comes of it takes the picture's place.
 */
export function CropDialog({
  image,
  name,
  onClose,
  onCrop,
}: {
  image: ImageDraft;
  name: string;
  onClose: () => void;
  onCrop: (sent: Pick<ImageDraft, "key" | "picture">) => void;
}) {
  const [crop, setCrop] = useState<PercentCrop>();
  const shown = useRef<HTMLImageElement>(null);
  const sending = useFileSending(
    async (picture) =>
      (await api("POST /api/vendor/pictures", { body: { picture }, multipart: true, feedback: "none" })).data,
    "picture",
  );
  const { naturalWidth = 0, naturalHeight = 0 } = shown.current ?? {};
  const part = crop && squareOf(partOf(crop, { width: naturalWidth, height: naturalHeight }));
  const isSmall = part !== undefined && part.width < leastPicture_px;
  const take = async (file: Promise<File>) => {
    const sent = await sending.take(await file);
    if (!sent) return;
    onCrop(sent);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Crop ${name}`}
      className="md:w-[min(48rem,calc(100vw-2rem))]"
      footer={
        <Actions
          out={
            <Button
              variant="secondary"
              pending={sending.isSending}
              onClick={() => shown.current && void take(squareFile(shown.current, name))}
            >
              Show the whole picture
            </Button>
          }
          main={
            <Button
              pending={sending.isSending}
              disabled={!part || isSmall}
              onClick={() => shown.current && part && void take(croppedFile(shown.current, part, name))}
            >
              Crop picture
            </Button>
          }
        />
      }
    >
      <p className="mb-4 text-graphite">
        Product lists show square pictures. Choose the part to show, or show the whole picture on its
        background color.
      </p>
      <CropArea image={image} crop={crop} onChange={setCrop} shown={shown} />
      <p role="status" className="figures mt-3 text-sm">
        {part && `${part.width} × ${part.height} pixels.`}{" "}
        {isSmall && (
          <span className="text-bad">{`Choose at least ${leastPicture_px} × ${leastPicture_px} pixels.`}</span>
        )}
      </p>
      {sending.problem && (
        <p role="alert" className="mt-2 text-bad">
          {sending.problem}
        </p>
      )}
    </Dialog>
  );
}

/** The picture with the part that is chosen; at first as large a square as there is room for. */
const CropArea = ({
  image,
  crop,
  onChange,
  shown,
}: {
  image: ImageDraft;
  crop: PercentCrop | undefined;
  onChange: (crop: PercentCrop) => void;
  shown: RefObject<HTMLImageElement | null>;
}) => (
  <ReactCrop
    crop={crop}
    aspect={1}
    keepSelection
    ruleOfThirds
    onChange={(_, percent) => onChange(percent)}
    className="max-h-[60dvh]"
  >
    <img
      ref={shown}
      src={largest(image.picture)}
      alt={image.alt || "Picture to crop"}
      className="max-h-[60dvh]"
      onLoad={({ currentTarget: { width, height } }) =>
        onChange(centerCrop(makeAspectCrop({ unit: "%", width: 100 }, 1, width, height), width, height))
      }
    />
  </ReactCrop>
);
