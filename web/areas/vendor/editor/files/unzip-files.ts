import { type Unzipped, unzip } from "fflate";
import { NoModel } from "./no-model.ts";
import type { PathFile } from "./path-file.ts";

const mostUnpacked_mb = 200;
const mostEntries = 2_000;

/** The files in a ZIP file, with their paths in it. Throws NoModel. */
export async function unzipFiles({ path, file }: PathFile): Promise<PathFile[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let unpacked = 0;
  let entries = 0;
  const found = await new Promise<Unzipped>((resolve, reject) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) => {
          unpacked += originalSize;
          entries += 1;
          if (unpacked > mostUnpacked_mb * 1024 * 1024 || entries > mostEntries) throw new TooLarge();
          return !name.endsWith("/");
        },
      },
      (error, files) => (error ? reject(error) : resolve(files)),
    );
  }).catch((error: unknown) => {
    if (error instanceof TooLarge)
      throw new NoModel(
        `${path} is too large: it unpacks to more than ${mostUnpacked_mb} MB or ${mostEntries.toLocaleString("en-US")} files. Include only the model and its textures.`,
      );
    throw new NoModel(`${path} is damaged. Create the ZIP file again.`);
  });
  return Object.entries(found).map(([name, content]) => ({
    path: name,
    file: new File([content as Uint8Array<ArrayBuffer>], name.split(/[/\\]/).at(-1) ?? name),
  }));
}

class TooLarge extends Error {}
