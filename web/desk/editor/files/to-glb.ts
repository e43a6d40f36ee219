import { MissingPart, packGltf } from "../../../../domain/uploaded-models/pack-gltf.ts";

/** Why files are no model, in words for the page. */
export class NoModel extends Error {}

const endOf = ({ name }: File): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/**
 * The one GLB file that the marketplace takes, made here in the browser of what a vendor has: a GLB file as it is, a
 * glTF file with the files that it names, or a USDZ file. What is in it is checked by the server.
 * @throws NoModel with the reason and the way out
 */
export async function toGlb(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (!first) throw new NoModel("Choose a model.");
  const text = files.find((file) => endOf(file) === "gltf");
  if (text) return glbFile(text, await packed(text, files));
  const usdz = files.find((file) => endOf(file) === "usdz");
  if (usdz) return glbFile(usdz, await fromUsdz(usdz));
  if (files.length > 1)
    throw new NoModel("Choose one GLB or USDZ file, or a glTF file with the files it needs.");
  return first;
}

const glbFile = ({ name }: File, bytes: BlobPart): File =>
  new File([bytes], name.replace(/\.\w+$/, ".glb"), { type: "model/gltf-binary" });

async function packed(text: File, files: readonly File[]): Promise<BlobPart> {
  const parts = new Map<string, Uint8Array>();
  for (const file of files) if (file !== text) parts.set(file.name, new Uint8Array(await file.arrayBuffer()));
  try {
    return packGltf(await text.text(), parts);
  } catch (error) {
    if (error instanceof MissingPart) {
      throw new NoModel(`${text.name} needs ${error.part}. Choose both together, or export one GLB file.`);
    }
    throw new NoModel(`${text.name} is damaged. Export it again.`);
  }
}

/** The same of a USDZ file; three.js loads only for one. */
async function fromUsdz(file: File): Promise<BlobPart> {
  const { usdzToGlb } = await import("../../../room/viewer/usdz-to-glb.ts");
  const glb = await usdzToGlb(await file.arrayBuffer()).catch(() => {
    throw new NoModel(`${file.name} can't be read. Export it again, or as a GLB file.`);
  });
  if (!glb) throw new NoModel(`${file.name} holds no surfaces. Export the model again.`);
  return glb;
}
