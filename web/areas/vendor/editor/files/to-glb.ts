import { hasUris, packGltf } from "../../../../../domain/room/uploaded-models/pack-gltf.ts";
import { AmbiguousPart, MissingPart } from "../../../../../domain/room/uploaded-models/part-files.ts";
import { NoModel } from "./no-model.ts";
import type { PathFile } from "./path-file.ts";

const endOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

/** Files that programs add to a folder or a ZIP file by themselves. */
const isHidden = (path: string): boolean =>
  path.split(/[/\\]/).some((segment) => segment.startsWith(".") || segment === "__MACOSX");

/** What a model can be, the form that needs least first. */
const forms = ["glb", "gltf", "usdz"] as const;

/**
 * The one GLB file that the marketplace takes, made here in the browser of what a vendor has: a GLB or glTF file with
 * the files that it names, or a USDZ file; alone, in a folder or in a ZIP file. The server checks what is in it.
 * @throws NoModel with the reason and the way out
 */
export async function toGlb(chosen: readonly PathFile[]): Promise<File> {
  const files = (await Promise.all(chosen.map(withoutZip))).flat().filter(({ path }) => !isHidden(path));
  for (const form of forms) {
    const [model, another] = files.filter(({ path }) => endOf(path) === form);
    if (!model) continue;
    if (another)
      throw new NoModel(`You chose two models, ${model.path} and ${another.path}. Choose only one.`);
    if (form === "usdz") return glbFile(model.file, await fromUsdz(model.file));
    return form === "glb" ? complete(model, files) : packed(model, await model.file.text(), undefined, files);
  }
  const [only] = files;
  if (!only) throw new NoModel("We found no model in this file. Choose a GLB, glTF or USDZ file.");
  if (files.length > 1)
    throw new NoModel(
      "We found no model in these files. Choose a GLB, USDZ, or glTF file with its other files.",
    );
  return only.file;
}

async function withoutZip(chosen: PathFile): Promise<readonly PathFile[]> {
  if (endOf(chosen.path) !== "zip") return [chosen];
  const { unzipFiles } = await import("./unzip-files.ts");
  return unzipFiles(chosen);
}

const glbFile = ({ name }: File, bytes: BlobPart): File =>
  new File([bytes], name.replace(/\.\w+$/, ".glb"), { type: "model/gltf-binary" });

/** A GLB file as it is, unless it names files beside it or has its data as text. */
async function complete(model: PathFile, files: readonly PathFile[]): Promise<File> {
  const bytes = new Uint8Array(await model.file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const textEnd = bytes.length < 20 ? 0 : 20 + view.getUint32(12, true);
  if (textEnd < 20 || textEnd > bytes.length) return model.file;
  const text = new TextDecoder().decode(bytes.subarray(20, textEnd));
  // the server says what is wrong with a file that is no model
  const isIncomplete = text.includes('"uri"') && isJsonWithUris(text);
  return isIncomplete ? packed(model, text, bytes.subarray(textEnd + 8), files) : model.file;
}

function isJsonWithUris(text: string): boolean {
  try {
    return hasUris(text);
  } catch {
    return false;
  }
}

async function packed(
  { path, file }: PathFile,
  text: string,
  bin: Uint8Array | undefined,
  files: readonly PathFile[],
): Promise<File> {
  const parts = new Map<string, Uint8Array>();
  for (const part of files)
    if (part.path !== path) parts.set(part.path, new Uint8Array(await part.file.arrayBuffer()));
  try {
    return glbFile(file, packGltf({ text, bin, path }, parts));
  } catch (error) {
    if (error instanceof MissingPart) {
      throw new NoModel(
        `${file.name} needs ${error.part}. Select both files together, choose their folder, or use a GLB file.`,
      );
    }
    if (error instanceof AmbiguousPart) {
      throw new NoModel(
        `${file.name} needs several files named ${error.part}. Choose the model's folder, or put the folder in a ZIP file.`,
      );
    }
    throw new NoModel(`${file.name} is damaged. Export it again.`);
  }
}

/** The same of a USDZ file; three.js loads only for one. */
async function fromUsdz(file: File): Promise<BlobPart> {
  const { usdzToGlb } = await import("../../../../kit/room/viewer/usdz-to-glb.ts");
  const glb = await usdzToGlb(await file.arrayBuffer()).catch(() => {
    throw new NoModel(`${file.name} can't be read. Export it again, or export it as a GLB file.`);
  });
  if (!glb) throw new NoModel(`${file.name} has no surfaces. Export the model again.`);
  return glb;
}
