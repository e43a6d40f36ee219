import type { RoomSurface } from "../../../../contract/design/room-design.ts";
import type { Quad } from "../../../../domain/room/photo/homography.ts";
import type { ReadPhoto } from "./read-photo.ts";

export type PhotoStep = "mark" | "clear" | "see";

/** What the person has set on a photo. */
export interface PhotoWork {
  kind: "floor" | "wall";
  step: PhotoStep;
  /** In pixels of the photo: near left, near right, far right, far left. */
  quad: Quad;
  /** As typed. */
  width: string;
  depth: string;
  area: string;
  hash: string | null;
  sku: string | null;
  laying: Pick<RoomSurface, "pattern" | "rotation_deg" | "grout_color" | "grout_width_in">;
  /** Percent. */
  shadows: number;
  brightness: number;
}

/** A photo in this browser. */
export interface KeptPhoto extends ReadPhoto {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What covers the photo; `null` until somebody has come to the brush. */
export interface KeptMask {
  data: Uint8Array<ArrayBuffer>;
  width_px: number;
  height_px: number;
}

const stores = ["photos", "work", "masks"] as const;
type Store = (typeof stores)[number];

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("room-photos", 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function ask<Result>(
  store: Store,
  mode: IDBTransactionMode,
  act: (of: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(store, mode);
  const request = act(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** The photos of this browser, the newest first; none where it keeps nothing. */
export async function keptPhotos(): Promise<KeptPhoto[]> {
  const all = await ask<KeptPhoto[]>("photos", "readonly", (store) => store.getAll());
  return all.sort((a, b) => b.at - a.at);
}

export const keptPhoto = (id: string): Promise<KeptPhoto | undefined> =>
  ask<KeptPhoto | undefined>("photos", "readonly", (store) => store.get(id));

export const keptWork = (id: string): Promise<PhotoWork | undefined> =>
  ask<PhotoWork | undefined>("work", "readonly", (store) => store.get(id));

export const keptMask = (id: string): Promise<KeptMask | undefined> =>
  ask<KeptMask | undefined>("masks", "readonly", (store) => store.get(id));

export async function keepPhoto(photo: KeptPhoto, work: PhotoWork): Promise<void> {
  await ask("photos", "readwrite", (store) => store.put(photo, photo.id));
  await keepWork(photo.id, work);
}

export const keepWork = (id: string, work: PhotoWork): Promise<unknown> =>
  ask("work", "readwrite", (store) => store.put(work, id));

export const keepMask = (id: string, mask: KeptMask): Promise<unknown> =>
  ask("masks", "readwrite", (store) => store.put(mask, id));

export async function removePhoto(id: string): Promise<void> {
  for (const store of stores) await ask(store, "readwrite", (of) => of.delete(id));
}
