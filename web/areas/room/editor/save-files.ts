import type { ModelFormat } from "../../../kit/room/viewer/open-room-view.ts";
import type { RoomState } from "./room-state.ts";

/** The room's design as a file, with what is not saved yet. */
export function saveDesign({ design, room }: Pick<RoomState, "design" | "room">): void {
  const text = JSON.stringify(design, null, 2);
  saveFile(`${fileName(room.name)}.json`, new Blob([text], { type: "application/json" }));
}

const modelTypes: Record<ModelFormat, string> = { glb: "model/gltf-binary", usdz: "model/vnd.usdz+zip" };

/** A model as a file of its kind. */
export const modelFile = (bytes: Uint8Array<ArrayBuffer>, format: ModelFormat): Blob =>
  new Blob([bytes], { type: modelTypes[format] });

/** Lets the browser save something that was made here. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // by then the browser has the download
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every file system takes: `Harbor Light Hall Bath` → `harbor-light-hall-bath`. */
export const fileName = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "room";
