import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { averageColor } from "../../domain/materials/average-color.ts";
import type { MaterialDefinition } from "../../domain/materials/material.ts";
import { type MediaSource, mediaKey, type NewMedia } from "../../server/domains/catalog/pictures/index.ts";
import type { PictureSource } from "../catalog/product.types.ts";
import { packedCategories, readFirstViews } from "../surfaces/first-views.ts";

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

/** Collects pictures under a key that is a hash of their source, each once. */
export class MediaShelf {
  private readonly index = readIndex();
  private readonly views = new Map(packedCategories().flatMap((category) => [...readFirstViews(category)]));
  private readonly known = new Set<string>();
  private waiting: NewMedia[] = [];
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
    if (!view) return averageColor(definition);
    return `data:image/webp;base64,${Buffer.from(view.blurred).toString("base64")}`;
  }
}

interface PictureStore {
  put(path: string, bytes: Uint8Array): Promise<void>;
}

const atOnce = 24;

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
