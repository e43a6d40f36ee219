const database = "floorplan_picture";
const store = "pictures";
const key = "traced";

/** The picture that is being traced, kept in this browser; it is too large for local storage. */
export const keepPicture = (blob: Blob): Promise<unknown> =>
  inStore("readwrite", (all) => all.put(blob, key));

export const dropPicture = (): Promise<unknown> => inStore("readwrite", (all) => all.delete(key));

/** What was kept; undefined if there is nothing or the browser keeps nothing. */
export async function keptPicture(): Promise<Blob | undefined> {
  const found: unknown = await inStore("readonly", (all) => all.get(key));
  return found instanceof Blob ? found : undefined;
}

/** Private windows of some browsers keep nothing: the picture then lives as long as the page does. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (all: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const result = await new Promise<Result>((done, failed) => {
      const request = act(opened.transaction(store, mode).objectStore(store));
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    opened.close();
    return result;
  } catch {
    return undefined;
  }
}
