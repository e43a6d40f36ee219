import { ArrowDown, ArrowUp, Pencil, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { SavedView } from "../../../../contract/design/room-design.ts";
import { mostViews } from "../../../../contract/design/room-limits.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { ToolButton } from "./toolbar.tsx";
import { suggestedViews, viewAdded, viewMoved, withViews } from "./view-edits.ts";
import { viewSteps } from "./view-words.ts";

const none: readonly SavedView[] = [];

/** The saved views of the room: whoever has its link goes from one to the next. */
export function ViewsPanel({ onClose }: { onClose: () => void }) {
  const { store, view } = useRoomEditor();
  const views = useRoom((state) => state.design.views ?? none);
  const shown = useRoom((state) => state.lookAt);
  const [naming, setNaming] = useState<string>();
  const isFull = views.length >= mostViews;
  const keep = (next: readonly SavedView[], words: string) => {
    const { design, change } = store.getState();
    change(withViews(design, next), words);
  };
  const save = () => {
    const next = view.current && viewAdded(view.current, views);
    if (!next)
      return showToast("info", "A view from straight above can't be saved. Use Orbit, Walk or Photo.");
    keep(next, viewSteps.save);
    setNaming(next.at(-1)!.id);
  };
  const suggest = () => {
    const more = view.current ? suggestedViews(view.current, views) : [];
    if (more.length === 0) return showToast("info", "There is no other view to suggest for this room.");
    keep([...views, ...more], viewSteps.suggest);
  };
  return (
    <section
      aria-label="Views"
      className="pointer-events-auto ml-auto flex max-h-[min(24rem,45dvh)] w-full max-w-xs flex-col bg-paper shadow-float"
    >
      <header className="flex items-center justify-between border-hairline border-b pl-4">
        <h2 className="heading">Views</h2>
        <ToolButton label="Close views" onPress={onClose}>
          <X aria-hidden size={20} />
        </ToolButton>
      </header>
      <div className="min-h-0 overflow-y-auto px-4 py-3">
        {views.length === 0 && (
          <p className="mb-3 text-graphite text-sm">
            Save the best places to look from. People with your link see them as a tour.
          </p>
        )}
        <ol className="mb-3 grid gap-1">
          {views.map((one, at) => (
            <li key={one.id}>
              {naming === one.id ? (
                <NameForm
                  name={one.name}
                  onDone={(name) => {
                    setNaming(undefined);
                    if (name && name !== one.name) {
                      const next = views.map((each) => (each.id === one.id ? { ...each, name } : each));
                      keep(next, viewSteps.rename);
                    }
                  }}
                />
              ) : (
                <ViewRow
                  view={one}
                  isShown={shown === one}
                  isFirst={at === 0}
                  isLast={at === views.length - 1}
                  onShow={() => store.setState({ camera: "photo", lookAt: one })}
                  onMove={(by) => keep(viewMoved(views, one.id, by), viewSteps.move)}
                  onRename={() => setNaming(one.id)}
                  onRemove={() =>
                    keep(
                      views.filter(({ id }) => id !== one.id),
                      viewSteps.remove,
                    )
                  }
                />
              )}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={isFull} onClick={save}>
            Save this view
          </Button>
          <Button size="sm" variant="secondary" disabled={isFull} onClick={suggest}>
            Suggest views
          </Button>
        </div>
        {isFull && <p className="mt-2 text-graphite text-sm">{`A room has at most ${mostViews} views.`}</p>}
      </div>
    </section>
  );
}

function ViewRow({
  view: { name },
  isShown,
  isFirst,
  isLast,
  onShow,
  onMove,
  onRename,
  onRemove,
}: {
  view: SavedView;
  isShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShow: () => void;
  onMove: (by: -1 | 1) => void;
  onRename: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="border-hairline border-b pb-1">
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onShow}
        className="wrap-anywhere min-h-11 w-full px-2 text-left hover:bg-sunk aria-pressed:bg-sunk aria-pressed:font-semibold"
      >
        {name}
      </button>
      <div className="-mt-1 flex">
        <ToolButton label={`Move up: ${name}`} disabled={isFirst} onPress={() => onMove(-1)}>
          <ArrowUp aria-hidden size={16} />
        </ToolButton>
        <ToolButton label={`Move down: ${name}`} disabled={isLast} onPress={() => onMove(1)}>
          <ArrowDown aria-hidden size={16} />
        </ToolButton>
        <ToolButton label={`Rename: ${name}`} onPress={onRename}>
          <Pencil aria-hidden size={16} />
        </ToolButton>
        <ToolButton label={`Remove: ${name}`} onPress={onRemove}>
          <Trash2 aria-hidden size={16} />
        </ToolButton>
      </div>
    </div>
  );
}

function NameForm({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  const [entered, setEntered] = useState(name);
  return (
    <form
      className="flex items-end gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(entered.trim());
      }}
    >
      <TextField
        label="Name of the view"
        value={entered}
        maxLength={40}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setEntered(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone(name);
        }}
      />
      <Button size="sm" type="submit">
        Done
      </Button>
    </form>
  );
}
