import type { ModelProblem } from "./problems.ts";

export type Vector = readonly [number, number, number];

/** What is in a model, in the units of its file. */
export interface ModelFacts {
  size: Vector;
  triangles: number;
}

/** A texture as it was sent. */
export interface SentTexture {
  /** Its number in the file. */
  image: number;
  mime: "image/png" | "image/jpeg";
  bytes: Uint8Array;
}

/** `check` reads and measures a file; `pack` writes it anew, with nothing but what a room shows. */
export type ModelTask =
  | { kind: "check"; sent: Uint8Array }
  | { kind: "pack"; sent: Uint8Array; textures: readonly SentTexture[] };

export type ModelResult =
  /** `plain` is to be packed in place of a file that was sent compressed. */
  | { kind: "checked"; facts: ModelFacts; textures: SentTexture[]; plain: Uint8Array | undefined }
  | { kind: "packed"; bytes: Uint8Array }
  | { kind: "refused"; problem: ModelProblem; detail: string };
