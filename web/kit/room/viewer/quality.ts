import type { WebGLRenderer } from "three";
import type { BakeQuality } from "./light/bake/bake.types.ts";
import type { Quality } from "./room-view.types.ts";
import type { MapBudget } from "./surfaces/part-batches.ts";

export type QualitySetting = {
  maps: MapBudget;
  bake: BakeQuality;
  shadow_px: number;
  /** Samples of each pixel for smooth edges. */
  samples: number;
  /** Most device pixels for each CSS pixel: at rest, and while the picture changes. */
  density: number;
  moving: number;
  /** How long to collect arriving parts before drawing them. Above 0, reflections also wait until all parts are there. */
  gather_ms: number;
  /** Side of each face of the picture that shiny things reflect. */
  cube_px: number;
  /** How strongly small clefts are darkened, 0 to 1. */
  occlude: number;
  /** Side of a mirror's picture. */
  mirror_px: number;
  mirror_samples: number;
  /** How many times finer than its size a still is rendered. */
  finer: number;
  /** Nothing is drawn on the canvas; only `snapshot` takes pictures. */
  stills: boolean;
};

const photo: QualitySetting = {
  maps: { large: 1_600_000, small: 700_000 },
  bake: { portal: 24, lamp: 3, rough: 12, fine: 128, probe: 96 },
  shadow_px: 3072,
  samples: 4,
  density: 1,
  moving: 1,
  gather_ms: 0,
  cube_px: 256,
  occlude: 0.85,
  mirror_px: 768,
  mirror_samples: 0,
  finer: 1.4,
  stills: true,
};

export const qualities: Record<Quality, QualitySetting> = {
  plain: {
    maps: { large: 120_000, small: 60_000 },
    bake: { portal: 6, lamp: 1, rough: 4, fine: 20, probe: 32 },
    shadow_px: 1024,
    samples: 0,
    density: 0.6,
    moving: 0.35,
    gather_ms: 2500,
    cube_px: 128,
    occlude: 0,
    mirror_px: 192,
    mirror_samples: 0,
    finer: 1,
    stills: false,
  },
  low: {
    maps: { large: 300_000, small: 120_000 },
    bake: { portal: 12, lamp: 1, rough: 10, fine: 60, probe: 64 },
    shadow_px: 2048,
    samples: 4,
    density: 1.25,
    moving: 1.25,
    gather_ms: 0,
    cube_px: 256,
    occlude: 0,
    mirror_px: 384,
    mirror_samples: 4,
    finer: 1.5,
    stills: false,
  },
  high: {
    maps: { large: 1_000_000, small: 400_000 },
    bake: { portal: 16, lamp: 2, rough: 10, fine: 112, probe: 80 },
    shadow_px: 2048,
    samples: 4,
    density: 2,
    moving: 2,
    gather_ms: 0,
    cube_px: 256,
    occlude: 0.85,
    mirror_px: 768,
    mirror_samples: 4,
    finer: 2,
    stills: false,
  },
  photo,
  print: {
    ...photo,
    bake: { portal: 48, lamp: 6, rough: 16, fine: 256, probe: 160 },
    cube_px: 512,
    mirror_px: 1536,
    finer: 1.25,
  },
};

/** Names of software that renders where there is no graphics card. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * The setting of the quality asked for; without one, the best that the machine can do. Without a graphics card,
 * "plain" replaces "low", so that the room still follows the hand.
 */
export function settingFor(asked: Quality | undefined, renderer: WebGLRenderer): QualitySetting {
  if (asked === "high" || asked === "photo" || asked === "print") return qualities[asked];
  const gl = renderer.getContext();
  const about = gl.getExtension("WEBGL_debug_renderer_info");
  const drawnBy = String(gl.getParameter(about ? about.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  if (software.test(drawnBy)) return qualities.plain;
  return qualities[asked ?? (isWeak() ? "low" : "high")];
}

const isWeak = () => matchMedia("(pointer: coarse)").matches || (navigator.hardwareConcurrency ?? 4) <= 2;
