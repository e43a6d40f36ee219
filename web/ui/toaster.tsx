import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";
import { receiveToasts } from "./toast.ts";

const shown_ms = 10_000;
const icons = {
  success: <CircleCheck aria-hidden size={20} />,
  error: <CircleAlert aria-hidden size={20} />,
  warning: <TriangleAlert aria-hidden size={20} />,
  info: <Info aria-hidden size={20} />,
};

/** One that can be taken back stays, each for its own. */
function withdraw(message: string): void {
  for (const shown of sonner.getToasts())
    if ("title" in shown && shown.title === message && !shown.action) sonner.dismiss(shown.id);
}

const gap_px = 12;

/**
 * Messages stand below a header with menus (`data-menus`), so that they never cover those; at the top where it is out of
 * sight, and on pages that have their tools below their header.
 */
const belowMenus = (): number =>
  Math.max(0, document.querySelector("header[data-menus]")?.getBoundingClientRect().bottom ?? 0) + gap_px;

/** Draws the messages, in front of open dialogs too. */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(gap_px);
  useEffect(
    () =>
      receiveToasts({
        show({ kind, message, action }) {
          setTop(belowMenus());
          // Shown again, the layer comes before a dialog that has opened since.
          layer.current?.hidePopover?.();
          layer.current?.showPopover?.();
          // Said again, a message replaces itself.
          withdraw(message);
          sonner[kind](message, { action: action && { label: action.label, onClick: action.onPress } });
        },
        withdraw,
      }),
    [],
  );
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Sonner
        position="top-right"
        duration={shown_ms}
        closeButton
        icons={icons}
        offset={{ top, right: 16 }}
        mobileOffset={{ top, left: 12, right: 12 }}
        toastOptions={{ unstyled: false }}
      />
    </div>
  );
}
