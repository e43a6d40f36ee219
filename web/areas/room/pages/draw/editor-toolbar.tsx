import { DoorOpen, Grid2x2, Redo2, Undo2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { snapSteps } from "./snapping.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

/** Above the drawing: back and forth, what can be put in, and how it snaps. */
export function EditorToolbar({ editor }: { editor: PlanEditor }) {
  const { canUndo, canRedo, undo, redo, place, step_in, setStep } = editor;
  return (
    <div role="toolbar" aria-label="Drawing" className="flex flex-wrap items-center gap-x-1 gap-y-2 pb-3">
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={undo}
        icon={<Undo2 aria-hidden size={18} />}
        className="disabled:border-transparent disabled:bg-transparent max-sm:px-2"
      >
        <span className="max-sm:sr-only">Undo</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="Control+Y"
        disabled={!canRedo}
        onClick={redo}
        icon={<Redo2 aria-hidden size={18} />}
        className="disabled:border-transparent disabled:bg-transparent max-sm:px-2"
      >
        <span className="max-sm:sr-only">Redo</span>
      </Button>
      <span aria-hidden className="mx-1 h-6 border-hairline border-l" />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => place("door")}
        className="max-sm:px-2"
        icon={<DoorOpen aria-hidden size={18} />}
      >
        <span>
          <span className="sr-only">Add </span>Door
        </span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => place("window")}
        className="max-sm:px-2"
        icon={<Grid2x2 aria-hidden size={18} />}
      >
        <span>
          <span className="sr-only">Add </span>Window
        </span>
      </Button>
      <label className="ml-auto flex items-center gap-2 text-sm">
        <span className="text-graphite max-sm:sr-only">Snap to</span>
        <select
          value={step_in}
          onChange={(event) => setStep(Number(event.target.value))}
          className="min-h-9 rounded-sm bg-transparent pr-1 font-medium pointer-coarse:min-h-11"
        >
          {snapSteps().map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
