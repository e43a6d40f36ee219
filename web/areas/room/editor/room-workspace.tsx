import { clsx } from "clsx";
import { Columns2, GalleryHorizontalEnd } from "lucide-react";
import { useState } from "react";
import { formatUsd } from "../../../ui/format.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { tabWords } from "./edit-words.ts";
import { FindingsList } from "./findings-list.tsx";
import { focusIds } from "./focus-places.ts";
import { useRoomKeys } from "./keyboard.ts";
import { PlanPane } from "./plan-pane.tsx";
import { type NoView, RoomCanvas } from "./room-canvas.tsx";
import { useRoom } from "./room-context.ts";
import { RunningList } from "./running-list.tsx";
import { keysId } from "./scene-keys.ts";
import { type SheetStop, useSheet } from "./sheet.ts";
import { StageNotices } from "./stage-notices.tsx";
import { ToolButton, ViewTools } from "./toolbar.tsx";
import { Tray } from "./tray.tsx";
import { useFindings, useTakeoff } from "./use-takeoff.ts";
import { ViewsPanel } from "./views-panel.tsx";
import "./room.css";

type Panel = "products" | "list" | "checks";

/** The room, and beside it (on a phone in a sheet over it) its products, list and findings. */
export function RoomWorkspace() {
  const [panel, setPanel] = useState<Panel>("products");
  const [hasPlan, setPlan] = useState(false);
  const [hasViews, setViews] = useState(false);
  const [noView, setNoView] = useState<NoView>();
  const selection = useRoom((state) => state.selection);
  const [shownFor, setShownFor] = useState(selection);
  const { stop, setStop, desk, grip } = useSheet();
  useRoomKeys();
  // selecting something in the room opens its products
  if (selection !== shownFor) {
    setShownFor(selection);
    if (selection) setPanel("products");
    if (selection && stop === "low") setStop("half");
  }
  return (
    <main ref={desk} className="room-desk" data-sheet={stop}>
      <p id={keysId} className="sr-only">
        Page Down and Page Up go from item to item, Enter opens its products, and the arrow keys move it.
        Everything in the room is in the list as well.
      </p>
      <div className="room-stage" data-view={noView ? "plan" : undefined}>
        {!noView && (
          <div className="relative min-w-0 flex-1">
            <RoomCanvas onNoView={setNoView} />
            <StageNotices>{hasViews && <ViewsPanel onClose={() => setViews(false)} />}</StageNotices>
            <div className="pointer-events-none absolute inset-x-3 bottom-3">
              <ViewTools
                after={
                  <>
                    <ToolButton label="Plan beside the room" isOn={hasPlan} onPress={() => setPlan(!hasPlan)}>
                      <Columns2 aria-hidden size={20} />
                    </ToolButton>
                    <ToolButton label="Views" isOn={hasViews} onPress={() => setViews(!hasViews)}>
                      <GalleryHorizontalEnd aria-hidden size={20} />
                    </ToolButton>
                  </>
                }
              />
            </div>
          </div>
        )}
        {(hasPlan || noView) && (
          <div className={clsx("relative flex min-w-0 flex-col", noView ? "flex-1" : "room-plan")}>
            {noView && <NoViewWords why={noView} />}
            {noView && <StageNotices />}
            <PlanPane />
          </div>
        )}
      </div>
      <aside aria-label="Products, list and checks" className="room-side">
        <div className="room-grip" {...grip}>
          <SheetHandle stop={stop} onStop={setStop} />
          <PanelTabs
            panel={panel}
            onSelect={(next) => {
              setPanel(next);
              if (stop === "low") setStop("half");
            }}
          />
        </div>
        <div className="room-panel" data-testid="room-panel">
          {panel === "products" && <Tray />}
          {panel === "list" && <RunningList onOffer={() => setPanel("products")} />}
          {panel === "checks" && <FindingsList />}
        </div>
      </aside>
    </main>
  );
}

function NoViewWords({ why }: { why: NoView }) {
  return (
    <div className="px-4 pt-3 pb-2">
      {why === "no_graphics" ? (
        <ErrorState title="This browser can't show the room in 3D">
          You can plan it here from above; list, prices and checks are complete.
        </ErrorState>
      ) : (
        <ErrorState
          title="The 3D view didn't load"
          action={
            <button type="button" className="link min-h-11" onClick={() => window.location.reload()}>
              Reload the page
            </button>
          }
        >
          The plan, products and list work without it. Your work is saved.
        </ErrorState>
      )}
    </div>
  );
}

const sheetWords: Record<SheetStop, string> = {
  low: "Open the panel",
  half: "Open the panel over the room",
  full: "Close the panel",
};
const after: Record<SheetStop, SheetStop> = { low: "half", half: "full", full: "low" };

/** On a phone: drags the panel up and down; a tap goes to the next height. */
function SheetHandle({ stop, onStop }: { stop: SheetStop; onStop: (stop: SheetStop) => void }) {
  return (
    <button
      type="button"
      aria-label={sheetWords[stop]}
      aria-expanded={stop !== "low"}
      className="room-handle"
      onClick={() => onStop(after[stop])}
    >
      <span aria-hidden />
    </button>
  );
}

function PanelTabs({ panel, onSelect }: { panel: Panel; onSelect: (panel: Panel) => void }) {
  const { total } = useTakeoff();
  const findings = useFindings();
  const musts = findings.filter(({ level }) => level === "must").length;
  const count = musts > 0 ? musts : findings.length;
  const tabs = [
    ["products", "Products", "", ""],
    ["list", "List", formatUsd(total), tabWords.total],
    ["checks", "Checks", count > 0 ? String(count) : "✓", checkWords(count, musts > 0)],
  ] as const;
  return (
    <nav id={focusIds.sheetTabs} aria-label="Side panel" className="flex border-hairline border-b px-2">
      {tabs.map(([id, words, more, read]) => (
        <button
          key={id}
          type="button"
          aria-current={panel === id ? "true" : undefined}
          onClick={() => onSelect(id)}
          className={clsx(
            "-mb-px min-h-12 flex-1 whitespace-nowrap border-b-2 px-2 -outline-offset-2",
            panel === id ? "border-ink font-semibold" : "border-transparent text-graphite hover:text-ink",
          )}
        >
          {words}
          {more && (
            <>
              {" "}
              <span
                aria-hidden={id === "checks"}
                className={clsx("figures ml-1 text-sm", id === "checks" && musts > 0 && "text-bad")}
              >
                {more}
              </span>
              <span className="sr-only">{` ${read}`}</span>
            </>
          )}
        </button>
      ))}
    </nav>
  );
}

function checkWords(count: number, isMust: boolean): string {
  if (count === 0) return tabWords.passed;
  return isMust ? `${count} to fix` : `${count} to improve`;
}
