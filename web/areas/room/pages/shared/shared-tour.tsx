import { clsx } from "clsx";
import { ChevronLeft, ChevronRight, Rotate3d } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import type { RoomDesign, SavedView } from "../../../../../contract/design/room-design.ts";
import { aroundView } from "../../../../../contract/design/room-limits.ts";
import { plural } from "../../../../ui/format.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import { useIsLive } from "../../../../ui/use-is-live.ts";

/** Loaded with the 3D code, after the page. */
const SharedView = lazy(() => loadInTime(import("./shared-view.tsx")));

const AroundDialog = lazy(async () => ({
  default: (await loadInTime(import("../../around/around-dialog.tsx"))).AroundDialog,
}));

interface ToldRoom {
  token: string;
  name: string;
  showroom: string;
  design: RoomDesign;
  /** Which views have a picture; empty for the room itself. */
  pictures: readonly string[];
}

/**
 * A shared room in 3D with its views as a tour: the saved ones, else some that suit the room. Without scripts or 3D their
 * pictures stand here.
 */
export function SharedTour({ room }: { room: ToldRoom }) {
  const { design, pictures } = room;
  const isLive = useIsLive();
  const [proposed, setProposed] = useState<readonly SavedView[]>([]);
  const views = design.views ?? proposed;
  // with views of the owner's own the tour begins at the first
  const [at, setAt] = useState(design.views ? 0 : -1);
  const go = (by: number) => {
    if (views.length > 0)
      setAt((from) => (Math.max(from, by < 0 ? 0 : -1) + by + views.length) % views.length);
  };
  const shown = views[at];
  const picture = shown && pictures.includes(shown.id) ? shown.id : pictures.includes("") ? "" : undefined;
  const still = picture !== undefined && <RoomPicture room={room} view={picture} name={shown?.name} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut for the buttons in it
    <div className="mb-6 print:hidden" onKeyDown={(event) => byKey(event, go)}>
      {isLive ? (
        <Suspense fallback={still || <div className="shared-view animate-pulse bg-sunk" />}>
          <SharedView
            design={design}
            showroom={room.showroom}
            shown={shown}
            still={still}
            onViews={design.views ? undefined : setProposed}
            onSwipe={go}
            onLeave={() => setAt(-1)}
          />
        </Suspense>
      ) : (
        still
      )}
      {pictures.includes(aroundView) && <LookAround room={room} />}
      {views.length > 0 && (
        <nav aria-label="Tour of the room" className="mt-3">
          {isLive && (
            <div className="flex items-center gap-1">
              <IconButton label="Previous view" onClick={() => go(-1)}>
                <ChevronLeft aria-hidden size={20} />
              </IconButton>
              <IconButton label="Next view" onClick={() => go(1)}>
                <ChevronRight aria-hidden size={20} />
              </IconButton>
              <p role="status" className="figures wrap-anywhere ml-2 min-w-0">
                {shown ? `${at + 1} of ${views.length}: ${shown.name}` : plural(views.length, "view")}
              </p>
            </div>
          )}
          <ol className="mt-2 flex gap-2 overflow-x-auto pb-1">
            {views.map((view, index) => (
              <li key={view.id} className="shrink-0">
                <TourStop
                  room={room}
                  view={view}
                  isLive={isLive}
                  isShown={index === at}
                  onShow={() => setAt(index)}
                />
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** Opens the room's picture of 360 degrees; without scripts, as a plain picture. */
function LookAround({ room: { token, name } }: { room: ToldRoom }) {
  const [isOpen, setOpen] = useState(false);
  const src = pictureAddress(token, aroundView);
  return (
    <>
      <a
        href={src}
        className="link mt-3 inline-flex min-h-11 items-center gap-2"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Rotate3d aria-hidden size={20} />
        Look around in 360°
      </a>
      {isOpen && (
        <Suspense>
          <AroundDialog src={src} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const pictureAddress = (token: string, view: string) =>
  `/api/rooms/shared/${token}/picture?${new URLSearchParams({ view })}`;

function RoomPicture({
  room: { token, name },
  view,
  name: viewName,
}: {
  room: ToldRoom;
  view: string;
  name?: string | undefined;
}) {
  return (
    <img
      src={pictureAddress(token, view)}
      alt={viewName ? `${name}: ${viewName}` : name}
      width={960}
      height={720}
      className="shared-view bg-sunk object-cover"
    />
  );
}

/** A stop of the tour: with scripts the camera goes there, without them its picture opens. */
function TourStop({
  room: { token, pictures },
  view: { id, name },
  isLive,
  isShown,
  onShow,
}: {
  room: ToldRoom;
  view: SavedView;
  isLive: boolean;
  isShown: boolean;
  onShow: () => void;
}) {
  const hasPicture = pictures.includes(id);
  const words = <span className="wrap-anywhere block px-2 py-2 text-left text-sm">{name}</span>;
  const inside = hasPicture ? (
    <>
      <img
        src={pictureAddress(token, id)}
        alt=""
        width={960}
        height={720}
        loading="lazy"
        className="aspect-4/3 w-full bg-sunk object-cover"
      />
      {words}
    </>
  ) : (
    words
  );
  const look = clsx(
    "block min-h-11 w-36 border bg-paper hover:bg-sunk",
    isShown ? "border-ink font-semibold outline-2 outline-ink -outline-offset-2" : "border-edge",
  );
  if (isLive)
    return (
      <button type="button" aria-pressed={isShown} onClick={onShow} className={look}>
        {inside}
      </button>
    );
  return hasPicture ? (
    <a href={pictureAddress(token, id)} className={look}>
      {inside}
    </a>
  ) : (
    <div className={look}>{words}</div>
  );
}

/** The arrow keys go on, but not where they turn the room or move a slider. */
function byKey(event: KeyboardEvent, go: (by: number) => void): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const { target } = event;
  const isTaken = target instanceof HTMLCanvasElement || target instanceof HTMLInputElement;
  if (by === undefined || isTaken || event.altKey || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(by);
}
