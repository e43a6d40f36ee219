import { ChevronLeft, ChevronRight, Maximize, X, ZoomIn, ZoomOut } from "lucide-react";
import { type ComponentProps, type CSSProperties, type KeyboardEvent, useId, useRef } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useModal } from "../../../ui/modal.ts";
import { Picture, type PictureData, placeholderStyle } from "../../../ui/picture.tsx";
import { useZoom, type ZoomControls } from "./use-zoom.ts";
import { largest } from "./zoom.ts";

const step_px = 80;

/** A product's pictures in full window, to zoom with pointer, fingers or keys. Loads when opened. */
export default function ZoomDialog({
  pictures,
  index,
  onShow,
  onClose,
}: {
  pictures: readonly PictureData[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const titleId = useId();
  useModal(dialog, true, onClose);
  const controls = useZoom(stage, (direction) => go(direction));
  const { zoom, handlers, reset } = controls;
  const picture = pictures[index];
  if (!picture) return null;

  const go = (direction: 1 | -1) => {
    reset();
    onShow((index + direction + pictures.length) % pictures.length);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => pressKey(event, controls, go)}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-paper open:flex open:flex-col"
    >
      <Toolbar
        title={picture.alt}
        titleId={titleId}
        controls={controls}
        onClose={() => dialog.current?.close()}
      />
      <section
        ref={stage}
        aria-label="Picture. Zoom with + and −, move with the arrow keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is shown in it
        tabIndex={0}
        data-first-focus
        {...handlers}
        className={`relative grid min-h-0 flex-1 touch-none select-none place-items-center overflow-hidden -outline-offset-2 ${
          zoom.scale > 1 ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"
        }`}
      >
        <div
          key={picture.url}
          style={{
            ...untilLoaded(picture),
            transform: `translate(${zoom.x_px}px, ${zoom.y_px}px) scale(${zoom.scale})`,
          }}
          className="pointer-events-none w-[min(100%,calc(100dvh-6rem))] bg-cover"
        >
          <Picture picture={{ ...picture, placeholder: "#0000" }} sizes="1600px" arrival="first" />
        </div>
      </section>
      {pictures.length > 1 && (
        <div className="flex items-center justify-center gap-4 border-hairline border-t py-1">
          <Tool label="Previous picture" onClick={() => go(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </Tool>
          <p className="figures text-graphite text-sm">{`${index + 1} of ${pictures.length}`}</p>
          <Tool label="Next picture" onClick={() => go(1)}>
            <ChevronRight aria-hidden size={20} />
          </Tool>
        </div>
      )}
    </dialog>
  );
}

/** What shows until the large picture has loaded: the page's picture, or its placeholder until that one is there. */
function untilLoaded({ url, placeholder }: PictureData): CSSProperties {
  const before = placeholderStyle(placeholder);
  const onPage = `url("${url.replace(/\d+\.\w+$/, "800.avif")}")`;
  return { ...before, backgroundImage: [onPage, before.backgroundImage].filter(Boolean).join(", ") };
}

/** Keys of a picture viewer: plus, minus and zero; arrows pan a zoomed picture, otherwise go to the next one. */
function pressKey(event: KeyboardEvent, controls: ZoomControls, go: (direction: 1 | -1) => void): void {
  const { zoom, zoomIn, zoomOut, reset, move } = controls;
  const isLarge = zoom.scale > 1;
  const acts = new Map<string, () => void>([
    ["+", zoomIn],
    ["=", zoomIn],
    ["-", zoomOut],
    ["0", reset],
    ["ArrowLeft", () => (isLarge ? move({ x_px: step_px, y_px: 0 }) : go(-1))],
    ["ArrowRight", () => (isLarge ? move({ x_px: -step_px, y_px: 0 }) : go(1))],
    ["ArrowUp", () => move({ x_px: 0, y_px: step_px })],
    ["ArrowDown", () => move({ x_px: 0, y_px: -step_px })],
  ]);
  const act = acts.get(event.key);
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

function Toolbar({
  title,
  titleId,
  controls: { zoom, zoomIn, zoomOut, reset },
  onClose,
}: {
  title: string;
  titleId: string;
  controls: ZoomControls;
  onClose: () => void;
}) {
  return (
    <div className="flex items-center gap-1 border-hairline border-b py-1 pr-2 pl-4">
      <h2 id={titleId} className="mr-auto truncate text-sm">
        {title}
      </h2>
      <p role="status" className="figures hidden w-14 text-right text-graphite text-sm sm:block">
        <span className="sr-only">Size </span>
        {`${Math.round(zoom.scale * 100)}%`}
      </p>
      <Tool label="Smaller" disabled={zoom.scale <= 1} onClick={zoomOut}>
        <ZoomOut aria-hidden size={20} />
      </Tool>
      <Tool label="Larger" disabled={zoom.scale >= largest} onClick={zoomIn}>
        <ZoomIn aria-hidden size={20} />
      </Tool>
      <Tool label="Fit to window" disabled={zoom.scale <= 1} onClick={reset}>
        <Maximize aria-hidden size={20} />
      </Tool>
      <Tool label="Close" onClick={onClose}>
        <X aria-hidden size={20} />
      </Tool>
    </div>
  );
}

function Tool({ disabled, ...button }: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...button}
      title={button.label}
      // Not disabled, or the keys would lose focus.
      aria-disabled={disabled || undefined}
      className="hover:bg-sunk aria-disabled:text-edge aria-disabled:hover:bg-transparent"
    />
  );
}
