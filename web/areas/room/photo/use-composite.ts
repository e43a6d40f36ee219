import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { linearOf, toDisplay } from "../../../../domain/materials/color.ts";
import { resized } from "../../../../domain/room/photo/mask.ts";
import { oldLight } from "../../../../domain/room/photo/old-light.ts";
import { intoRepeats, type PhotoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import type { Cover } from "../../../kit/room/scene/scene.types.ts";
import { MapDrawer } from "../../../kit/room/viewer/surfaces/map-drawer.ts";
import type { PackedMaps } from "../../../kit/room/viewer/surfaces/material-maps.types.ts";
import type { OpenPhoto } from "./open-photo.ts";
import { PhotoRenderer } from "./photo-renderer.ts";
import type { PhotoWork } from "./photo-store.ts";
import { pixelsOf } from "./read-photo.ts";
import type { MaskTools } from "./use-mask.ts";

/** Pixels of a material's first, quick drawing, and of the one that stays. */
const [preview_px, full_px] = [60_000, 1_200_000];
/** Light changes slowly, so it is found in a small picture. */
const light_px = 512;

export type CompositeState = "drawing" | "ready" | "no-graphics";

interface Drawn {
  of: Cover;
  maps: PackedMaps;
  isFull: boolean;
}

/** Draws the product into the photo on a canvas, again with each change. */
export function useComposite(
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    open,
    mask: { mask, version },
    plane,
    cover,
    work,
  }: {
    open: OpenPhoto;
    mask: MaskTools;
    plane: PhotoPlane;
    cover: Cover | undefined;
    work: Pick<PhotoWork, "shadows" | "brightness">;
  },
): CompositeState {
  const renderer = useRef<PhotoRenderer>(null);
  const [hasGraphics, setHasGraphics] = useState(true);
  const drawn = useMaps(cover);
  const light = useMemo(() => {
    void version;
    const pixels = pixelsOf(open.picture, light_px);
    return oldLight(pixels, resized(mask, pixels.width_px, pixels.height_px));
  }, [open, mask, version]);
  useEffect(() => {
    try {
      renderer.current = new PhotoRenderer(canvas.current!);
      renderer.current.setPhoto(open.picture);
    } catch {
      setHasGraphics(false);
    }
    return () => {
      renderer.current?.dispose();
      renderer.current = null;
    };
  }, [canvas, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mask is changed in place, the version says so
  useEffect(() => renderer.current?.setMask(mask), [mask, version]);
  useEffect(() => renderer.current?.setLight(light), [light]);
  const { shadows, brightness } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: mask and light are in the renderer
  useEffect(() => {
    if (!drawn || drawn.of.kind === "metal" || drawn.of.kind === "glass") return;
    const { of, maps } = drawn;
    renderer.current?.draw({
      maps,
      intoRepeats: intoRepeats(plane, {
        width_in: maps.width_in,
        height_in: maps.height_in,
        turn_deg: of.kind === "material" ? of.turn_deg : 0,
        shift_in: of.kind === "material" ? of.shift_in : [0, 0],
      }),
      sheen: of.kind === "material" ? of.definition.sheen : of.roughness,
      shadows: shadows / 100,
      brightness: brightness / 100,
    });
  }, [drawn, plane, shadows, brightness, mask, version, light]);
  if (!hasGraphics) return "no-graphics";
  return drawn?.isFull && drawn.of === cover ? "ready" : "drawing";
}

/** A cover's drawing: quickly a coarse one, then the one that stays; the old one until then. */
function useMaps(cover: Cover | undefined): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  const drawer = useRef<MapDrawer>(null);
  useEffect(
    () => () => {
      drawer.current?.dispose();
      drawer.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!cover) return;
    if (cover.kind === "paint") {
      setDrawn({ of: cover, maps: flatMaps(cover), isFull: true });
      return;
    }
    if (cover.kind !== "material") return;
    let isGone = false;
    drawer.current ??= new MapDrawer();
    for (const pixels of [preview_px, full_px])
      void drawer.current.draw(cover.definition, pixels).then((maps) => {
        if (!isGone)
          setDrawn((before) =>
            before?.of === cover && before.isFull ? before : { of: cover, maps, isFull: pixels === full_px },
          );
      });
    return () => {
      isGone = true;
    };
  }, [cover]);
  return drawn;
}

/** Paint: one color, no relief. */
function flatMaps({ color, roughness }: Extract<Cover, { kind: "paint" }>): PackedMaps {
  const bytes = linearOf(color as `#${string}`).map((light) => Math.round(255 * toDisplay(light)));
  return {
    color: Uint8Array.from([...bytes, 255]),
    relief: Uint8Array.from([128, 128, 255, Math.round(255 * roughness)]),
    width_px: 1,
    height_px: 1,
    width_in: 12,
    height_in: 12,
  };
}
