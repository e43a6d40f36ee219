import { lazy, Suspense, useEffect, useState } from "react";
import {
  leastTexture_px,
  mostTexture_mb,
  type TextureFinish,
  type TexturePattern,
  type TextureShows,
  textureFinishes,
  texturePatterns,
  textureShows,
} from "../../../../../contract/catalog/textures.ts";
import { visibleSeam } from "../../../../../domain/room/textures/seams.ts";
import { api } from "../../../../client/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Field, inputClass } from "../../../../ui/field.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import type { Draft } from "../draft.ts";
import type { PartProps } from "../part.tsx";
import { FileDrop } from "./file-drop.tsx";
import { statedSize } from "./model-draft.ts";
import { seamsOfPicture } from "./picture-seams.ts";
import { newTexture, shownTexture, sideByProportion, type TextureDraft } from "./texture-draft.ts";
import { useFileSending } from "./use-file-sending.ts";

const RoomPreview = lazy(() => import("./room-preview.tsx"));

const rule = `JPEG, PNG or WebP, at least ${leastTexture_px} × ${leastTexture_px} pixels, up to ${mostTexture_mb} MB. Photograph the material straight on, in even light.`;

/** The product's surface as a picture with its real size, tried in a room at once. */
export function TextureFields(
  props: PartProps & { setTexture: (read: (draft: Draft) => Draft["texture"]) => void },
) {
  const { draft, change, errors, setTexture } = props;
  const { texture } = draft;
  const sending = useFileSending(async (file) => {
    const call = { body: { texture: file }, multipart: true, feedback: "none" } as const;
    return (await api("POST /api/vendor/textures", call)).data;
  }, "texture");
  const take = async (file: File) => {
    const sent = await sending.take(file);
    if (sent) setTexture((now) => newTexture(sent, now.texture));
  };
  return (
    <>
      {texture && (
        <OwnTextureFields
          {...props}
          texture={texture}
          set={(part) => change({ texture: { ...texture, ...part } })}
        />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <FileDrop
          label={texture ? "Replace texture" : "Choose a texture"}
          hint={rule}
          accept="image/jpeg,image/png,image/webp"
          isSending={sending.isSending}
          problem={sending.problem ?? errors["texture.key"]?.[0]}
          onFiles={([chosen]) => chosen && void take(chosen.file)}
        />
      </div>
      {texture && (
        <Button variant="quiet" className="mt-3" onClick={() => change({ texture: null })}>
          Remove texture
        </Button>
      )}
    </>
  );
}

interface TextureProps extends PartProps {
  texture: TextureDraft;
  set: (part: Partial<TextureDraft>) => void;
}

/** Size and laying on the left, the room on the right. */
function OwnTextureFields(props: TextureProps) {
  const { texture, set, draft } = props;
  const [on, setOn] = useState<"floor" | "wall">("floor");
  const shown = shownTexture(texture);
  const { width_in, depth_in, height_in } = statedSize(draft.variants[0]);
  const size = { width_in: width_in ?? 0, length_in: depth_in ?? 0, height_in: height_in ?? 0 };
  return (
    <div className="mb-5 grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <div className="flex items-start gap-4">
          <img
            src={texture.url}
            alt="The texture"
            className="size-24 shrink-0 border border-hairline object-cover"
          />
          <p className="min-w-0 break-words">
            <span className="font-medium">{texture.file_name}</span>{" "}
            <span className="figures block text-graphite text-sm">
              {texture.width_px} × {texture.height_px} pixels
            </span>
          </p>
        </div>
        <SizeFields {...props} />
        <LayingFields {...props} />
        <SeamNote texture={texture} set={set} />
      </div>
      <div className="max-lg:order-first">
        {shown ? (
          <>
            <Suspense fallback={<Skeleton className="aspect-4/3" />}>
              <RoomPreview shown={{ surface: { texture: shown, size, on } }} />
            </Suspense>
            <Select
              label="Preview on"
              className="mt-3"
              value={on}
              options={[
                { value: "floor", text: "The floor (12 ft × 12 ft)" },
                { value: "wall", text: "A wall (12 ft × 8 ft)" },
              ]}
              onChange={({ target }) => setOn(target.value === "wall" ? "wall" : "floor")}
            />
          </>
        ) : (
          <p className="grid aspect-4/3 place-content-center border border-hairline bg-sunk p-6 text-center text-graphite">
            Enter the repeat width and height to see a preview.
          </p>
        )}
      </div>
    </div>
  );
}

/** Width and height of what the picture shows. The height follows the picture until it is typed itself. */
function SizeFields({ texture, set, errors }: TextureProps) {
  const { width_px, height_px } = texture;
  const follows =
    texture.repeat_height === "" ||
    texture.repeat_height === sideByProportion(texture.repeat_width, [width_px, height_px]);
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <NumberField
        label="Repeat width"
        hint="The actual width of the area in the picture."
        decimal
        unit="in"
        value={texture.repeat_width}
        onChange={(repeat_width) =>
          set({
            repeat_width,
            ...(follows && { repeat_height: sideByProportion(repeat_width, [width_px, height_px]) }),
          })
        }
        error={errors["texture.repeat_width_in"]}
      />
      <NumberField
        label="Repeat height"
        hint="Based on the picture's proportions until you change it."
        decimal
        unit="in"
        value={texture.repeat_height}
        onChange={(repeat_height) => set({ repeat_height })}
        error={errors["texture.repeat_height_in"]}
      />
    </div>
  );
}

const showWords: Record<TextureShows, string> = {
  face: "One piece, without grout joints",
  laid: "An installed surface, with grout joints",
};
const patternWords: Record<TexturePattern, string> = {
  straight: "Straight",
  brick: "Brick, half offset",
  third: "One-third offset",
  random: "Planks with staggered ends",
  herringbone: "Herringbone",
  chevron: "Chevron",
  basketweave: "Basket weave",
  slab: "Continuous, no pieces",
};
const finishWords: Record<TextureFinish, string> = { gloss: "Glossy", satin: "Satin", matte: "Matte" };

function LayingFields({ texture, set, errors }: TextureProps) {
  const isLaid = texture.shows === "laid";
  const hasJoints = !isLaid && texture.pattern !== "slab";
  return (
    <>
      <Select
        label="What the picture shows"
        hint={isLaid ? undefined : "Rooms repeat the piece at the size under Variants and add grout joints."}
        value={texture.shows}
        options={textureShows.map((value) => ({ value, text: showWords[value] }))}
        onChange={({ target }) => set({ shows: target.value as TextureShows })}
        error={errors["texture.shows"]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {!isLaid && (
          <Select
            label="Pattern"
            value={texture.pattern}
            options={texturePatterns.map((value) => ({ value, text: patternWords[value] }))}
            onChange={({ target }) => set({ pattern: target.value as TexturePattern })}
            error={errors["texture.pattern"]}
          />
        )}
        <Select
          label="Finish"
          value={texture.finish}
          options={textureFinishes.map((value) => ({ value, text: finishWords[value] }))}
          onChange={({ target }) => set({ finish: target.value as TextureFinish })}
          error={errors["texture.finish"]}
        />
      </div>
      {hasJoints && (
        <div>
          <Checkbox
            label="Grout joints"
            checked={texture.has_grout}
            onChange={({ target }) => set({ has_grout: target.checked })}
          />
          {texture.has_grout && <GroutFields texture={texture} set={set} errors={errors} />}
        </div>
      )}
    </>
  );
}

function GroutFields({ texture, set, errors }: Pick<TextureProps, "texture" | "set" | "errors">) {
  return (
    <div className="mt-1 grid grid-cols-2 items-start gap-4">
      <NumberField
        label="Joint width"
        decimal
        unit="in"
        value={texture.grout_width}
        onChange={(grout_width) => set({ grout_width })}
        error={errors["texture.grout.width_in"]}
      />
      <Field label="Grout color" error={errors["texture.grout.color"]}>
        {(ids) => (
          <input
            {...ids}
            type="color"
            className={`${inputClass} p-1`}
            value={texture.grout_color}
            onChange={({ target }) => set({ grout_color: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** Says where the picture's edges do not meet, and offers to mirror every second repeat. */
function SeamNote({ texture, set }: Pick<TextureProps, "texture" | "set">) {
  const { url, is_mirrored } = texture;
  const [where, setWhere] = useState("");
  useEffect(() => {
    let isGone = false;
    setWhere("");
    void seamsOfPicture(url).then((seams) => {
      if (isGone || !seams) return;
      const sides = [
        seams.across > visibleSeam && "left and right",
        seams.down > visibleSeam && "top and bottom",
      ];
      setWhere(sides.filter(Boolean).join(", and the "));
    });
    return () => {
      isGone = true;
    };
  }, [url]);
  return (
    <div>
      <div aria-live="polite">
        {where && !is_mirrored && (
          <p className="border-warn border-l-4 pl-4 text-sm">
            You’ll see a seam: the {where} edges of the picture don’t match. Upload a seamless picture or
            mirror this one.
          </p>
        )}
      </div>
      <Checkbox
        label="Mirror every other repeat"
        checked={is_mirrored}
        onChange={({ target }) => set({ is_mirrored: target.checked })}
      />
    </div>
  );
}
