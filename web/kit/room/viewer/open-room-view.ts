import type { RoomView, RoomViewOptions } from "./room-view.types.ts";
import { RoomViewer } from "./room-viewer.ts";

/**
 * Opens a room in a canvas and shows it: `const view = openRoomView(canvas, { design, products })`.
 * - The scene's unit is the inch. A plan's [x, y] at height z is [x, z, -y]: y up, north to -z.
 * - Call `update(design, products)` at every change, even on every step of a drag. What did not change is kept, and
 *   pictures are drawn on demand, at most one for each frame of the screen. `preview(change)` shows a change without
 *   keeping it.
 * - `setCamera({ kind: "orbit" | "walk" | "plan" | "photo" })`. Orbit: drag, wheel, pinch. Walk: W A S D or arrows with
 *   the canvas focused (give it tabindex 0), drag to look. Plan: straight from above, drag and zoom. Photo: a still
 *   camera with a shifted lens, so that verticals stay vertical; `views()` lists the views a photographer would choose.
 * - `pick(x, y)` returns the surface, item or opening under a point of the canvas in CSS pixels, `planPoint` the place on
 *   the plan (for dragging). `toCanvas` is the way back (for labels).
 * - Colors show at once. Drawn maps and baked light come from workers and fade in; `settled()` waits for them.
 * - A lost graphics context comes back by itself. Throws where the browser has no WebGL 2.
 */
export function openRoomView(canvas: HTMLCanvasElement, options: RoomViewOptions): RoomView {
  return new RoomViewer(canvas, options);
}

export type { ModelFormat } from "./export-model.ts";
export type * from "./room-view.types.ts";
