import { useEffect, useEffectEvent, useRef, useState } from "react";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { photoOf } from "../../../kit/room/scene/saved-views.ts";
import type { RoomView } from "../../../kit/room/viewer/open-room-view.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DimensionOverlay } from "./dimension-overlay.tsx";
import { useDragging } from "./dragging.ts";
import { FindingMarks } from "./finding-marks.tsx";
import { MeasureOverlay } from "./measure-overlay.tsx";
import { OthersOverlay } from "./others-overlay.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomState } from "./room-state.ts";
import { keysId, useSceneKeys } from "./scene-keys.ts";
import { useRoomPicture } from "./use-room-picture.ts";
import { WalkPad } from "./walk-pad.tsx";

/** Why there is no 3D: the browser cannot render it, or its code failed to load. */
export type NoView = "no_graphics" | "not_loaded";

/** The room in 3D with overlays: clearances, finding marks, measuring. */
export function RoomCanvas({ onNoView }: { onNoView: (why: NoView) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOpen, setOpen] = useState(false);
  const readOnly = useRoom((state) => state.readOnly);
  const isHeld = useRoom((state) => state.held !== null);
  const refusal = useRoom((state) => state.held?.refusal ?? null);
  const isWalking = useRoom((state) => state.camera === "walk");
  useOpenView(canvas, setOpen, onNoView);
  const isSettled = useSettled(isOpen);
  useShownState(isOpen);
  useRoomPicture(isOpen);
  useDragging(canvas);
  const said = useSceneKeys(canvas);
  return (
    <div className="relative size-full touch-none overflow-hidden bg-sunk">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys of its own, so readers must pass them on */}
      <canvas
        ref={canvas}
        role="application"
        tabIndex={0}
        data-room-keys
        aria-label="The room in 3D"
        aria-busy={!isSettled}
        aria-describedby={keysId}
        className="absolute inset-0 size-full outline-none focus-visible:outline-3 focus-visible:-outline-offset-3"
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isOpen && (
        <div role="status" className="absolute inset-0 grid place-items-center">
          <Skeleton className="absolute inset-0 rounded-none" />
          <p className="relative bg-paper px-4 py-2 text-sm">Setting up the room …</p>
        </div>
      )}
      {isOpen && <LostContext canvas={canvas} />}
      {isOpen && <DimensionOverlay />}
      {isOpen && !readOnly && <OthersOverlay />}
      {isOpen && !readOnly && !isHeld && <FindingMarks />}
      {isOpen && <MeasureOverlay canvas={canvas} />}
      {isOpen && isWalking && <WalkPad canvas={canvas} />}
      {refusal && (
        <p
          role="alert"
          className="absolute inset-x-4 bottom-20 mx-auto w-fit max-w-full bg-bad px-4 py-2 text-paper text-sm"
        >
          {refusal}
        </p>
      )}
    </div>
  );
}

/** The WebGL context was lost (another program, sleep): it comes back by itself. */
function LostContext({ canvas }: { canvas: React.RefObject<HTMLCanvasElement | null> }) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    const lost = () => setLost(true);
    const back = () => setLost(false);
    element?.addEventListener("webglcontextlost", lost);
    element?.addEventListener("webglcontextrestored", back);
    return () => {
      element?.removeEventListener("webglcontextlost", lost);
      element?.removeEventListener("webglcontextrestored", back);
    };
  }, [canvas]);
  if (!isLost) return null;
  return (
    <p role="status" className="absolute inset-x-4 top-4 mx-auto w-fit bg-paper px-4 py-2 text-sm">
      Restoring the view. Your work is safe.
    </p>
  );
}

/** Opens the view with the first render and closes it with the last; only this loads the 3D code. */
function useOpenView(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  onOpen: (isOpen: boolean) => void,
  onNoView: (why: NoView) => void,
) {
  const context = useRoomEditor();
  const fail = useEffectEvent(onNoView);
  useEffect(() => {
    let isGone = false;
    let view: RoomView | null = null;
    const open = async () => {
      const code = await import("../../../kit/room/viewer/open-room-view.ts").catch(() => null);
      if (isGone || !canvas.current) return;
      if (!code) return fail("not_loaded");
      const { design, products, hour, evening } = context.store.getState();
      try {
        view = code.openRoomView(canvas.current, {
          design,
          products,
          light: { hour, evening },
          onFrame: () => {
            for (const draw of context.onFrame) draw();
          },
        });
      } catch {
        fail("no_graphics");
        return;
      }
      context.view.current = view;
      onOpen(true);
    };
    void open();
    return () => {
      isGone = true;
      context.view.current = null;
      view?.dispose();
      onOpen(false);
    };
  }, [canvas, context, onOpen]);
}

/** Whether the first picture is whole: its maps are drawn, its light is baked, its models are there. */
function useSettled(isOpen: boolean): boolean {
  const { view } = useRoomEditor();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    void view.current?.settled().then(() => isGone || setSettled(true));
    return () => {
      isGone = true;
      setSettled(false);
    };
  }, [isOpen, view]);
  return isSettled;
}

const mark_ms = 900;

/** Syncs the open view with the state and the dragged item. */
function useShownState(isOpen: boolean) {
  const context = useRoomEditor();
  const { store } = context;
  useEffect(() => {
    if (!isOpen) return;
    let fading: ReturnType<typeof setTimeout> | undefined;
    // one growing map: products seen while browsing are available for previews without rebuilding the room
    const known = new Map(store.getState().products);
    const show = (state: RoomState, before?: RoomState) => {
      const view = context.view.current;
      if (!view) return;
      let isStale = !before || state.design !== before.design || state.held !== before.held;
      if (state.products !== before?.products) {
        isStale ||= skusOf(state.design).some((sku) => !known.has(sku) && state.products.has(sku));
        for (const [sku, product] of state.products) known.set(sku, product);
      }
      if (isStale) view.update(state.held?.design ?? state.design, known);
      if (!before || state.selection !== before.selection || state.also !== before.also) {
        clearTimeout(fading);
        view.highlight(state.selection ? [state.selection.id, ...state.also] : []);
        // long enough to see the highlight; then the products show as they are
        fading = setTimeout(() => context.view.current?.highlight(state.also), mark_ms);
      }
      if (before && (state.camera !== before.camera || state.lookAt !== before.lookAt))
        view.setCamera(cameraFor(state));
      if (before && (state.hour !== before.hour || state.evening !== before.evening)) {
        view.setLight({ hour: state.hour, evening: state.evening });
      }
    };
    if (store.getState().camera !== "orbit") context.view.current?.setCamera(cameraFor(store.getState()));
    show(store.getState());
    const unsubscribe = store.subscribe(show);
    return () => {
      clearTimeout(fading);
      unsubscribe();
    };
  }, [isOpen, context, store]);
}

const cameraFor = ({ camera, lookAt }: Pick<RoomState, "camera" | "lookAt">) => {
  if (camera !== "photo") return { kind: camera };
  return { kind: camera, view: lookAt ? photoOf(lookAt) : 0, smooth: lookAt !== null };
};
