import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import type { Drawing, DrawingHistory } from "./drawing-history.ts";
import type { ChangeDrawing } from "./drawing-store.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { Inspector } from "./inspector.tsx";
import { PlanCanvas } from "./plan-canvas.tsx";
import { LengthCheck } from "./trace/length-check.tsx";
import { PicturePanel } from "./trace/picture-panel.tsx";
import { PictureUnder } from "./trace/picture-under.tsx";
import type { Tracing } from "./trace/use-trace.ts";
import { usePlanEditor } from "./use-plan-editor.ts";

/** The drawing with its tools, and beside it whatever is selected by its lengths. */
export default function PlanEditor({
  history,
  change,
  tracing,
  children,
}: {
  /** Chooses a picture to lay under the drawing. */
  children: ReactNode;
  tracing: Tracing;
  history: DrawingHistory & { present: Drawing };
  change: ChangeDrawing;
}) {
  const editor = usePlanEditor(history, change);
  const first = useRef<HTMLInputElement>(null);
  const { said } = editor;
  const underlay = tracing.trace?.underlay;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside
    <div
      onKeyDown={(event) => handleHistoryKey(event, editor)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0">
        <EditorToolbar editor={editor} />
        <PlanCanvas
          editor={editor}
          editLength={() => first.current?.focus()}
          picture={
            underlay &&
            ((view) => (
              <PictureUnder
                underlay={underlay}
                url={tracing.url}
                view={view}
                onMove={tracing.isMoving ? (at_in) => tracing.changeUnderlay({ at_in }) : undefined}
              />
            ))
          }
        />
        <p role="status" className="mt-2 flex min-h-6 items-start gap-2 text-sm">
          {said.isRefusal && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />}
          <span className={said.isRefusal ? undefined : "text-graphite"}>{said.text}</span>
        </p>
        {history.present.measured && <LengthCheck editor={editor} measured={history.present.measured} />}
      </div>
      <div className="grid content-start gap-8">
        <Inspector editor={editor} first={first} />
        {underlay ? (
          <div>
            <PicturePanel tracing={tracing} underlay={underlay} />
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              onClick={() => tracing.change({ isOpen: true })}
            >
              Trace the picture
            </Button>
          </div>
        ) : (
          <Disclosure summary="Trace a picture" className="border-t">
            <p className="mb-3 text-graphite text-sm">
              Put a picture or a PDF of the plan under this drawing, to scale.
            </p>
            {children}
          </Disclosure>
        )}
      </div>
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
