import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
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

/** Draws the messages, in front of open dialogs too. */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      receiveToasts({
        show({ kind, message, action }) {
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
        offset={16}
        mobileOffset={12}
        toastOptions={{ unstyled: false }}
      />
    </div>
  );
}
