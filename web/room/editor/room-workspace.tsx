import { clsx } from "clsx";
import { Columns2, Redo2, Undo2 } from "lucide-react";
import { useCallback, useState } from "react";
import { formatUsd } from "../../ui/format.ts";
import { ErrorState } from "../../ui/states.tsx";
import type { Preview } from "../viewer/open-room-view.ts";
import { FindingsList } from "./findings-list.tsx";
import { useRoomKeys } from "./keyboard.ts";
import { PlanPane } from "./plan-pane.tsx";
import { RoomCanvas } from "./room-canvas.tsx";
import { useDesk, useRoom } from "./room-context.ts";
import { RoomMenu } from "./room-menu.tsx";
import { RoomName } from "./room-name.tsx";
import { RunningList } from "./running-list.tsx";
import { SaveWords } from "./save-words.tsx";
import { ToolButton, ViewTools } from "./toolbar.tsx";
import { Tray } from "./tray.tsx";
import { useFindings, useTakeoff } from "./use-takeoff.ts";

type Panel = "goods" | "list" | "checks";

/** The room, and beside it (below it on a phone) its goods, its list and what the rules say. */
export function RoomWorkspace() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [panel, setPanel] = useState<Panel>("goods");
  const [hasPlan, setPlan] = useState(false);
  const [hasGraphics, setGraphics] = useState(true);
  const selection = useRoom((state) => state.selection);
  const [shownFor, setShownFor] = useState(selection);
  useRoomKeys();
  const noGraphics = useCallback(() => setGraphics(false), []);
  // choosing something in the room brings its goods to the front
  if (selection !== shownFor) {
    setShownFor(selection);
    if (selection) setPanel("goods");
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:h-[calc(100dvh-var(--room-top,64px))] lg:flex-row">
      <div className="relative flex min-h-0 flex-1 max-lg:h-[56dvh] max-lg:flex-none">
        {hasGraphics && (
          <div className="relative min-w-0 flex-1">
            <RoomCanvas preview={preview} onNoGraphics={noGraphics} />
            <div className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)]">
              <ViewTools
                after={
                  <ToolButton label="The plan beside it" isOn={hasPlan} onPress={() => setPlan(!hasPlan)}>
                    <Columns2 aria-hidden size={20} />
                  </ToolButton>
                }
              />
            </div>
          </div>
        )}
        {(hasPlan || !hasGraphics) && (
          <div className={clsx("min-w-0 border-hairline border-l", hasGraphics ? "w-2/5" : "flex-1")}>
            {!hasGraphics && (
              <div className="px-4 pt-3">
                <ErrorState title="This browser cannot show the room in 3D">
                  You can plan it here from above; list, prices and checks are complete.
                </ErrorState>
              </div>
            )}
            <PlanPane />
          </div>
        )}
      </div>
      <aside className="flex min-h-0 flex-col border-hairline max-lg:border-t lg:w-[400px] lg:border-l">
        <PanelTabs panel={panel} onSelect={setPanel} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
          {panel === "goods" && <Tray onPreview={setPreview} />}
          {panel === "list" && <RunningList />}
          {panel === "checks" && <FindingsList />}
        </div>
      </aside>
    </div>
  );
}

function PanelTabs({ panel, onSelect }: { panel: Panel; onSelect: (panel: Panel) => void }) {
  const { total } = useTakeoff();
  const findings = useFindings();
  const musts = findings.filter(({ level }) => level === "must").length;
  const tabs = [
    ["goods", "Goods", ""],
    ["list", "List", formatUsd(total)],
    ["checks", "Checks", musts > 0 ? String(musts) : findings.length > 0 ? String(findings.length) : "✓"],
  ] as const;
  return (
    <nav aria-label="What to see beside the room" className="flex border-hairline border-b px-2">
      {tabs.map(([id, words, more]) => (
        <button
          key={id}
          type="button"
          aria-current={panel === id ? "true" : undefined}
          onClick={() => onSelect(id)}
          className={clsx(
            "-mb-px min-h-12 flex-1 border-b-2 px-2 -outline-offset-2",
            panel === id ? "border-ink font-semibold" : "border-transparent text-graphite hover:text-ink",
          )}
        >
          {words}
          {more && (
            <span className={clsx("figures ml-2 text-sm", id === "checks" && musts > 0 && "text-bad")}>
              {more}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Above the room: its name, whether it is saved, back and forth, and everything else. */
export function RoomBar() {
  const { store } = useDesk();
  const undoWords = useRoom((state) => state.past.at(-1)?.words);
  const redoWords = useRoom((state) => state.future[0]?.words);
  const readOnly = useRoom((state) => state.readOnly);
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="min-w-0 flex-1">
        <RoomName />
        <SaveWords />
      </div>
      {!readOnly && (
        <>
          <ToolButton
            label={undoWords ? `Undo: ${undoWords}` : "Nothing to undo"}
            disabled={!undoWords}
            onPress={() => store.getState().undo()}
          >
            <Undo2 aria-hidden size={20} />
          </ToolButton>
          <ToolButton
            label={redoWords ? `Redo: ${redoWords}` : "Nothing to redo"}
            disabled={!redoWords}
            onPress={() => store.getState().redo()}
          >
            <Redo2 aria-hidden size={20} />
          </ToolButton>
        </>
      )}
      <RoomMenu />
    </div>
  );
}
