import type { DataKind } from "./schemas/kind.ts";
import * as materials from "./schemas/materials.ts";

/** What the files of this folder have to be. */
export const contentKinds: readonly DataKind[] = [
  { files: "materials/assortments.json", schema: materials.assortments },
  { files: "materials/finishes.json", schema: materials.finishes },
  { files: "materials/formats.json", schema: materials.formats },
  { files: "materials/looks/*.json", schema: materials.looks },
];
