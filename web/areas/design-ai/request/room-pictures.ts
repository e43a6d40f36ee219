import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";

const size = { width: 960, height: 720 };

/** Pictures of this visit, by the design's id. */
const taken = new Map<string, string>();
/** Rooms are taken one after the other: each needs the graphics card, and the processor for its light. */
let turn: Promise<unknown> = Promise.resolve();
/** Without WebGL no room is tried again. */
let hasNoGraphics = false;

export const pictureTaken = (id: string): string | null => taken.get(id) ?? null;

/** A picture of a design in 3D as an object URL; null where there is no WebGL, or once `signal` says it is not wanted. */
export function takePicture(
  id: string,
  design: RoomDesign,
  products: ReadonlyMap<string, RoomProduct>,
  signal: AbortSignal,
): Promise<string | null> {
  const take = async () => {
    const known = taken.get(id);
    if (known || hasNoGraphics || signal.aborted) return known ?? null;
    const shot = await shoot(design, products, signal);
    if (!shot) return null;
    const url = URL.createObjectURL(shot);
    taken.set(id, url);
    return url;
  };
  // a picture that cannot be taken leaves the plan
  const picture = turn.then(take).catch(() => null);
  turn = picture;
  return picture;
}

async function shoot(
  design: RoomDesign,
  products: ReadonlyMap<string, RoomProduct>,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { openRoomView } = await import("../../../kit/room/viewer/open-room-view.ts");
  if (signal.aborted) return null;
  const canvas = offScreen();
  try {
    const view = openOrNull(() => openRoomView(canvas, { design, products }));
    if (!view) return null;
    const stop = () => view.dispose();
    signal.addEventListener("abort", stop, { once: true });
    view.setCamera({ kind: "photo", view: 0 });
    await view.settled();
    if (signal.aborted) return null;
    const shot = await view.snapshot(size.width, size.height);
    signal.removeEventListener("abort", stop);
    view.dispose();
    return shot;
  } finally {
    canvas.remove();
  }
}

function openOrNull<View>(open: () => View): View | null {
  try {
    return open();
  } catch {
    hasNoGraphics = true;
    return null;
  }
}

/** In the page, since the view measures it, but tiny and out of sight: what it shows meanwhile costs next to nothing. */
function offScreen(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = "position:fixed;left:-99px;top:0;width:16px;height:12px;pointer-events:none";
  document.body.append(canvas);
  return canvas;
}
