import { Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { EditedBoard } from "./use-board.ts";

const step = 1.25;
const look = "hover:bg-sunk disabled:text-edge";

/** Undo, redo and zoom. */
export function ViewBar({
  board: { undo, redo, canUndo, canRedo },
  scale,
  zoomAt,
  onFit,
}: {
  board: EditedBoard;
  scale: number;
  zoomAt: (factor: number) => void;
  onFit: () => void;
}) {
  return (
    <div role="toolbar" aria-label="View" className="flex items-center">
      <IconButton label="Undo" disabled={!canUndo} onClick={undo} className={look}>
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={redo} className={look}>
        <Redo2 aria-hidden size={18} />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => zoomAt(1 / step)} className={look}>
        <ZoomOut aria-hidden size={18} />
      </IconButton>
      <span className="figures w-12 text-center text-sm">{`${Math.round(scale * 100)}%`}</span>
      <IconButton label="Zoom in" onClick={() => zoomAt(step)} className={look}>
        <ZoomIn aria-hidden size={18} />
      </IconButton>
      <IconButton label="Zoom to fit" onClick={onFit} className={look}>
        <Maximize aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
