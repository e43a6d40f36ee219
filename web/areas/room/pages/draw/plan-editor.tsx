import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { Drawing, DrawingHistory } from "./drawing-history.ts";
import type { ChangeDrawing } from "./drawing-store.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { Inspector } from "./inspector.tsx";
import { PlanCanvas } from "./plan-canvas.tsx";
import { usePlanEditor } from "./use-plan-editor.ts";

/** The drawing with its tools, and beside it whatever is selected by its lengths. */
export default function PlanEditor({
  history,
  change,
}: {
  history: DrawingHistory & { present: Drawing };
  change: ChangeDrawing;
}) {
  const editor = usePlanEditor(history, change);
  const first = useRef<HTMLInputElement>(null);
  const { said } = editor;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside
    <div
      onKeyDown={(event) => handleHistoryKey(event, editor)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0">
        <EditorToolbar editor={editor} />
        <PlanCanvas editor={editor} editLength={() => first.current?.focus()} />
        <p role="status" className="mt-2 flex min-h-6 items-start gap-2 text-sm">
          {said.isRefusal && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />}
          <span className={said.isRefusal ? undefined : "text-graphite"}>{said.text}</span>
        </p>
      </div>
      <Inspector editor={editor} first={first} />
    </div>
  );
}

/** Undo and redo, except in a field, where they affect the typing. */
function handleHistoryKey(event: KeyboardEvent, { undo, redo }: { undo: () => void; redo: () => void }) {
  if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) undo();
  else if (key === "y" || key === "z") redo();
  else return;
  event.preventDefault();
}
