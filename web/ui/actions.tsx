import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/**
 * The buttons that end a form, a question, a dialog or a bar, in the one order of the product: what deletes at the left
 * edge, then the way out, then other acts, and the main button last, at the right edge.
 */
export function Actions({
  remove,
  out,
  onCancel,
  cancelWords = "Cancel",
  children,
  main,
  className,
}: {
  /** Deletes what is being edited. */
  remove?: ReactNode;
  /** The way out is a plain button, such as Cancel. */
  onCancel?: () => void;
  cancelWords?: ReactNode;
  /** Another way out. */
  out?: ReactNode;
  /** Other acts. */
  children?: ReactNode;
  main: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx("flex grow flex-wrap items-center justify-end gap-3", className)}>
      {remove && <div className="mr-auto">{remove}</div>}
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          {cancelWords}
        </Button>
      ) : (
        out
      )}
      {children}
      {main}
    </div>
  );
}
