/** What a model may have at most. */
export const modelLimits = {
  bytes: 20 * 1024 * 1024,
  triangles: 300_000,
  vertices: 1_000_000,
  texture_px: 4096,
  textures: 24,
  nodes: 5_000,
  depth: 64,
  materials: 100,
  list: 20_000,
  json_bytes: 4 * 1024 * 1024,
  /** Of all data once it is uncompressed. */
  unpacked_bytes: 160 * 1024 * 1024,
  /** Points, triangles' corners and the like, over all lists. */
  list_entries: 12_000_000,
} as const;

const exportAgain = "Export your model as glTF 2.0 in one binary file (.glb) and send that.";

/** Why a model is refused, and what would be right; `detail` is what was found in it. */
const words = {
  not_glb: () => `This is not a GLB file. ${exportAgain}`,
  gltf_text: () => `This is a glTF file without its parts. ${exportAgain}`,
  zipped: () => `This is a USDZ or ZIP file. ${exportAgain}`,
  old_version: () => `This file is older than glTF 2.0. ${exportAgain}`,
  damaged: () => `This file is damaged or cut off. ${exportAgain}`,
  format: (detail: string) => `This file breaks the rules of glTF: ${detail} Export it again and send that.`,
  other_files: (detail: string) =>
    `This model needs another file${detail && ` (${detail})`}. Export it as one binary file (.glb) with the textures inside.`,
  extension: (detail: string) => `This model needs ${detail}, which browsers here can't show. ${exportAgain}`,
  too_many_triangles: (detail: string) =>
    `This model has ${detail} triangles. The most is ${modelLimits.triangles.toLocaleString("en-US")}. Reduce them in your modeling program (in Blender: Decimate).`,
  too_many_vertices: (detail: string) =>
    `This model has ${detail} points. The most is ${modelLimits.vertices.toLocaleString("en-US")}. Reduce them in your modeling program.`,
  large_texture: (detail: string) =>
    `A texture has ${detail} pixels. The most is ${modelLimits.texture_px} × ${modelLimits.texture_px}. Make it smaller and export the model again.`,
  too_many_textures: (detail: string) =>
    `This model has ${detail} textures. The most is ${modelLimits.textures}. Bake them into fewer.`,
  bad_texture: () =>
    "A texture in this model is damaged. Textures must be PNG, JPEG, WebP or KTX2. Export the model again.",
  too_many_parts: (detail: string) =>
    `This model has too many ${detail}. Join its parts and export it again.`,
  bones: () => "This model has bones. Apply the pose in your modeling program and export it without bones.",
  empty: () => "There is nothing to see in this file. Export the model with its surfaces.",
  no_size: () => "This model has no size. Check its scale in your modeling program.",
  too_large: (detail: string) =>
    `This model takes ${detail} MB without compression. The most is 20 MB. Reduce its triangles and textures and send it again.`,
  takes_too_long: () =>
    "This model takes too long to open. Reduce its triangles and textures and send it again.",
} as const satisfies Record<string, (detail: string) => string>;

export type ModelProblem = keyof typeof words;

export const modelWords = (problem: ModelProblem, detail = ""): string => words[problem](detail);

/** Refuses a model. */
export class ModelRefused extends Error {
  readonly problem: ModelProblem;
  readonly detail: string;

  constructor(problem: ModelProblem, detail = "") {
    super(modelWords(problem, detail));
    this.problem = problem;
    this.detail = detail;
  }
}
