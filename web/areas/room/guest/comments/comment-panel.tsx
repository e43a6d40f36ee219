import { clsx } from "clsx";
import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import type { ProjectComment } from "../../../../../contract/design/shared-projects.ts";
import { placeOfPin } from "../../../../../domain/room/edit/pins.ts";
import { CommentForm, type Said } from "../../../../kit/forms/comment-form.tsx";
import { formatDateTime } from "../../../../ui/format.ts";

/** The comments of a room by their numbers, and the words of a new one once its place is chosen. */
export function CommentPanel({
  design,
  comments,
  chosen,
  onChoose,
  isPlaced,
  needsName,
  onCancel,
  onSend,
  onDone,
}: {
  design: RoomDesign;
  comments: readonly ProjectComment[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  isPlaced: boolean;
  needsName: boolean;
  onCancel: () => void;
  onSend: (said: Said) => Promise<void>;
  /** For the people of the project, who mark comments as done. */
  onDone?: ((id: string, isDone: boolean) => Promise<void>) | undefined;
}) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      {isPlaced && (
        <CommentForm
          asksName={needsName}
          className="mb-4 border-hairline border-b pb-4"
          send={onSend}
          onCancel={onCancel}
        />
      )}
      {comments.length === 0 && !isPlaced && (
        <p className="text-graphite">
          No comments in this room yet. Pin one to a wall, the floor, or anything else you see.
        </p>
      )}
      <ol className="grid gap-2">
        {comments.map(({ id, author_name, text, place, pin, done_at, created_at }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className={clsx(
                "grid w-full grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 p-2 text-left hover:bg-sunk",
                id === chosen && "bg-sunk",
              )}
            >
              <span className="figures grid size-7 place-items-center bg-ink font-semibold text-paper text-xs">
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block text-sm">
                  <span className="font-semibold">{author_name}</span>{" "}
                  <span className="figures text-graphite">
                    {[place, formatDateTime(created_at)].filter(Boolean).join(" · ")}
                  </span>
                </span>
                {pin && !placeOfPin(design, pin) && (
                  <span className="block text-graphite text-sm">About a thing that was removed</span>
                )}
                <span className="wrap-anywhere block whitespace-pre-line">{text}</span>
              </span>
            </button>
            {(onDone || done_at) && (
              <p className="flex items-center gap-3 pl-12 text-sm">
                {done_at && <span className="text-good">Done</span>}
                {onDone && (
                  <button
                    type="button"
                    className="link min-h-11"
                    onClick={() => void onDone(id, done_at === null)}
                  >
                    {done_at ? "Open again" : "Mark as done"}
                  </button>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
