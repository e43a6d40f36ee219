import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const smallestWorthwhile_bytes = 128;

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file under `directory`, at the strongest setting.
 * @param twin a finished build in another language; what both have alike is taken from it
 */
export async function precompressFiles(directory: string, twin?: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files)
    await precompressFile(file, twin && path.join(twin, path.relative(directory, file)));
}

async function precompressFile(file: string, twin?: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestWorthwhile_bytes) return;
  const known = twin ? await readFile(twin).catch(() => undefined) : undefined;
  if (twin && known?.equals(content)) {
    await Promise.all([".br", ".gz"].map((suffix) => copyFile(twin + suffix, file + suffix)));
    return;
  }
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    deflate(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
