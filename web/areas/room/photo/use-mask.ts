import { useEffect, useRef, useState } from "react";
import { guessMask } from "../../../../domain/room/photo/guess-mask.ts";
import type { Quad } from "../../../../domain/room/photo/homography.ts";
import {
  bothMasks,
  emptyMask,
  type Mask,
  quadMask,
  resized,
  sharpened,
} from "../../../../domain/room/photo/mask.ts";
import { isNear, type PhotoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import type { OpenPhoto } from "./open-photo.ts";
import { keepMask } from "./photo-store.ts";

/** Steps back that are remembered. */
const mostUndo = 20;

export interface MaskTools {
  mask: Mask;
  /** Grows with each change, because the mask is changed in place. */
  version: number;
  canUndo: boolean;
  /** Call before the mask is changed in place, and `done` after. */
  begin: () => void;
  done: () => void;
  undo: () => void;
  /** Finds the surface again; `reach` from 0 to 1 is how much else is taken for it. Beyond the corners too, with a plane. */
  guess: (reach: number, beyond: PhotoPlane | null) => void;
  /** Covers everything between the corners. */
  fill: () => void;
}

/** What the new surface covers. A first guess follows the corners until somebody takes the brush. */
export function useMask(open: OpenPhoto, quad: Quad): MaskTools {
  const { width_px, height_px } = open.pixels;
  const [mask, setMask] = useState<Mask>(() => open.mask ?? firstGuess(open, quad, 0.5));
  const [version, setVersion] = useState(0);
  const [past, setPast] = useState<Mask["data"][]>([]);
  const isOwn = useRef(open.mask !== null);
  const guessedFor = useRef(quad);
  useEffect(() => {
    if (isOwn.current || guessedFor.current === quad) return;
    // a corner that is being dragged comes to rest first
    const wait = setTimeout(() => {
      guessedFor.current = quad;
      setMask(firstGuess(open, quad, 0.5));
      setVersion((before) => before + 1);
    }, 120);
    return () => clearTimeout(wait);
  }, [open, quad]);
  const begin = () => {
    const { data } = mask;
    setPast((before) => [...before.slice(1 - mostUndo), data.slice()]);
  };
  const show = (next: Mask) => {
    isOwn.current = true;
    setMask(next);
    setVersion((before) => before + 1);
    // full or switched off: the mask lasts as long as the page
    keepMask(open.id, next).catch(() => undefined);
  };
  return {
    mask,
    version,
    canUndo: past.length > 0,
    begin,
    done: () => show(mask),
    undo: () => {
      const data = past.at(-1);
      if (!data) return;
      setPast(past.slice(0, -1));
      show({ ...mask, data });
    },
    guess: (reach, beyond) => {
      begin();
      show(beyond ? wideGuess(open, quad, reach, beyond) : firstGuess(open, quad, reach));
    },
    fill: () => {
      begin();
      show(quadMask(scaled(quad, width_px / open.width_px), width_px, height_px));
    },
  };
}

function firstGuess(open: OpenPhoto, quad: Quad, reach: number): Mask {
  const { coarse, pixels } = open;
  const { width_px, height_px } = pixels;
  // a little beyond the corners, whose own edges are finer than the coarse picture
  const around = grown(scaled(quad, coarse.width_px / open.width_px), 1.02);
  const found = sharpened(resized(guessMask(coarse, around, reach), width_px, height_px));
  return bothMasks(found, quadMask(scaled(quad, width_px / open.width_px), width_px, height_px));
}

/** The surface as far as its color goes on, also where nobody marked it. */
function wideGuess(
  { coarse, pixels, width_px }: OpenPhoto,
  quad: Quad,
  reach: number,
  plane: PhotoPlane,
): Mask {
  const area = emptyMask(coarse.width_px, coarse.height_px);
  const by = width_px / coarse.width_px;
  for (let at = 0; at < area.data.length; at += 1) {
    const [x, y] = [at % area.width_px, Math.floor(at / area.width_px)];
    if (isNear(plane, [(x + 0.5) * by, (y + 0.5) * by])) area.data[at] = 255;
  }
  const found = guessMask(coarse, scaled(quad, 1 / by), reach, area);
  return sharpened(resized(found, pixels.width_px, pixels.height_px));
}

function grown(quad: Quad, by: number): Quad {
  const [x, y] = [0, 1].map((axis) => quad.reduce((sum, point) => sum + point[axis]! / 4, 0));
  return quad.map((point) => [x! + by * (point[0] - x!), y! + by * (point[1] - y!)]) as unknown as Quad;
}

const scaled = (quad: Quad, by: number): Quad => quad.map(([x, y]) => [x * by, y * by]) as unknown as Quad;
