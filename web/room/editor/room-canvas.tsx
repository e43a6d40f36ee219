import { useEffect, useRef, useState } from "react";
import type { Moved } from "../../../domain/room-edit/move-item.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Preview, RoomView } from "../viewer/open-room-view.ts";
import { DimensionOverlay } from "./dimension-overlay.tsx";
import { useDragging } from "./dragging.ts";
import { FindingMarks } from "./finding-marks.tsx";
import { MeasureOverlay } from "./measure-overlay.tsx";
import { useDesk, useRoom } from "./room-context.ts";
import type { RoomState } from "./room-state.ts";

/** The room in 3D, with what is drawn over it: lengths to the neighbours, marks of findings, the measure. */
export function RoomCanvas({ preview, onNoGraphics }: { preview: Preview | null; onNoGraphics: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<Moved | null>(null);
  const readOnly = useRoom((state) => state.readOnly);
  useOpenView(canvas, setOpen, onNoGraphics);
  useShownState(isOpen, moved, preview);
  useDragging(canvas, setMoved);
  return (
    <div className="relative size-full touch-none overflow-hidden bg-sunk">
      <canvas
        ref={canvas}
        tabIndex={0}
        aria-label="The room in 3D. Press a surface or an object to choose goods for it; all of them are in the list as well."
        className="absolute inset-0 size-full outline-none focus-visible:outline-2 focus-visible:-outline-offset-2"
      />
      {!isOpen && (
        <div role="status" className="absolute inset-0 grid place-items-center">
          <Skeleton className="absolute inset-0 rounded-none" />
          <p className="relative bg-paper px-4 py-2 text-sm">Setting up the room …</p>
        </div>
      )}
      {isOpen && <DimensionOverlay moved={moved} />}
      {isOpen && !readOnly && !moved && <FindingMarks />}
      {isOpen && <MeasureOverlay canvas={canvas} />}
      {moved?.refusal && (
        <p
          role="alert"
          className="absolute inset-x-4 bottom-20 mx-auto w-fit max-w-full bg-bad px-4 py-2 text-paper text-sm"
        >
          {moved.refusal}
        </p>
      )}
    </div>
  );
}

/** Opens the view with the first render and closes it with the last; 3D code is loaded only here. */
function useOpenView(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  onOpen: (isOpen: boolean) => void,
  onNoGraphics: () => void,
) {
  const desk = useDesk();
  const fail = useRef(onNoGraphics);
  fail.current = onNoGraphics;
  useEffect(() => {
    let isGone = false;
    let view: RoomView | null = null;
    const open = async () => {
      const { openRoomView } = await import("../viewer/open-room-view.ts");
      if (isGone || !canvas.current) return;
      const { design, goods, hour, evening } = desk.store.getState();
      try {
        view = openRoomView(canvas.current, {
          design,
          goods,
          quality: isWeak() ? "low" : "high",
          light: { hour, evening },
          onFrame: () => {
            for (const draw of desk.onFrame) draw();
          },
        });
      } catch {
        fail.current();
        return;
      }
      desk.view.current = view;
      onOpen(true);
    };
    void open();
    return () => {
      isGone = true;
      desk.view.current = null;
      view?.dispose();
      onOpen(false);
    };
  }, [canvas, desk, onOpen]);
}

const mark_ms = 900;

const isWeak = () => matchMedia("(pointer: coarse)").matches || (navigator.hardwareConcurrency ?? 4) <= 2;

/** Keeps the open view in step with the state, with what is being dragged and with what is being hovered. */
function useShownState(isOpen: boolean, moved: Moved | null, preview: Preview | null) {
  const desk = useDesk();
  const { store } = desk;
  useEffect(() => {
    if (!isOpen) return;
    let fading: ReturnType<typeof setTimeout> | undefined;
    const show = (state: RoomState, before?: RoomState) => {
      const view = desk.view.current;
      if (!view) return;
      if (!before || state.design !== before.design || state.goods !== before.goods) {
        view.update(state.design, state.goods);
      }
      if (!before || state.selection !== before.selection || state.also !== before.also) {
        clearTimeout(fading);
        view.highlight(state.selection ? [state.selection.id, ...state.also] : []);
        // long enough to see what is meant; then the goods are seen as they are
        fading = setTimeout(() => desk.view.current?.highlight(state.also), mark_ms);
      }
      if (!before || state.camera !== before.camera) view.setCamera(cameraFor(state.camera));
      if (!before || state.hour !== before.hour || state.evening !== before.evening) {
        view.setLight({ hour: state.hour, evening: state.evening });
      }
    };
    show(store.getState());
    const unsubscribe = store.subscribe(show);
    return () => {
      clearTimeout(fading);
      unsubscribe();
    };
  }, [isOpen, desk, store]);

  useEffect(() => {
    const view = desk.view.current;
    if (!isOpen || !view) return;
    const { design, goods } = store.getState();
    view.update(moved?.design ?? design, goods);
  }, [isOpen, desk, store, moved]);

  useEffect(() => {
    if (isOpen) desk.view.current?.preview(preview);
  }, [isOpen, desk, preview]);
}

const cameraFor = (camera: RoomState["camera"]) =>
  camera === "photo" ? ({ kind: "photo", view: 0 } as const) : { kind: camera };
