import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { Failure } from "../../../../http/failure.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { keepPicture, largestPicture } from "../../pictures/index.ts";
import { UnreadableFile } from "../file/sheet.rules.ts";
import { fileScheme, pictureFileName } from "./picture-name.rules.ts";
import {
  notePictureProblem,
  type PictureFromFile,
  picturesFromFiles,
  showPicture,
} from "./wanted-pictures.store.ts";

type PictureStore = Pick<Platform, "db" | "files" | "pictures">;

const mostFiles = 200_000;

/** The pictures in a ZIP file, by their names without folders, in lower case. */
export interface PictureArchive {
  entries: ReadonlyMap<string, Entry>;
  /** Throws NotTaken; for a picture above 4 MB before decompressing any of it. */
  read(entry: Entry): Promise<Uint8Array>;
  close(): void;
}

/** Why a picture of the archive is not shown, for the vendor. */
class NotTaken extends Error {}

/** Opens a ZIP file of pictures without decompressing anything. Throws UnreadableFile. */
export async function openPictureArchive(path: string): Promise<PictureArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new UnreadableFile(`${path} isn't a readable ZIP file: ${error.message}`);
  });
  try {
    if (zip.entryCount > mostFiles) throw new UnreadableFile(`${path} has more than 200,000 files.`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      const name = pictureFileName(entry.fileName);
      if (name && !entries.has(name)) entries.set(name, entry);
    }
    return { entries, read: (entry) => unpack(zip, entry), close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`${path} isn't a readable ZIP file: ${(error as Error).message}`);
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.uncompressedSize > largestPicture.bytes) {
    throw new NotTaken(`The picture is larger than ${largestPicture.words}.`);
  }
  try {
    // yauzl ends the stream with an error if it is larger than the archive declared
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch (error) {
    throw new NotTaken(`We couldn't unzip the picture: ${(error as Error).message}.`);
  }
}

export interface TakenPictures {
  shown: number;
  /** Named by the list and already shown, with the same content. */
  unchanged: number;
  problems: { sku: string; problem: string }[];
}

/**
 * Assigns the pictures of a ZIP file to the vendor's variants whose lists name them. The same picture again changes
 * nothing. Rejected pictures are recorded for the next check of a list.
 */
export async function takePictures(
  platform: PictureStore,
  vendorId: string,
  archive: PictureArchive,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<TakenPictures> {
  const wanted = await picturesFromFiles(platform.db, vendorId);
  const taken: TakenPictures = { shown: 0, unchanged: 0, problems: [] };
  for (const [at, picture] of wanted.entries()) {
    try {
      taken[await take(platform, picture, archive)]++;
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      await notePictureProblem(platform.db, picture, problem, true);
      taken.problems.push({ sku: picture.sku, problem });
    }
    onProgress(at + 1, wanted.length);
  }
  return taken;
}

async function take(
  platform: PictureStore,
  picture: PictureFromFile,
  archive: PictureArchive,
): Promise<"shown" | "unchanged"> {
  const name = picture.url.slice(fileScheme.length);
  const entry = archive.entries.get(name);
  if (!entry && picture.media_key) return "unchanged";
  if (!entry) throw new NotTaken(`${name} isn't in the ZIP file.`);
  const key = await keepPicture(platform, platform.db, await archive.read(entry), "picture");
  if (key === picture.media_key) return "unchanged";
  await platform.db.transaction().execute((transaction) => showPicture(transaction, picture, key));
  return "shown";
}

function problemOf(error: unknown): string | undefined {
  if (error instanceof NotTaken) return error.message;
  return error instanceof Failure ? error.detail.fields?.picture?.[0] : undefined;
}
