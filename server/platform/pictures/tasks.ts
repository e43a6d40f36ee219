import type { MaterialDefinition, View } from "../../../domain/materials/material.ts";
import type { PictureProblem } from "./problems.ts";

interface Work {
  /** Coarse and quick: for tests, which open hundreds of pages, but look at no grain. */
  isDraft?: boolean;
}

/** A material, drawn at `side_px` and returned as a high-quality WebP, from which smaller pictures are made. */
export interface DrawTask extends Work {
  kind: "draw";
  definition: MaterialDefinition;
  view: View;
  side_px: number;
}

/**
 * A picture for browsers, never upscaled. Icons are squares: the whole picture on paper, in maskable ones with room for
 * the corners that a phone cuts off.
 */
export interface EncodeTask extends Work {
  kind: "encode";
  original: Uint8Array;
  width_px: number;
  format: "avif" | "webp" | "jpg" | "icon.png" | "maskable.png";
}

export type CatalogTask = DrawTask | EncodeTask;

export type SentFormat = "png" | "jpeg" | "webp" | "gif" | "svg" | "bmp";

/** Upload limits and output format. */
export interface SentRules {
  formats: readonly SentFormat[];
  /** Smaller pictures are refused. */
  least?: { width_px: number; height_px: number };
  /** The picture is scaled down to fit, never up. */
  fit: { width_px: number; height_px?: number };
  to: { format: "png" } | { format: "jpeg" | "webp"; quality: number };
  /** Put behind a picture that would be invisible on white, such as a white logo on a transparent ground: "#rrggbb". */
  darkGround?: string;
}

/** A picture as it was sent, or the place of its file, which the child then reads itself. */
export type SentPicture = Uint8Array | { path: string };

export interface SentTask extends SentRules {
  sent: SentPicture;
}

export interface Redrawn {
  bytes: Uint8Array;
  width_px: number;
  height_px: number;
  /** The average color, as "#rrggbb". */
  color: string;
}

export type SentResult = { ok: true; picture: Redrawn } | { ok: false; problem: PictureProblem };
