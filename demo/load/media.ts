import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { averageColor } from "../../domain/materials/average-color.ts";
import type { MaterialDefinition } from "../../domain/materials/material.ts";
import { type MediaSource, mediaKey, type NewMedia } from "../../server/domains/catalog/pictures/index.ts";
import type { PictureSource } from "../catalog/product.types.ts";
import { type FurtherView, furtherView_px, furtherViews, viewKey } from "../fixtures/further-views.ts";
import type { PackedPicture } from "../picture-packs.ts";
import { firstViews } from "../surfaces/first-views.ts";

interface IndexEntry {
  width: number;
  height: number;
  placeholder: string;
}

const folder = join(import.meta.dirname, "../pictures");
/** Drawn materials have no size of their own; this is the largest that is asked for. */
const drawn = { width: 1600, height: 1600 };
function readIndex(): ReadonlyMap<string, IndexEntry> {
  try {
    const text = readFileSync(join(folder, "index.json"), "utf8");
    return new Map(Object.entries(JSON.parse(text) as Record<string, IndexEntry>));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw error;
  }
}

/** Where further views lie in the file store. */
const viewsAt = "fixtures/views/";

const asAddress = (webp: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;

/** Collects pictures under a key that is a hash of their source, each once. */
export class MediaShelf {
  private readonly index = readIndex();
  private readonly views = new Map(
    firstViews.categories().flatMap((category) => [...firstViews.read(category)]),
  );
  private readonly known = new Set<string>();
  private readonly usedViews = new Set<string>();
  private waiting: NewMedia[] = [];
  private readonly further = new Map(
    furtherViews.categories().flatMap((category) => [...furtherViews.read(category)]),
  );
  /** Paths of the fixture pictures that are used. */
  readonly files = new Set<string>();

  /** The key of a picture, which is written with the next `take`; null for a photograph not taken yet. */
  add(source: PictureSource): string | null {
    const key = mediaKey(source as MediaSource);
    const measures = this.measures(source, key);
    if (!measures) return null;
    if (this.known.has(key)) return key;
    this.known.add(key);
    this.waiting.push({ key, source: source as MediaSource, ...measures });
    if (source.kind === "file") this.files.add(source.path);
    return key;
  }

  /** The key of a design's further view, which is written with the next `take`; null for one not taken yet. */
  addView(designId: string, finishId: string, view: FurtherView): string | null {
    const packed = this.further.get(viewKey(designId, finishId, view));
    return packed ? this.addPacked(viewKey(designId, finishId, view), packed) : null;
  }

  private addPacked(name: string, { blurred }: PackedPicture): string {
    const source: MediaSource = { kind: "file", path: `${viewsAt}${name}.avif` };
    const key = mediaKey(source);
    if (this.known.has(key)) return key;
    this.known.add(key);
    this.usedViews.add(name);
    const side = furtherView_px;
    this.waiting.push({ key, source, width: side, height: side, placeholder: asAddress(blurred) });
    return key;
  }

  /** The further views that were added, by their path in the file store. */
  *viewFiles(): Generator<readonly [path: string, bytes: Uint8Array]> {
    for (const name of this.usedViews) yield [`${viewsAt}${name}.avif`, this.further.get(name)!.picture];
  }

  /** The rows that have come since the last time. */
  take(): NewMedia[] {
    const rows = this.waiting;
    this.waiting = [];
    return rows;
  }

  /** The first pictures of the surfaces that were added, by media key. */
  *firstPictures(): Generator<readonly [key: string, bytes: Uint8Array]> {
    for (const key of this.known) {
      const view = this.views.get(key);
      if (view) yield [key, view.picture];
    }
  }

  private measures(source: PictureSource, key: string) {
    if (source.kind === "material")
      return { ...drawn, placeholder: this.placeholder(source.definition, key) };
    const name = source.path.split("/").at(-1) ?? "";
    const taken = this.index.get(name);
    return taken && { width: taken.width, height: taken.height, placeholder: taken.placeholder };
  }

  private placeholder(definition: MaterialDefinition, key: string): string {
    const view = this.views.get(key);
    return view ? asAddress(view.blurred) : averageColor(definition);
  }
}

interface PictureStore {
  put(path: string, bytes: Uint8Array): Promise<void>;
}

const atOnce = 24;

/** Puts pictures that were packed into the file store. */
export async function storeViews(
  files: PictureStore,
  views: Iterable<readonly [path: string, bytes: Uint8Array]>,
): Promise<void> {
  const left = [...views];
  while (left.length > 0)
    await Promise.all(left.splice(0, atOnce).map(([path, bytes]) => files.put(path, bytes)));
}

/** Copies fixture pictures into the file store; one that has not been taken yet is left out. */
export async function storePictures(files: PictureStore, paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += atOnce) {
    await Promise.all(
      paths.slice(at, at + atOnce).map(async (path) => {
        const bytes = await readFile(join(folder, path.split("/").at(-1) ?? "")).catch(
          (error: NodeJS.ErrnoException) => {
            if (error.code === "ENOENT") return null;
            throw error;
          },
        );
        if (bytes) await files.put(path, bytes);
      }),
    );
  }
}
